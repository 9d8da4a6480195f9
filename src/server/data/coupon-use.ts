import { and, asc, count, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { coupons, orders } from '../db/schema';

/** The coupon of a code; `hold` keeps its counter until the transaction ends. */
export async function findCouponByCode(db: Database, module_id: number, code: string, hold: boolean) {
  const found = db
    .select()
    .from(coupons)
    .where(and(eq(coupons.module_id, module_id), eq(coupons.code, code.toUpperCase()), eq(coupons.status, true)));
  const [row] = hold ? await found.for('update') : await found;
  return row;
}

/**
 * Holds the counters of coupons, and of those with a code, until the transaction ends: always in the order of their ids,
 * so that two orders never wait for each other.
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

/** How many orders of a customer carry it; canceled ones do not count. */
export async function countCouponUses(db: Database, coupon_id: number, user_id: number): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(orders)
    .where(and(eq(orders.coupon_id, coupon_id), eq(orders.user_id, user_id), ne(orders.order_status, 'canceled')));
  return row?.uses ?? 0;
}

export async function countCoupon(db: Database, id: number, by: 1 | -1): Promise<void> {
  await db
    .update(coupons)
    .set({ total_uses: sql`greatest(0, ${coupons.total_uses} + ${by})` })
    .where(eq(coupons.id, id));
}
