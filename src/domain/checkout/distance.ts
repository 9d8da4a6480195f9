/**
 * The great-circle distance between two points, used when no route is known.
 * Spec: ordering §7 (earth radius 6378137 m) and §9 (metres / 1000).
 */
import { limits } from '../limits';
import { toNumber, type Maybe } from '../wire/wire';

/** Degrees; some back ends send them as text. */
export type Place = { lat: Maybe<number | string>; lng: Maybe<number | string> };

/** Metres along the great circle. */
export function greatCircle(a: Place, b: Place): number {
  const [latA, latB] = [radians(a.lat), radians(b.lat)];
  const height = Math.sin((latB - latA) / 2) ** 2;
  const width = Math.sin((radians(b.lng) - radians(a.lng)) / 2) ** 2;
  const half = Math.min(1, Math.sqrt(height + Math.cos(latA) * Math.cos(latB) * width));
  return 2 * limits.earth_radius_m * Math.asin(half);
}

export function kilometres(metres: number): number {
  return metres / 1000;
}

function radians(degrees: Place['lat']): number {
  return (toNumber(degrees) * Math.PI) / 180;
}
