/**
 * The price per hour, day or kilometre, as a vehicle's card and page show it.
 * Spec: wire-format §8. A percentage reduces every hour; an amount is subtracted from the whole trip, so the rate stays
 * the same.
 */
import { shownPrice, type ShownPrice } from '../catalogue/item-price';
import type { TripVehicle } from './trip-price';
import type { TripType } from './trip-status';
import { toNumber } from '../wire/wire';

export type RatedVehicle = TripVehicle & { trip_hourly: boolean; trip_day_wise?: boolean; trip_distance: boolean };

export type Rate = ShownPrice & { kind: TripType };

/** One rate per kind of trip that is offered, the hourly one first. */
export function vehicleRates(vehicle: RatedVehicle, digits: number): Rate[] {
  const { trip_hourly, trip_day_wise = false, trip_distance, discount_type, discount_price } = vehicle;
  const item = discount_type === 'amount' ? {} : { discount: discount_price, discount_type: 'percent' };
  const rates = [
    ['hourly', trip_hourly, vehicle.hourly_price],
    ['day_wise', trip_day_wise, vehicle.day_wise_price],
    ['distance_wise', trip_distance, vehicle.distance_price],
  ] as const;
  return rates.flatMap(([kind, isOffered, price]) =>
    isOffered ? [{ kind, ...shownPrice(item, toNumber(price), digits) }] : [],
  );
}
