import { and, asc, desc, eq, exists, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { toTimeOfDay } from '@/domain/time/opening-hours';
import type { StoreTime } from '@/domain/time/store-clock';
import { descNullsLast } from '../sql/desc-nulls-last';
import type { Database } from '@/server/db/client';
import { items, schedules, store_categories, stores } from '@/server/db/schema';
import { inCategories, type Kind } from './item-filter';
import { inMarket, type Market, NEVER } from '../market';
import { pageIn, fetchedWindow } from '../sql/page-window';
import { listDiscountingStores, hasCoupon } from './promotion';
import { ttlCached } from '../sql/ttl-cache';
import { eqAny } from '../sql/eq-any';
import { IN_ALL } from '../sql/row-count';
import { orderByMatch, findStoresSelling, matches, type Sought, resolveSearch } from './search';
import { type StoreName, listStoreNames, listStoresByIds, type StoreRow } from './store';
import type { PageRequest, View } from '../view';

export type StoreFilter = {
  market: Market;
  kind?: Kind | undefined;
  way?: 'delivery' | 'take_away' | undefined;
  featured?: boolean | undefined;
  recommended?: boolean | undefined;
  halal?: boolean | undefined;
  /** Main categories or sub-categories in which the store sells something. */
  category_ids?: readonly number[] | undefined;
  brand_ids?: readonly number[] | undefined;
  rating_count?: number | undefined;
  words?: string | undefined;
  discounted?: boolean | undefined;
  /** Stores with a discount of their own or on one of their items. */
  with_offers?: boolean | undefined;
  free_delivery?: boolean | undefined;
  coupon?: boolean | undefined;
  open?: boolean | undefined;
};

export type StoreOrder =
  | 'open_first'
  | 'match'
  | 'popular'
  | 'top_rated'
  | 'newest'
  | 'nearest'
  | 'fastest'
  | 'name_asc'
  | 'name_desc';

export type StoreQuery = { filter: StoreFilter; order: StoreOrder; page: PageRequest };

/** `sought`: the search terms of the filter; null without any. */
type Seeking = View & { sought: Sought | null };

export type StoreList = { total_size: number; rows: StoreRow[] };

/** One page of the approved stores that match a filter. */
export async function listStores(db: Database, query: StoreQuery, view: View): Promise<StoreList> {
  const { total_size, ids } = await findPage(db, query, view);
  return { total_size, rows: await listStoresByIds(db, ids) };
}

/** The stores of the same page with names and logos only. */
export async function suggestStores(db: Database, query: StoreQuery, view: View): Promise<StoreName[]> {
  return listStoreNames(db, (await findPage(db, query, view)).ids);
}

async function findPage(db: Database, query: StoreQuery, view: View) {
  const { total_size, ids } = await findIds(db, { ...query, page: fetchedWindow(query.page) }, view);
  return { total_size, ids: pageIn(ids, query.page) };
}

/** The ids of the stores in their order, cached. The rows themselves are read on every call. */
const findIds = ttlCached(
  async (db, { filter, order, page }: StoreQuery, view: View): Promise<{ total_size: number; ids: number[] }> => {
    const sought = filter.words === undefined ? null : await resolveSearch(db, filter.words);
    if (sought === undefined) return { total_size: 0, ids: [] };
    const where = await storeConditions(db, filter, { ...view, sought });
    const found = await db
      .select({ id: stores.id, total_size: IN_ALL })
      .from(stores)
      .where(where)
      .orderBy(...toStoreOrder(order, { ...view, sought }), asc(stores.id))
      .limit(page.limit)
      .offset((page.offset - 1) * page.limit);
    // A page past the end has no row that could carry the total.
    const total_size = found[0]?.total_size ?? (await db.$count(stores, where));
    return { total_size, ids: found.map(({ id }) => id) };
  },
  // The order by distance depends on the customer's place, two orders depend on the language.
  (query, { clock, language, at }) => [query, clock, language, query.order === 'nearest' && at],
);

async function storeConditions(db: Database, filter: StoreFilter, { clock, sought }: Seeking) {
  const generous = filter.discounted || filter.with_offers ? await listDiscountingStores(db, clock) : [];
  const isGenerous = generous.length > 0 ? inArray(stores.id, generous) : NEVER;
  return and(
    eq(stores.status, true),
    ...inMarket(filter.market, stores),
    ...marks(filter),
    ...selling(db, filter),
    sought ? eqAny(stores.id, await findStoresSelling(db, sought, filter.market)) : undefined,
    filter.discounted ? isGenerous : undefined,
    filter.with_offers ? or(isGenerous, exists(selectItems(db, gt(items.discount, 0)))) : undefined,
    filter.coupon ? hasCoupon(db, clock) : undefined,
    filter.open ? isOpenAt(clock) : undefined,
  );
}

function marks({ kind, way, featured, recommended, halal, free_delivery, rating_count }: StoreFilter) {
  return [
    kind === 'veg' || kind === 'non_veg' ? eq(stores[kind], true) : undefined,
    way ? eq(stores[way], true) : undefined,
    featured ? eq(stores.featured, true) : undefined,
    recommended ? eq(stores.is_recommended, true) : undefined,
    halal ? eq(stores.halal_tag_status, true) : undefined,
    free_delivery ? eq(stores.free_delivery, true) : undefined,
    rating_count ? gte(stores.avg_rating, rating_count) : undefined,
  ];
}

function selling(db: Database, { category_ids = [], brand_ids = [] }: StoreFilter): (SQL | undefined)[] {
  const listed = db
    .select({ id: store_categories.store_id })
    .from(store_categories)
    .where(and(eq(store_categories.store_id, stores.id), inArray(store_categories.category_id, [...category_ids])));
  return [
    category_ids.length > 0 ? or(exists(listed), exists(selectItems(db, inCategories(category_ids)))) : undefined,
    brand_ids.length > 0 ? exists(selectItems(db, inArray(items.brand_id, [...brand_ids]))) : undefined,
  ];
}

/** Subquery on stores: the items of each that match `which`. */
function selectItems(db: Database, which: SQL) {
  return db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.store_id, stores.id), eq(items.status, true), which));
}

/** `isStoreOpen` as SQL, since pages are cut by the database; a test keeps the two equal. */
export function isOpenAt({ day, minutes }: StoreTime): SQL {
  const time = toTimeOfDay(minutes);
  return sql`(${stores.active} and exists (select 1 from ${schedules} where ${schedules.store_id} = ${stores.id}
    and ${schedules.day} = ${day} and ${schedules.opening_time} <= ${time}::time
    and (${schedules.closing_time} > ${time}::time or ${schedules.closing_time} >= '23:59')))`;
}

function toStoreOrder(order: StoreOrder, { at, clock, language, sought }: Seeking): SQL[] {
  const name = sql`lower(${stores.name} ->> ${language})`;
  const orders: Record<StoreOrder, SQL[]> = {
    open_first: [desc(isOpenAt(clock)), descNullsLast(stores.order_count)],
    match: [...(sought ? byName(sought) : []), descNullsLast(stores.order_count)],
    popular: [descNullsLast(stores.order_count)],
    top_rated: [descNullsLast(stores.avg_rating), descNullsLast(stores.rating_count)],
    newest: [descNullsLast(stores.created_at)],
    nearest: at ? [sql`${nearness(at)}`] : [descNullsLast(stores.order_count)],
    fastest: [asc(stores.min_delivery_time), asc(stores.max_delivery_time)],
    name_asc: [asc(name)],
    name_desc: [desc(name)],
  };
  return orders[order];
}

/** Sorts stores whose name matches before those that only sell a match. */
function byName(sought: Sought): SQL[] {
  return [orderByMatch(stores.search, sought), sql`(${matches(stores.search, sought)}) desc`];
}

/** A value that sorts like the distance within a city. */
function nearness({ lat, lng }: { lat: number; lng: number }): SQL {
  const narrowing = Math.cos((lat * Math.PI) / 180) ** 2;
  return sql`power(${stores.latitude} - ${lat}::float8, 2) + power(${stores.longitude} - ${lng}::float8, 2) * ${narrowing}::float8`;
}
