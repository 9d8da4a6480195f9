/**
 * Credits points, cashback and the referrer's reward when an order is delivered: once, in the transaction that delivers
 * it. Locks are taken in one order: the customer, the order, whoever invited the customer, and then the offer, which
 * many customers share.
 * Spec: wire-format §2.1 (points, referral), §4 (cashback).
 */
import { bestCashback } from '@/domain/money/cashback';
import { digitsOf } from '@/domain/money/money-display';
import { earnedPoints, referrerEarning } from '@/domain/order/order-reward';
import { isOn } from '@/domain/wire/wire';
import { listOpenCashbacks } from '../data/cashback';
import { moveMoney, movePoints } from '../data/ledger';
import type { StoredOrder } from '../data/order';
import { countCashback, findInviter } from '../data/reward';
import { loadSettings, loadMarketClock, type Settings } from '../data/setting';
import type { Database } from '../db/client';

/** Call it with the order and its customer locked. A guest earns nothing. */
export async function rewardOrder(db: Database, order: StoredOrder, at: Date): Promise<void> {
  const { user_id, order_amount, id } = order;
  if (user_id === null) return;
  const config = await loadSettings(db);
  const reference = String(id);
  const credit = earnedPoints(order_amount, config);
  if (credit > 0) await movePoints(db, { user_id, transaction_type: 'order_place', credit, reference }, at);
  if (!isOn(config.customer_wallet_status)) return;
  await rewardInviter(db, { ...order, user_id }, config, at);
  await giveCashback(db, { ...order, user_id }, config, at);
}

type Rewarded = StoredOrder & { user_id: number };

async function rewardInviter(db: Database, { id, user_id }: Rewarded, config: Settings, at: Date): Promise<void> {
  const earning = referrerEarning(config, digitsOf(config));
  const inviter = earning > 0 ? await findInviter(db, user_id, id) : null;
  if (inviter === null) return;
  const move = { user_id: inviter, credit: earning, reference: String(id) };
  await moveMoney(db, { ...move, transaction_type: 'referrer' }, at);
}

/** Credits the best cashback that was on when the order was placed and that the customer has not used up. */
async function giveCashback(db: Database, order: Rewarded, config: Settings, at: Date): Promise<void> {
  const { date } = await loadMarketClock(db, order.created_at);
  const offers = await listOpenCashbacks(db, order.user_id, date);
  const best = bestCashback(offers, order.order_amount, digitsOf(config));
  if (!best) return;
  const move = { user_id: order.user_id, credit: best.gives, reference: String(order.id) };
  await moveMoney(db, { ...move, transaction_type: 'CashBack' }, at);
  await countCashback(db, best.terms.id, order.id, best.gives);
}
