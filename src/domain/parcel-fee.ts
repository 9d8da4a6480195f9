/**
 * What sending a parcel costs.
 * Spec: api-contract §7.3: distance × rate, at least the minimum, then the vehicle, then the surge; a category's own
 * rates win over the configuration's.
 */
import { deliveryFee, type Surge } from './delivery-fee';
import { numberOf, type Maybe } from './wire';
import type { Amount } from './money';

type ParcelRates = { parcel_per_km_shipping_charge?: Amount; parcel_minimum_shipping_charge?: Amount };

export type ParcelDelivery = {
  distance_km: number;
  category?: Maybe<ParcelRates>;
  config: ParcelRates;
  zone?: Maybe<Surge>;
  extra_charge?: Amount;
};

export function parcelFee(
  { distance_km, category, config, zone, extra_charge }: ParcelDelivery,
  digits?: number,
): number {
  const rates = hasRates(category) ? category : config;
  return deliveryFee(
    {
      order: { order_type: 'delivery', total: 0, distance_km, extra_charge },
      store: {},
      zone: {
        per_km_shipping_charge: rates.parcel_per_km_shipping_charge,
        minimum_shipping_charge: rates.parcel_minimum_shipping_charge,
        increased_delivery_fee_status: zone?.increased_delivery_fee_status,
        increased_delivery_fee: zone?.increased_delivery_fee,
        increased_delivery_fee_type: zone?.increased_delivery_fee_type,
      },
      config: {},
    },
    digits,
  );
}

function hasRates(rates: Maybe<ParcelRates>): rates is ParcelRates {
  return numberOf(rates?.parcel_per_km_shipping_charge) > 0;
}
