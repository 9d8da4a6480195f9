import type { Vehicle } from '@/contract/rental/vehicle';
import { vehicleRates, type Rate } from '@/domain/rental/vehicle-rate';
import { discountText } from '@/features/item/item-labels';
import type { CardTexts } from '@/features/item/use-card-texts';
import { Badge } from '@/ui/display/badge';
import { Icon } from '@/ui/display/icon';
import { Price } from '@/ui/display/price';
import { travelIcons } from '@/ui/icons/travel-icons';
import { toolIcons } from '@/ui/icons/tool-icons';
import { ratePer } from '../rate-text';
import styles from './vehicle-card.module.css';
import { fuels, gears } from './vehicle-filter';

/** Shared parts of the card and the page of a vehicle. */

type Props = { vehicle: Vehicle; texts: CardTexts };

export function VehicleBadges({ vehicle, texts }: Props) {
  const { discount_price: discount, discount_type, new_tag } = vehicle;
  return (
    <>
      {discount > 0 && <Badge tone="offer">{discountText({ discount, discount_type }, texts)}</Badge>}
      {new_tag && (
        <Badge tone="plain" icon="sparkles">
          {texts.t('rental.new')}
        </Badge>
      )}
    </>
  );
}

export function VehicleSpecs({ vehicle, texts: { t } }: Props) {
  return (
    <p className={styles.specs}>
      <span>
        <Icon name={travelIcons.users} size={16} />
        {t('rental.seats', { count: vehicle.seating_capacity })}
      </span>
      <span>
        <Icon name={toolIcons.settings} size={16} />
        {gearText(vehicle.transmission_type, t)}
      </span>
      <span>
        <Icon name={travelIcons.fuel} size={16} />
        {fuelText(vehicle.fuel_type, t)}
      </span>
    </p>
  );
}

/** Unknown values of other back ends are shown unchanged. */
export function gearText(gear: string, t: CardTexts['t']): string {
  const known = gears.find((name) => name === gear);
  return known ? t(`rental.gear_${known}`) : gear;
}

export function fuelText(fuel: string, t: CardTexts['t']): string {
  const known = fuels.find((name) => name === fuel);
  return known ? t(`rental.fuel_${known}`) : fuel;
}

export const ratesOf = ({ vehicle, texts }: Props): Rate[] =>
  vehicleRates(vehicle, texts.config.digit_after_decimal_point);

type RateProps = { rate: Rate; texts: CardTexts; size?: 'total' | 'hero' };

export function RateLine({ rate, texts: { t, short }, size = 'total' }: RateProps) {
  return (
    <span className={styles.rate}>
      <Price
        size={size}
        now={short(rate.price)}
        was={rate.original_price === null ? undefined : short(rate.original_price)}
        nowLabel={t('ui.now')}
        wasLabel={t('ui.was')}
      />
      <span className="t14 muted">{t(ratePer[rate.kind])}</span>
    </span>
  );
}
