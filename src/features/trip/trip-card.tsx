import { useTranslation } from 'react-i18next';
import type { Trip } from '@/contract/rental/trip';
import { canPayTrip, canReviewTrip, isRunningTrip } from '@/domain/rental/trip-status';
import { useMoney } from '@/features/config/use-money';
import styles from '@/features/order/list/order-list.module.css';
import { useTripTexts } from '@/features/rental/use-trip-texts';
import { ButtonLink } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { moneyIcons } from '@/ui/icons/money-icons';
import { travelIcons } from '@/ui/icons/travel-icons';
import { TripBadge } from './trip-badge';
import { tripHref } from './trip-href';

/** One trip in the list: whose vehicles, when, how much, how far. */
export function TripCard({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { moment } = useTripTexts();
  const logo = trip.provider?.logo_full_url;
  const href = tripHref(trip.id);
  return (
    <article className={styles.card}>
      <Link href={href} className={styles.link}>
        <span className={styles.logo}>
          {logo ? (
            <img src={logo} alt="" width={56} height={56} loading="lazy" />
          ) : (
            <Icon name={travelIcons.car} size={24} />
          )}
        </span>
        <span>
          <strong className="strong clamp2">
            <bdi>{trip.provider?.name ?? t('trip.trip')}</bdi>
          </strong>
          <span className={styles.facts}>
            <span>
              {t('trip.trip')} <bdi className="num">#{trip.id}</bdi>
            </span>
            <br />
            <span>
              {moment(trip.schedule_at ?? trip.created_at)}
              {trip.quantity > 0 && (
                <>
                  {' · '}
                  <span>{t('trip.vehicles', { count: trip.quantity })}</span>
                </>
              )}
            </span>
          </span>
        </span>
        <span className={styles.end}>
          <TripBadge status={trip.trip_status} />
          <bdi className="num strong">{money(trip.trip_amount)}</bdi>
        </span>
      </Link>
      <div className={styles.foot}>
        {isRunningTrip(trip.trip_status) && (
          <ButtonLink size="small" look="secondary" icon="map-pin" href={href}>
            {t('shell.track_trip')}
          </ButtonLink>
        )}
        {canPayTrip(trip) && trip.payment_method !== 'cash_payment' && (
          <ButtonLink size="small" icon={moneyIcons.wallet} href={href}>
            {t('order.action_pay')}
          </ButtonLink>
        )}
        {canReviewTrip(trip) && (
          <ButtonLink size="small" look="neutral" icon="star" href={href}>
            {t('order.action_review')}
          </ButtonLink>
        )}
        <ButtonLink size="small" look="text" href={href}>
          {t('trip.details')}
        </ButtonLink>
      </div>
    </article>
  );
}
