import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { downwards } from './downwards';
import type { Database } from '../db/client';
import { categories, items, stores } from '../db/schema';
import { type ItemFilter, itemConditions, type When } from './item-filter';
import { type ItemName, itemNames, itemsByIds, type ItemRow } from './item';
import { NOTHING } from './market';
import { EXACT, expectedRows, IN_ALL } from './row-count';
import { byMatch, type Sought, soughtBy } from './search';
import type { PageRequest } from './wire';

export type ItemOrder =
  'popular' | 'top_rated' | 'most_reviewed' | 'newest' | 'low' | 'high' | 'largest_discount' | 'match';

/** The id last, so that a page never repeats what the page before it showed. */
const ORDERS: Record<Exclude<ItemOrder, 'match'>, SQL[]> = {
  popular: [downwards(items.order_count), asc(items.id)],
  top_rated: [downwards(items.avg_rating), asc(items.id)],
  most_reviewed: [downwards(items.rating_count), asc(items.id)],
  newest: [downwards(items.created_at), asc(items.id)],
  low: [asc(items.price), asc(items.id)],
  // The index of prices, read backwards.
  high: [desc(items.price), asc(items.id)],
  largest_discount: [downwards(items.discount), asc(items.id)],
};

export type ItemList = { total_size: number; rows: ItemRow[]; categories: (typeof categories.$inferSelect)[] };

export type ItemQuery = {
  filter: ItemFilter;
  order: ItemOrder;
  page: PageRequest;
  /** Answer the main categories of all the items found, for the filter beside the list. */
  with_categories?: boolean;
};

const NO_ITEMS: ItemList = { total_size: 0, rows: [], categories: [] };

/**
 * One page of the items that a filter lets through. From 2000 rows on, `total_size` is an estimate, never less than
 * what follows the page; the order by match is then the one by popularity, and the categories are the module's.
 */
export async function listItems(db: Database, query: ItemQuery, when: When): Promise<ItemList> {
  const { filter, with_categories = false } = query;
  const found = await findIds(db, query, when);
  if (!found) return NO_ITEMS;
  return {
    total_size: found.total_size,
    rows: await itemsByIds(db, found.ids, when.now),
    categories: with_categories ? await mainCategories(db, filter, { ...when, ...found }) : [],
  };
}

/** The same page with nothing but names and pictures. */
export async function suggestItems(
  db: Database,
  query: ItemQuery,
  when: When,
): Promise<{ total_size: number; rows: ItemName[] }> {
  const found = await findIds(db, query, when);
  return found ? { total_size: found.total_size, rows: await itemNames(db, found.ids) } : NO_ITEMS;
}

/** `where` and `expected`: what the filter came to, and how many rows PostgreSQL expects of it. */
type Found = { ids: number[]; total_size: number; sought: Sought | null; where: SQL; expected: number };

/** Undefined when nothing can be called as the filter asks. */
async function findIds(db: Database, { filter, order, page }: ItemQuery, when: When): Promise<Found | undefined> {
  const sought = filter.words === undefined ? null : await soughtBy(db, filter.words);
  if (sought === undefined) return undefined;
  const where = (await itemConditions(db, filter, { ...when, sought })) ?? NOTHING;
  const expected = await expectedRows(db, matching(where));
  const isExact = expected < EXACT;
  // One more than the page tells whether another page follows.
  const { ids, total_size } = await pageOfIds(db, {
    ...{ where, page, isExact },
    order: orderOf(order, isExact ? sought : null),
  });
  return {
    ...{ sought, where, expected },
    ids: ids.slice(0, page.limit),
    total_size: isExact ? (total_size ?? (await countItems(db, where))) : atLeast(ids.length, expected, page),
  };
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

type Part = { where: SQL; order: SQL[]; page: PageRequest; isExact: boolean };

/** `total_size` is null where it is not to be exact, and beyond the last page, where no row tells it. */
async function pageOfIds(db: Database, { where, order, page, isExact }: Part) {
  const rows = await db
    .select({ id: items.id, total_size: isExact ? IN_ALL : sql<null>`null` })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .where(where)
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset((page.offset - 1) * page.limit);
  return { ids: rows.map(({ id }) => id), total_size: rows[0]?.total_size ?? null };
}

async function countItems(db: Database, where: SQL): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .where(where);
  return row?.count ?? 0;
}

const sub = alias(categories, 'sub_categories');

/** The main categories among which the filter can choose: those of the list without its own choice of categories. */
async function mainCategories(db: Database, filter: ItemFilter, found: When & Found) {
  const { where, expected } = filter.category_ids?.length ? await withoutCategories(db, filter, found) : found;
  const shelf = db.select().from(categories).orderBy(asc(categories.priority), asc(categories.id));
  const shown = eq(categories.status, true);
  if (expected >= EXACT) {
    const { module_id } = filter.market;
    const here = module_id === null ? undefined : eq(categories.module_id, module_id);
    return shelf.where(and(shown, eq(categories.position, 0), gt(categories.products_count, 0), here));
  }
  const those = db
    .selectDistinct({ id: sql`coalesce(${sub.parent_id}, ${sub.id})` })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(sub, eq(sub.id, items.category_id))
    .where(where);
  return shelf.where(and(shown, sql`${categories.id} in ${those}`));
}

async function withoutCategories(db: Database, filter: ItemFilter, when: When & { sought: Sought | null }) {
  const where = (await itemConditions(db, { ...filter, category_ids: [] }, when)) ?? NOTHING;
  return { where, expected: await expectedRows(db, matching(where)) };
}
