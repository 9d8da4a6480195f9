import { and, eq, getTableColumns, isNotNull, type Placeholder, sql } from 'drizzle-orm';
import { asJson, asJsonOrNull } from '../sql/as-json';
import { descNullsLast } from '../sql/desc-nulls-last';
import { mergeObjects } from '../sql/merge-objects';
import type { Database } from '@/server/db/client';
import { prepared } from '@/server/db/prepared';
import { customers, delivery_man_reviews, delivery_men, items, orders, reviews, stores } from '@/server/db/schema';
import type { PageRequest } from '../view';

/** A review with the item's name and the public part of its author's name. */
export type ReviewRow = typeof reviews.$inferSelect & {
  item: Pick<typeof items.$inferSelect, 'name' | 'image'>;
  customer: Pick<typeof customers.$inferSelect, 'id' | 'f_name' | 'l_name' | 'image'> | null;
};

const columns = {
  review: asJson(getTableColumns(reviews)),
  item: asJson({ name: items.name, image: items.image }),
  customer: asJsonOrNull(
    { id: customers.id, f_name: customers.f_name, l_name: customers.l_name, image: customers.image },
    customers.id,
  ),
};

/** Reviews with a comment first, then the newest. */
export async function listItemReviews(
  db: Database,
  item_id: number,
  page: PageRequest,
): Promise<{ total_size: number; rows: ReviewRow[] }> {
  const rows = await listSomeReviews(db, item_id, page);
  return { total_size: await db.$count(reviews, whereShown(item_id)), rows };
}

/** One page of the reviews of an item, without the total. */
export async function listSomeReviews(db: Database, item_id: number, page: PageRequest): Promise<ReviewRow[]> {
  const { limit, offset } = page;
  const found = await reviewsOfItem(db).execute({ item_id, limit, before: (offset - 1) * limit });
  return found.map(({ review, ...rest }) => mergeObjects(review, rest));
}

const reviewsOfItem = prepared((db) =>
  select(db)
    .where(whereShown(sql.placeholder('item_id')))
    .orderBy(sql`${reviews.comment} is null`, descNullsLast(reviews.created_at), descNullsLast(reviews.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('before'))
    .prepare('reviews_of_item'),
);

function whereShown(item_id: number | Placeholder) {
  return and(eq(reviews.item_id, item_id), eq(reviews.status, true));
}

/**
 * The reviews with a comment of a store's items, newest first; ratings without a comment only count in the store's star
 * buckets.
 */
export async function listStoreReviews(db: Database, store_id: number, page: PageRequest): Promise<ReviewRow[]> {
  const found = await select(db)
    .where(and(eq(reviews.store_id, store_id), eq(reviews.status, true), isNotNull(reviews.comment)))
    .orderBy(descNullsLast(reviews.created_at), descNullsLast(reviews.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  return found.map(({ review, ...rest }) => mergeObjects(review, rest));
}

function select(db: Database) {
  return db
    .select(columns)
    .from(reviews)
    .innerJoin(items, eq(items.id, reviews.item_id))
    .leftJoin(customers, eq(customers.id, reviews.user_id));
}

/** False when the customer has already reviewed this item of this order. */
export async function insertReview(db: Database, row: typeof reviews.$inferInsert): Promise<boolean> {
  const made = await db.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id });
  return made.length > 0;
}

/** Stops the reminder to review this order. */
export async function silenceReminder(db: Database, order_id: number): Promise<void> {
  await db.update(orders).set({ review_reminder_dismissed: true }).where(eq(orders.id, order_id));
}

export async function insertCourierReview(
  db: Database,
  row: typeof delivery_man_reviews.$inferInsert,
): Promise<boolean> {
  const made = await db
    .insert(delivery_man_reviews)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: delivery_man_reviews.id });
  return made.length > 0;
}

/**
 * Recomputes the ratings of an item and its store. Both rows are locked first, so that of two simultaneous reviews the
 * second sum includes both.
 */
export async function rateItem(db: Database, item_id: number, store_id: number): Promise<void> {
  await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store_id)).for('no key update');
  await db.select({ id: items.id }).from(items).where(eq(items.id, item_id)).for('no key update');
  await db.execute(sql`
    update items set avg_rating = summary.average, rating_count = summary.number
    from (select round(avg(rating), 2) as average, count(*) as number from reviews
      where item_id = ${item_id} and status) summary
    where items.id = ${item_id}`);
  await db.execute(sql`
    update stores set avg_rating = summary.average, rating_count = summary.number, ratings = summary.buckets
    from (select round(avg(rating), 2) as average, count(*) as number,
      jsonb_build_array(
        count(*) filter (where rating = 5), count(*) filter (where rating = 4), count(*) filter (where rating = 3),
        count(*) filter (where rating = 2), count(*) filter (where rating = 1)) as buckets
      from reviews where store_id = ${store_id} and status) summary
    where stores.id = ${store_id}`);
}

export async function rateCourier(db: Database, id: number): Promise<void> {
  await db.select({ id: delivery_men.id }).from(delivery_men).where(eq(delivery_men.id, id)).for('no key update');
  await db.execute(sql`
    update delivery_men set avg_rating = summary.average, rating_count = summary.number
    from (select round(avg(rating), 2) as average, count(*) as number from delivery_man_reviews
      where delivery_man_id = ${id}) summary
    where delivery_men.id = ${id}`);
}

/** What the customer has already reviewed of an order. */
export async function findReviewed(db: Database, order_id: number): Promise<{ item_ids: number[]; courier: boolean }> {
  const found = await db.select({ item_id: reviews.item_id }).from(reviews).where(eq(reviews.order_id, order_id));
  const courier = await db
    .select({ id: delivery_man_reviews.id })
    .from(delivery_man_reviews)
    .where(eq(delivery_man_reviews.order_id, order_id))
    .limit(1);
  return { item_ids: found.map(({ item_id }) => item_id), courier: courier.length > 0 };
}
