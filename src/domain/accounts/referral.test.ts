import { describe, expect, it } from 'vitest';
import { asksForReferral, newCustomerDiscount, referralDiscount } from './referral';

const valid = { is_valid_for_discount: true, discount_amount: 15 };

describe('referralDiscount', () => {
  it.each([
    ['[WALLET-01] is an amount', { ...valid, discount_amount_type: 'amount' }, 15],
    ['[WALLET-01] is a percentage', { ...valid, discount_amount_type: 'percentage' }, 6],
    ['[WALLET-01] is never more than the order', { ...valid, discount_amount: 90 }, 40],
    ['[WALLET-01] is nothing once it was used', { ...valid, is_valid_for_discount: false }, 0],
    ['[WALLET-01] is nothing for a guest', null, 0],
    ['[WALLET-01] is nothing of an unknown amount', { is_valid_for_discount: true }, 0],
  ])('%s', (_rule, customer, discount) => expect(referralDiscount(customer, 40, 2)).toBe(discount));
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

const CONFIG = {
  ...{ new_customer_discount_status: 1, new_customer_discount_amount: 10, new_customer_discount_amount_validity: 30 },
  ...{ new_customer_discount_amount_type: 'percentage', new_customer_discount_validity_type: 'day' },
};
const account = {
  ref_by: 4,
  is_newcomer: true,
  is_discount_taken: false,
  created_at: new Date('2026-03-01T00:00:00Z'),
};

describe('newCustomerDiscount', () => {
  it.each([
    ['a referred account has it', account, CONFIG, '2026-03-31T00:00:00Z', true],
    ['it ends after its days', account, CONFIG, '2026-03-31T00:00:01Z', false],
    ['or months', account, { ...CONFIG, new_customer_discount_validity_type: 'month' }, '2028-09-01T00:00:00Z', true],
    [
      'a year is twelve months',
      account,
      { ...CONFIG, new_customer_discount_amount_validity: 1, new_customer_discount_validity_type: 'year' },
      '2027-03-01T00:00:00Z',
      true,
    ],
    [
      'and no more',
      account,
      { ...CONFIG, new_customer_discount_amount_validity: 1, new_customer_discount_validity_type: 'year' },
      '2027-03-01T00:00:01Z',
      false,
    ],
    ['or years', account, { ...CONFIG, new_customer_discount_validity_type: 'year' }, '2056-03-01T00:00:00Z', true],
    ['0 has no end', account, { ...CONFIG, new_customer_discount_amount_validity: 0 }, '2126-03-01T00:00:00Z', true],
    ['it is for the first order', { ...account, is_newcomer: false }, CONFIG, '2026-03-02T00:00:00Z', false],
    ['it is given once', { ...account, is_discount_taken: true }, CONFIG, '2026-03-02T00:00:00Z', false],
    ['nobody else has it', { ...account, ref_by: null }, CONFIG, '2026-03-02T00:00:00Z', false],
    ['it can be off', account, { ...CONFIG, new_customer_discount_status: 0 }, '2026-03-02T00:00:00Z', false],
  ])('%s', (_case, it_, config, now, is_valid_for_discount) => {
    expect(newCustomerDiscount(it_, config, new Date(now))).toEqual({
      ...{ is_valid_for_discount, discount_amount: 10, discount_amount_type: 'percentage' },
    });
  });
});
