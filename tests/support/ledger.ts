import { sql } from 'drizzle-orm';
import { rows, type Database } from '@/server/db/client';

type Account = { id: number; balance: string; ledger: string; last: string | null };

/**
 * Whose wallet or points are not what their history says: the sum of its rows, and the balance that the last row
 * states. Empty when every account adds up; money in texts, so that nothing is lost in comparing.
 */
export async function wrongAccounts(db: Database): Promise<Account[]> {
  const money = sql`select c.id, c.wallet_balance::numeric(14, 3)::text as balance,
    coalesce((select sum(credit + admin_bonus - debit) from wallet_transactions where user_id = c.id), 0)::numeric(14, 3)::text as ledger,
    (select balance::numeric(14, 3)::text from wallet_transactions where user_id = c.id order by created_at desc, id desc limit 1) as last
    from customers c`;
  const points = sql`select c.id, c.loyalty_point::text as balance,
    coalesce((select sum(credit - debit) from loyalty_transactions where user_id = c.id), 0)::text as ledger,
    (select balance::text from loyalty_transactions where user_id = c.id order by created_at desc, id desc limit 1) as last
    from customers c`;
  const accounts = [...(await rows<Account>(db, money)), ...(await rows<Account>(db, points))];
  return accounts.filter(({ balance, ledger, last }) => balance !== ledger || (last !== null && last !== balance));
}
