import { addToRentalCart, clearRentalCart, type RentalCart, type RentalTrip } from '@/contract/rental/rental-cart';
import type { Config } from '@/contract/config';
import type { Former } from '@/features/cart/bring-back';
import { rentalWrite } from './cart/rental-cart-api';
import { toCriteria, toTerms } from './trip-terms';
import { withoutPastTime } from './trip-criteria';

/** What is put back of a line. */
export type FormerLine = { vehicle_id: number; quantity: number; vehicle: { name: string } };

/** The vehicles for this trip; a time that has passed becomes as soon as possible. */
export function formerVehicles(
  lines: readonly FormerLine[],
  trip: RentalTrip,
  config: Pick<Config, 'timezone'>,
): Former<RentalCart> {
  const way = { km: trip.distance, hours: trip.destination_time };
  const terms = toTerms(withoutPastTime(toCriteria(trip, config), config), way);
  return {
    lines: lines.map(({ vehicle_id, quantity, vehicle }) => ({
      name: vehicle.name,
      write: rentalWrite(addToRentalCart, (owner) => ({ ...owner, ...terms, vehicle_id, quantity })),
    })),
  };
}

/** The same where others have come in their place, which go again. */
export function replacedVehicles(...former: Parameters<typeof formerVehicles>): Former<RentalCart> {
  return { ...formerVehicles(...former), empty: rentalWrite(clearRentalCart, (owner) => owner) };
}
