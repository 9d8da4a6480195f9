import { and, asc, eq, exists, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { parcelLostBefore } from '@/domain/order/order-status';
import type { Database } from '../db/client';
import { orders, other_banners, parcel_cancellations, parcel_categories } from '../db/schema';

export type ParcelCategoryRow = typeof parcel_categories.$inferSelect;

export function listParcelCategories(db: Database, module_id: number): Promise<ParcelCategoryRow[]> {
  return db
    .select()
    .from(parcel_categories)
    .where(and(eq(parcel_categories.module_id, module_id), eq(parcel_categories.status, true)))
    .orderBy(asc(parcel_categories.position), asc(parcel_categories.id));
}

/** An active parcel category. */
export async function findParcelCategory(db: Database, id: number): Promise<ParcelCategoryRow | undefined> {
  const [row] = await db
    .select()
    .from(parcel_categories)
    .where(and(eq(parcel_categories.id, id), eq(parcel_categories.status, true)));
  return row;
}

export async function countParcel(db: Database, id: number): Promise<void> {
  await db
    .update(parcel_categories)
    .set({ orders_count: sql`${parcel_categories.orders_count} + 1` })
    .where(eq(parcel_categories.id, id));
}

/** Rows of the parcel home page: the reasons to choose it and the video block. */
export function listParcelBanners(db: Database, module_id: number, keys: readonly string[]) {
  return db
    .select()
    .from(other_banners)
    .where(and(eq(other_banners.module_id, module_id), inArray(other_banners.key, [...keys])))
    .orderBy(asc(other_banners.priority), asc(other_banners.id));
}

type CancellationIn = typeof parcel_cancellations.$inferInsert;
export type ParcelCancellation = typeof parcel_cancellations.$inferSelect;

export async function insertCancellation(db: Database, row: CancellationIn): Promise<void> {
  await db.insert(parcel_cancellations).values(row);
}

export async function findCancellation(db: Database, order_id: number): Promise<ParcelCancellation | undefined> {
  const [row] = await db.select().from(parcel_cancellations).where(eq(parcel_cancellations.order_id, order_id));
  return row;
}

/**
 * Condition on orders: a parcel that its sender canceled after the pickup, has not confirmed to be back, and that is not
 * taken for lost.
 */
export function comesBack(db: Database, now: Date): SQL | undefined {
  const { order_id, return_otp } = parcel_cancellations;
  const isAsked = and(eq(order_id, orders.id), isNotNull(return_otp));
  const asked = db.select({ id: order_id }).from(parcel_cancellations).where(isAsked);
  return and(eq(orders.order_status, 'canceled'), gt(orders.updated_at, parcelLostBefore(now)), exists(asked));
}

export async function markReturned(db: Database, order_id: number, at: Date): Promise<void> {
  await db
    .update(parcel_cancellations)
    .set({ return_date: at, updated_at: at })
    .where(eq(parcel_cancellations.order_id, order_id));
}
