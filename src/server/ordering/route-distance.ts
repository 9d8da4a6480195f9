import type { LatLng } from '@/domain/place/city-map';
import type { Distance } from '@/contract/place/map';
import { greatCircle, kilometres } from '@/domain/checkout/distance';
import { readDistance } from '@/contract/place/place.read';
import { mapService } from '../adapters/map-service';
import { ApiError } from '../http/api';

/**
 * Kilometres from a store to an address: along the streets on foot, as `distance-api` answers the storefront, else in a
 * straight line. Orders are charged by this, whatever distance the client sends.
 */
export async function measureKilometres(from: LatLng, to: LatLng): Promise<number> {
  const { metres } = await measureRoute(from, to, 'WALK');
  return kilometres(metres ?? greatCircle(from, to));
}

/**
 * The route along the streets, from the configured map service; `metres` is null when it knows no route or does not
 * answer.
 */
export async function measureRoute(from: LatLng, to: LatLng, mode: 'DRIVE' | 'WALK'): Promise<Distance> {
  try {
    return readDistance(await mapService().distance({ from, to, mode }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { metres: null, seconds: 0 };
  }
}
