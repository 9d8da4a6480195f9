import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../db/client';
import { orders, refund_reasons, refunds } from '../db/schema';
import { whereOrders, type Whose } from './order';

export function listRefundReasons(db: Database) {
  return db.select().from(refund_reasons).where(eq(refund_reasons.status, true)).orderBy(asc(refund_reasons.id));
}

/** False when the order already has a refund request. */
export async function insertRefund(db: Database, row: typeof refunds.$inferInsert): Promise<boolean> {
  const made = await db.insert(refunds).values(row).onConflictDoNothing().returning({ id: refunds.id });
  return made.length > 0;
}

/** Refund requests of customers that have been unanswered since before a moment; the seed's orders are left out. */
export async function listOpenRefunds(db: Database, whose: Whose, before: Date) {
  const found = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(
      and(
        whereOrders(whose),
        eq(orders.order_status, 'refund_requested'),
        isNotNull(orders.idempotency_key),
        eq(refunds.refund_status, 'pending'),
        lte(refunds.created_at, before),
      ),
    )
    .orderBy(asc(refunds.id));
  return found.map(({ refund }) => refund);
}

export async function answerRefund(
  db: Database,
  id: number,
  answer: { refund_status: 'approved' | 'rejected'; admin_note: string },
  at: Date,
): Promise<void> {
  await db
    .update(refunds)
    .set({ ...answer, updated_at: at })
    .where(eq(refunds.id, id));
}

export type RefundRow = typeof refunds.$inferSelect;

/** The refund request of an order. */
export async function findRefund(db: Database, order_id: number): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.order_id, order_id));
  return row;
}
