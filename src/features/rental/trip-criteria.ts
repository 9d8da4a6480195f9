import { useState } from 'react';
import { amount, record, text } from '@/contract/core/wire-values';
import type { TripPlace } from '@/contract/rental/rental-cart';
import { instantIn } from '@/domain/rental/trip-time';
import { LENGTH_MAX, TRIP_KINDS, type TripKind } from '@/domain/rental/trip-criteria';
import { tabMemory, useSession, type Session } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';

/** Where, when and for how long a customer wants to drive; shared by the home, the search and the vehicles of a tab. */
export type TripCriteria = {
  pickup: TripPlace | null;
  destination: TripPlace | null;
  kind: TripKind;
  /** Hours, or days for `daily`. */
  length: number;
  /** `YYYY-MM-DD HH:mm` in the market's time zone; '' means as soon as possible. */
  date: string;
};

export type ChangeCriteria = (change: Partial<TripCriteria>) => void;

const KEY = 'trip_criteria';
/** The default length of a trip. */
export const HOURS = 3;

const nothing: TripCriteria = { pickup: null, destination: null, kind: 'hourly', length: HOURS, date: '' };

export function saveTripCriteria(criteria: TripCriteria): void {
  tabMemory.save(KEY, criteria);
}

/**
 * The criteria of the trip: `said` takes precedence over what this tab has stored. The default start is the customer's
 * place.
 */
export function useTripCriteria(said: Partial<TripCriteria> = {}): [TripCriteria, ChangeCriteria] {
  const session = useSession();
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<Partial<TripCriteria>>({});
  const criteria = { ...(isHydrated ? beginCriteria(readTripCriteria(), session) : nothing), ...said, ...changed };
  const change: ChangeCriteria = (part) => {
    setChanged({ ...changed, ...part });
    saveTripCriteria({ ...criteria, ...part });
  };
  return [criteria, change];
}

function beginCriteria(criteria: TripCriteria, { currentLatLng: at, location }: Session): TripCriteria {
  return criteria.pickup || !at ? criteria : { ...criteria, pickup: { ...at, location_name: location ?? '' } };
}

export function readTripCriteria(): TripCriteria {
  const raw = record(tabMemory.read(KEY));
  const kind = TRIP_KINDS.find((tripKind) => tripKind === raw.kind) ?? nothing.kind;
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

/** A time in the past becomes as soon as possible; for use in event handlers, as it reads the clock. */
export function withoutPastTime(criteria: TripCriteria, config: MarketConfig): TripCriteria {
  const at = criteria.date ? instantIn(config, criteria.date) : null;
  return at && at.getTime() <= Date.now() ? { ...criteria, date: '' } : criteria;
}
