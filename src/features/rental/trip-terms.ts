import type { Input } from '@/contract/core/endpoint';
import type { addToRentalCart, RentalTrip } from '@/contract/rental/rental-cart';
import { clockText, instantIn, isInstant } from '@/domain/rental/trip-time';
import { toHours, toTripLength, toRentalType, tripProblem, type TripProblem } from '@/domain/rental/trip-criteria';
import { tripWay } from '@/domain/trip-way';
import { useRoute } from '@/features/location/api';
import { HOURS, type TripCriteria } from './trip-criteria';

type MarketConfig = Parameters<typeof instantIn>[0];

/** The trip of a cart as criteria, to add to it or to change it. */
export function toCriteria(trip: RentalTrip, config: MarketConfig): TripCriteria {
  const { pickup_location, destination_location, pickup_time, rental_type, estimated_hours } = trip;
  const { kind, length } = toTripLength(rental_type, estimated_hours);
  return {
    pickup: pickup_location,
    destination: destination_location,
    kind,
    length: length || HOURS,
    date: (isInstant(pickup_time) ? clockText(config, new Date(pickup_time)) : pickup_time)
      .slice(0, 16)
      .replace('T', ' '),
  };
}

/** The distance and, in hours, the duration of the route; null until both ends are known and measured. */
export type TripWay = { km: number; hours: number };

export function useTripWay({ pickup, destination }: Pick<TripCriteria, 'pickup' | 'destination'>): TripWay | null {
  const from = pickup && { lat: pickup.lat, lng: pickup.lng };
  const to = destination && { lat: destination.lat, lng: destination.lng };
  const { data, isPending } = useRoute(from, to);
  if (!from || !to || isPending) return null;
  return tripWay(data ?? null, from, to);
}

type Terms = Omit<Input<typeof addToRentalCart>, 'vehicle_id' | 'quantity' | 'guest_id'>;

/** The input of the cart's calls; the server measures the route again. */
export function toTerms(criteria: TripCriteria, way: TripWay | null): Terms {
  const rental_type = toRentalType(criteria.kind);
  return {
    rental_type,
    ...(rental_type === 'hourly'
      ? { estimated_hours: toHours(criteria) }
      : { distance: way?.km ?? 0, destination_time: way?.hours ?? 0 }),
    ...(criteria.date && { pickup_time: `${criteria.date}:00` }),
    ...(criteria.pickup && { pickup_location: criteria.pickup }),
    ...(criteria.destination && { destination_location: criteria.destination }),
  };
}

/** The problem of the trip now; for use in event handlers, as it reads the clock. */
export function tripCriteriaProblem(criteria: TripCriteria, config: MarketConfig): TripProblem | null {
  const at = criteria.date ? instantIn(config, criteria.date) : null;
  const { kind, pickup, destination } = criteria;
  return tripProblem({ kind, has_pickup: pickup !== null, has_destination: destination !== null, at }, new Date());
}
