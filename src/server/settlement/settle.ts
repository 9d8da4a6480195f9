/**
 * Applies the outcome that a gateway reports, exactly once however often it is reported: the order goes to the store
 * and its cart is emptied, or the wallet is filled. Money for an order that needs none any more is given back.
 * Spec: wire-format §4 and §7.1; beyond them, a cart is emptied only when its order is paid.
 */
import { minorUnits } from '@/domain/money/money';
import { digitsOf, shownMoney } from '@/domain/money/money-display';
import { returnAddress } from '@/domain/order/gateway-return';
import { isPayable } from '@/domain/order/order-payment';
import { isOn } from '@/domain/wire/wire';
import { topUpBonus } from '@/domain/money/top-up-bonus';
import { settleSubscription } from '../registration/business-plan';
import type { Caller } from '../http/caller';
import { removeOrdered } from '../data/cart';
import { lockOwner } from '../data/guest';
import { moveMoney } from '../data/ledger';
import { lockOrder, markOrderPaid, moveOrder, type StoredOrder } from '../data/order';
import { loadSettings, loadMarketClock } from '../data/setting';
import { listRunningBonuses } from '../data/wallet';
import {
  changeDueParts,
  changeRefundDue,
  finishGatewayPayment,
  findGatewayPayment,
  findLastAttempt,
  type GatewayPayment,
} from '../data/order-payment';
import type { Database } from '../db/client';
import { tellCustomer, tellTripCustomer } from '../ordering/notice';
import { mailBehind } from '../ordering/order-mail';
import { refundDue } from './refund-due';
import { computeDue } from '../payments/start';
import { settleTrip } from '../trips/pay';
import { mailTripBehind } from '../trips/trip-mail';

type Outcome = { status: 'success' | 'fail' | 'cancel'; reference: string | null };
type At = Pick<Caller, 'db' | 'now'>;

/** Returns the payment in its current state; undefined for an unknown id. */
export async function settlePayment(caller: At, id: string, outcome: Outcome): Promise<GatewayPayment | undefined> {
  const known = await findGatewayPayment(caller.db, id);
  if (!known) return undefined;
  const { payment, isRefundDue, mail } = await caller.db.transaction(async (db) => {
    // Locks are always taken in this order (owner, payment, order), so that no deadlock occurs.
    await lockOwner(db, { customer_id: known.user_id, guest_id: known.guest_id });
    const held = await findGatewayPayment(db, id, { hold: true });
    if (!held || held.status === 'success' || held.status === outcome.status)
      return { payment: held, isRefundDue: false, mail: null };
    const { reference, status } = outcome;
    await finishGatewayPayment(db, id, { status, transaction_reference: reference, at: caller.now });
    const isUnwanted = await EFFECTS[held.attribute](db, held, { ...outcome, at: caller.now });
    const isRefundDue = isUnwanted && !(await payIntoWallet(db, held, caller.now));
    if (isRefundDue) await changeRefundDue(db, id, true);
    if (isUnwanted) await tellPaidBack(db, held, { isInWallet: !isRefundDue, at: caller.now });
    const settled = { ...held, status, transaction_reference: reference };
    return { payment: settled, isRefundDue, mail: mailOf(settled, isUnwanted, isRefundDue) };
  });
  if (mail && payment) mailSettled(caller, payment, mail);
  if (isRefundDue && payment) await refundDue(caller.db, payment);
  return payment;
}

/** The path where the browser goes after a payment: `flag` and a token, as every back end of this format writes them. */
export function paymentReturnPath(payment: GatewayPayment): string {
  const { gateway, attribute_id, transaction_reference, status, callback } = payment;
  const token = `payment_method=${gateway}&&attribute_id=${attribute_id}&&transaction_reference=${transaction_reference ?? ''}`;
  return returnAddress(callback, status, Buffer.from(token).toString('base64'));
}

type Effect = (db: Database, payment: GatewayPayment, outcome: Outcome & { at: Date }) => Promise<boolean>;

/** Each returns true when the money is not needed and has to go back. */
const EFFECTS: Record<GatewayPayment['attribute'], Effect> = {
  async order(db, payment, { status, reference, at }) {
    const order = await lockOrder(db, payment.attribute_id);
    if (!order || !isPayable(order) || isNobodys(order)) return status === 'success';
    const by = { order_id: order.id, changed_by: 'system' as const, at };
    if (status !== 'success') {
      // A former page at the gateway that ends says nothing about the one that the customer pays at now.
      const isLast = (await findLastAttempt(db, order.id))?.id === payment.id;
      if (isLast && order.order_status === 'pending') await moveOrder(db, { ...by, status: 'failed', note: status });
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

/** The customer has deleted the account since. */
function isNobodys({ user_id, guest_id }: StoredOrder): boolean {
  return user_id === null && guest_id === null;
}

async function computeBonus(db: Database, amount: number, at: Date): Promise<number> {
  const { date } = await loadMarketClock(db, at);
  return topUpBonus(await listRunningBonuses(db, date), amount, digitsOf(await loadSettings(db)));
}

/** Credits money that is not needed to the customer's wallet; false for guests, and in a market without wallets. */
async function payIntoWallet(db: Database, payment: GatewayPayment, at: Date): Promise<boolean> {
  const { user_id, amount, attribute, attribute_id } = payment;
  if (user_id === null || !isOn((await loadSettings(db)).customer_wallet_status)) return false;
  const transaction_type = attribute === 'trip' ? 'trip_booking' : 'order_refund';
  const move = { user_id, transaction_type, credit: amount, reference: String(attribute_id) } as const;
  return (await moveMoney(db, move, at)) !== undefined;
}

/** What is mailed about a payment that has just been settled: that it is paid, or that the money goes back. */
function mailOf({ status, amount }: GatewayPayment, isUnwanted: boolean, isRefundDue: boolean) {
  if (status !== 'success') return null;
  return isUnwanted ? ({ kind: 'not_needed', amount, isInWallet: !isRefundDue } as const) : ({ kind: 'paid' } as const);
}

type SettledMail = NonNullable<ReturnType<typeof mailOf>>;

/** An order that is paid gets its receipt. */
function mailSettled(caller: At, { attribute, attribute_id }: GatewayPayment, mail: SettledMail): void {
  if (attribute === 'trip') mailTripBehind(caller, attribute_id, mail);
  if (attribute === 'order') mailBehind(caller, attribute_id, mail.kind === 'paid' ? { kind: 'receipt' } : mail);
}

/** Tells the customer of an order or a trip that money which came too late, or twice, goes back. */
async function tellPaidBack(
  db: Database,
  { user_id, attribute, attribute_id: id, amount: paid }: GatewayPayment,
  { isInWallet, at }: { isInWallet: boolean; at: Date },
): Promise<void> {
  const tell = TELL[attribute];
  if (!tell) return;
  const amount = shownMoney(paid, await loadSettings(db));
  const key = isInWallet ? 'notice_not_needed_wallet' : 'notice_not_needed_gateway';
  await tell(db, { id, user_id }, { key, params: { amount }, at });
}

const TELL: Partial<Record<GatewayPayment['attribute'], typeof tellCustomer>> = {
  order: tellCustomer,
  trip: tellTripCustomer,
};
