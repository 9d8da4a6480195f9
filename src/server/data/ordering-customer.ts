import { and, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/client';
import { customers, orders } from '../db/schema';
import { listUnpaid } from './order-payment';

/** What placing an order needs to know about the account. */
export type OrderingCustomer = {
  id: number;
  wallet_balance: number;
  ref_by: number | null;
  created_at: Date;
  /** Has no orders except those that still wait for a payment, which the next order replaces. */
  is_newcomer: boolean;
};

/** The number of orders that were not canceled. */
export async function countOrders(db: Database, user_id: number): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), ne(orders.order_status, 'canceled')));
  return row?.orders ?? 0;
}

/** `placed`: the number of the customer's orders that were not canceled. */
export async function isNewcomer(db: Database, user_id: number, placed: number): Promise<boolean> {
  return placed === (await listUnpaid(db, { customer_id: user_id, guest_id: null })).length;
}

export async function findOrderingCustomer(db: Database, id: number | null): Promise<OrderingCustomer | null> {
  if (id === null) return null;
  const [row] = await db
    .select({
      wallet_balance: customers.wallet_balance,
      ref_by: customers.ref_by,
      created_at: customers.created_at,
    })
    .from(customers)
    .where(eq(customers.id, id));
  if (!row) return null;
  const placed = await countOrders(db, id);
  return { id, ...row, is_newcomer: await isNewcomer(db, id, placed) };
}
