import { and, asc, desc, eq, exists, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { lowerPrice } from '@/domain/search/price-ends';
import { searchWords } from '@/domain/search/search-words';
import type { TimeSpan } from '@/domain/rental/unit-availability';
import type { Database } from '@/server/db/client';
import { stores, vehicle_brands, vehicle_categories, vehicles } from '@/server/db/schema';
import { descNullsLast } from '../sql/desc-nulls-last';
import { type Market, NEVER } from '../market';
import { listVehiclesByIds, type VehicleRow } from './vehicle';
import { freeCount } from './vehicle-unit';
import type { PageRequest } from '../view';

export type VehicleFilter = {
  market: Market;
  /** Zones that contain the starting point of the trip. */
  pickup_zones?: readonly number[] | undefined;
  provider_id?: number | undefined;
  words?: string | undefined;
  rental_type?: 'hourly' | 'distance_wise' | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
  category_ids?: readonly number[] | undefined;
  brand_ids?: readonly number[] | undefined;
  /** Ranges of seats. */
  seats?: readonly { from: number; until: number }[] | undefined;
  air_condition?: boolean | undefined;
  transmission_type?: readonly string[] | undefined;
  vehicle_type?: readonly string[] | undefined;
  fuel_type?: readonly string[] | undefined;
  /** Keeps vehicles with a unit that is free in the span. */
  span?: TimeSpan | undefined;
};

export type VehicleOrder = 'popular' | 'top_rated' | 'cheapest' | 'dearest';
export type VehicleQuery = { filter: VehicleFilter; order: VehicleOrder; page: PageRequest };

/** Filters whose values are shown with the number of vehicles they match. */
const counted = {
  category_ids: vehicles.category_id,
  brand_ids: vehicles.brand_id,
  transmission_type: vehicles.transmission_type,
  fuel_type: vehicles.fuel_type,
} as const;
type Counted = keyof typeof counted;
export type VehicleCounts = Record<Counted, Record<string, number>>;
/** `free`: the number of units that are free in the span; without a span, of all units. */
type ListedVehicle = VehicleRow & { free: number };
export type VehicleList = { total_size: number; rows: ListedVehicle[]; min_price: number; max_price: number };

/**
 * One page of the vehicles that match a filter, and their lowest and highest price when the price filter is left out.
 */
export async function listVehicles(db: Database, { filter, order, page }: VehicleQuery): Promise<VehicleList> {
  const price = priceOf(filter);
  const free = selectFreeUnits(filter);
  const others = conditions(db, filter, free);
  const where = and(others, ...wherePrice(price, filter));
  const found = await db
    .select({ id: vehicles.id, free })
    .from(vehicles)
    .where(where)
    .orderBy(...toVehicleOrder(order, price), asc(vehicles.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  const total_size = await db.$count(vehicles, where);
  const [bounds] = await db
    .select({ least: sql<string>`min(${price})`, most: sql<string>`max(${price})` })
    .from(vehicles)
    .where(others);
  const freeById = new Map(found.map(({ id, free }) => [id, free]));
  const known = await listVehiclesByIds(db, [...freeById.keys()]);
  const rows = known.map((row) => ({ ...row, free: freeById.get(row.id) ?? 0 }));
  const [min_price, max_price] = [Math.floor(Number(bounds?.least ?? 0)), Math.ceil(Number(bounds?.most ?? 0))];
  return { total_size, rows, min_price, max_price };
}

/** How many vehicles each value of a filter matches together with all other filters. */
export async function countVehicles(db: Database, filter: VehicleFilter): Promise<VehicleCounts> {
  const count = async (of: Counted) => {
    const others = { ...filter, [of]: undefined };
    const rows = await db
      .select({ value: sql<string>`${counted[of]}::text`, count: sql<number>`count(*)::int` })
      .from(vehicles)
      .where(and(conditions(db, others, selectFreeUnits(filter)), ...wherePrice(priceOf(filter), filter)))
      .groupBy(counted[of]);
    return Object.fromEntries(rows.map((row) => [row.value, row.count]));
  };
  return {
    category_ids: await count('category_ids'),
    brand_ids: await count('brand_ids'),
    transmission_type: await count('transmission_type'),
    fuel_type: await count('fuel_type'),
  };
}

/** The number of units that are free in the span, or without a span of all units. */
const selectFreeUnits = ({ span }: VehicleFilter) =>
  span ? freeCount(span) : sql<number>`${vehicles.total_vehicle_count}`;

function conditions(db: Database, filter: VehicleFilter, free: SQL<number>): SQL | undefined {
  const { market, pickup_zones, words, provider_id, seats = [], air_condition, span } = filter;
  return and(
    eq(vehicles.status, true),
    market.module_id === null ? undefined : eq(vehicles.module_id, market.module_id),
    exists(selectProviders(db, [market.zone_ids, pickup_zones ?? null])),
    provider_id === undefined ? undefined : eq(vehicles.provider_id, provider_id),
    words === undefined ? undefined : whereName(db, words),
    filter.rental_type
      ? eq(filter.rental_type === 'hourly' ? vehicles.trip_hourly : vehicles.trip_distance, true)
      : undefined,
    inArrayUnlessEmpty(vehicles.category_id, filter.category_ids),
    inArrayUnlessEmpty(vehicles.brand_id, filter.brand_ids),
    inArrayUnlessEmpty(vehicles.transmission_type, filter.transmission_type),
    inArrayUnlessEmpty(vehicles.type, filter.vehicle_type),
    inArrayUnlessEmpty(vehicles.fuel_type, filter.fuel_type),
    seats.length > 0
      ? or(
          ...seats.map((seat) =>
            and(gte(vehicles.seating_capacity, seat.from), lte(vehicles.seating_capacity, seat.until)),
          ),
        )
      : undefined,
    air_condition === undefined ? undefined : eq(vehicles.air_condition, air_condition),
    span ? sql`${free} > 0` : undefined,
  );
}

/** Subquery on vehicles: approved providers that pick up in a zone of each list. */
function selectProviders(db: Database, zones: (readonly number[] | null)[]) {
  const inZones = zones.map((list) => (list === null ? undefined : picksUpIn(list)));
  return db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, vehicles.provider_id), eq(stores.status, true), ...inZones));
}

/** Condition on stores: a trip may begin in one of the zones. */
export function picksUpIn(zone_ids: readonly number[]): SQL {
  const any = zone_ids.map((id) => sql`${stores.pickup_zone_id} @> ${JSON.stringify(id)}::jsonb`);
  return or(...any) ?? NEVER;
}

function inArrayUnlessEmpty(column: PgColumn, values: readonly (string | number)[] | undefined): SQL | undefined {
  return values && values.length > 0 ? inArray(column, [...values]) : undefined;
}

/** Condition: every word begins a word of the vehicle's or its brand's name, in either language. */
function whereName(db: Database, text: string): SQL {
  const typed = searchWords(text);
  if (typed.length === 0) return NEVER;
  const brand = db
    .select({ name: sql`search_vector(${vehicle_brands.name})` })
    .from(vehicle_brands)
    .where(eq(vehicle_brands.id, vehicles.brand_id));
  return sql`(search_vector(${vehicles.name}) || ${brand}) @@ ${beginningsOf(typed)}::tsquery`;
}

/** As a tsquery: words that begin with each of these. */
function beginningsOf(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}

/**
 * The price for the kind of trip that the filter asks for. Without one it is the rate that the vehicle is offered at, the
 * hourly one first, as on its card (`domain/rental/vehicle-rate`).
 */
function priceOf({ rental_type }: VehicleFilter): SQL {
  const { hourly_price, distance_price, trip_hourly } = vehicles;
  if (rental_type) return sql`${rental_type === 'hourly' ? hourly_price : distance_price}`;
  return sql`case when ${trip_hourly} then ${hourly_price} else ${distance_price} end`;
}

function wherePrice(price: SQL, { min_price, max_price }: VehicleFilter): (SQL | undefined)[] {
  const least = lowerPrice(min_price);
  return [
    least === undefined ? undefined : gte(price, least),
    max_price === undefined ? undefined : lte(price, max_price),
  ];
}

function toVehicleOrder(order: VehicleOrder, price: SQL): SQL[] {
  const orders: Record<VehicleOrder, SQL[]> = {
    popular: [descNullsLast(vehicles.total_trip)],
    top_rated: [descNullsLast(vehicles.avg_rating), descNullsLast(vehicles.total_reviews)],
    cheapest: [asc(price)],
    dearest: [desc(price)],
  };
  return orders[order];
}

export type KindRow = typeof vehicle_categories.$inferSelect;
type Kinds = typeof vehicle_categories | typeof vehicle_brands;

/** Categories or brands, the oldest first. */
async function listKinds(db: Database, table: Kinds, search: string | undefined, page: PageRequest) {
  const typed = search === undefined ? [] : searchWords(search);
  const isNamed = typed.length > 0 ? sql`search_vector(${table.name}) @@ ${beginningsOf(typed)}::tsquery` : undefined;
  const where = and(eq(table.status, true), isNamed);
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(asc(table.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  return { total_size: await db.$count(table, where), rows };
}

export const listVehicleCategories = (db: Database, search: string | undefined, page: PageRequest) =>
  listKinds(db, vehicle_categories, search, page);
export const listVehicleBrands = (db: Database, search: string | undefined, page: PageRequest) =>
  listKinds(db, vehicle_brands, search, page);

/** The vehicle categories with the most trips in the market. */
export async function listPopularCategories(db: Database, market: Market, limit: number) {
  const trips = sql<number>`sum(${vehicles.total_trip})::int`;
  return db
    .select({ id: vehicle_categories.id, name: vehicle_categories.name, trips })
    .from(vehicles)
    .innerJoin(vehicle_categories, eq(vehicle_categories.id, vehicles.category_id))
    .where(conditions(db, { market }, sql<number>`1`))
    .groupBy(vehicle_categories.id)
    .orderBy(desc(trips), asc(vehicle_categories.id))
    .limit(limit);
}
