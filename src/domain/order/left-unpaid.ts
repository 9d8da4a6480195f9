/**
 * Orders that are left unpaid where no back end gives them up.
 * Spec: wire-format §7.5, "Elsewhere"; beyond §2.5.
 */
import { limits } from '../limits';
import { MINUTE_MS } from '../time/units';
import type { Maybe } from '../wire/wire';
import { isUnpaid } from './order-payment';

type Left = Parameters<typeof isUnpaid>[0] & { created_at: string; pay_until: Maybe<string> };

/**
 * Whether nobody waits for the payment any more. Ours says until when it waits, and cancels the order then; others say
 * nothing and take a payment at any time, so it is taken for left after as long.
 */
export function isLeftUnpaid(order: Left, now: Date): boolean {
  if (!isUnpaid(order) || order.offline_payment || order.pay_until != null) return false;
  // Of an order without a time nobody knows how old it is.
  return !(now.getTime() - Date.parse(order.created_at) < limits.payment_minutes * MINUTE_MS);
}
