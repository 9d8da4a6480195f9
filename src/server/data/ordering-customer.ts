import { and, eq, gt, lt, ne, not, or } from 'drizzle-orm';
import type { Database } from '../db/client';
import { customers, orders } from '../db/schema';
import { listUnpaid, waitsForGateway } from './order-payment';

/** What placing an order needs to know about the account. */
export type OrderingCustomer = {
  id: number;
  wallet_balance: number;
  ref_by: number | null;
  created_at: Date;
  /** Has no orders except those that still wait for a payment, which the next order replaces. */
  is_newcomer: boolean;
  /** A prescription with the newcomer's discount waits for its payment, and keeps it. */
  is_discount_taken: boolean;
};

/** The number of orders that were not canceled. */
export async function countOrders(db: Database, user_id: number): Promise<number> {
  return db.$count(orders, and(eq(orders.user_id, user_id), ne(orders.order_status, 'canceled')));
}

/** `placed`: the number of the customer's orders that were not canceled. */
export async function findStanding(
  db: Database,
  user_id: number,
  placed: number,
): Promise<Pick<OrderingCustomer, 'is_newcomer' | 'is_discount_taken'>> {
  const unpaid = await listUnpaid(db, { customer_id: user_id, guest_id: null });
  return {
    is_newcomer: placed === unpaid.length,
    is_discount_taken: unpaid.some((order) => order.prescription_order && order.ref_bonus_amount > 0),
  };
}

/**
 * Whether an order that gets its price only now is the customer's first: no earlier one was placed, except those that
 * wait for a payment, and no other one has the newcomer's discount.
 */
async function isFirstOrder(db: Database, user_id: number, order_id: number): Promise<boolean> {
  const isEarlier = and(lt(orders.id, order_id), not(waitsForGateway()));
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ...[eq(orders.user_id, user_id), ne(orders.id, order_id), ne(orders.order_status, 'canceled')],
        or(isEarlier, gt(orders.ref_bonus_amount, 0)),
      ),
    )
    .limit(1);
  return other === undefined;
}

/** `priced`: the order by prescription that is given its price, if it is one. Lock the customer before. */
export async function findOrderingCustomer(
  db: Database,
  id: number | null,
  priced: number | null = null,
): Promise<OrderingCustomer | null> {
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
  const standing =
    priced === null
      ? await findStanding(db, id, await countOrders(db, id))
      : { is_newcomer: await isFirstOrder(db, id, priced), is_discount_taken: false };
  return { id, ...row, ...standing };
}
