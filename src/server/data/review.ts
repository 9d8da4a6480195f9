import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { downwards } from './downwards';
import type { Database } from '../db/client';
import { customers, items, reviews } from '../db/schema';
import type { PageRequest } from './wire';

/** A review with the item's name and what may be told of its writer. */
export type ReviewRow = typeof reviews.$inferSelect & {
  item: Pick<typeof items.$inferSelect, 'name' | 'image'>;
  customer: Pick<typeof customers.$inferSelect, 'id' | 'f_name' | 'l_name' | 'image'> | null;
};

const columns = {
  review: reviews,
  item: { name: items.name, image: items.image },
  customer: { id: customers.id, f_name: customers.f_name, l_name: customers.l_name, image: customers.image },
};

/** Those with words first, then the newest. */
export async function itemReviews(
  db: Database,
  item_id: number,
  page: PageRequest,
): Promise<{ total_size: number; rows: ReviewRow[] }> {
  const which = and(eq(reviews.item_id, item_id), eq(reviews.status, true));
  const found = await select(db)
    .where(which)
    .orderBy(sql`${reviews.comment} is null`, downwards(reviews.created_at), downwards(reviews.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  const [counted] = await db.select({ count: count() }).from(reviews).where(which);
  return { total_size: counted?.count ?? 0, rows: found.map(({ review, ...rest }) => ({ ...review, ...rest })) };
}

/** What was written about a store's items, the newest first; ratings without words are in its buckets of stars. */
export async function storeReviews(db: Database, store_id: number, page: PageRequest): Promise<ReviewRow[]> {
  const found = await select(db)
    .where(and(eq(reviews.store_id, store_id), eq(reviews.status, true), isNotNull(reviews.comment)))
    .orderBy(downwards(reviews.created_at), downwards(reviews.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  return found.map(({ review, ...rest }) => ({ ...review, ...rest }));
}

function select(db: Database) {
  return db
    .select(columns)
    .from(reviews)
    .innerJoin(items, eq(items.id, reviews.item_id))
    .leftJoin(customers, eq(customers.id, reviews.user_id));
}
