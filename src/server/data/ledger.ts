import { randomUUID } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import { sum } from '@/domain/money/money';
import type { Database } from '../db/client';
import { customers, loyalty_transactions, wallet_transactions } from '../db/schema';

type MoneyRow = typeof wallet_transactions.$inferSelect;
type PointRow = typeof loyalty_transactions.$inferSelect;

export type MoneyMove = Pick<MoneyRow, 'user_id' | 'transaction_type'> & {
  /** The amount that comes in; `admin_bonus` is added to it. */
  credit?: number;
  admin_bonus?: number;
  debit?: number;
  reference?: string | null;
};

/**
 * The only way to change a wallet. The balance and its ledger row change together, so call it inside the transaction of
 * the purchase or payment. Answers the new row; undefined, with nothing changed, when the balance is too low.
 */
export async function moveMoney(db: Database, move: MoneyMove, now: Date): Promise<MoneyRow | undefined> {
  const { user_id, transaction_type, credit = 0, admin_bonus = 0, debit = 0, reference = null } = move;
  const incoming = sum([credit, admin_bonus], LEDGER_DIGITS);
  const balance = sql`${customers.wallet_balance} + ${String(incoming)}::numeric - ${String(debit)}::numeric`;
  const [held] = await db
    .update(customers)
    .set({ wallet_balance: balance })
    .where(and(eq(customers.id, user_id), gte(balance, sql`0`)))
    .returning({ balance: customers.wallet_balance });
  if (!held) return undefined;
  const [row] = await db
    .insert(wallet_transactions)
    .values({
      ...{ user_id, transaction_type, credit, admin_bonus, debit, reference },
      ...{ balance: held.balance, transaction_id: randomUUID(), created_at: now },
    })
    .returning();
  return row;
}

/** What a wallet has got back for an order. */
export async function sumRefunded(db: Database, user_id: number, order_id: number): Promise<number> {
  const { transaction_type, reference, credit, user_id: owner } = wallet_transactions;
  const isOfOrder = and(eq(transaction_type, 'order_refund'), eq(reference, String(order_id)));
  const rows = await db
    .select({ credit })
    .from(wallet_transactions)
    .where(and(eq(owner, user_id), isOfOrder));
  const credits = rows.map((row) => row.credit);
  return sum(credits, LEDGER_DIGITS);
}

export type PointMove = Pick<PointRow, 'user_id' | 'transaction_type'> & {
  credit?: number;
  debit?: number;
  reference?: string | null;
};

/** The only way to change loyalty points, in the same way. */
export async function movePoints(db: Database, move: PointMove, now: Date): Promise<PointRow | undefined> {
  const { user_id, transaction_type, credit = 0, debit = 0, reference = null } = move;
  const balance = sql`${customers.loyalty_point} + ${credit}::int - ${debit}::int`;
  const [held] = await db
    .update(customers)
    .set({ loyalty_point: balance })
    .where(and(eq(customers.id, user_id), gte(balance, sql`0`)))
    .returning({ balance: customers.loyalty_point });
  if (!held) return undefined;
  const [row] = await db
    .insert(loyalty_transactions)
    .values({
      ...{ user_id, transaction_type, credit, debit, reference },
      ...{ balance: held.balance, transaction_id: randomUUID(), created_at: now },
    })
    .returning();
  return row;
}

/** The number of decimals of the columns. */
const LEDGER_DIGITS = 3;
