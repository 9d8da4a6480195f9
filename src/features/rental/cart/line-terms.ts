import type { RentalCartLine, RentalTrip } from '@/contract/rental/rental-cart';
import type { Config } from '@/contract/config';
import type { Trip } from '@/domain/rental/trip-price';
import { countedDiscount } from '@/domain/rental/trip-total';

/** The terms that determine a line's price: the trip of the cart, and the number of vehicles. */
export function toLineTrip({ rental_type, estimated_hours, distance }: RentalTrip, { quantity }: RentalCartLine): Trip {
  return { rental_type, estimated_hours, distance_km: distance, quantity };
}

/** Some back ends send it beside the vehicle, others within it. */
export const providerDiscountOf = ({ provider, vehicle }: RentalCartLine, config: Pick<Config, 'extensions'>) =>
  countedDiscount(provider.discount ?? vehicle.provider.discount, config);
