/**
 * The price per hour or kilometre, as a vehicle's card and page show it.
 * Spec: wire-format §8. A percentage reduces every hour; an amount is subtracted from the whole trip, so the rate stays
 * the same.
 */
import { shownPrice, type ShownPrice } from '../catalogue/item-price';
import type { TripVehicle } from './trip-price';
import { toNumber } from '../wire/wire';

export type RatedVehicle = TripVehicle & { trip_hourly: boolean; trip_distance: boolean };

export type Rate = ShownPrice & { kind: 'hourly' | 'distance_wise' };

/** One rate per kind of trip that is offered, the hourly one first. */
export function vehicleRates(vehicle: RatedVehicle, digits?: number): Rate[] {
  const { trip_hourly, trip_distance, discount_type, discount_price } = vehicle;
  const item = discount_type === 'amount' ? {} : { discount: discount_price, discount_type: 'percent' };
  return [
    ...(trip_hourly ? [{ kind: 'hourly' as const, ...shownPrice(item, toNumber(vehicle.hourly_price), digits) }] : []),
    ...(trip_distance
      ? [{ kind: 'distance_wise' as const, ...shownPrice(item, toNumber(vehicle.distance_price), digits) }]
      : []),
  ];
}
