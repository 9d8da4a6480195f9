import type { LatLng } from '@/contract/place/place';
import { limits } from '@/domain/limits';
import { isVague } from '@/domain/place/vague-position';

/** `accuracy` is the radius in metres within which the device is. */
export type Position = LatLng & { accuracy: number };

/** Why there is no position: denied by the customer, timed out, or unsupported by the browser. */
export type NoPosition = 'denied' | 'timeout' | 'unavailable';

/**
 * Asks the browser for its position; the customer has five seconds to decide (LOC-03, LOC-04). A vague answer is asked
 * for again more exactly, which takes a phone longer, and stands where nothing better comes in that time.
 */
export function currentPosition(): Promise<Position | NoPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    const { geolocation } = navigator;
    let known: Position | NoPosition = 'timeout';
    const late = setTimeout(() => resolve(known), limits.geolocation_timeout_ms);
    const done = (answer: Position | NoPosition) => {
      clearTimeout(late);
      resolve(answer);
    };
    geolocation.getCurrentPosition(
      (first) => {
        const rough = toPosition(first);
        if (!isVague(rough.accuracy)) return done(rough);
        known = rough;
        geolocation.getCurrentPosition(
          (second) => done(nearer(toPosition(second), rough)),
          () => done(rough),
          { timeout: limits.geolocation_timeout_ms, enableHighAccuracy: true },
        );
      },
      (error) =>
        done(
          error.code === error.PERMISSION_DENIED ? 'denied' : error.code === error.TIMEOUT ? 'timeout' : 'unavailable',
        ),
      { timeout: limits.geolocation_timeout_ms, maximumAge: 60_000 },
    );
  });
}

const toPosition = ({ coords: { latitude: lat, longitude: lng, accuracy } }: GeolocationPosition) => ({
  lat,
  lng,
  accuracy,
});

const nearer = (one: Position, other: Position) => (other.accuracy < one.accuracy ? other : one);

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
