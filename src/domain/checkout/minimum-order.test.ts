import { describe, expect, it } from 'vitest';
import { minimumOrderProblem, missingForMinimum } from './minimum-order';

describe('minimumOrderProblem', () => {
  it.each([
    ['[CHECKOUT-01] takes an order of the minimum', 20, { minimum_order: 20 }, null],
    ['[CHECKOUT-01] refuses a smaller one', 19.99, { minimum_order: 20 }, 'order_time'],
    ['[CHECKOUT-01] takes any order without a minimum', 0.5, {}, null],
  ])('%s', (_rule, subtotal, store, problem) => expect(minimumOrderProblem(subtotal, store)).toBe(problem));
  it('[CHECKOUT-01] computes the missing amount', () =>
    expect([19.99, 25].map((subtotal) => missingForMinimum(subtotal, { minimum_order: 20 }, 2))).toEqual([0.01, 0]));
});
