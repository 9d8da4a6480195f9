import { useTranslation } from 'react-i18next';
import styles from './countdown.module.css';
import { useCountdown } from './use-countdown';

/** Days, hours, minutes and seconds; the space is reserved until the browser knows the time. */
export function Countdown({ until }: { until: string }) {
  const { t } = useTranslation();
  const left = useCountdown(until);
  const parts = [
    { key: 'days', unit: t('campaign.days'), value: left === null ? null : Math.floor(left / 86_400) },
    { key: 'hours', unit: t('campaign.hours'), value: left === null ? null : Math.floor(left / 3600) % 24 },
    { key: 'minutes', unit: t('campaign.minutes'), value: left === null ? null : Math.floor(left / 60) % 60 },
    { key: 'seconds', unit: t('campaign.seconds'), value: left === null ? null : left % 60 },
  ];
  return (
    // Screen readers do not announce each second: a timer is silent unless asked.
    <span className={styles.countdown} role="timer" aria-live="off">
      <span>{t('campaign.ends_in')}</span>
      {parts.map(({ key, unit, value }) => (
        <span key={key} className={styles.part}>
          <bdi className="num">{value === null ? '––' : String(value).padStart(2, '0')}</bdi>
          <small> {unit}</small>
        </span>
      ))}
    </span>
  );
}
