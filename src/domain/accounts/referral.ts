/**
 * The discount on the first order of a referred customer.
 * Spec: wire-format §2.1 (new_customer_discount_*), §3.11 (`is_valid_for_discount`) and §7.6.
 */
import type { Amount } from '../money/money';
import { cappedDiscount } from '../catalogue/store-discount';
import { isOn, toNumber, type Flag, type Maybe } from '../wire/wire';

export type Referred = {
  is_valid_for_discount?: Flag;
  discount_amount?: Amount;
  /** `percentage` (or `percent`), otherwise an amount. */
  discount_amount_type?: Maybe<string>;
};

/**
 * Whether sign-up shows a referral code field: only while both the wallet and referral earning are on (accounts §5).
 */
export function asksForReferral(config: { customer_wallet_status?: Flag; ref_earning_status?: Flag }): boolean {
  return isOn(config.customer_wallet_status) && isOn(config.ref_earning_status);
}

/** `amount` is what remains after discount and coupon. */
export function referralDiscount(customer: Maybe<Referred>, amount: number, digits: number): number {
  if (!isOn(customer?.is_valid_for_discount)) return 0;
  const discount_type = customer?.discount_amount_type?.startsWith('percent') ? 'percent' : 'amount';
  return cappedDiscount({ discount: customer?.discount_amount, discount_type }, amount, digits);
}

export type NewCustomerConfig = {
  new_customer_discount_status?: Flag;
  new_customer_discount_amount?: Amount;
  new_customer_discount_amount_type?: Maybe<string>;
  new_customer_discount_amount_validity?: Amount;
  new_customer_discount_validity_type?: Maybe<string>;
};

/**
 * The discount that an account may use: it was referred, is recent enough, and has no orders except those that wait for
 * payment. A priced prescription among these keeps the discount (`is_discount_taken`, decision 045).
 */
export function newCustomerDiscount(
  account: { ref_by: number | null; is_newcomer: boolean; is_discount_taken: boolean; created_at: Date },
  config: NewCustomerConfig,
  now: Date,
): Referred {
  const isOpen = account.ref_by !== null && account.is_newcomer && !account.is_discount_taken;
  const isOffered = isOn(config.new_customer_discount_status) && isOpen;
  return {
    is_valid_for_discount: isOffered && now.getTime() <= lastMoment(account.created_at, config).getTime(),
    discount_amount: config.new_customer_discount_amount,
    discount_amount_type: config.new_customer_discount_amount_type,
  };
}

/** A validity of 0 never ends. */
function lastMoment(created_at: Date, config: NewCustomerConfig): Date {
  const count = toNumber(config.new_customer_discount_amount_validity);
  const end = new Date(created_at);
  if (count <= 0) return new Date(8.64e15);
  if (config.new_customer_discount_validity_type === 'year') end.setUTCFullYear(end.getUTCFullYear() + count);
  else if (config.new_customer_discount_validity_type === 'month') end.setUTCMonth(end.getUTCMonth() + count);
  else end.setUTCDate(end.getUTCDate() + count);
  return end;
}
