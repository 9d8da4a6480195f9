import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../db/client';
import { orders, refund_reasons, refunds } from '../db/schema';
import { scopeOf, type Whose } from './order';

export function refundReasons(db: Database) {
  return db.select().from(refund_reasons).where(eq(refund_reasons.status, true)).orderBy(asc(refund_reasons.id));
}

/** False when the order has a request already. */
export async function insertRefund(db: Database, row: typeof refunds.$inferInsert): Promise<boolean> {
  const made = await db.insert(refunds).values(row).onConflictDoNothing().returning({ id: refunds.id });
  return made.length > 0;
}

/** Requests that nobody has answered since before a moment, of orders that customers placed. */
export async function openRefunds(db: Database, whose: Whose, before: Date) {
  const found = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(
      and(
        scopeOf(whose),
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
