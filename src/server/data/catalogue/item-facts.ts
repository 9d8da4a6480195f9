import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { prepared } from '@/server/db/prepared';
import { brands, item_tags, items, tags, wishlists } from '@/server/db/schema';
import { firstAsJson, listAsJson } from '../sql/as-json';
import { LONG, ttlCached } from '../sql/ttl-cache';

const facts = prepared((db) =>
  db
    .select({
      tags: listAsJson(
        { id: tags.id, tag: tags.tag, name: tags.name },
        sql`from ${item_tags} inner join ${tags} on ${tags.id} = ${item_tags.tag_id}
          where ${item_tags.item_id} = ${items.id} order by ${tags.id}`,
      ),
      /** The number of wishlists that contain the item. */
      whislists_count: db.$count(wishlists, eq(wishlists.item_id, items.id)),
      brand: firstAsJson(
        { id: brands.id, name: brands.name },
        sql`from ${brands} where ${brands.id} = ${items.brand_id} and ${brands.status}`,
      ),
    })
    .from(items)
    .where(eq(items.id, sql.placeholder('id')))
    .prepare('item_facts'),
);

/** Facts that only the item's own page shows. */
export async function loadItemFacts(db: Database, id: number) {
  const [row] = await facts(db).execute({ id });
  return row ?? NO_FACTS;
}

export const NO_FACTS = { tags: [], whislists_count: 0, brand: null };

/** The lowest and the highest price in a store, for its price filter; zeros when it sells nothing. */
export const findPriceRange = ttlCached(
  async (db, store_id: number): Promise<{ min_price: number; max_price: number }> => {
    const [row] = await db
      .select({
        min_price: sql<number>`coalesce(min(${items.price}), 0)::float8`,
        max_price: sql<number>`coalesce(max(${items.price}), 0)::float8`,
      })
      .from(items)
      .where(and(eq(items.store_id, store_id), eq(items.status, true)));
    return row ?? { min_price: 0, max_price: 0 };
  },
  (store_id) => store_id,
  LONG,
);
