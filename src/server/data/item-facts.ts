import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { item_tags, items, tags, wishlists } from '../db/schema';

export function tagsOf(db: Database, item_id: number): Promise<{ id: number; tag: string }[]> {
  return db
    .select({ id: tags.id, tag: tags.tag })
    .from(item_tags)
    .innerJoin(tags, eq(tags.id, item_tags.tag_id))
    .where(eq(item_tags.item_id, item_id))
    .orderBy(asc(tags.id));
}

/** On how many wish lists an item is. */
export async function wishesFor(db: Database, item_id: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(wishlists).where(eq(wishlists.item_id, item_id));
  return row?.count ?? 0;
}

/** The cheapest and the dearest of a store; zeros when it sells nothing. */
export async function priceRange(db: Database, store_id: number): Promise<{ min_price: number; max_price: number }> {
  const [row] = await db
    .select({
      min_price: sql<number>`coalesce(min(${items.price}), 0)::float8`,
      max_price: sql<number>`coalesce(max(${items.price}), 0)::float8`,
    })
    .from(items)
    .where(and(eq(items.store_id, store_id), eq(items.status, true)));
  return row ?? { min_price: 0, max_price: 0 };
}
