/**
 * How a rating is shown.
 * Spec: ordering §9, "Price display": the configured decimals, stars with a precision of 0.5.
 */
import { digitsOf } from '../money/money-display';
import { limits } from '../limits';
import { roundMoney, type Amount } from '../money/money';
import type { Maybe } from '../wire/wire';

/** Stars to fill, 0 to 5 in halves. */
export function stars(rating: Amount): number {
  const halves = Math.round(inRange(rating) / limits.rating_precision);
  return halves * limits.rating_precision;
}

/** With at most the configured decimals; trailing zeros are dropped, so that a whole rating reads as one (PRICE-03). */
export function shownRating(rating: Amount, config: { digit_after_decimal_point?: Maybe<number> }): string {
  return String(roundMoney(inRange(rating), digitsOf(config)));
}

function inRange(rating: Amount): number {
  return Math.min(5, Math.max(0, roundMoney(rating, 4)));
}
