import { and, asc, count, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { coupons, orders } from '../db/schema';
import { waitsForGateway } from './order-payment';

/** The coupon with a code; `hold` locks its counter until the transaction ends. */
export async function findCouponByCode(db: Database, module_id: number, code: string, { hold }: { hold: boolean }) {
  const found = db
    .select()
    .from(coupons)
    .where(and(eq(coupons.module_id, module_id), eq(coupons.code, code.toUpperCase()), eq(coupons.status, true)));
  const [row] = hold ? await found.for('update') : await found;
  return row;
}

/**
 * Locks the counters of coupons, given by id or code, until the transaction ends: always in the order of their ids, so
 * that two orders cannot deadlock.
 */
export async function lockCoupons(db: Database, ids: readonly number[], code?: string | null): Promise<void> {
  const coded = code ? eq(coupons.code, code.toUpperCase()) : undefined;
  await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(or(inArray(coupons.id, [...ids]), coded))
    .orderBy(asc(coupons.id))
    .for('update');
}

export type CouponUses = {
  /** The customer's orders with the coupon, without canceled ones. */
  uses: number;
  /** Those of them that are not paid yet. The next order replaces them when the coupon may be used once only. */
  unpaid: number;
};

export async function countCouponUses(db: Database, coupon_id: number, user_id: number): Promise<CouponUses> {
  const [row] = await db
    .select({ uses: count(), unpaid: sql<number>`count(*) filter (where ${waitsForGateway()})`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.coupon_id, coupon_id), eq(orders.user_id, user_id), ne(orders.order_status, 'canceled')));
  return row ?? { uses: 0, unpaid: 0 };
}

/** The customer's unpaid orders with a coupon; for a first-order coupon, the unpaid orders with any such coupon. */
export async function listUnpaidWithCoupon(
  db: Database,
  { id, coupon_type }: Pick<typeof coupons.$inferSelect, 'id' | 'coupon_type'>,
  user_id: number,
): Promise<number[]> {
  const isThis = coupon_type === 'first_order' ? eq(coupons.coupon_type, coupon_type) : eq(coupons.id, id);
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(coupons, eq(coupons.id, orders.coupon_id))
    .where(and(eq(orders.user_id, user_id), isThis, waitsForGateway()));
  return found.map((order) => order.id);
}

/** Gives back a use of the coupon with a code, which may have been switched off since. */
export async function giveCouponBack(db: Database, module_id: number, code: string): Promise<void> {
  const [row] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.module_id, module_id), eq(coupons.code, code.toUpperCase())));
  if (row) await countCoupon(db, row.id, -1);
}

export async function countCoupon(db: Database, id: number, by: 1 | -1): Promise<void> {
  await db
    .update(coupons)
    .set({ total_uses: sql`greatest(0, ${coupons.total_uses} + ${by})` })
    .where(eq(coupons.id, id));
}
