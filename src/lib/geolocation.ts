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

/**
 * Calls `act` when the customer, who had refused the position, allows the browser to tell it or to ask again. Answers how
 * to stop waiting for it.
 */
export function whenPositionIsAllowed(act: () => void): () => void {
  const waiting = new AbortController();
  // Some browsers tell of no permissions, or not of this one.
  const permission = navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  void permission?.then((status) =>
    status?.addEventListener('change', () => status.state !== 'denied' && act(), { signal: waiting.signal }),
  );
  return () => waiting.abort();
}
