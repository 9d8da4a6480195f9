import { useState } from 'react';
import type { Input } from '@/contract/core/endpoint';
import { amount, record, text } from '@/contract/core/reading';
import type { addToRentalCart, RentalTrip, TripPlace } from '@/contract/rental/rental-cart';
import { clockText, instantIn } from '@/domain/rental/trip-time';
import { tripWay } from '@/domain/trip-way';
import {
  hoursOf,
  LENGTH_MAX,
  lengthOf,
  rentalTypeOf,
  TRIP_KINDS,
  wishProblem,
  type TripKind,
  type WishProblem,
} from '@/domain/rental/trip-wish';
import { useRoute } from '@/features/location/api';
import { tabMemory, useSession, type Session } from '@/lib/session';
import { useHydrated } from '@/lib/use-hydrated';

/** Where, when and how long a customer wants to go; one for the home, the search and the vehicles of a tab. */
export type TripWish = {
  pickup: TripPlace | null;
  destination: TripPlace | null;
  kind: TripKind;
  /** Hours, or days of a `daily` one. */
  length: number;
  /** `YYYY-MM-DD HH:mm` on the market's clocks; '' is as soon as possible. */
  date: string;
};

export type ChangeWish = (change: Partial<TripWish>) => void;

const KEY = 'trip_wish';
const HOURS = 3;

const nothing: TripWish = { pickup: null, destination: null, kind: 'hourly', length: HOURS, date: '' };

export function keepWish(wish: TripWish): void {
  tabMemory.save(KEY, wish);
}

/** What was said before in this tab, laid over by `said`; it begins where the customer is. */
export function useTripWish(said: Partial<TripWish> = {}): [TripWish, ChangeWish] {
  const session = useSession();
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<Partial<TripWish>>({});
  const wish = { ...(isHydrated ? begun(readWish(), session) : nothing), ...said, ...changed };
  const change: ChangeWish = (part) => {
    setChanged({ ...changed, ...part });
    keepWish({ ...wish, ...part });
  };
  return [wish, change];
}

function begun(wish: TripWish, { currentLatLng: at, location }: Session): TripWish {
  return wish.pickup || !at ? wish : { ...wish, pickup: { ...at, location_name: location ?? '' } };
}

export function readWish(): TripWish {
  const raw = record(tabMemory.read(KEY));
  const kind = TRIP_KINDS.find((it) => it === raw.kind) ?? nothing.kind;
  return {
    pickup: readPlace(raw.pickup),
    destination: readPlace(raw.destination),
    kind,
    length: Math.min(Math.max(1, amount(raw.length, HOURS)), LENGTH_MAX[kind] || HOURS),
    date: text(raw.date),
  };
}

function readPlace(value: unknown): TripPlace | null {
  const { lat, lng, location_name } = record(value);
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng, location_name: text(location_name) } : null;
}

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

/** A time that has come meanwhile is as soon as possible; asked when something is pressed. */
export function settledWish(wish: TripWish, config: MarketConfig): TripWish {
  const at = wish.date ? instantIn(config, wish.date) : null;
  return at && at.getTime() <= Date.now() ? { ...wish, date: '' } : wish;
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
