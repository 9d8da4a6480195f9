/**
 * The price of an item: its winning discount, its displayed price, and the price of a cart line.
 * Spec: ordering §9, "Price display"; PRICE-01: the larger of the item discount and `store_discount` as a percentage,
 * never both.
 *
 * The discount applies to the item with its chosen options, not to add-ons (wire-format §7.6).
 */
import { less, percentage, roundMoney, sum, times, type Amount } from '../money/money';
import { toNumber, type Maybe } from '../wire/wire';

export type Discounted = {
  discount?: Amount;
  /** `percent` or `amount`; percent when it is missing. */
  discount_type?: Maybe<string>;
  /** Percent. */
  store_discount?: Amount;
};

export type Discount = { discount: number; discount_type: 'percent' | 'amount' };

/** The discount that reduces `price` the most; null when none does. */
export function winningDiscount(item: Discounted, price: Amount): Discount | null {
  const own: Discount = {
    discount: toNumber(item.discount),
    discount_type: item.discount_type === 'amount' ? 'amount' : 'percent',
  };
  const store: Discount = { discount: toNumber(item.store_discount), discount_type: 'percent' };
  const best = reduction(store, price, EXACT) > reduction(own, price, EXACT) ? store : own;
  return best.discount > 0 ? best : null;
}

export type ShownPrice = {
  /** The unit price to pay. */
  price: number;
  /** The struck-through price; null without a discount. */
  original_price: number | null;
};

/** The unit price; `price` includes the options. */
export function shownPrice(item: Discounted, price: Amount, digits: number): ShownPrice {
  const full = roundMoney(price, digits);
  const winner = winningDiscount(item, price);
  const paid = winner ? less(full, reduction(winner, price, digits), digits) : full;
  return { price: paid, original_price: paid < full ? full : null };
}

export type AddOnChoice = { price: Amount; quantity: number };

export type PricedLine = {
  item: Discounted;
  /** The unit price with options, without add-ons and before discount. */
  unit_price: Amount;
  quantity: number;
  add_ons?: Maybe<readonly AddOnChoice[]>;
};

export type LinePrice = {
  /** Unit price × quantity. */
  price: number;
  add_ons: number;
  discount: number;
  /** price + add_ons − discount. */
  total: number;
};

export function linePrice(line: PricedLine, digits: number): LinePrice {
  const price = times(line.unit_price, line.quantity, digits);
  const add_ons = addOnsPrice(line.add_ons ?? [], digits);
  const winner = winningDiscount(line.item, line.unit_price);
  const discount = winner ? lineReduction(winner, line, price, digits) : 0;
  return { price, add_ons, discount, total: less(sum([price, add_ons], digits), discount, digits) };
}

export function addOnsPrice(addOns: readonly AddOnChoice[], digits: number): number {
  const prices = addOns.map(({ price, quantity }) => times(price, quantity, digits));
  return sum(prices, digits);
}

/** More than any currency has, so that two discounts are compared as they are, not rounded. */
const EXACT = 8;

function reduction({ discount, discount_type }: Discount, price: Amount, digits: number): number {
  const off = discount_type === 'percent' ? percentage(price, discount, digits) : roundMoney(discount, digits);
  return Math.max(0, Math.min(off, roundMoney(price, digits)));
}

function lineReduction({ discount, discount_type }: Discount, line: PricedLine, price: number, digits: number): number {
  const off =
    discount_type === 'percent' ? percentage(price, discount, digits) : times(discount, line.quantity, digits);
  return Math.min(off, price);
}
