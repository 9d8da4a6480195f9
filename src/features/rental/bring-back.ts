import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { addToRentalCart, clearRentalCart, type RentalCart, type RentalTrip } from '@/contract/rental/rental-cart';
import type { Config } from '@/contract/config';
import { isOfOneProvider } from '@/domain/rental/rental-cart';
import type { Former } from '@/features/cart/bring-back';
import type { Restorable } from '@/features/cart/restore-removed';
import { fetchAsItIs, rentalWrite, vehiclesIn } from './cart/rental-cart-api';
import { rentalCartWriter } from './cart/write-rental-cart';
import { toCriteria, toTerms } from './trip-terms';
import { withoutPastTime } from './trip-criteria';

/** What is put back of a line. */
export type FormerLine = { vehicle_id: number; quantity: number; vehicle: { name: string } };

/** The vehicles for this trip; a time that has passed becomes as soon as possible. */
export function formerVehicles(
  lines: readonly FormerLine[],
  trip: RentalTrip,
  config: Pick<Config, 'timezone'>,
): Former<RentalCart>[] {
  const way = { km: trip.distance, hours: trip.destination_time };
  const terms = toTerms(withoutPastTime(toCriteria(trip, config), config), way);
  return lines.map(({ vehicle_id, quantity, vehicle }) => ({
    name: vehicle.name,
    write: rentalWrite(addToRentalCart, (owner) => ({ ...owner, ...terms, vehicle_id, quantity })),
  }));
}

type Room = { client: QueryClient; config: Config; t: TFunction };

/** Rental's cart, whose vehicles and trip can be put in place of others. Beside others they join the trip of those. */
export function replaceableVehicles({ client, config, t }: Room): Restorable<RentalCart> {
  const toFormer = ({ carts, trip }: RentalCart) => (trip ? formerVehicles(carts, trip, config) : []);
  return {
    run: rentalCartWriter(client),
    fetch: (owner) => fetchAsItIs(client, owner),
    empty: rentalWrite(clearRentalCart, (owner) => owner),
    toFormer,
    toBeside: ({ carts, trip }, held) => toFormer({ carts, trip: held.trip ?? trip }),
    isOthers: (held, back) => !isOfOneProvider([...held.carts, ...back.carts]),
    removed: (cart) => t('rental.bring_back', { count: vehiclesIn(cart) }),
  };
}
