/**
 * The actions that a signed-in customer can take on an order.
 * Spec: wire-format §10, "Order details blocks", and wire-format §7.4 and §7.5.
 */
import type { Maybe } from '../wire/wire';
import { cashMayPayRest } from '../checkout/payment-choice';
import { canPayAhead, canSwitchToCash, hasEnded, isLeftUnpaid } from './order-payment';
import { canAskRefund, canCancelOrder, canReviewOrder } from './order-status';

export type OrderAction =
  | 'track'
  | 'pay'
  | 'cash'
  | 'offline'
  | 'review'
  | 'reorder'
  | 'prescribe'
  | 'refund'
  | 'invoice'
  | 'cancel';

export type ActedOrder = {
  order_status: string;
  order_type: string;
  payment_status: string;
  payment_method: string;
  is_guest: boolean;
  prescription_order: boolean;
  /** A prescription has no items until it is priced. */
  details_count: number;
  created_at: string;
  pay_until: string | null;
  payments?: Maybe<readonly { amount: number; payment_method: string; payment_status: string }[]>;
  offline_payment?: { status: string } | null;
  /** Only known on an order's own page, where the back end tells it: the zone and its limit count, too. */
  can_pay_cash?: Maybe<boolean>;
};

type Market = {
  cash_on_delivery: boolean;
  digital_payment: boolean;
  partial_payment_method?: Maybe<string>;
  refund_active_status: boolean;
  prescription_order_status?: Maybe<boolean>;
};

/** In the order of display: the first is what an order waits for. `now` is null until it is known. */
export function orderActions(order: ActedOrder, market: Market, now: Date | null): OrderAction[] {
  const { order_type, payment_method, prescription_order } = order;
  const isParcel = order_type === 'parcel';
  const isOver = hasEnded(order);
  const isGivenUp = isOver || (now !== null && isLeftUnpaid(order, now));
  const can: Record<OrderAction, boolean> = {
    track: !isOver,
    pay: market.digital_payment && canPayAhead(order),
    cash: order.can_pay_cash ?? mayPayCash(order, market),
    offline: payment_method === 'offline_payment' && !isOver,
    review: canReviewOrder(order) && !isParcel,
    reorder: isGivenUp && !isParcel && !prescription_order,
    // Its items were the pharmacy's choice, or there never were any: the pharmacy reads a prescription anew.
    prescribe: isGivenUp && prescription_order && market.prescription_order_status === true,
    refund: market.refund_active_status && canAskRefund(order),
    invoice: true,
    // Also of an order whose payment failed: what it holds, and the wallet's part, come back at once.
    cancel: !isOver && canCancelOrder(order),
  };
  return ACTIONS.filter((action) => can[action]);
}

/** Where the back end does not tell it: the market's switches decide. */
export function mayPayCash(
  order: Pick<ActedOrder, 'order_status' | 'payment_status' | 'payment_method' | 'offline_payment'>,
  market: Pick<Market, 'cash_on_delivery' | 'partial_payment_method'>,
): boolean {
  return market.cash_on_delivery && canSwitchToCash(order) && mayPayRestInCash(order, market);
}

/** What the wallet has left may be paid as the market allows for the rest of an order. */
export function mayPayRestInCash(
  { payment_method }: Pick<ActedOrder, 'payment_method'>,
  market: Pick<Market, 'partial_payment_method'>,
): boolean {
  return payment_method !== 'partial_payment' || cashMayPayRest(market);
}

const ACTIONS: readonly OrderAction[] = [
  ...(['pay', 'track', 'cash', 'offline', 'review', 'reorder', 'prescribe', 'refund', 'invoice', 'cancel'] as const),
];
