/**
 * Converts loyalty points to wallet money.
 * Spec: wire-format §2.1 (loyalty_point_exchange_rate: points for one unit of the currency;
 * loyalty_point_minimum_point) and §4, point-transfer.
 */
import { minorUnits } from './money';
import { isOn, toNumber, type Flag, type Maybe } from '../wire/wire';

export type LoyaltyConfig = {
  loyalty_point_status?: Flag;
  customer_wallet_status?: Flag;
  loyalty_point_exchange_rate?: Maybe<number | string>;
  loyalty_point_minimum_point?: Maybe<number | string>;
};

/** The value of whole points, rounded down to the currency's minor unit; 0 without an exchange rate. */
export function pointsValue(points: number, config: LoyaltyConfig, digits: number): number {
  const rate = minorUnits(toNumber(config.loyalty_point_exchange_rate), RATE_DIGITS);
  if (rate <= 0 || points <= 0) return 0;
  const coins = (BigInt(Math.floor(points)) * 10n ** BigInt(digits + RATE_DIGITS)) / BigInt(rate);
  return Number(`${coins}e-${digits}`);
}

export type TransferProblem =
  /** `customer_wallet`: loyalty points or the wallet are switched off, or the points are worth nothing. */
  'customer_wallet' | 'point_minimum' | 'point_balance';

/**
 * `digits` are the currency's. Points worth less than its minor unit are refused, because they would be converted to 0.
 */
export function transferProblem(
  points: number,
  { balance, config, digits }: { balance: number; config: LoyaltyConfig; digits: number },
): TransferProblem | null {
  if (!isOn(config.loyalty_point_status) || !isOn(config.customer_wallet_status)) return 'customer_wallet';
  if (points < toNumber(config.loyalty_point_minimum_point)) return 'point_minimum';
  if (points > balance) return 'point_balance';
  return pointsValue(points, config, digits) > 0 ? null : 'customer_wallet';
}

const RATE_DIGITS = 4;
