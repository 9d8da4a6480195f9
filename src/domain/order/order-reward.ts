/**
 * What a delivered order earns its customer, and the customer who invited them.
 * Spec: wire-format §2.1 (`loyalty_point_item_purchase_point` in percent of the amount, `ref_earning_exchange_rate`).
 */
import { roundMoney, times, type Amount } from '../money/money';
import { isOn, toNumber, type Flag } from '../wire/wire';

export type RewardConfig = {
  loyalty_point_status?: Flag;
  loyalty_point_item_purchase_point?: Amount;
  ref_earning_status?: Flag;
  ref_earning_exchange_rate?: Amount;
};

/** Whole points, rounded down. */
export function earnedPoints(order_amount: number, config: RewardConfig): number {
  if (!isOn(config.loyalty_point_status)) return 0;
  const hundredths = times(order_amount, toNumber(config.loyalty_point_item_purchase_point), 4);
  return Math.max(0, Math.floor(hundredths / 100));
}

/** The reward for the first delivered order of an invited customer. */
export function referrerEarning(config: RewardConfig, digits: number): number {
  return isOn(config.ref_earning_status) ? Math.max(0, roundMoney(config.ref_earning_exchange_rate, digits)) : 0;
}
