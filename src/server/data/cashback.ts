import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../db/client';
import { cashbacks } from '../db/schema';

export type CashbackRow = typeof cashbacks.$inferSelect;

/** Of the day `YYYY-MM-DD`, the one that ends first at the top. */
export function runningCashbacks(db: Database, date: string): Promise<CashbackRow[]> {
  return db
    .select()
    .from(cashbacks)
    .where(and(eq(cashbacks.status, true), lte(cashbacks.start_date, date), gte(cashbacks.end_date, date)))
    .orderBy(asc(cashbacks.end_date), asc(cashbacks.id));
}
