import { and, asc, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../db/client';
import { customers, loyalty_transactions, wallet_bonuses, wallet_transactions } from '../db/schema';
import type { PageRequest } from './view';

export type WalletRow = typeof wallet_transactions.$inferSelect;
export type WalletKind = WalletRow['transaction_type'];
export type LoyaltyRow = typeof loyalty_transactions.$inferSelect;

export type HistoryPage<Row> = { total_size: number; rows: Row[] };

/** A page of the wallet's history, newest first; `kinds` null means all kinds. */
export async function listWalletHistory(
  db: Database,
  user_id: number,
  kinds: readonly WalletKind[] | null,
  page: PageRequest,
): Promise<HistoryPage<WalletRow>> {
  const which: SQL | undefined = and(
    eq(wallet_transactions.user_id, user_id),
    kinds === null ? undefined : inArray(wallet_transactions.transaction_type, [...kinds]),
  );
  const rows = await db
    .select()
    .from(wallet_transactions)
    .where(which)
    .orderBy(desc(wallet_transactions.created_at), desc(wallet_transactions.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  return { total_size: await db.$count(wallet_transactions, which), rows };
}

export async function listLoyaltyHistory(
  db: Database,
  user_id: number,
  page: PageRequest,
): Promise<HistoryPage<LoyaltyRow>> {
  const which = eq(loyalty_transactions.user_id, user_id);
  const rows = await db
    .select()
    .from(loyalty_transactions)
    .where(which)
    .orderBy(desc(loyalty_transactions.created_at), desc(loyalty_transactions.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  return { total_size: await db.$count(loyalty_transactions, which), rows };
}

/** The customer's points, locked until the transaction ends; undefined when the account is gone. */
export async function lockPoints(db: Database, user_id: number): Promise<number | undefined> {
  const [row] = await db
    .select({ points: customers.loyalty_point })
    .from(customers)
    .where(eq(customers.id, user_id))
    .for('update');
  return row?.points;
}

/** Bonuses that run on the day `YYYY-MM-DD`, the smallest minimum top-up first. */
export function listRunningBonuses(db: Database, date: string) {
  return db
    .select()
    .from(wallet_bonuses)
    .where(
      and(eq(wallet_bonuses.status, true), lte(wallet_bonuses.start_date, date), gte(wallet_bonuses.end_date, date)),
    )
    .orderBy(asc(wallet_bonuses.minimum_add_amount), asc(wallet_bonuses.id));
}
