import { and, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { StoreTime } from '@/domain/store-clock';
import { timeText } from '@/domain/opening-hours';
import type { Database } from '../db/client';
import { categories, flash_sale_items, flash_sales, item_tags, items, stores, tags } from '../db/schema';
import { wordsOf } from '../db/schema/columns';
import { isRunning } from './item';
import { inMarket, type Market, NOTHING, typedWords } from './market';
import { discountingStores, hasCoupon } from './promotion';

export type Kind = 'all' | 'veg' | 'non_veg';

/** Which items a list holds; whatever is missing does not narrow it. */
export type ItemFilter = {
  market: Market;
  store_id?: number | undefined;
  /** Main categories or sub-categories; an empty list is every category. */
  category_ids?: readonly number[] | undefined;
  brand_ids?: readonly number[] | undefined;
  condition_id?: number | undefined;
  kind?: Kind | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
  /** Stars, at least. */
  rating_count?: number | undefined;
  words?: string | undefined;
  marked?: 'recommended' | 'is_basic' | 'organic' | 'has_condition' | undefined;
  except?: number | undefined;
  discounted?: boolean | undefined;
  free_delivery?: boolean | undefined;
  coupon?: boolean | undefined;
  available_now?: boolean | undefined;
};

export type When = { now: Date; clock: StoreTime };

/** The conditions of a query on items joined with their stores. */
export async function itemConditions(db: Database, filter: ItemFilter, when: When): Promise<SQL | undefined> {
  return and(
    eq(items.status, true),
    eq(stores.status, true),
    ...inMarket(filter.market, items),
    ...belonging(filter),
    ...bounds(filter),
    filter.words === undefined ? undefined : named(filter.words),
    filter.discounted ? await discounted(db, when) : undefined,
    filter.free_delivery ? eq(stores.free_delivery, true) : undefined,
    filter.coupon ? hasCoupon(db, when.clock) : undefined,
    filter.available_now ? isAvailableAt(when.clock) : undefined,
  );
}

/** The items of a category or of its sub-categories. */
export function inCategories(ids: readonly number[]): SQL {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`${items.category_id} in (select id from ${categories} where id in (${list}) or parent_id in (${list}))`;
}

function belonging(filter: ItemFilter): (SQL | undefined)[] {
  const { store_id, category_ids = [], brand_ids = [], condition_id, marked, except } = filter;
  return [
    store_id === undefined ? undefined : eq(items.store_id, store_id),
    category_ids.length > 0 ? inCategories(category_ids) : undefined,
    brand_ids.length > 0 ? inArray(items.brand_id, [...brand_ids]) : undefined,
    condition_id === undefined ? undefined : eq(items.common_condition_id, condition_id),
    marked === 'has_condition' ? sql`${items.common_condition_id} is not null` : undefined,
    marked !== undefined && marked !== 'has_condition' ? eq(items[marked], true) : undefined,
    except === undefined ? undefined : sql`${items.id} <> ${except}`,
  ];
}

function bounds({ kind, min_price, max_price, rating_count }: ItemFilter): (SQL | undefined)[] {
  return [
    kind === 'veg' || kind === 'non_veg' ? eq(items.veg, kind === 'veg') : undefined,
    min_price === undefined ? undefined : gte(items.price, min_price),
    // Filters that were never moved say 0.
    max_price ? lte(items.price, max_price) : undefined,
    rating_count ? gte(items.avg_rating, rating_count) : undefined,
  ];
}

/** By the words of its name or by a tag; each part is looked up once, by its own index. */
function named(words: string): SQL {
  const query = typedWords(words);
  if (query === undefined) return NOTHING;
  const tag = words.trim().toLowerCase();
  return sql`(
    ${items.id} in (select ${items.id} from ${items} where ${wordsOf(items.name)} @@ to_tsquery('simple', ${query}))
    or ${items.id} in (select ${item_tags.item_id} from ${item_tags} join ${tags} on ${tags.id} = ${item_tags.tag_id}
      where ${tags.tag} = ${tag}))`;
}

/** An own discount, a running flash sale, or a store whose discount takes off every item. */
async function discounted(db: Database, { now, clock }: When): Promise<SQL | undefined> {
  const generous = await discountingStores(db, clock, true);
  const flashing = db
    .select({ id: flash_sale_items.item_id })
    .from(flash_sale_items)
    .innerJoin(flash_sales, eq(flash_sales.id, flash_sale_items.flash_sale_id))
    .where(and(eq(flash_sale_items.status, true), isRunning(now)));
  return or(
    gt(items.discount, 0),
    inArray(items.id, flashing),
    generous.length > 0 ? inArray(items.store_id, generous) : undefined,
  );
}

/** The rule of `isAvailable` for the database, which must page by it; a test holds the two equal. */
export function isAvailableAt({ minutes }: StoreTime): SQL {
  const time = timeText(minutes);
  const { available_time_starts: from, available_time_ends: until } = items;
  return sql`case when ${until} > ${from}
    then ${time}::time >= ${from} and (${time}::time < ${until} or ${until} >= '23:59')
    else ${time}::time >= ${from} or ${time}::time < ${until} end`;
}
