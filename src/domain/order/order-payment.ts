/**
 * Until when and how a placed order can still be paid.
 * Spec: wire-format §7.1 and §7.4; beyond it, an unpaid order is cancelled after an hour.
 */
import { limits } from '../limits';
import { sum } from '../money/money';
import { isPreviousOrder, isStoppedOrder } from './order-status';
import { MINUTE_MS } from '../time/units';
import type { Maybe } from '../wire/wire';

type Placed = { order_status: string; payment_status: string; payment_method: string };

/** Whether the order waits for a gateway. It is not being prepared yet, and its cart still exists. */
export function isPayable({ order_status, payment_status, payment_method }: Placed): boolean {
  return isOpen(order_status) && payment_status !== 'paid' && AHEAD.has(payment_method);
}

/** Whether its customer can pay it at a gateway: a prescription has to be priced before. */
export function canPayAhead(order: Placed & { prescription_order: boolean; details_count: number }): boolean {
  return isPayable(order) && !(order.prescription_order && order.details_count === 0);
}

/** Whether the order has ended. One whose payment failed goes on while it can be paid in another try or another way. */
export function hasEnded(order: Placed & { offline_payment?: Transfer }): boolean {
  const isPaidLater = AHEAD.has(order.payment_method) || order.payment_method === 'offline_payment';
  return isPreviousOrder(order.order_status) && !(isPaidLater && canSwitchToCash(order));
}

/** Whether the order has ended without reaching anybody. */
export function hasStopped(order: Placed & { offline_payment?: Transfer }): boolean {
  return isStoppedOrder(order.order_status) && hasEnded(order);
}

type Unpaid = Parameters<typeof canPayAhead>[0] & {
  /** Unknown of an order that is followed by others, like the next field. */
  payments?: Maybe<Paying['payments']>;
  offline_payment?: Transfer;
};

/**
 * Whether an order that is paid ahead is not paid yet, whoever acts next: its customer, the pharmacy that prices it, or
 * the market that looks for the transfer. An open part that is due in cash holds nothing up.
 */
export function awaitsPayment(order: Unpaid): boolean {
  const { order_status, payment_status, payment_method, offline_payment, payments } = order;
  if (!isOpen(order_status) || payment_status === 'paid') return false;
  if (payment_method === 'offline_payment') return offline_payment?.status !== 'verified';
  return AHEAD.has(payment_method) && !payments?.some(isOpenCash);
}

/**
 * Whether nobody begins with the order before its customer acts: it is left unpaid at the gateway, its payment failed,
 * or its transfer was not found.
 */
export function isUnpaid(order: Unpaid): boolean {
  const { order_status, payment_method, offline_payment } = order;
  if (!awaitsPayment(order)) return false;
  const isUntold = order_status === 'failed' && !offline_payment;
  if (payment_method === 'offline_payment') return isUntold || offline_payment?.status === 'denied';
  return canPayAhead(order);
}

const isOpenCash = ({ payment_method, payment_status }: Paying['payments'][number]) =>
  payment_method === CASH && payment_status !== 'paid';

type Left = Parameters<typeof isUnpaid>[0] & { created_at: string; pay_until: Maybe<string> };

/**
 * Whether nobody waits for the payment any more (wire-format §7.5, "Elsewhere"). Ours says until when it waits, and
 * cancels the order then; others say nothing and take a payment at any time, so it is taken for left after as long.
 */
export function isLeftUnpaid(order: Left, now: Date): boolean {
  if (!isUnpaid(order) || order.offline_payment || order.pay_until != null) return false;
  // Of an order without a time nobody knows how old it is.
  return !(now.getTime() - Date.parse(order.created_at) < limits.payment_minutes * MINUTE_MS);
}

/** What is known of the time at which an order got its price. */
type Priced = { created_at: Date; prescription_order: boolean; priced_at: Date | null };

/** The price of a prescription is known once the pharmacist has chosen its items. */
export function isPriced(order: Priced): boolean {
  return payableFrom(order) !== null;
}

function payableFrom({ created_at, prescription_order, priced_at }: Priced): Date | null {
  return prescription_order ? priced_at : created_at;
}

/** What the customer has reported about a transfer; a `denied` one has not arrived. */
type Transfer = { status: string } | null | undefined;

/** A reported transfer may have been sent, so paying in another way could pay the order twice. */
export function isTransferOnItsWay(offline_payment: Transfer): boolean {
  return offline_payment != null && offline_payment.status !== 'denied';
}

/** Whether the unpaid part may be paid in cash: the order is not paid, not being prepared, and no transfer is sent. */
export function canSwitchToCash(order: Placed & { offline_payment?: Transfer }): boolean {
  const { order_status, payment_status, payment_method, offline_payment } = order;
  const isUnpaid = isOpen(order_status) && payment_status !== 'paid';
  return isUnpaid && payment_method !== 'cash_on_delivery' && !isTransferOnItsWay(offline_payment);
}

type Paying = Placed & {
  order_amount: number;
  /** The payments of an order that is paid in parts, e.g. from the wallet first. */
  payments: readonly { amount: number; payment_method: string; payment_status: string }[];
};

/** The amount to hand over in cash; 0 when the order is paid or has ended. */
export function cashDue(order: Paying, digits: number): number {
  if (isPreviousOrder(order.order_status) || order.payment_status === 'paid') return 0;
  if (order.payments.length === 0) return order.payment_method === CASH ? order.order_amount : 0;
  const amounts = order.payments.filter(isOpenCash).map(({ amount }) => amount);
  return sum(amounts, digits);
}

/** The time at which an unpaid order is cancelled; null for a prescription without a price. */
export function payUntil(order: Priced): Date | null {
  const from = payableFrom(order);
  return from && new Date(from.getTime() + limits.payment_minutes * MINUTE_MS);
}

/** Whether an order that waits for a gateway has a price and is not overdue. */
export function isPayableNow(order: Priced, now: Date): boolean {
  const until = payUntil(order);
  return until !== null && until > now;
}

/** Unpaid orders that could be paid before this time are cancelled now. */
export function givenUpBefore(now: Date): Date {
  return new Date(now.getTime() - limits.payment_minutes * MINUTE_MS);
}

/** A gateway's page is valid for half an hour, so none is opened that could outlive its order. */
export function canStartPayment(order: Placed & Priced, now: Date): boolean {
  const until = payUntil(order);
  return isPayable(order) && until !== null && until.getTime() - now.getTime() >= limits.gateway_minutes * MINUTE_MS;
}

const CASH = 'cash_on_delivery';

const AHEAD = new Set(['digital_payment', 'partial_payment']);

function isOpen(order_status: string): boolean {
  return order_status === 'pending' || order_status === 'failed';
}
