import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { refund_reasons, refunds } from '../db/schema';

export function refundReasons(db: Database) {
  return db.select().from(refund_reasons).where(eq(refund_reasons.status, true)).orderBy(asc(refund_reasons.id));
}

/** False when the order has a request already. */
export async function insertRefund(db: Database, row: typeof refunds.$inferInsert): Promise<boolean> {
  const made = await db.insert(refunds).values(row).onConflictDoNothing().returning({ id: refunds.id });
  return made.length > 0;
}
