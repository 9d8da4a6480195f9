import { useTranslation } from 'react-i18next';
import type { Vehicle } from '@/contract/rental/vehicle';
import { toHours, toRentalType } from '@/domain/rental/trip-criteria';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useStoreTime } from '@/features/item/use-store-time';
import { Price } from '@/ui/display/price';
import styles from './rent-form.module.css';
import type { TripWay } from './trip-terms';
import type { TripCriteria } from './trip-criteria';
import { tripEstimate } from './vehicles/trip-estimate';

type Props = { vehicle: Vehicle; criteria: TripCriteria; way: TripWay | null; quantity: number };

/** The price of the vehicles for this trip, before tax; by distance once the route is known. */
export function RentEstimate({ vehicle, criteria, way, quantity }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const now = useStoreTime();
  const isByWay = criteria.kind === 'distance_wise';
  const trip = {
    rental_type: toRentalType(criteria.kind),
    estimated_hours: toHours(criteria),
    distance_km: way?.km ?? 0,
    quantity,
  };
  const { price, discount, total } = tripEstimate(vehicle, trip, { config, now });
  return (
    <p className={styles.estimate} aria-live="polite">
      <span>{t('rental.estimate')}</span>
      {isByWay && !way ? (
        <b>–</b>
      ) : (
        <Price
          size="total"
          now={money(total)}
          {...(discount > 0 && { was: money(price), wasLabel: t('ui.was'), nowLabel: t('ui.now') })}
        />
      )}
    </p>
  );
}
