import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { cashbacks, customers, orders } from '../db/schema';

/** The customer who invited this one, when this is the customer's only delivered order; otherwise null. */
export async function findInviter(db: Database, user_id: number, order_id: number): Promise<number | null> {
  const [row] = await db.select({ ref_by: customers.ref_by }).from(customers).where(eq(customers.id, user_id));
  if (!row?.ref_by) return null;
  const [other] = await db
    .select({ delivered: count(orders.delivered) })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), ne(orders.id, order_id)));
  return other?.delivered === 0 ? row.ref_by : null;
}

export async function countCashback(
  db: Database,
  cashback_id: number,
  order_id: number,
  cashback_amount: number,
): Promise<void> {
  await db
    .update(cashbacks)
    .set({ total_used: sql`${cashbacks.total_used} + 1` })
    .where(eq(cashbacks.id, cashback_id));
  await db.update(orders).set({ cashback_amount, cashback_id }).where(eq(orders.id, order_id));
}
