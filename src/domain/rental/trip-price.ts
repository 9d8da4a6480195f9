/**
 * The price of renting a vehicle.
 * Spec: wire-format §8: hourly price × hours, day price × days (other back ends), or distance price × km, for each
 * vehicle × quantity; the larger of the vehicle's and the provider's discount is subtracted, as for items.
 */
import { linePrice, type LinePrice } from '../catalogue/item-price';
import { times, type Amount } from '../money/money';
import type { Maybe } from '../wire/wire';

export type TripVehicle = {
  hourly_price?: Amount;
  /** For 24 hours. */
  day_wise_price?: Amount;
  distance_price?: Amount;
  discount_type?: Maybe<string>;
  discount_price?: Amount;
};

export type Trip = {
  /** `hourly` or `day_wise`; anything else means distance_wise. */
  rental_type: string;
  estimated_hours?: Maybe<number>;
  distance_km?: Maybe<number>;
  quantity: number;
};

/** `provider_discount` is in percent. */
export function tripPrice(vehicle: TripVehicle, trip: Trip, provider_discount: Amount, digits: number): LinePrice {
  const { rate, length } = measure(vehicle, trip);
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

function measure(vehicle: TripVehicle, { rental_type, estimated_hours, distance_km }: Trip) {
  if (rental_type === 'hourly') return { rate: vehicle.hourly_price, length: estimated_hours ?? 0 };
  if (rental_type === 'day_wise') return { rate: vehicle.day_wise_price, length: wholeDays(estimated_hours ?? 0) };
  return { rate: vehicle.distance_price, length: distance_km ?? 0 };
}

/** The days that a trip of so many hours counts for where it is rented by the day. */
export const wholeDays = (hours: number): number => Math.max(1, Math.round(hours / 24));
