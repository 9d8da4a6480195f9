import { readDistance } from '@/contract/place.read';

/*
 * Answers of the map service in both shapes at once (api-contract §2.3): as the service gives them, and beside that as
 * clients of the older shape read them.
 */

/** Metres and seconds of a way; `ZERO_RESULTS` where there is none. */
export function distanceWire(answer: object) {
  const { metres, seconds } = readDistance(answer);
  if (metres === null) return { ...answer, rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] };
  const distance = { text: `${(metres / 1000).toFixed(1)} km`, value: metres };
  const duration = { text: `${Math.max(1, Math.round(seconds / 60))} min`, value: seconds };
  return { ...answer, rows: [{ elements: [{ distance, duration, status: 'OK' }] }] };
}
