import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client';
import { categories, items, stores } from '../db/schema';
import { type ItemFilter, itemConditions, type When } from './item-filter';
import { itemsByIds, type ItemRow } from './item';
import type { PageRequest } from './wire';

export type ItemOrder = 'popular' | 'top_rated' | 'most_reviewed' | 'newest' | 'low' | 'high' | 'largest_discount';

/** The id last, so that a page never repeats what the page before it showed. */
const ORDERS: Record<ItemOrder, SQL[]> = {
  popular: [desc(items.order_count), asc(items.id)],
  top_rated: [desc(items.avg_rating), asc(items.id)],
  most_reviewed: [desc(items.rating_count), asc(items.id)],
  newest: [desc(items.created_at), asc(items.id)],
  low: [asc(items.price), asc(items.id)],
  high: [desc(items.price), asc(items.id)],
  largest_discount: [desc(items.discount), asc(items.id)],
};

export type ItemList = { total_size: number; rows: ItemRow[]; categories: (typeof categories.$inferSelect)[] };

export type ItemQuery = {
  filter: ItemFilter;
  order: ItemOrder;
  page: PageRequest;
  /** Answer the main categories of all the items found, for the filter beside the list. */
  with_categories?: boolean;
};

/** One page of the items that a filter lets through. */
export async function listItems(db: Database, query: ItemQuery, when: When): Promise<ItemList> {
  const { filter, order, page, with_categories = false } = query;
  const where = await itemConditions(db, filter, when);
  const found = await pageOfIds(db, where, { order, page });
  return {
    total_size: await countItems(db, where),
    rows: await itemsByIds(db, found, when.now),
    categories: with_categories ? await mainCategories(db, filter, when) : [],
  };
}

async function pageOfIds(
  db: Database,
  where: SQL | undefined,
  { order, page }: Pick<ItemQuery, 'order' | 'page'>,
): Promise<number[]> {
  const found = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .where(where)
    .orderBy(...ORDERS[order])
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  return found.map(({ id }) => id);
}

async function countItems(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .where(where);
  return row?.count ?? 0;
}

const sub = alias(categories, 'sub_categories');

/** The main categories among which the filter can choose: those of the list without its own choice of categories. */
async function mainCategories(db: Database, filter: ItemFilter, when: When) {
  const where = await itemConditions(db, { ...filter, category_ids: [] }, when);
  const found = db
    .select({ id: sql`coalesce(${sub.parent_id}, ${sub.id})` })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(sub, eq(sub.id, items.category_id))
    .where(where);
  return db
    .select()
    .from(categories)
    .where(and(eq(categories.status, true), sql`${categories.id} in ${found}`))
    .orderBy(asc(categories.priority), asc(categories.id));
}
