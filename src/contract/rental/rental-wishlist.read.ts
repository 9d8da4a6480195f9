import { readProviderCard } from './provider.read';
import { list, record } from '../core/wire-values';
import type { RentalWishlist } from './rental-wishlist';
import { readVehicle } from './vehicle.read';

/** Some back ends use the singular keys of the wishlist of other modules. */
export function readRentalWishlist(answer: unknown): RentalWishlist {
  const { vehicles, vehicle, providers, provider } = record(answer);
  return {
    vehicles: list(vehicles ?? vehicle).map(readVehicle),
    providers: list(providers ?? provider).map(readProviderCard),
  };
}
