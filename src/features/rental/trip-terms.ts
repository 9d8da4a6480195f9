import type { Input } from '@/contract/core/endpoint';
import type { addToRentalCart, RentalTrip } from '@/contract/rental/rental-cart';
import { clockText, instantIn } from '@/domain/rental/trip-time';
import { hoursOf, lengthOf, rentalTypeOf, wishProblem, type WishProblem } from '@/domain/rental/trip-wish';
import { tripWay } from '@/domain/trip-way';
import { useRoute } from '@/features/location/api';
import { HOURS, type TripWish } from './trip-wish';

type MarketConfig = Parameters<typeof instantIn>[0];

/** The trip of a cart as a wish, to be joined or changed. */
export function wishOf(trip: RentalTrip, config: MarketConfig): TripWish {
  const { pickup_location, destination_location, pickup_time, rental_type, estimated_hours } = trip;
  const { kind, length } = lengthOf(rental_type, estimated_hours);
  return {
    pickup: pickup_location,
    destination: destination_location,
    kind,
    length: length || HOURS,
    date: marketTime(pickup_time, config).slice(0, 16).replace('T', ' '),
  };
}

/** Back ends tell an instant, or a time on the market's clocks. */
function marketTime(text: string, config: MarketConfig): string {
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? clockText(config, new Date(text)) : text;
}

/** How far and, in hours, how long the way is; null until both ends are known and measured. */
export type TripWay = { km: number; hours: number };

export function useTripWay({ pickup, destination }: Pick<TripWish, 'pickup' | 'destination'>): TripWay | null {
  const from = pickup && { lat: pickup.lat, lng: pickup.lng };
  const to = destination && { lat: destination.lat, lng: destination.lng };
  const { data, isPending } = useRoute(from, to);
  if (!from || !to || isPending) return null;
  return tripWay(data ?? null, from, to);
}

type Terms = Omit<Input<typeof addToRentalCart>, 'vehicle_id' | 'quantity' | 'guest_id'>;

/** What the cart's calls are sent; the server measures the way anew. */
export function termsOf(wish: TripWish, way: TripWay | null): Terms {
  const rental_type = rentalTypeOf(wish.kind);
  return {
    rental_type,
    ...(rental_type === 'hourly'
      ? { estimated_hours: hoursOf(wish) }
      : { distance: way?.km ?? 0, destination_time: way?.hours ?? 0 }),
    ...(wish.date && { pickup_time: `${wish.date}:00` }),
    ...(wish.pickup && { pickup_location: wish.pickup }),
    ...(wish.destination && { destination_location: wish.destination }),
  };
}

/** What it lacks at this moment; asked when something is pressed, so the clock may be read. */
export function problemOf(wish: TripWish, config: MarketConfig): WishProblem | null {
  const at = wish.date ? instantIn(config, wish.date) : null;
  const { kind, pickup, destination } = wish;
  return wishProblem({ kind, has_pickup: pickup !== null, has_destination: destination !== null, at }, new Date());
}
