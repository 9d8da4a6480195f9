import { useTranslation } from '@/i18n/react';
import { Icon } from '@/ui/icon';
import styles from './steps.module.css';

const STEPS = ['sender', 'receiver', 'checkout'] as const;

/** How far the sending has come. */
export function Steps({ at }: { at: (typeof STEPS)[number] }) {
  const { t } = useTranslation();
  const now = STEPS.indexOf(at);
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, n) => (
        <li
          key={step}
          data-state={n < now ? 'done' : n === now ? 'now' : 'later'}
          aria-current={n === now ? 'step' : undefined}
        >
          <span className={styles.mark}>{n < now ? <Icon name="check" size={16} /> : n + 1}</span>
          {t(`parcel.${step}`)}
        </li>
      ))}
    </ol>
  );
}
