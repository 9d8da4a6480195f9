import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '@/server/db/client';

type Account = { id: number; balance: string; ledger: string; last: string | null };

/**
 * Wallets or points whose balance differs from their history: from the sum of its rows, or from the balance in the last
 * row. Empty when all accounts add up. Amounts are compared as strings, without loss.
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
  const accounts = [...(await queryRows<Account>(db, money)), ...(await queryRows<Account>(db, points))];
  return accounts.filter(({ balance, ledger, last }) => balance !== ledger || (last !== null && last !== balance));
}

type Order = { id: number; fault: string };

/**
 * Incomplete orders, and orders whose money does not add up: the payments received (wallet, gateways, cash on delivery,
 * bank transfer) must equal the paid amount or have been refunded to the wallet. Empty when all orders add up. Refunds
 * to guests use the original payment method, which is not recorded.
 */
export async function wrongOrders(db: Database): Promise<Order[]> {
  const paidIn = (method: string) =>
    sql`(select coalesce(sum(amount), 0) from order_payments
      where order_id = o.id and payment_status = 'paid' and payment_method = ${method})`;
  const found = sql`with money as (
      select o.*,
        (select count(*)::int from order_lines where order_id = o.id) as lines,
        (select count(*)::int from order_status_history where order_id = o.id) as steps,
        (select coalesce(sum(amount), 0) from order_payments where order_id = o.id) as parts,
        exists (select 1 from order_payments where order_id = o.id and payment_status = 'unpaid') as is_due,
        ${paidIn('wallet')} as wallet_part, ${paidIn('digital_payment')} as gateway_part,
        ${paidIn('cash_on_delivery')} as cash, ${paidIn('offline_payment')} as transferred,
        exists (select 1 from offline_payments where order_id = o.id and status = 'verified') as is_found,
        (select coalesce(sum(refund_amount), 0) from refunds where order_id = o.id and refund_status = 'approved') as refund,
        (select coalesce(sum(debit), 0) from wallet_transactions where user_id = o.user_id
          and reference = o.id::text and transaction_type in ('order_place', 'partial_payment')) as taken,
        (select coalesce(sum(credit), 0) from wallet_transactions
          where user_id = o.user_id and reference = o.id::text and transaction_type = 'order_refund') as given_back,
        (select coalesce(sum(amount), 0) from gateway_payments
          where attribute = 'order' and attribute_id = o.id and status = 'success') as charged
      from orders o),
    sums as (
      select *, wallet_part + gateway_part + cash + transferred as paid, taken + charged + cash + transferred as came,
        order_status = 'canceled' and picked_up is null as is_undone,
        order_type = 'parcel' or (prescription_order and order_status in ('pending', 'canceled')) as has_no_lines
      from money)
    select id, case
      when steps = 0 or (lines = 0 and not has_no_lines) then 'in part'
      when parts <> order_amount then 'parts are not its amount'
      when wallet_part <> taken then 'the wallet paid another amount'
      when order_status <> 'canceled' and (payment_status = 'paid') = is_due then 'paid or not'
      when cash > 0 and delivered is null then 'cash for what was not handed over'
      when transferred > 0 and not is_found and delivered is null then 'a transfer that nobody found'
      when (order_status = 'refunded') <> (refund > 0) or refund > paid then 'refunded or not'
      when user_id is null then case when charged < gateway_part then 'the gateway paid less' end
      when came - given_back <> case when is_undone then 0 else paid - refund end then 'money is lost'
      end as fault from sums`;
  return (
    await queryRows<Order>(db, sql`select id, fault from (${found}) o where fault is not null order by id`)
  ).slice();
}

/** Wallet payments that were not credited exactly once. */
export async function wrongFunds(db: Database): Promise<{ id: string }[]> {
  return queryRows<{ id: string }>(
    db,
    sql`select p.id from gateway_payments p
      left join wallet_transactions w on w.reference = p.id and w.transaction_type = 'add_fund'
      where p.attribute = 'wallet' group by p.id, p.amount, p.status
      having coalesce(sum(w.credit), 0) <> case when p.status = 'success' then p.amount else 0 end`,
  );
}
