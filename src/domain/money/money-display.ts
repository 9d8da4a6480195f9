/**
 * Formats amounts of money: exact where they are paid, abbreviated on badges and cards.
 * Spec: ordering §9, "Price display" and price abbreviations; PRICE-04, PRICE-05.
 */
import { limits } from '../limits';
import { minorUnits, roundMoney } from './money';
import type { Maybe } from '../wire/wire';

export type Currency = {
  currency_symbol?: Maybe<string>;
  /** `right`; anything else means left. */
  currency_symbol_direction?: Maybe<string>;
  digit_after_decimal_point?: Maybe<number>;
};

/** The exact amount, e.g. `$1,250.00` or `1,250.00 $`. */
export function shownMoney(amount: number, currency: Currency): string {
  const digits = digitsOf(currency);
  return withSymbol(amount, grouped(Math.abs(minorUnits(amount, digits)), digits), currency);
}

/** The abbreviated amount for badges and cards, e.g. `$125.5K`; exact below 100000. */
export function shortMoney(amount: number, currency: Currency): string {
  const size = Math.abs(amount);
  // 999999 is shown as a million, not as 1000.0K; 999900 is still 999.9K.
  const unit =
    size < limits.short_thousand_from
      ? undefined
      : UNITS.find(({ from, per }) => (tenths(size, per / 1000) * per) / 1000 >= from);
  if (!unit) return shownMoney(amount, currency);
  return withSymbol(amount, `${tenths(size, unit.per).toFixed(1)}${unit.letter}`, currency);
}

export function digitsOf(config: { digit_after_decimal_point?: Maybe<number> }): number {
  return config.digit_after_decimal_point ?? limits.decimal_digits;
}

const UNITS = [
  { from: limits.short_billion_from, per: 1_000_000_000, letter: 'B' },
  { from: limits.short_million_from, per: 1_000_000, letter: 'M' },
  { from: limits.short_thousand_from, per: 1000, letter: 'K' },
];

function tenths(size: number, per: number): number {
  return roundMoney(size / per, 1);
}

function grouped(units: number, digits: number): string {
  const all = String(units).padStart(digits + 1, '0');
  const whole = all.slice(0, all.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  return digits > 0 ? `${whole}.${all.slice(-digits)}` : whole;
}

function withSymbol(amount: number, text: string, currency: Currency): string {
  const minus = amount < 0 ? '-' : '';
  // Without the isolate, the digits after Arabic letters would be drawn on the other side of them.
  const symbol = (currency.currency_symbol ?? '').replace(
    /.*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc].*/,
    '\u2066$&\u2069',
  );
  return symbol && currency.currency_symbol_direction === 'right'
    ? `${minus}${text} ${symbol}`
    : `${minus}${symbol}${text}`;
}
