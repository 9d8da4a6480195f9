/**
 * The distance and duration of a trip by distance, as it is priced and shown: by road, otherwise great-circle distance
 * at city speed. Never 0, so that each trip has a price.
 * Spec: ordering §9 (metres / 1000), wire-format §8 (add-to-cart).
 */
import { greatCircle, kilometres, type Place } from './checkout/distance';

type Street = { metres: number; seconds: number };

/** Kilometres and hours, rounded to two decimals; `street` is null when no route is known. */
export function tripWay(street: Street | null, from: Place, to: Place): { km: number; hours: number } {
  const km = Math.max(LEAST_KM, twoDigits(kilometres(street?.metres ?? greatCircle(from, to))));
  const hours = street ? street.seconds / 3600 : km / CITY_KMH;
  return { km, hours: Math.max(LEAST_HOURS, twoDigits(hours)) };
}

const CITY_KMH = 40;
const LEAST_KM = 0.1;
/** Every trip by distance takes that long at least. */
export const LEAST_HOURS = 0.25;

const twoDigits = (value: number) => Math.round(value * 100) / 100;
