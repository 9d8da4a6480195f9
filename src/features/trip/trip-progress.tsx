import { useTranslation } from '@/i18n/react';
import type { Trip } from '@/contract/trip';
import { tripSteps, type TripStep } from '@/domain/trip-status';
import styles from '@/features/order/order-timeline.module.css';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icons';
import { useTripTexts } from '@/features/rental/use-trip-texts';

const icons: Record<TripStep['step'], IconName> = {
  pending: 'receipt',
  confirmed: 'check',
  ongoing: 'car',
  completed: 'flag',
};

/** Booked → confirmed → under way → completed, each with its time. */
export function TripProgress({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const { moment } = useTripTexts();
  return (
    <ol className={styles.timeline}>
      {tripSteps(trip).map(({ step, at, state }) => (
        <li
          key={step}
          className={classNames(state === 'done' && styles.done, state === 'current' && styles.now)}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot}>
            <Icon name={state === 'done' ? 'check' : icons[step]} size={16} />
          </span>
          <b>{t(`trip.step_${step}`)}</b>
          {at && state !== 'waiting' && (
            <time>
              <bdi>{moment(at)}</bdi>
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
