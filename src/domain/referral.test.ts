import { describe, expect, it } from 'vitest';
import { asksForReferral, referralDiscount } from './referral';

const valid = { is_valid_for_discount: true, discount_amount: 15 };

describe('referralDiscount', () => {
  it.each([
    ['[WALLET-01] is an amount', { ...valid, discount_amount_type: 'amount' }, 15],
    ['[WALLET-01] is a percentage', { ...valid, discount_amount_type: 'percentage' }, 6],
    ['[WALLET-01] is never more than the order', { ...valid, discount_amount: 90 }, 40],
    ['[WALLET-01] is nothing once it was used', { ...valid, is_valid_for_discount: false }, 0],
    ['[WALLET-01] is nothing for a guest', null, 0],
  ])('%s', (_rule, customer, discount) => expect(referralDiscount(customer, 40)).toBe(discount));
});

describe('asksForReferral', () => {
  it.each([
    [1, 1, true],
    ['1', true, true],
    [1, 0, false],
    [0, 1, false],
    [undefined, 1, false],
  ])('[SIGNUP-04] wallet %s and referral %s: %s', (customer_wallet_status, ref_earning_status, asks) =>
    expect(asksForReferral({ customer_wallet_status, ref_earning_status })).toBe(asks),
  );
});
