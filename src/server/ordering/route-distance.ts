import type { LatLng } from '@/domain/place/city-map';
import type { Distance } from '@/contract/place/map';
import { greatCircle, kilometres } from '@/domain/checkout/distance';
import { readDistance } from '@/contract/place/place.read';
import { mapService, type Trip } from '../adapters/map-service';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { limitCalls } from '../http/rate-limit';

/**
 * Kilometres from a store to an address: along the streets on foot, as `distance-api` answers the storefront, else in a
 * straight line. Orders are charged by this, whatever distance the client sends.
 */
export async function measureKilometres(from: LatLng, to: LatLng, limitFor: Caller | null): Promise<number> {
  const { metres } = await measureRoute({ from, to, mode: 'WALK' }, limitFor);
  return kilometres(metres ?? greatCircle(from, to));
}

/**
 * The route along the streets, from the configured map service; `metres` is null when it knows no route or does not
 * answer. Beyond the limits of look-ups a route that costs money is refused, since a straight line would change the
 * price. `limitFor` is whose look-up it is; null in a call that has counted itself as one.
 */
export async function measureRoute(trip: Trip, limitFor: Caller | null): Promise<Distance> {
  if (limitFor && isBilled(trip)) await limitCalls(limitFor, 'look_up');
  try {
    return readDistance(await mapService().distance(trip));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { metres: null, seconds: 0 };
  }
}

/** Whether the map service charges for this route now. */
export function isBilled(trip: Trip): boolean {
  const { isMetered, knows } = mapService();
  return isMetered === true && !knows?.(trip);
}
