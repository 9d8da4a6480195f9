import { and, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/client';
import { customers, orders } from '../db/schema';

/** What an order asks of the account that places it. */
export type OrderingCustomer = {
  id: number;
  wallet_balance: number;
  ref_by: number | null;
  created_at: Date;
  is_first_order: boolean;
};

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
  const [placed] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.user_id, id), ne(orders.order_status, 'canceled')));
  return { id, ...row, is_first_order: placed?.orders === 0 };
}
