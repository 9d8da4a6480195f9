import { useState } from 'react';
import { amount, record, text } from '@/contract/core/reading';
import type { TripPlace } from '@/contract/rental/rental-cart';
import { instantIn } from '@/domain/rental/trip-time';
import { LENGTH_MAX, TRIP_KINDS, type TripKind } from '@/domain/rental/trip-wish';
import { tabMemory, useSession, type Session } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';

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
/** How long a trip is until somebody says otherwise. */
export const HOURS = 3;

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

/** A time that has come meanwhile is as soon as possible; asked when something is pressed. */
export function settledWish(wish: TripWish, config: MarketConfig): TripWish {
  const at = wish.date ? instantIn(config, wish.date) : null;
  return at && at.getTime() <= Date.now() ? { ...wish, date: '' } : wish;
}
