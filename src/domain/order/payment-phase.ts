/**
 * The state of a payment when a customer returns from a gateway. The flag in the URL is only a claim; the back end's
 * answer decides.
 * Spec: wire-format §4 ("Gateway return") and §7.1.
 */
import type { GatewayFlag } from './gateway-return';

export type PaymentPhase =
  /** Paid, or payable on delivery: the order is placed. */
  | 'placed'
  | 'failed'
  | 'canceled'
  /** The order was cancelled; nothing is owed. */
  | 'given_up'
  /** The gateway has not reported an outcome yet. */
  | 'waiting';

type Standing = {
  order_status: string;
  payment_status: string;
  payment_method: string;
  attempt: 'pending' | 'success' | 'fail' | 'cancel' | null;
};

export function paymentPhase(status: Standing, flag: GatewayFlag | null): PaymentPhase {
  const { order_status, payment_status, payment_method, attempt } = status;
  if (payment_status === 'paid') return 'placed';
  if (order_status === 'canceled') return 'given_up';
  if (!AHEAD.has(payment_method)) return 'placed';
  if (order_status !== 'pending' && order_status !== 'failed') return 'placed';
  if (attempt === 'cancel' || attempt === 'fail') return attempt === 'cancel' ? 'canceled' : 'failed';
  if (order_status === 'failed') return flag === 'cancel' ? 'canceled' : 'failed';
  return 'waiting';
}

const AHEAD = new Set(['digital_payment', 'partial_payment']);
