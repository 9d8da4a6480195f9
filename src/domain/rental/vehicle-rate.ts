/**
 * What an hour or a kilometre with a vehicle costs, as its card and its page write it.
 * Spec: wire-format §8. A percentage is off every hour; an amount is off the whole trip, so the rate stays as it is.
 */
import { shownPrice, type ShownPrice } from '../catalogue/item-price';
import type { TripVehicle } from './trip-price';
import { toNumber } from '../wire/wire';

export type RatedVehicle = TripVehicle & { trip_hourly: boolean; trip_distance: boolean };

export type Rate = ShownPrice & { kind: 'hourly' | 'distance_wise' };

/** One for each kind of trip that is offered, the hourly one first. */
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
