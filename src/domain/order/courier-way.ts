/**
 * How long a courier has still to go: of the time that the whole way takes, the share that lies before him.
 * Spec: beyond the specification; the way is that of the direction call (wire-format §2.3).
 */
import { greatCircle } from '../checkout/distance';
import type { LatLng } from '../place/city-map';
import { splitAt } from '../place/polyline';

/** Seconds; null of a way without a length. `seconds` is what the whole way takes. */
export function secondsLeft(way: readonly LatLng[], courier: LatLng, seconds: number): number | null {
  const whole = lengthOf(way);
  if (whole === 0) return null;
  return Math.round((seconds * lengthOf(splitAt(way, courier).rest)) / whole);
}

function lengthOf(way: readonly LatLng[]): number {
  return way.slice(1).reduce((sum, to, n) => sum + greatCircle(way[n] ?? to, to), 0);
}
