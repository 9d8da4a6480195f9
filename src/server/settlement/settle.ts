/**
 * What a gateway's word does, exactly once however often it is said: the order goes to the store and its cart is
 * emptied, or the wallet is filled. Money for an order that needs none any more is given back.
 * Spec: wire-format §4 and §7.1; beyond them, a cart dies only when its order is paid.
 */
import { minorUnits } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { returnAddress } from '@/domain/order/gateway-return';
import { isPayable } from '@/domain/order/order-payment';
import { topUpBonus } from '@/domain/money/top-up-bonus';
import { settleSubscription } from '../registration/business-plan';
import { findGateway } from '../adapters/payment/gateway';
import type { Caller } from '../http/caller';
import { removeOrdered } from '../data/cart';
import { lockOwner } from '../data/guest';
import { moveMoney } from '../data/ledger';
import { lockOrder, markOrderPaid, moveOrder } from '../data/order';
import { loadSettings, loadMarketClock } from '../data/setting';
import { runningBonuses } from '../data/wallet';
import { changeDueParts, finishGatewayPayment, findGatewayPayment, type GatewayPayment } from '../data/order-payment';
import type { Database } from '../db/client';
import { log } from '../http/log';
import { computeDue } from '../payments/start';
import { settleTrip } from '../trips/pay';

type Word = { status: 'success' | 'fail' | 'cancel'; reference: string | null };
type At = Pick<Caller, 'db' | 'now' | 'request_id'>;

/** Answers the payment as it stands now; undefined when there is none of this id. */
export async function settlePayment(caller: At, id: string, word: Word): Promise<GatewayPayment | undefined> {
  const known = await findGatewayPayment(caller.db, id);
  if (!known) return undefined;
  const { payment, isUnwanted } = await caller.db.transaction(async (db) => {
    // Owner, payment, order: everybody takes them in this order, so nobody waits in a circle.
    await lockOwner(db, { customer_id: known.user_id, guest_id: known.guest_id });
    const held = await findGatewayPayment(db, id, true);
    if (!held || held.status === 'success' || held.status === word.status) return { payment: held, isUnwanted: false };
    const { reference, status } = word;
    await finishGatewayPayment(db, id, { status, transaction_reference: reference, at: caller.now });
    const isUnwanted = await EFFECTS[held.attribute](db, held, { ...word, at: caller.now });
    if (isUnwanted) await payIntoWallet(db, held, caller.now);
    return { payment: { ...held, status, transaction_reference: reference }, isUnwanted };
  });
  // A guest's money goes back the way it came.
  if (isUnwanted && payment?.user_id === null) await sendBack(payment, caller.request_id);
  return payment;
}

/** The path where the browser goes after a payment: `flag` and a token, as every back end of this format writes them. */
export function paymentReturnPath(payment: GatewayPayment): string {
  const { gateway, attribute_id, transaction_reference, status, callback } = payment;
  const token = `payment_method=${gateway}&&attribute_id=${attribute_id}&&transaction_reference=${transaction_reference ?? ''}`;
  return returnAddress(callback, status, Buffer.from(token).toString('base64'));
}

type Effect = (db: Database, payment: GatewayPayment, word: Word & { at: Date }) => Promise<boolean>;

/** Each answers whether the money came for nothing. */
const EFFECTS: Record<GatewayPayment['attribute'], Effect> = {
  async order(db, payment, { status, reference, at }) {
    const order = await lockOrder(db, payment.attribute_id);
    if (!order || !isPayable(order)) return status === 'success';
    const by = { order_id: order.id, changed_by: 'system' as const, at };
    if (status !== 'success') {
      if (order.order_status === 'pending') await moveOrder(db, { ...by, status: 'failed', note: status });
      return false;
    }
    const due = await computeDue(db, order.id);
    if (minorUnits(due, 3) !== minorUnits(payment.amount, 3)) return true;
    await changeDueParts(db, order.id, { payment_status: 'paid', transaction_ref: reference }, at);
    await markOrderPaid(db, order.id, reference);
    await moveOrder(db, { ...by, status: 'confirmed' });
    await removeOrdered(db, order.cart_ids);
    return false;
  },
  async wallet(db, { user_id, amount, id }, { status, at }) {
    if (status !== 'success') return false;
    if (user_id === null) return true;
    const admin_bonus = await computeBonus(db, amount, at);
    const move = { user_id, transaction_type: 'add_fund', credit: amount, admin_bonus, reference: id } as const;
    return (await moveMoney(db, move, at)) === undefined;
  },
  trip: settleTrip,
  subscription: settleSubscription,
};

async function computeBonus(db: Database, amount: number, at: Date): Promise<number> {
  const { date } = await loadMarketClock(db, at);
  return topUpBonus(await runningBonuses(db, date), amount, digitsOf(await loadSettings(db)));
}

/** What a customer paid for nothing is in the wallet. */
async function payIntoWallet(db: Database, payment: GatewayPayment, at: Date): Promise<void> {
  const { user_id, amount, attribute, attribute_id } = payment;
  if (user_id === null) return;
  const transaction_type = attribute === 'trip' ? 'trip_booking' : 'order_refund';
  await moveMoney(db, { user_id, transaction_type, credit: amount, reference: String(attribute_id) }, at);
}

async function sendBack({ id, gateway, transaction_reference }: GatewayPayment, request: string): Promise<void> {
  try {
    if (transaction_reference) await findGateway(gateway)?.refund(transaction_reference);
  } catch (error) {
    log.error('A payment that came too late was not given back', { request, payment: id, error });
  }
}
