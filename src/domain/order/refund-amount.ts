/**
 * The amount that a customer requests back: for the whole order or for some of its lines.
 * Spec: wire-format §7.4 (`refund-request`); decision 032.
 *
 * A line gets its share of what was paid for all items, in proportion to its price after its own discount. It thus
 * bears its share of the discounts on the whole order (store, coupon, referral) and of the tax, and the shares of all
 * lines add up to what was paid for the items. Delivery, tip, additional charge and packaging are only refunded with
 * the whole order.
 */
import { divideByPrice, less, minorUnits, sum, times, type Amount } from '../money/money';

export type RefundedOrder = {
  order_amount: Amount;
  /** The larger of the lines' discounts and the store's discount, never both (ordering §9). */
  store_discount_amount: Amount;
  delivery_charge: Amount;
  dm_tips: Amount;
  additional_charge: Amount;
  extra_packaging_amount: Amount;
};

export type RefundedLine = {
  id: number;
  /** The unit price. */
  price: Amount;
  quantity: number;
  /** The discount on one piece, rounded. */
  discount_on_item: Amount;
  total_add_on_price: Amount;
};

/** In the market's currency. `chosen` are ids of lines; none or all of them mean the whole order. */
export function refundAmount(
  order: RefundedOrder,
  lines: readonly RefundedLine[],
  chosen: readonly number[],
  digits: number,
): number {
  if (isWholeOrder(lines, chosen)) return sum([order.order_amount], digits);
  const { delivery_charge, dm_tips, additional_charge, extra_packaging_amount } = order;
  const rest = sum([delivery_charge, dm_tips, additional_charge, extra_packaging_amount], digits);
  const hasOwn = isOwnDiscount(order, lines, digits);
  const prices = lines.map((line) => less(fullPrice(line, digits), hasOwn ? ownDiscount(line, digits) : 0, digits));
  const parts = divideByPrice(less(order.order_amount, rest, digits), prices, digits);
  const refunded = parts.filter((_part, n) => chosen.some((id) => id === lines[n]?.id));
  return sum(refunded, digits);
}

export function isWholeOrder(lines: readonly Pick<RefundedLine, 'id'>[], chosen: readonly number[]): boolean {
  return chosen.length === 0 || lines.every(({ id }) => chosen.includes(id));
}

/**
 * Whether the lines have their own discounts. These are rounded per piece, so they may differ by half a minor unit per
 * piece.
 */
function isOwnDiscount(order: RefundedOrder, lines: readonly RefundedLine[], digits: number): boolean {
  const discounts = lines.map((line) => ownDiscount(line, digits));
  const own = sum(discounts, digits);
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
  return 2 * minorUnits(less(order.store_discount_amount, own, digits), digits) <= pieces;
}

function fullPrice({ price, quantity, total_add_on_price }: RefundedLine, digits: number): number {
  return sum([times(price, quantity, digits), total_add_on_price], digits);
}

function ownDiscount({ discount_on_item, quantity }: RefundedLine, digits: number): number {
  return times(discount_on_item, quantity, digits);
}
