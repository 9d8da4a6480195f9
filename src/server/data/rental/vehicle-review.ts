import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { customers, stores, vehicle_reviews, vehicles } from '@/server/db/schema';
import type { Localized } from '@/server/db/schema/columns';
import { descNullsLast } from '../sql/desc-nulls-last';
import type { PageRequest } from '../view';

/** A review with the vehicle's name and the public part of its author's name. */
export type VehicleReviewRow = typeof vehicle_reviews.$inferSelect & {
  vehicle_name: Localized;
  customer: Pick<typeof customers.$inferSelect, 'f_name' | 'l_name' | 'image'> | null;
};

type Which = { vehicle_id: number } | { provider_id: number };

/** Reviews with a comment first, then the newest. */
export async function listVehicleReviews(
  db: Database,
  which: Which,
  page: PageRequest,
): Promise<{ total_size: number; rows: VehicleReviewRow[] }> {
  const where = whereReviews(which);
  const found = await db
    .select({
      review: vehicle_reviews,
      vehicle_name: vehicles.name,
      customer: { f_name: customers.f_name, l_name: customers.l_name, image: customers.image },
    })
    .from(vehicle_reviews)
    .innerJoin(vehicles, eq(vehicles.id, vehicle_reviews.vehicle_id))
    .leftJoin(customers, eq(customers.id, vehicle_reviews.user_id))
    .where(where)
    .orderBy(
      sql`${vehicle_reviews.comment} is null`,
      descNullsLast(vehicle_reviews.created_at),
      descNullsLast(vehicle_reviews.id),
    )
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  const rows = found.map(({ review, ...rest }) => ({ ...review, ...rest }));
  return { total_size: await db.$count(vehicle_reviews, where), rows };
}

function whereReviews(which: Which): SQL | undefined {
  return 'vehicle_id' in which
    ? eq(vehicle_reviews.vehicle_id, which.vehicle_id)
    : eq(vehicle_reviews.provider_id, which.provider_id);
}

/** False when this unit of the trip already has a review. */
export async function insertVehicleReview(db: Database, row: typeof vehicle_reviews.$inferInsert): Promise<boolean> {
  const made = await db.insert(vehicle_reviews).values(row).onConflictDoNothing().returning({ id: vehicle_reviews.id });
  return made.length > 0;
}

/**
 * Recomputes the ratings of a vehicle and its provider. Both rows are locked first, so that no simultaneous review is
 * lost; not `for update`, since simultaneous reviews that are inserted already hold a share of the rows they name.
 */
export async function countStars(db: Database, vehicle_id: number, provider_id: number): Promise<void> {
  await db.select({ id: stores.id }).from(stores).where(eq(stores.id, provider_id)).for('no key update');
  await db.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.id, vehicle_id)).for('no key update');
  const stars = (which: SQL) => sql`select coalesce(round(avg(rating), 2), 0) from vehicle_reviews where ${which}`;
  const number = (which: SQL) => sql`select count(*)::int from vehicle_reviews where ${which}`;
  const bucket = (rating: number) => sql`count(*) filter (where rating = ${rating})`;
  const ofVehicle = sql`vehicle_id = ${vehicle_id}`;
  const ofProvider = sql`provider_id = ${provider_id}`;
  await db
    .update(vehicles)
    .set({ avg_rating: sql`(${stars(ofVehicle)})`, total_reviews: sql`(${number(ofVehicle)})` })
    .where(eq(vehicles.id, vehicle_id));
  await db
    .update(stores)
    .set({
      avg_rating: sql`(${stars(ofProvider)})`,
      rating_count: sql`(${number(ofProvider)})`,
      ratings: sql`(select jsonb_build_array(${bucket(5)}, ${bucket(4)}, ${bucket(3)}, ${bucket(2)}, ${bucket(1)}) from vehicle_reviews where ${ofProvider})`,
    })
    .where(and(eq(stores.id, provider_id)));
}
