import { useState } from 'react';
import { amount, record, text } from '@/contract/core/wire-values';
import type { TripPlace } from '@/contract/rental/rental-cart';
import { instantIn } from '@/domain/rental/trip-time';
import { LENGTH_MAX, TRIP_KINDS, type TripKind } from '@/domain/rental/trip-criteria';
import { isStillAt, placeKey, readSession, tabMemory, useSession, type Session } from '@/lib/session';
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

/** A pick-up is valid until the customer chooses another place, so the place at that time is stored with it. */
export function saveTripCriteria(criteria: TripCriteria): void {
  tabMemory.save(KEY, { ...criteria, chosen_at: placeKey(readSession().currentLatLng) });
}

/**
 * The criteria of the trip: `said` takes precedence over what this tab has stored, its pick-up until the customer
 * chooses another place. The default start is the customer's place.
 */
export function useTripCriteria(said: Partial<TripCriteria> = {}): [TripCriteria, ChangeCriteria] {
  const session = useSession();
  const isHydrated = useHydrated();
  const here = placeKey(session.currentLatLng);
  const [changed, setChanged] = useState<Changes>({ part: {}, chosen_at: '' });
  const own = isStillAt(changed.chosen_at, here) ? changed.part : withoutPickup(changed.part);
  const [opened_at, setOpenedAt] = useState(here);
  if (opened_at === '' && here !== '') setOpenedAt(here);
  const given = isStillAt(opened_at, here) ? said : withoutPickup(said);
  const criteria = { ...(isHydrated ? beginCriteria(readTripCriteria(), session) : nothing), ...given, ...own };
  const change: ChangeCriteria = (part) => {
    setChanged({ part: { ...own, ...part }, chosen_at: here });
    saveTripCriteria({ ...criteria, ...part });
  };
  return [criteria, change];
}

/** What was changed on this page, and the customer's place at that time; `''` while none was chosen. */
type Changes = { part: Partial<TripCriteria>; chosen_at: string };

function withoutPickup({ pickup: _former, ...others }: Partial<TripCriteria>): Partial<TripCriteria> {
  return others;
}

function beginCriteria(criteria: TripCriteria, { currentLatLng: at, location }: Session): TripCriteria {
  return criteria.pickup || !at ? criteria : { ...criteria, pickup: { ...at, location_name: location ?? '' } };
}

export function readTripCriteria(): TripCriteria {
  const raw = record(tabMemory.read(KEY));
  const kind = TRIP_KINDS.find((tripKind) => tripKind === raw.kind) ?? nothing.kind;
  return {
    pickup: isStillAt(text(raw.chosen_at), placeKey(readSession().currentLatLng)) ? readPlace(raw.pickup) : null,
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
