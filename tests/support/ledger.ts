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

type Order = { id: number; fault: string };

/**
 * Orders that are there in part, or whose money is not all accounted for: what came in for one (from the wallet and
 * from gateways) is what it is paid with, or has gone back into the wallet. Empty when every order adds up.
 */
export async function wrongOrders(db: Database): Promise<Order[]> {
  const found = sql`with money as (
      select o.id, o.order_status, o.payment_status, o.order_amount,
        (select count(*)::int from order_lines where order_id = o.id) as lines,
        (select count(*)::int from order_status_history where order_id = o.id) as steps,
        (select coalesce(sum(amount), 0) from order_payments where order_id = o.id) as parts,
        (select coalesce(sum(amount), 0) from order_payments where order_id = o.id and payment_status = 'paid') as paid,
        (select coalesce(sum(amount), 0) from order_payments
          where order_id = o.id and payment_status = 'paid' and payment_method = 'wallet') as wallet_part,
        (select coalesce(sum(debit), 0) from wallet_transactions
          where user_id = o.user_id and reference = o.id::text) as taken,
        (select coalesce(sum(credit), 0) from wallet_transactions
          where user_id = o.user_id and reference = o.id::text and transaction_type = 'order_refund') as returned,
        (select coalesce(sum(amount), 0) from gateway_payments
          where attribute = 'order' and attribute_id = o.id and status = 'success') as charged
      from orders o where o.user_id is not null)
    select id, case
      when lines = 0 or steps = 0 then 'in part'
      when parts <> order_amount then 'parts are not its amount'
      when wallet_part <> taken then 'the wallet paid another amount'
      when order_status <> 'canceled' and (payment_status = 'paid') <> (paid = order_amount) then 'paid or not'
      when taken + charged <> returned + (case when order_status = 'canceled' then 0 else paid end) then 'money is lost'
      end as fault from money`;
  return (await rows<Order>(db, sql`select id, fault from (${found}) o where fault is not null order by id`)).slice();
}

/** Payments into a wallet that did not arrive there exactly once. */
export async function wrongFunds(db: Database): Promise<{ id: string }[]> {
  return rows<{ id: string }>(
    db,
    sql`select p.id from gateway_payments p
      left join wallet_transactions w on w.reference = p.id and w.transaction_type = 'add_fund'
      where p.attribute = 'wallet' group by p.id, p.amount, p.status
      having coalesce(sum(w.credit), 0) <> case when p.status = 'success' then p.amount else 0 end`,
  );
}
