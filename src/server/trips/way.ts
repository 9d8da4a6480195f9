/**
 * The way of a trip by distance, measured here: distance and duration that the client sends are never charged. It is
 * measured before the transaction of the cart, because the map service may take seconds, for which the cart would stay
 * locked.
 * Spec: wire-format §8 (add-to-cart).
 */
import { tripWay } from '@/domain/trip-way';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { isBilled, measureRoute } from '../ordering/route-distance';
import type { TripPlace } from '../db/schema/json';
import type { Terms, RequestedTrip } from './terms';

type Ends = { from: TripPlace; to: TripPlace };
/** Kilometres and hours between two places; null for a trip by hours. */
export type Way = (Ends & Pick<Terms, 'distance' | 'destination_time'>) | null;

/** The way by car. `refuse` is called with the shortest terms that are possible before a route that costs money. */
export async function measureWay(
  caller: Caller,
  requested: RequestedTrip,
  refuse: (shortest: Terms) => Promise<void>,
): Promise<Way> {
  if (requested.rental_type === 'hourly') return null;
  const ends = { from: requested.pickup_location, to: requested.to };
  const trip = { ...ends, mode: 'DRIVE' } as const;
  if (isBilled(trip)) await refuse(toTerms(requested, toWay(ends, { metres: 0, seconds: 0 })));
  const { metres, seconds } = await measureRoute(trip, caller);
  return toWay(ends, metres === null ? null : { metres, seconds });
}

function toWay({ from, to }: Ends, street: Parameters<typeof tripWay>[0]): NonNullable<Way> {
  const { km, hours } = tripWay(street, from, to);
  return { from, to, distance: km, destination_time: hours };
}

/** The trip with its way. It is refused when another call has changed the places since the way was measured. */
export function toTerms(requested: RequestedTrip, way: Way): Terms {
  const { pickup_location, destination_location, pickup_time, rental_type, estimated_hours } = requested;
  const terms = { pickup_location, destination_location, pickup_time, rental_type, estimated_hours };
  if (requested.rental_type === 'hourly') return { ...terms, distance: 0, destination_time: 0 };
  if (!way || !isSamePlace(way.from, pickup_location) || !isSamePlace(way.to, requested.to)) throw new ApiError('busy');
  const { distance, destination_time } = way;
  return { ...terms, distance, destination_time };
}

function isSamePlace(one: TripPlace, other: TripPlace): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}
