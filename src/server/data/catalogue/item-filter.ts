import { and, asc, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { StoreTime } from '@/domain/time/store-clock';
import { toTimeOfDay } from '@/domain/time/opening-hours';
import { lowerPrice } from '@/domain/search/price-ends';
import { searchWords } from '@/domain/search/search-words';
import { descNullsLast } from '../sql/desc-nulls-last';
import type { Database } from '@/server/db/client';
import { categories, flash_sale_items, flash_sales, item_tags, items, stores, tags } from '@/server/db/schema';
import { isOnOffer, isRunning } from './flash-sale';
import { inMarket, type Market, NEVER } from '../market';
import { listDiscountingStores, hasCoupon } from './promotion';
import { LONG, ttlCached } from '../sql/ttl-cache';
import { matches, type Sought } from './search';

export type Kind = 'all' | 'veg' | 'non_veg';

/** Filters of an item list; a field that is missing does not filter. */
export type ItemFilter = {
  market: Market;
  store_id?: number | undefined;
  /** Main categories or sub-categories; an empty list means every category. */
  category_ids?: readonly number[] | undefined;
  brand_ids?: readonly number[] | undefined;
  condition_id?: number | undefined;
  kind?: Kind | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
  /** Minimum average rating in stars. */
  rating_count?: number | undefined;
  words?: string | undefined;
  marked?: 'recommended' | 'is_basic' | 'organic' | 'has_condition' | undefined;
  except?: number | undefined;
  discounted?: boolean | undefined;
  free_delivery?: boolean | undefined;
  coupon?: boolean | undefined;
  available_now?: boolean | undefined;
  organic?: boolean | undefined;
  halal?: boolean | undefined;
};

export type When = { now: Date; clock: StoreTime };

/** The conditions of a query that joins items with their stores. */
export async function buildItemConditions(
  db: Database,
  filter: ItemFilter,
  when: When & { sought: Sought | null },
): Promise<SQL | undefined> {
  return and(
    sql`${items.status}`,
    sql`${stores.status}`,
    ...(await matchMarket(db, filter)),
    ...belonging(filter),
    ...bounds(filter),
    filter.words === undefined ? undefined : await matchName(db, filter.words, when.sought),
    filter.discounted ? await matchDiscounted(db, when) : undefined,
    filter.free_delivery ? eq(stores.free_delivery, true) : undefined,
    filter.coupon ? hasCoupon(db, when.clock) : undefined,
    filter.available_now ? isAvailableAt(when.clock) : undefined,
    filter.organic ? eq(items.organic, true) : undefined,
    filter.halal ? isHalalItem : undefined,
  );
}

/** `isHalal` as SQL: the item is, and its store shows the tag. */
const isHalalItem = and(eq(items.is_halal, true), eq(stores.halal_tag_status, true));

/** Items in these categories or in their sub-categories. */
export function inCategories(ids: readonly number[]): SQL {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`${items.category_id} in (select id from ${categories} where id in (${list}) or parent_id in (${list}))`;
}

function belonging(filter: ItemFilter): (SQL | undefined)[] {
  const { store_id, brand_ids = [], condition_id, marked, except } = filter;
  return [
    store_id === undefined ? undefined : eq(items.store_id, store_id),
    brand_ids.length > 0 ? inArray(items.brand_id, [...brand_ids]) : undefined,
    condition_id === undefined ? undefined : eq(items.common_condition_id, condition_id),
    marked === 'has_condition' ? sql`${items.common_condition_id} is not null` : undefined,
    marked !== undefined && marked !== 'has_condition' ? eq(items[marked], true) : undefined,
    except === undefined ? undefined : sql`${items.id} <> ${except}`,
  ];
}

function bounds({ kind, min_price, max_price, rating_count }: ItemFilter): (SQL | undefined)[] {
  const least = lowerPrice(min_price);
  return [
    kind === 'veg' || kind === 'non_veg' ? eq(items.veg, kind === 'veg') : undefined,
    least === undefined ? undefined : gte(items.price, least),
    // 0 means that the price filter was not moved.
    max_price ? lte(items.price, max_price) : undefined,
    rating_count ? gte(items.avg_rating, rating_count) : undefined,
  ];
}

/** The limit of items that are looked up by a tag alone. */
const TAGGED = 300;

/**
 * Matches the words of a name, or a tag. The ids of tagged items are looked up first, so that each half of the
 * condition can use its own index.
 */
async function matchName(db: Database, words: string, sought: Sought | null): Promise<SQL> {
  const typed = [...new Set([words.trim().toLowerCase(), searchWords(words).join(' ')])];
  const tagged = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(item_tags, eq(item_tags.item_id, items.id))
    .innerJoin(tags, eq(tags.id, item_tags.tag_id))
    .where(or(inArray(tags.tag, typed), inArray(sql`${tags.name} ->> 'ar'`, typed)))
    .orderBy(descNullsLast(items.order_count), asc(items.id))
    .limit(TAGGED);
  const ids = tagged.map(({ id }) => id);
  const byTag = ids.length > 0 ? inArray(items.id, ids) : undefined;
  return or(sought ? matches(items.search, sought) : undefined, byTag) ?? NEVER;
}

/**
 * Filters by market and categories. The ids are looked up first: with plain ids PostgreSQL reads the list from its
 * index in order. The module is left out of the condition, because each category belongs to one module and PostgreSQL
 * would expect far too few rows; a page that is read in index order adds it (`withinModule`).
 */
async function matchMarket(db: Database, { market, category_ids = [] }: ItemFilter): Promise<SQL[]> {
  if (category_ids.length === 0) return inMarket(market, items);
  const ids = await findCategoryFamily(db, category_ids, market.module_id);
  if (ids.length === 0) return [NEVER];
  return [inArray(items.category_id, ids), ...inMarket({ ...market, module_id: null }, items)];
}

/** The ids of these categories and of their sub-categories, as far as they belong to the module. */
export const findCategoryFamily = ttlCached(
  async (db, category_ids: readonly number[], module_id: number | null): Promise<number[]> => {
    const found = await db
      .select({ id: categories.id })
      .from(categories)
      .where(
        and(
          or(inArray(categories.id, [...category_ids]), inArray(categories.parent_id, [...category_ids])),
          module_id === null ? undefined : eq(categories.module_id, module_id),
        ),
      );
    return found.map(({ id }) => id);
  },
  (category_ids, module_id) => [category_ids, module_id],
  LONG,
);

/** Items with a discount of their own, in a running flash sale, or of a store whose discount applies to every item. */
async function matchDiscounted(db: Database, { now, clock }: When): Promise<SQL | undefined> {
  const generous = await listDiscountingStores(db, clock, true);
  const flashing = await db
    .select({ id: flash_sale_items.item_id })
    .from(flash_sale_items)
    .innerJoin(flash_sales, eq(flash_sales.id, flash_sale_items.flash_sale_id))
    .innerJoin(items, eq(items.id, flash_sale_items.item_id))
    .where(and(isOnOffer, isRunning(now)));
  return or(
    gt(items.discount, 0),
    flashing.length > 0
      ? inArray(
          items.id,
          flashing.map(({ id }) => id),
        )
      : undefined,
    generous.length > 0 ? inArray(items.store_id, generous) : undefined,
  );
}

/** `isAvailable` as SQL, since pages are cut by the database; a test keeps the two equal. */
export function isAvailableAt({ minutes }: StoreTime): SQL {
  const time = toTimeOfDay(minutes);
  const { available_time_starts: from, available_time_ends: until } = items;
  return sql`case when ${until} > ${from}
    then ${time}::time >= ${from} and (${time}::time < ${until} or ${until} >= '23:59')
    else ${time}::time >= ${from} or ${time}::time < ${until} end`;
}
