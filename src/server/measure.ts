import { greatCircle, kilometres } from '@/domain/distance';
import { route } from './city/routing';

type Place = { lat: number; lng: number };

/**
 * Kilometres from a store to an address: along the streets on foot, as `distance-api` answers the storefront, else as
 * the crow flies. An order is charged by this, whatever distance its client sends.
 */
export function measuredKilometres(from: Place, to: Place): number {
  return kilometres(route({ from, to, mode: 'WALK' })?.metres ?? greatCircle(from, to));
}

/** The corners that a courier passes; none where no street is known. */
export function drivenPoints(from: Place, to: Place): Place[] {
  return route({ from, to, mode: 'DRIVE' })?.points ?? [];
}
