import { and, asc, count, eq, gte, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../db/client';
import { cashbacks, orders } from '../db/schema';

export type CashbackRow = typeof cashbacks.$inferSelect;

/**
 * The cashback offers that an order of the day `YYYY-MM-DD` can still earn the customer, those that end first at the
 * front.
 */
export async function listOpenCashbacks(db: Database, user_id: number, date: string): Promise<CashbackRow[]> {
  const [uses, running] = [await countCashbackUses(db, user_id), await listRunningCashbacks(db, date)];
  return running.filter(({ id, same_user_limit }) => (uses.get(id) ?? 0) < same_user_limit);
}

/** How often the customer has earned each cashback. Orders that do not record their offer are not counted. */
async function countCashbackUses(db: Database, user_id: number): Promise<Map<number | null, number>> {
  const { cashback_id } = orders;
  const rows = await db
    .select({ cashback_id, uses: count() })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), isNotNull(cashback_id)))
    .groupBy(cashback_id);
  return new Map(rows.map((row) => [row.cashback_id, row.uses]));
}

function listRunningCashbacks(db: Database, date: string): Promise<CashbackRow[]> {
  return db
    .select()
    .from(cashbacks)
    .where(and(eq(cashbacks.status, true), lte(cashbacks.start_date, date), gte(cashbacks.end_date, date)))
    .orderBy(asc(cashbacks.end_date), asc(cashbacks.id));
}
