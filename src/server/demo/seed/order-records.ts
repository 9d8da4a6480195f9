import { type order_payments, type order_status_history, type orders, type refunds } from '@/server/db/schema';
import type { SystemNote } from '@/server/data/reason';
import { DEMO } from './customer';
import { wayTo } from './order-way';

type OrderRow = typeof orders.$inferInsert;

export function history(row: OrderRow): (typeof order_status_history.$inferInsert)[] {
  const order_id = row.id ?? 0;
  return wayTo(row.order_status ?? 'pending').map((status) => ({
    order_id,
    status,
    changed_by: status === 'pending' || status === 'canceled' ? ('customer' as const) : ('system' as const),
    created_at: row[status] ?? row.created_at ?? new Date(0),
  }));
}

export function makePayment(row: OrderRow): typeof order_payments.$inferInsert {
  return {
    order_id: row.id ?? 0,
    amount: row.order_amount,
    payment_status: row.payment_status === 'paid' ? 'paid' : 'unpaid',
    payment_method: row.payment_method,
  };
}

/** Told in the reader's language (`SystemNote`); the reason is one of the market's, so it is, too. */
const REFUSED: SystemNote = 'refund_no_damage';

export function makeRefund(row: OrderRow): typeof refunds.$inferInsert {
  const answer = { refunded: 'approved', refund_request_canceled: 'rejected' } as const;
  const status = row.order_status;
  return {
    order_id: row.id ?? 0,
    user_id: DEMO.id,
    refund_status: status === 'refunded' || status === 'refund_request_canceled' ? answer[status] : 'pending',
    refund_amount: row.order_amount,
    customer_reason: 'The item arrived damaged',
    admin_note: status === 'refund_request_canceled' ? REFUSED : null,
  };
}
