import { and, asc, count, eq, gt, gte, lte } from 'drizzle-orm';
import type { Database } from '../db/client';
import { cashbacks, orders } from '../db/schema';

export type CashbackRow = typeof cashbacks.$inferSelect;

/** What a customer's order of the day `YYYY-MM-DD` may still give back, the one that ends first at the top. */
export async function listOpenCashbacks(db: Database, user_id: number, date: string): Promise<CashbackRow[]> {
  const [uses, running] = [await countCashbackUses(db, user_id), await listRunningCashbacks(db, date)];
  return running.filter(({ same_user_limit }) => uses < same_user_limit);
}

/** How often a customer's orders have given something back. */
async function countCashbackUses(db: Database, user_id: number): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), gt(orders.cashback_amount, 0)));
  return row?.uses ?? 0;
}

function listRunningCashbacks(db: Database, date: string): Promise<CashbackRow[]> {
  return db
    .select()
    .from(cashbacks)
    .where(and(eq(cashbacks.status, true), lte(cashbacks.start_date, date), gte(cashbacks.end_date, date)))
    .orderBy(asc(cashbacks.end_date), asc(cashbacks.id));
}
