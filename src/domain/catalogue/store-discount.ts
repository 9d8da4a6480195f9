/**
 * The discount of a store on an order.
 * Spec: ordering §9, "Store discount"; a `max_discount` of 0 means no cap. It runs from start date and time to end date
 * and time, in the store's time zone.
 */
import { percentage, roundMoney, type Amount } from '../money/money';
import { parseMinutes } from '../time/opening-hours';
import type { StoreTime } from '../time/store-clock';
import { toNumber, type Maybe } from '../wire/wire';

export type StoreDiscount = {
  discount?: Amount;
  /** `amount`; anything else means percent. */
  discount_type?: Maybe<string>;
  min_purchase?: Amount;
  max_discount?: Amount;
  start_date?: Maybe<string>;
  end_date?: Maybe<string>;
  start_time?: Maybe<string>;
  end_time?: Maybe<string>;
};

/** `subtotal` is the order's items and add-ons at full price. */
export function storeDiscount(offer: Maybe<StoreDiscount>, subtotal: number, now: StoreTime, digits: number): number {
  if (!offer || !isDiscountRunning(offer, now) || subtotal < toNumber(offer.min_purchase)) return 0;
  return cappedDiscount(offer, subtotal, digits);
}

export function isDiscountRunning(offer: StoreDiscount, now: StoreTime): boolean {
  const current = moment(now.date, now.minutes);
  const start = offer.start_date ? moment(offer.start_date, parseMinutes(offer.start_time) ?? 0) : '';
  const end = offer.end_date ? moment(offer.end_date, parseMinutes(offer.end_time) ?? 24 * 60) : '';
  return (!start || current >= start) && (!end || current < end);
}

/** `max_discount` caps percentages and amounts, and the discount never exceeds the amount itself. */
export function cappedDiscount(
  offer: Pick<StoreDiscount, 'discount' | 'discount_type' | 'max_discount'>,
  amount: number,
  digits: number,
): number {
  const discount =
    offer.discount_type === 'amount' ? roundMoney(offer.discount, digits) : percentage(amount, offer.discount, digits);
  const cap = roundMoney(offer.max_discount, digits);
  return Math.max(0, Math.min(discount, cap > 0 ? cap : Infinity, amount));
}

/** The discount as a badge shows it: an amount is limited by its cap; for a percentage the cap is shown separately. */
export function promisedDiscount({ discount, discount_type, max_discount }: StoreDiscount): number {
  const cap = toNumber(max_discount);
  return discount_type === 'amount' && cap > 0 ? Math.min(toNumber(discount), cap) : toNumber(discount);
}

/** A text that sorts chronologically. */
function moment(date: string, minutes: number): string {
  return `${date.slice(0, 10)} ${String(minutes).padStart(4, '0')}`;
}
