/**
 * Exact arithmetic with amounts of money: decimals are converted to integers, computed, and rounded half up once.
 * Spec: ordering §9, price display; PRICE-14 to PRICE-23.
 *
 * Every amount is a decimal number as in the API (`8.5`) or its text (`"8.50"`); a missing one is 0. `digits` is
 * those of the market's currency (`digitsOf`).
 */
import type { Maybe } from '../wire/wire';

export type Amount = Maybe<number | string>;

/** The sum of the amounts. */
export function sum(amounts: readonly Amount[], digits: number): number {
  return rounded(amounts.map(decimal).reduce(plus, ZERO), digits);
}

/** The difference, never below 0. */
export function less(amount: Amount, part: Amount, digits: number): number {
  const taken = decimal(part);
  return Math.max(0, rounded(plus(decimal(amount), { ...taken, units: -taken.units }), digits));
}

/** An amount, or a rate such as a price per kilometre, multiplied. */
export function times(amount: Amount, count: number, digits: number): number {
  return rounded(product(decimal(amount), decimal(count)), digits);
}

/** `rate` percent of an amount. */
export function percentage(amount: Amount, rate: Amount, digits: number): number {
  return rounded(product(decimal(amount), decimal(rate)), digits, 100n);
}

/** The share of an amount that was added to it at `rate` percent: amount × rate / (100 + rate). */
export function includedPart(amount: Amount, rate: Amount, digits: number): number {
  const part = decimal(rate);
  const whole = 100n * part.scale + part.units;
  if (whole <= 0n) return 0;
  const taken = decimal(amount);
  return rounded({ units: taken.units * part.units, scale: taken.scale }, digits, whole);
}

/**
 * Divides an amount among prices in proportion. The shares add up to the amount exactly, because each is rounded from
 * what the previous ones left. All are 0 when the prices are.
 */
export function divideByPrice(amount: Amount, prices: readonly Amount[], digits: number): number[] {
  const coins = minor(decimal(amount), digits, 1n);
  const sizes = prices.map((price) => minor(decimal(price), digits, 1n));
  const whole = sizes.reduce((all, size) => all + size, 0n);
  if (whole === 0n) return sizes.map(() => 0);
  let passed = 0n;
  let given = 0n;
  return sizes.map((size) => {
    passed += size;
    const due = minor({ units: coins * passed, scale: 1n }, 0, whole);
    const part = due - given;
    given = due;
    return Number(`${part}e-${digits}`);
  });
}

/** Rounds an amount half up to the currency's digits. */
export function roundMoney(amount: Amount, digits: number): number {
  return rounded(decimal(amount), digits);
}

/** An amount in minor units: 8.5 is 850 with two digits. */
export function minorUnits(amount: Amount, digits: number): number {
  return Number(minor(decimal(amount), digits, 1n));
}

/** `units / scale`; the scale is a power of ten. */
type Decimal = { units: bigint; scale: bigint };

const ZERO: Decimal = { units: 0n, scale: 1n };

/** Uses the decimal digits, so that 0.1 is one tenth and not its binary approximation. */
function decimal(amount: Amount): Decimal {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^\s*([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?\s*$/i.exec(String(amount ?? 0)) ?? [];
  const digits = BigInt(`0${whole}${fraction}`);
  const shift = Number(exponent) - fraction.length;
  const units = (sign === '-' ? -digits : digits) * (shift > 0 ? 10n ** BigInt(shift) : 1n);
  return { units, scale: shift < 0 ? 10n ** BigInt(-shift) : 1n };
}

function plus(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.scale + b.units * a.scale, scale: a.scale * b.scale };
}

function product(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale * b.scale };
}

function rounded(value: Decimal, digits: number, divisor = 1n): number {
  return Number(`${minor(value, digits, divisor)}e-${digits}`);
}

function minor({ units, scale }: Decimal, digits: number, divisor: bigint): bigint {
  const over = scale * divisor;
  const size = (units < 0n ? -units : units) * 10n ** BigInt(digits);
  const half = (2n * size + over) / (2n * over);
  return units < 0n ? -half : half;
}
