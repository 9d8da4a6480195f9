/**
 * Filters and sorts a list of stores.
 * Spec: beyond the specification: the chips and sort orders of the home page's design. `now` is the market's time.
 */
import { isStoreOpen, toOpening, type Opening } from './availability';
import { greatCircle, type Place } from '../checkout/distance';
import { limits } from '../limits';
import type { StoreTime } from '../time/store-clock';
import { isDiscountRunning, type StoreDiscount } from './store-discount';
import { isOn, toNumber, type Flag, type Maybe } from '../wire/wire';

export const storeChips = ['open_now', 'free_delivery', 'offers', 'rating', 'fast', 'take_away', 'veg'] as const;
export type StoreChip = (typeof storeChips)[number];

export const storeOrders = ['recommended', 'nearest', 'top_rated', 'fastest'] as const;
export type StoreOrder = (typeof storeOrders)[number];

export type ListedStore = Opening & {
  free_delivery?: Flag;
  take_away?: Flag;
  veg?: Flag;
  discount?: Maybe<StoreDiscount>;
  avg_rating?: Maybe<number>;
  rating_count?: Maybe<number>;
  /** For example `20-30 min`. */
  delivery_time?: Maybe<string>;
  latitude?: Maybe<number>;
  longitude?: Maybe<number>;
};

/** A store must match every chip. Until the time is known, the back end's own `open` flag counts. */
export function fitsChips(store: ListedStore, chips: ReadonlySet<StoreChip>, now: StoreTime | null): boolean {
  return [...chips].every((chip) => RULES[chip](store, now));
}

type Rule = (store: ListedStore, now: StoreTime | null) => boolean;

const RULES: Record<StoreChip, Rule> = {
  open_now: (store, now) => (now ? isStoreOpen(toOpening(store), now) : isOn(store.active) && isOn(store.open)),
  free_delivery: ({ free_delivery }) => isOn(free_delivery),
  offers: ({ discount }, now) => Boolean(discount) && (!now || !discount || isDiscountRunning(discount, now)),
  rating: ({ avg_rating }) => toNumber(avg_rating) >= limits.high_rating,
  fast: ({ delivery_time }) => (minutesTo(delivery_time) ?? Infinity) <= limits.fast_delivery_minutes,
  take_away: ({ take_away }) => isOn(take_away),
  veg: ({ veg }) => isOn(veg),
};

/** `recommended` is the back end's order. The sort is stable. Without a location, `nearest` changes nothing. */
export function inOrder<Store extends ListedStore>(
  stores: readonly Store[],
  order: StoreOrder,
  at: Place | null,
): Store[] {
  if (order === 'recommended' || (order === 'nearest' && !at)) return [...stores];
  const weight = (store: Store) => {
    if (order === 'top_rated') return -toNumber(store.avg_rating);
    if (order === 'fastest') return minutesTo(store.delivery_time) ?? Infinity;
    return at ? greatCircle(at, { lat: store.latitude, lng: store.longitude }) : 0;
  };
  return stores.toSorted((a, b) => compare(weight(a), weight(b)));
}

/** The upper end of `20-30 min`; null without a number. */
function minutesTo(delivery_time: Maybe<string>): number | null {
  const figures = delivery_time?.match(/\d+/g);
  return figures ? Number(figures.at(-1)) : null;
}

/** Infinity minus Infinity is NaN, so equal values are handled first. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
