import type { LatLng } from '@/contract/place/place';
import { limits } from '@/domain/limits';

/** Why there is no position: denied by the customer, timed out, or unsupported by the browser. */
export type NoPosition = 'denied' | 'timeout' | 'unavailable';

/** Asks the browser for its position; the customer has five seconds to decide (LOC-03, LOC-04). */
export function currentPosition(): Promise<LatLng | NoPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    const late = setTimeout(() => resolve('timeout'), limits.geolocation_timeout_ms);
    const done = (answer: LatLng | NoPosition) => {
      clearTimeout(late);
      resolve(answer);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => done({ lat: coords.latitude, lng: coords.longitude }),
      (error) =>
        done(
          error.code === error.PERMISSION_DENIED ? 'denied' : error.code === error.TIMEOUT ? 'timeout' : 'unavailable',
        ),
      { timeout: limits.geolocation_timeout_ms, maximumAge: 60_000 },
    );
  });
}
