/**
 * The time that a courier still needs: the travel time of the route times the share that is left.
 * Spec: beyond the specification; the route is the answer of the direction call (wire-format §2.3).
 */
import { greatCircle } from '../checkout/distance';
import type { LatLng } from '../place/city-map';
import { splitAt } from '../place/polyline';

/** Seconds; null for a route without length. `seconds` is the time for the whole route. */
export function secondsLeft(way: readonly LatLng[], courier: LatLng, seconds: number): number | null {
  const whole = routeLength(way);
  if (whole === 0) return null;
  return Math.round((seconds * routeLength(splitAt(way, courier).rest)) / whole);
}

function routeLength(way: readonly LatLng[]): number {
  return way.slice(1).reduce((sum, to, n) => sum + greatCircle(way[n] ?? to, to), 0);
}
