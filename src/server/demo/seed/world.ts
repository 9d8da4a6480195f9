import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { once } from '@/server/config/once';
import { storeSpot } from '@/server/city/store-spots';
import type { Category } from '@/server/db/market/shape/goods';
import type { Picture, Text } from '@/server/db/market/shape/parts';
import type { Store } from '@/server/db/market/shape/store';
import { type Market, readMarket, type Sources } from '@/server/db/market/read-market';
import type { Loading } from '@/server/db/market/loading';
import { DAY_MS, HOUR_MS } from '@/domain/time/units';

/** The content of the demo city: a market like any other, and its people. The files are in `demo/world`. */
export type World = { market: Market; sources: Sources; people: People; reviews: Record<string, Said[]> };

/** A review of a store with 1–5 stars and sometimes the store's reply. */
type Said = { stars: number; comment: Text; reply?: Text };

type Courier = { slug: string; first_name: Text; last_name: Text; vehicle: string; picture: Picture };
type Talk = { with: 'store' | 'courier' | 'support'; messages: { from: 'customer' | 'other'; text: Text }[] };

export type People = {
  /** First name and initial, as a review shows them. */
  reviewers: Text[];
  couriers: Courier[];
  notifications: { title: Text; description: Text }[];
  /** Messages in the order in which they were written. */
  conversations: Talk[];
};

const WORLD = fileURLToPath(new URL('../world', import.meta.url));

/** The files of Qamar Bay, read by the first call. */
export const demoWorld = once((): World => {
  const { market, sources, faults } = readMarket(join(WORLD, 'market'), { isDemo: true });
  if (!market) throw new Error(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
  // The file is part of this repository and is checked against the tables that it fills.
  const people = yaml('people.yaml') as People;
  return { market, sources, people, reviews: yaml('reviews.yaml') as World['reviews'] };
});

const yaml = (file: string): unknown => parse(readFileSync(join(WORLD, file), 'utf8'));

/** The context that the parts of the seed share: the market is already loaded, with the ids of all its rows. */
export type Seeding = Loading & { world: World };

export type ZoneKey = 'harbour' | 'old_town' | 'hills';
export type Shopping = (typeof SHOPPING)[number];
const SHOPPING = ['grocery', 'pharmacy', 'ecommerce', 'food'] as const;
/** Ids in the order in which the files list modules and zones. */
export const MODULES = { grocery: 1, pharmacy: 2, ecommerce: 3, food: 4, parcel: 5, rental: 6 } as const;
export const ZONES: Record<ZoneKey, number> = { harbour: 1, old_town: 2, hills: 3 };

export const spot = storeSpot;

export const storesOf = ({ market }: Pick<World, 'market'>, type: Shopping | 'rental'): Store[] =>
  market.stores.filter(({ module }) => module === type);

export const categoriesOf = ({ market }: World, type: Shopping): Category[] =>
  market.categories.filter(({ module }) => module === type);

/** The stores that sell items, without rental providers. */
export const shopsOf = (world: World): Store[] => SHOPPING.flatMap((type) => storesOf(world, type));

/** A time some days (and hours) from the seeding; negative means the past. */
export function moment(now: Date, days: number, hours = 0): Date {
  return new Date(now.getTime() + days * DAY_MS + hours * HOUR_MS);
}
