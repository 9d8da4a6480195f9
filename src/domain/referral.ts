/**
 * What a referred customer's first order is reduced by.
 * Spec: api-contract §2.1 (new_customer_discount_*), §3.11 (`is_valid_for_discount`) and §7.6.
 */
import { limits } from './limits';
import type { Amount } from './money';
import { cappedDiscount } from './store-discount';
import { isOn, type Flag, type Maybe } from './wire';

export type Referred = {
  is_valid_for_discount?: Flag;
  discount_amount?: Amount;
  /** `percentage` (or `percent`), else an amount. */
  discount_amount_type?: Maybe<string>;
};

/** Whether sign-up asks for a referral code: while both the wallet and referral earning are on (accounts §5). */
export function asksForReferral(config: { customer_wallet_status?: Flag; ref_earning_status?: Flag }): boolean {
  return isOn(config.customer_wallet_status) && isOn(config.ref_earning_status);
}

/** `amount` is what discount and coupon left. */
export function referralDiscount(
  customer: Maybe<Referred>,
  amount: number,
  digits: number = limits.decimal_digits,
): number {
  if (!isOn(customer?.is_valid_for_discount)) return 0;
  const discount_type = customer?.discount_amount_type?.startsWith('percent') ? 'percent' : 'amount';
  return cappedDiscount({ discount: customer?.discount_amount, discount_type }, amount, digits);
}
