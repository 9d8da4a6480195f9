import { describe, expect, it } from 'vitest';
import { referralDiscount } from './referral';

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
