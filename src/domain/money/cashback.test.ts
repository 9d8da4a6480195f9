import { describe, expect, it } from 'vitest';
import { bestCashback, computeCashback, type CashbackTerms } from './cashback';

const percent: CashbackTerms = { cashback_type: 'percentage', cashback_amount: 5, max_discount: 5 };
const fixed: CashbackTerms = { cashback_type: 'amount', cashback_amount: 3, min_purchase: 40 };

describe('cashback', () => {
  it.each([
    ['a percentage', percent, 37, 1.85],
    ['a percentage up to its cap', percent, 200, 5],
    ['a percentage without a cap', { ...percent, max_discount: 0 }, 200, 10],
    ['an amount', fixed, 40, 3],
    ['nothing below the minimum', fixed, 39.99, 0],
    ['nothing for nothing', percent, 0, 0],
    ['nothing without an offer', null, 50, 0],
    ['amounts as text', { cashback_type: 'percent', cashback_amount: '5.00', max_discount: '1.5' }, 37, 1.5],
  ] as const)('is %s', (_what, terms, amount, gives) => {
    expect(computeCashback(terms, amount, 2)).toBe(gives);
  });

  it('is the best offer, never their sum', () => {
    expect(bestCashback([percent, fixed], 40, 2)).toEqual({ terms: fixed, gives: 3 });
    expect(bestCashback([percent, fixed], 90, 2)).toEqual({ terms: percent, gives: 4.5 });
    expect(bestCashback([fixed], 10, 2)).toBeUndefined();
  });
});
