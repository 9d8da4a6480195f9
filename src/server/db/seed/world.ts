import { type Database } from '../client';
import { type Localized } from '../schema/columns';
import { type ModuleSeed, type Text, type ZoneKey } from '../world/shapes';
import { type RentalSeed } from '../world/rental/shapes';

/** Everything that the demo world is made of; written by hand in `world/` and `city/`. */
export type World = {
  grocery: ModuleSeed;
  pharmacy: ModuleSeed;
  ecommerce: ModuleSeed;
  food: ModuleSeed;
  rental: RentalSeed;
  conditions: { slug: string; name: Text }[];
  brands: { slug: string; name: Text; glyph: string }[];
  zones: CityZone[];
  /** Where the storefront begins when nobody has chosen a place. */
  center: Point;
  /** The n-th address (from 0) of a zone. */
  spot: (zone: ZoneKey, n: number) => Spot;
};

type Point = { lat: number; lng: number };
export type CityZone = { id: number; key: ZoneKey; name: Text; ring: Point[]; middle: Point };
export type Spot = Point & { address: Text; road: Text; house: string };

/** What the parts of the seed share. Ids are given out here, so they are the same on every machine. */
export type Seeding = {
  db: Database;
  world: World;
  now: Date;
  /** Item, store … by slug; a category by "module/slug". */
  ids: Record<'category' | 'store' | 'item' | 'brand' | 'condition' | 'vehicle', Map<string, number>>;
  /** The next address of a zone that nobody has yet. */
  nextSpot: (zone: ZoneKey) => Spot;
};

export const MODULES = { grocery: 1, pharmacy: 2, ecommerce: 3, food: 4, parcel: 5, rental: 6 } as const;
export const ZONES: Record<ZoneKey, number> = { harbour: 1, old_town: 2, hills: 3 };
export const SHOPPING = ['grocery', 'pharmacy', 'ecommerce', 'food'] as const;

export function startSeeding(db: Database, world: World, now: Date): Seeding {
  const taken = new Map<ZoneKey, number>();
  const nextSpot = (zone: ZoneKey) => {
    const n = taken.get(zone) ?? 0;
    taken.set(zone, n + 1);
    return world.spot(zone, n);
  };
  const ids = {
    category: new Map<string, number>(),
    store: new Map<string, number>(),
    item: new Map<string, number>(),
    brand: new Map<string, number>(),
    condition: new Map<string, number>(),
    vehicle: new Map<string, number>(),
  };
  return { db, world, now, ids, nextSpot };
}

export function text([en, ar]: Text): Localized {
  return { en, ar };
}

/** Gives a slug the next id. */
export function register(ids: Map<string, number>, slug: string): number {
  if (ids.has(slug)) throw new Error(`two things are called ${slug}`);
  ids.set(slug, ids.size + 1);
  return ids.size;
}

export function idOf(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`nothing is called ${slug}`);
  return id;
}

/** A moment some days (and hours) from the seeding; negative is the past. */
export function moment(now: Date, days: number, hours = 0): Date {
  return new Date(now.getTime() + days * 86_400_000 + hours * 3_600_000);
}

/** YYYY-MM-DD, some days from the seeding. */
export function day(now: Date, days: number): string {
  return moment(now, days).toISOString().slice(0, 10);
}
