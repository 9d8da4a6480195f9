import type { RentalCartLine, RentalTrip } from '@/contract/rental/rental-cart';
import type { Trip } from '@/domain/rental/trip-price';

/** What a line is priced by: the trip of the cart, with how many vehicles. */
export function termsOf({ rental_type, estimated_hours, distance }: RentalTrip, { quantity }: RentalCartLine): Trip {
  return { rental_type, estimated_hours, distance_km: distance, quantity };
}

/** Some back ends tell it beside the vehicle, others within it. */
export const providerDiscountOf = ({ provider, vehicle }: RentalCartLine) =>
  provider.discount ?? vehicle.provider.discount;
