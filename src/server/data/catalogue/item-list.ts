import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { descNullsLast } from '../sql/desc-nulls-last';
import { type Database, queryRows } from '@/server/db/client';
import { categories, items, stores, zones } from '@/server/db/schema';
import { type ItemFilter, buildItemConditions, findCategoryFamily, type When } from './item-filter';
import {
  type ItemCardRow,
  listItemCardsByIds,
  type ItemName,
  listItemNames,
  listItemsByIds,
  type ItemRow,
} from './item';
import type { CategoryRow } from './category';
import { NEVER } from '../market';
import { ttlCached } from '../sql/ttl-cache';
import { eqAny } from '../sql/eq-any';
import { pageIn, fetchedWindow } from '../sql/page-window';
import { EXACT, expectedRows } from '../sql/row-count';
import { orderByMatch, type Sought, resolveSearch } from './search';
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

/** Each order ends with the id, so that two pages never show the same row. */
const ORDERS: Record<Exclude<ItemOrder, 'match'>, SQL[]> = {
  popular: [descNullsLast(items.order_count), asc(items.id)],
  top_rated: [descNullsLast(items.avg_rating), asc(items.id)],
  most_reviewed: [descNullsLast(items.rating_count), asc(items.id)],
  newest: [descNullsLast(items.created_at), asc(items.id)],
  low: [asc(items.price), asc(items.id)],
  // Reads the price index backwards.
  high: [desc(items.price), asc(items.id)],
  largest_discount: [descNullsLast(items.discount), asc(items.id)],
};

export type ItemList<Row = ItemRow> = { total_size: number; rows: Row[]; categories: CategoryRow[] };

export type ItemQuery = {
  filter: ItemFilter;
  order: ItemOrder;
  page: PageRequest;
  /** Answer the main categories of all items found, for the filter beside the list. */
  with_categories?: boolean;
};

/**
 * One page of the items that match a filter. From 2000 rows on, `total_size` is an estimate that is never lower than
 * the rows known to follow; the order by match then becomes the order by popularity, and the categories are those of
 * the module.
 */
export async function listItems(db: Database, query: ItemQuery, when: When): Promise<ItemList> {
  const { ids, ...found } = await findPage(db, query, when);
  return { ...found, rows: await listItemsByIds(db, ids, when.now) };
}

/** One page of the items that match a filter, with the columns that cards show. */
export async function listItemCards(db: Database, query: ItemQuery, when: When): Promise<ItemList<ItemCardRow>> {
  const { ids, ...found } = await findPage(db, query, when);
  return { ...found, rows: await listItemCardsByIds(db, ids, when.now) };
}

/** One page of the items that match a filter, with names and pictures only. */
export async function suggestItems(
  db: Database,
  query: ItemQuery,
  when: When,
): Promise<{ total_size: number; rows: ItemName[] }> {
  const { total_size, ids } = await findPage(db, query, when);
  return { total_size, rows: await listItemNames(db, ids) };
}

async function findPage(db: Database, query: ItemQuery, when: When): Promise<Found> {
  const found = await findIds(db, { ...query, page: fetchedWindow(query.page) }, when);
  return { ...found, ids: pageIn(found.ids, query.page) };
}

/** `category_ids`: the categories of all items found; null when there are too many items to look through. */
type Page = { ids: number[]; total_size: number; category_ids: number[] | null };
type Found = Pick<Page, 'ids' | 'total_size'> & { categories: CategoryRow[] };

/** What all pages of a list share: the condition, the row count that PostgreSQL expects, and the search terms. */
type Condition = { where: SQL; expected: number; sought: Sought | null };

/** Cached once for all pages and orders of a list. */
const prepareCondition = ttlCached(
  async (db, filter: ItemFilter, when: When): Promise<Condition> => {
    const sought = filter.words === undefined ? null : ((await resolveSearch(db, filter.words)) ?? null);
    const where = (await buildItemConditions(db, filter, { ...when, sought })) ?? NEVER;
    return { where, expected: await expectedRows(db, matching(where)), sought };
  },
  (filter, { clock }) => [filter, clock],
);

/** The cached ids of a page in their order. Prices and availability are read on every call. */
const findIds = ttlCached(
  async (db, { filter, order, page, with_categories = false }: ItemQuery, when: When): Promise<Found> => {
    const { where, expected, sought } = await prepareCondition(db, filter, when);
    const { category_ids, ...found } =
      // A store's page loads as many pages as the total says.
      expected < EXACT || filter.store_id !== undefined
        ? await readExactPage(db, { where, order: toItemOrder(order, sought), page })
        : atLeast(expected, page, await readQuickPage(db, filter, { where, sought, order, page }, when));
    if (!with_categories) return { ...found, categories: [] };
    // The category filter offers the categories of the list before its own selection is applied.
    const isChosen = Boolean(filter.category_ids?.length);
    const among = isChosen ? await categoriesFound(db, { ...filter, category_ids: [] }, when) : category_ids;
    return { ...found, categories: await mainCategories(db, among, filter.market.module_id) };
  },
  (query, { clock }) => [query, clock],
);

function toItemOrder(order: ItemOrder, sought: Sought | null): SQL[] {
  if (order !== 'match') return ORDERS[order];
  return sought ? [orderByMatch(items.search, sought), ...ORDERS.popular] : ORDERS.popular;
}

/**
 * The total of a long list: PostgreSQL's estimate, but never less than the rows already seen. `found` holds the page
 * and one row more.
 */
function atLeast(expected: number, { limit, offset }: PageRequest, found: number[]): Page {
  const before = (offset - 1) * limit;
  const seen = before + found.length;
  const total_size = found.length > limit ? Math.max(expected, seen) : found.length > 0 || offset === 1 ? seen : before;
  return { ids: found.slice(0, limit), total_size, category_ids: null };
}

function matching(where: SQL): SQL {
  return sql`select ${items.id} from ${items} inner join ${stores} on ${stores.id} = ${items.store_id} where ${where}`;
}

/** Orders for which each category has an index in each zone (`items_category`, `items_category_price`). */
const BY_CATEGORY: ItemOrder[] = ['match', 'popular', 'low', 'high'];

type Asked = { order: ItemOrder; page: PageRequest } & Pick<Condition, 'where' | 'sought'>;

/** The ids of a page of a long list and of one row more, which tells whether another page follows. Reads no further. */
async function readQuickPage(db: Database, filter: ItemFilter, asked: Asked, when: When): Promise<number[]> {
  const { where, order, page } = asked;
  const by = toItemOrder(order, null);
  if (!filter.category_ids?.length) return readInOrder(db, matching(where), by, page);
  if (!BY_CATEGORY.includes(order)) return readInOrder(db, matching(withinModule(where, filter)), by, page);
  return readInOrder(db, await firstOfEach(db, filter, asked, when), by, page);
}

/** Reads the first rows of each category in each zone from its index, one by one: the page is always among them. */
async function firstOfEach(db: Database, filter: ItemFilter, { sought, order, page }: Asked, when: When): Promise<SQL> {
  const { market, category_ids = [] } = filter;
  const family = await findCategoryFamily(db, category_ids, market.module_id);
  const anywhere = { ...filter, category_ids: [], market: { module_id: null, zone_ids: null } };
  const rest = await buildItemConditions(db, anywhere, { ...when, sought });
  const own = sql`${rest} and ${items.category_id} = category.id and ${items.zone_id} = ${zones.id}`;
  const by = sql.join(toItemOrder(order, null), sql`, `);
  const first = sql`${matching(own)} order by ${by} limit ${page.offset * page.limit + 1}`;
  return sql`select ${items.id} from ${items} where ${items.id} in (
    select first.id from unnest(${sql.param(family)}::int[]) as category(id) cross join ${zones}
      cross join lateral (${first}) as first
    where ${market.zone_ids === null ? sql`true` : inArray(zones.id, market.zone_ids)})`;
}

/**
 * Adds the module, which is the first column of the index of each order: a page of a large category is then read in
 * index order, instead of sorting the whole category. It is left out where rows are counted (`matchMarket`) and where
 * prices are bounded: the prices of a category differ from those of its module, so the whole module might be read for
 * one page.
 */
function withinModule(where: SQL, { market: { module_id }, min_price, max_price }: ItemFilter): SQL {
  const isBounded = Boolean(min_price) || Boolean(max_price);
  return module_id === null || isBounded ? where : sql`${where} and ${eq(items.module_id, module_id)}`;
}

async function readInOrder(db: Database, rows: SQL, order: SQL[], { limit, offset }: PageRequest): Promise<number[]> {
  const found = await queryRows<{ id: number }>(
    db,
    sql`${rows} order by ${sql.join(order, sql`, `)} limit ${limit + 1} offset ${(offset - 1) * limit}`,
  );
  return found.map(({ id }) => id);
}

type Part = { where: SQL; order: SQL[]; page: PageRequest };

/** Reads the page, the count and the categories with one query over everything found. */
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

/** The categories of everything found; null when that is too much to look through. */
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

/** The main categories of the given categories, or of all categories in which a module has items. */
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
