/**
 * The display of a rating.
 * Spec: ordering §9, "Price display": the configured decimals, stars with a precision of 0.5.
 */
import { digitsOf } from '../money/money-display';
import { limits } from '../limits';
import { roundMoney, type Amount } from '../money/money';
import type { Maybe } from '../wire/wire';

/** Filled stars, 0 to 5 in steps of a half. */
export function stars(rating: Amount): number {
  const halves = Math.round(inRange(rating) / limits.rating_precision);
  return halves * limits.rating_precision;
}

/** Rounded to the configured decimals, without trailing zeros (PRICE-03). */
export function shownRating(rating: Amount, config: { digit_after_decimal_point?: Maybe<number> }): string {
  return String(roundMoney(inRange(rating), digitsOf(config)));
}

function inRange(rating: Amount): number {
  return Math.min(5, Math.max(0, roundMoney(rating, 4)));
}
