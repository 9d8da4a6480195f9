import { useTranslation } from 'react-i18next';
import type { Trip } from '@/contract/rental/trip';
import { canPayTrip, canReviewTrip, isRunningTrip } from '@/domain/rental/trip-status';
import { PurchaseCard } from '@/features/order/list/purchase-card';
import { useTripTexts } from '@/features/rental/use-trip-texts';
import { ButtonLink } from '@/ui/controls/button';
import { moneyIcons } from '@/ui/icons/money-icons';
import { travelIcons } from '@/ui/icons/travel-icons';
import { TripBadge } from './trip-badge';
import { tripHref } from './trip-href';

/** One trip in the list: its provider, time, amount and status. */
export function TripCard({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const { moment } = useTripTexts();
  const href = tripHref(trip.id);
  return (
    <PurchaseCard
      href={href}
      logo={trip.provider?.logo_full_url}
      icon={travelIcons.car}
      name={trip.provider?.name ?? t('trip.trip')}
      kind={t('trip.trip')}
      id={trip.id}
      when={moment(trip.schedule_at ?? trip.created_at)}
      content={trip.quantity > 0 ? t('trip.vehicles', { count: trip.quantity }) : null}
      badge={<TripBadge status={trip.trip_status} />}
      amount={trip.trip_amount}
    >
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
          {t('trip.review')}
        </ButtonLink>
      )}
      <ButtonLink size="small" look="text" href={href}>
        {t('trip.details')}
      </ButtonLink>
    </PurchaseCard>
  );
}
