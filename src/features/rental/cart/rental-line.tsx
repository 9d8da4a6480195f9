import { useTranslation } from 'react-i18next';
import type { RentalCartLine, RentalTrip } from '@/contract/rental/rental-cart';
import { digitsOf } from '@/domain/money/money-display';
import { tripPrice } from '@/domain/rental/trip-price';
import { vehiclesPercent } from '@/domain/rental/trip-total';
import row from '@/features/cart/drawer/cart-row.module.css';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { mediaSource } from '@/features/item/media-source';
import { useStoreTime } from '@/features/item/use-store-time';
import { Link } from '@/ui/controls/link';
import { Media } from '@/ui/cards/media';
import { Name } from '@/ui/display/name';
import { Price } from '@/ui/display/price';
import { QuantityStepper } from '@/ui/controls/quantity-stepper';
import { providerDiscountOf, toLineTrip } from './line-terms';
import { ratePer } from '../rate-text';
import styles from './rental-cart.module.css';
import { vehiclePath } from '../rental-href';
import { useRentalActions } from '../use-rental-actions';

type Props = { line: RentalCartLine; trip: RentalTrip };

/** A kind of vehicle, its quantity, and its price for the whole trip. */
export function RentalLine({ line, trip }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const actions = useRentalActions();
  const { price, discount, total } = useLinePrice({ line, trip });
  const { name, total_vehicle_count: free } = line.vehicle;
  // Older back ends send the total number of vehicles instead of the free ones; they still refuse more than are free.
  const most = Math.max(free, 1);
  const reason = line.quantity >= most ? t('rental.all_of_them', { count: most }) : undefined;
  return (
    <li className={row.row}>
      <Link href={vehiclePath(line.vehicle)} className={row.picture} aria-label={name}>
        <Media picture={mediaSource(line.vehicle.thumbnail_full_url, 'item', '88px')} />
      </Link>
      <div className={row.body}>
        <h3 className={`clamp2 ${row.name}`}>
          <Name>{name}</Name>
        </h3>
        <Rate line={line} />
        <div className={row.bottom}>
          <div className={row.price}>
            <Price
              now={money(total)}
              {...(discount > 0 && { was: money(price), wasLabel: t('ui.was'), nowLabel: t('ui.now') })}
            />
          </div>
          <QuantityStepper
            quantity={line.quantity}
            max={most}
            maxReason={reason}
            onChange={(quantity) => void actions.setQuantity(line, quantity)}
            onRemove={() => void actions.remove(line, trip)}
            labels={{
              quantity: t('item.quantity_of', { name }),
              increase: t('item.increase', { name }),
              decrease: t('item.decrease', { name }),
              remove: t('item.remove', { name }),
            }}
          />
        </div>
        {reason && (
          <small className={styles.reason} aria-hidden="true">
            {reason}
          </small>
        )}
      </div>
    </li>
  );
}

function Rate({ line: { vehicle, rental_type } }: Pick<Props, 'line'>) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const rates = {
    ...{ hourly: vehicle.hourly_price, day_wise: vehicle.day_wise_price },
    distance_wise: vehicle.distance_price,
  };
  return (
    <p className={row.fact}>
      <bdi className="num">{money(rates[rental_type])}</bdi> {t(ratePer[rental_type])}
    </p>
  );
}

function useLinePrice({ line, trip }: Props) {
  const config = useConfig();
  const now = useStoreTime();
  const percent = now ? vehiclesPercent(providerDiscountOf(line, config), now) : 0;
  return tripPrice(line.vehicle, toLineTrip(trip, line), percent, digitsOf(config));
}
