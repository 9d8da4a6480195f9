/**
 * Until when and how an order that was placed can still be paid.
 * Spec: wire-format §7.1 and §7.4; beyond it, an order that nobody pays is given up after an hour.
 */
import { limits } from '../limits';
import { sum } from '../money/money';
import { isPreviousOrder } from './order-status';

type Placed = { order_status: string; payment_status: string; payment_method: string };

/** Whether the order waits for a gateway. Nothing has been cooked yet, and the cart is still there. */
export function isPayable({ order_status, payment_status, payment_method }: Placed): boolean {
  return isOpen(order_status) && payment_status !== 'paid' && AHEAD.has(payment_method);
}

/** What a prescription costs is known once the pharmacist has chosen its items. */
export function isPriced({
  prescription_order,
  details_count,
}: {
  prescription_order: boolean;
  details_count: number;
}) {
  return !prescription_order || details_count > 0;
}

/** The unpaid rest may be paid in cash: whatever is not paid and has not begun. */
export function canSwitchToCash({ order_status, payment_status, payment_method }: Placed): boolean {
  return isOpen(order_status) && payment_status !== 'paid' && payment_method !== 'cash_on_delivery';
}

type Paying = Placed & {
  order_amount: number;
  /** Where it is paid in parts, as from the wallet first. */
  payments: readonly { amount: number; payment_method: string; payment_status: string }[];
};

/** What is to be handed over in cash; 0 once it is paid, and when it goes no further. */
export function cashDue(order: Paying): number {
  if (isPreviousOrder(order.order_status) || order.payment_status === 'paid') return 0;
  if (order.payments.length === 0) return order.payment_method === CASH ? order.order_amount : 0;
  return sum(order.payments.filter((it) => it.payment_method === CASH && it.payment_status !== 'paid').map(amountOf));
}

/** When an unpaid order is given up. */
export function payUntil(created_at: Date): Date {
  return new Date(created_at.getTime() + limits.payment_minutes * MINUTE);
}

/** Orders placed before this moment are given up now. */
export function givenUpBefore(now: Date): Date {
  return new Date(now.getTime() - limits.payment_minutes * MINUTE);
}

/** A gateway's page lives for half an hour, so none is opened that could outlive its order. */
export function canStartPayment(order: Placed & { created_at: Date }, now: Date): boolean {
  return isPayable(order) && payUntil(order.created_at).getTime() - now.getTime() >= limits.gateway_minutes * MINUTE;
}

const MINUTE = 60_000;

const CASH = 'cash_on_delivery';

const amountOf = ({ amount }: { amount: number }) => amount;

const AHEAD = new Set(['digital_payment', 'partial_payment']);

function isOpen(order_status: string): boolean {
  return order_status === 'pending' || order_status === 'failed';
}
