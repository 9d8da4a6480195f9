import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { descNullsLast } from '../sql/desc-nulls-last';
import { type Database, queryRows } from '@/server/db/client';
import { categories, items, stores } from '@/server/db/schema';
import { type ItemFilter, buildItemConditions, type When } from './item-filter';
import {
  type ItemCardRow,
  findItemCardsByIds,
  type ItemName,
  findItemNames,
  findItemsByIds,
  type ItemRow,
} from './item';
import type { CategoryRow } from './category';
import { NOTHING } from '../market';
import { ttlCached } from '../sql/ttl-cache';
import { eqAny } from '../sql/eq-any';
import { pageIn, fetchedWindow } from '../sql/page-window';
import { EXACT, expectedRows } from '../sql/row-count';
import { byMatch, type Sought, soughtBy } from './search';
import type { PageRequest } from '../view';

export type ItemOrder =
  | 'popular'
  | 'top_rated'
  | 'most_reviewed'
  | 'newest'
  | 'low'
  | 'high'
  | 'largest_discount'
  | 'match';

/** The id comes last in each order, so that two pages never show the same row. */
const ORDERS: Record<Exclude<ItemOrder, 'match'>, SQL[]> = {
  popular: [descNullsLast(items.order_count), asc(items.id)],
  top_rated: [descNullsLast(items.avg_rating), asc(items.id)],
  most_reviewed: [descNullsLast(items.rating_count), asc(items.id)],
  newest: [descNullsLast(items.created_at), asc(items.id)],
  low: [asc(items.price), asc(items.id)],
  // The index of prices, read backwards.
  high: [desc(items.price), asc(items.id)],
  largest_discount: [descNullsLast(items.discount), asc(items.id)],
};

export type ItemList<Row = ItemRow> = { total_size: number; rows: Row[]; categories: CategoryRow[] };

export type ItemQuery = {
  filter: ItemFilter;
  order: ItemOrder;
  page: PageRequest;
  /** Answer the main categories of all the items found, for the filter beside the list. */
  with_categories?: boolean;
};

/**
 * One page of the items that a filter lets through. From 2000 rows on, `total_size` is an estimate, never less than
 * what follows the page; the order by match is then the one by popularity, and the categories are the module's.
 */
export async function listItems(db: Database, query: ItemQuery, when: When): Promise<ItemList> {
  const { ids, ...found } = await findPage(db, query, when);
  return { ...found, rows: await findItemsByIds(db, ids, when.now) };
}

/** The same page with no more than cards show. */
export async function listItemCards(db: Database, query: ItemQuery, when: When): Promise<ItemList<ItemCardRow>> {
  const { ids, ...found } = await findPage(db, query, when);
  return { ...found, rows: await findItemCardsByIds(db, ids, when.now) };
}

/** The same page with nothing but names and pictures. */
export async function suggestItems(
  db: Database,
  query: ItemQuery,
  when: When,
): Promise<{ total_size: number; rows: ItemName[] }> {
  const { total_size, ids } = await findPage(db, query, when);
  return { total_size, rows: await findItemNames(db, ids) };
}

async function findPage(db: Database, query: ItemQuery, when: When): Promise<Found> {
  const found = await findIds(db, { ...query, page: fetchedWindow(query.page) }, when);
  return { ...found, ids: pageIn(found.ids, query.page) };
}

/** `category_ids`: of all the items found, null where they are too many to look. */
type Page = { ids: number[]; total_size: number; category_ids: number[] | null };
type Found = Pick<Page, 'ids' | 'total_size'> & { categories: CategoryRow[] };

/**
 * The parts of a list that its pages share: the condition, how many rows PostgreSQL expects, and which names are
 * searched.
 */
type Condition = { where: SQL; expected: number; sought: Sought | null };

/** Cached for all pages and orders of a list. */
const prepareCondition = ttlCached(
  async (db, filter: ItemFilter, when: When): Promise<Condition> => {
    const sought = filter.words === undefined ? null : ((await soughtBy(db, filter.words)) ?? null);
    const where = (await buildItemConditions(db, filter, { ...when, sought })) ?? NOTHING;
    return { where, expected: await expectedRows(db, matching(where)), sought };
  },
  (filter, { clock }) => [filter, clock],
);

/** The ids of a page in their order. Prices and availability are read anew each time. */
const findIds = ttlCached(
  async (db, { filter, order, page, with_categories = false }: ItemQuery, when: When): Promise<Found> => {
    const { where, expected, sought } = await prepareCondition(db, filter, when);
    const { category_ids, ...found } =
      expected < EXACT
        ? await readExactPage(db, { where, order: orderOf(order, sought), page })
        : await readQuickPage(db, { where: withinModule(where, filter), order: orderOf(order, null), page }, expected);
    if (!with_categories) return { ...found, categories: [] };
    // The filter chooses among those of the list without its own choice of categories.
    const isChosen = Boolean(filter.category_ids?.length);
    const among = isChosen ? await categoriesFound(db, { ...filter, category_ids: [] }, when) : category_ids;
    return { ...found, categories: await mainCategories(db, among, filter.market.module_id) };
  },
  (query, { clock }) => [query, clock],
);

/**
 * With the module, which each order's index begins with: of a large category a page is then read in its order, instead of
 * the whole category that is sorted for it. It is left out where rows are counted (`matchMarket`).
 */
function withinModule(where: SQL, { market: { module_id }, category_ids = [] }: ItemFilter): SQL {
  return module_id === null || category_ids.length === 0 ? where : sql`${where} and ${eq(items.module_id, module_id)}`;
}

function orderOf(order: ItemOrder, sought: Sought | null): SQL[] {
  if (order !== 'match') return ORDERS[order];
  return sought ? [byMatch(items.search, sought), ...ORDERS.popular] : ORDERS.popular;
}

function atLeast(found: number, expected: number, { limit, offset }: PageRequest): number {
  const seen = (offset - 1) * limit + found;
  return found > limit ? Math.max(expected, seen) : found > 0 || offset === 1 ? seen : (offset - 1) * limit;
}

function matching(where: SQL): SQL {
  return sql`select ${items.id} from ${items} inner join ${stores} on ${stores.id} = ${items.store_id} where ${where}`;
}

type Part = { where: SQL; order: SQL[]; page: PageRequest };

/** Stops at the end of the page. */
async function readQuickPage(db: Database, { where, order, page }: Part, expected: number): Promise<Page> {
  const { limit, offset } = page;
  const found = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .where(where)
    .orderBy(...order)
    // One more row tells whether another page follows.
    .limit(limit + 1)
    .offset((offset - 1) * limit);
  const ids = found.slice(0, limit).map(({ id }) => id);
  return { ids, total_size: atLeast(found.length, expected, page), category_ids: null };
}

/** Reads everything that was found at once: the page, the count and the categories. */
async function readExactPage(db: Database, { where, order, page: { limit, offset } }: Part): Promise<Page> {
  const before = (offset - 1) * limit;
  const [row] = await queryRows<Page>(
    db,
    sql`select count(*)::int as total_size, coalesce(array_agg(distinct category_id), '{}') as category_ids,
        coalesce(array_agg(id order by place) filter (where place > ${before} and place <= ${before + limit}), '{}') as ids
      from (select ${items.id} as id, ${items.category_id} as category_id,
          row_number() over (order by ${sql.join(order, sql`, `)}) as place
        from ${items} inner join ${stores} on ${stores.id} = ${items.store_id} where ${where}) found`,
  );
  return row ?? { ids: [], total_size: 0, category_ids: [] };
}

const sub = alias(categories, 'sub_categories');

/** The categories of all that is found; null where that is too much to look through. */
const categoriesFound = ttlCached(
  async (db, filter: ItemFilter, when: When): Promise<number[] | null> => {
    const { where, expected } = await prepareCondition(db, filter, when);
    if (expected >= EXACT) return null;
    const found = await db
      .selectDistinct({ id: items.category_id })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.store_id))
      .where(where);
    return found.map(({ id }) => id);
  },
  (filter, { clock }) => [filter, clock],
);

/** The main categories of some, or of all those in which a module has something. */
const mainCategories = ttlCached(
  async (db, category_ids: number[] | null, module_id: number | null): Promise<CategoryRow[]> => {
    const shelf = db.select().from(categories).orderBy(asc(categories.priority), asc(categories.id));
    const isOn = eq(categories.status, true);
    if (category_ids === null) {
      const inModule = module_id === null ? undefined : eq(categories.module_id, module_id);
      return shelf.where(and(isOn, eq(categories.position, 0), gt(categories.products_count, 0), inModule));
    }
    const those = db
      .select({ id: sql`coalesce(${sub.parent_id}, ${sub.id})` })
      .from(sub)
      .where(eqAny(sub.id, category_ids));
    return shelf.where(and(isOn, sql`${categories.id} in ${those}`));
  },
);
