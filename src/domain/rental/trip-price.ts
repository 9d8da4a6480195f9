/**
 * The price of renting a vehicle.
 * Spec: wire-format §8: hourly price × hours, or distance price × km, for each vehicle × quantity; the larger of the
 * vehicle's and the provider's discount is subtracted, as for items.
 */
import { linePrice, type LinePrice } from '../catalogue/item-price';
import { times, type Amount } from '../money/money';
import type { Maybe } from '../wire/wire';

export type TripVehicle = {
  hourly_price?: Amount;
  distance_price?: Amount;
  discount_type?: Maybe<string>;
  discount_price?: Amount;
};

export type Trip = {
  /** `hourly`; anything else means distance_wise. */
  rental_type: string;
  estimated_hours?: Maybe<number>;
  distance_km?: Maybe<number>;
  quantity: number;
};

/** `provider_discount` is in percent. */
export function tripPrice(vehicle: TripVehicle, trip: Trip, provider_discount: Amount = 0, digits?: number): LinePrice {
  const isHourly = trip.rental_type === 'hourly';
  const rate = isHourly ? vehicle.hourly_price : vehicle.distance_price;
  const length = (isHourly ? trip.estimated_hours : trip.distance_km) ?? 0;
  return linePrice(
    {
      item: {
        discount: vehicle.discount_price,
        discount_type: vehicle.discount_type,
        store_discount: provider_discount,
      },
      unit_price: times(rate, length, digits),
      quantity: trip.quantity,
    },
    digits,
  );
}
