import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOnsPrice, linePrice, shownPrice, winningDiscount, type Discounted } from './item-price';
import { sum } from '../money/money';

const percent = (discount: number, store_discount = 0): Discounted => ({
  discount,
  discount_type: 'percent',
  store_discount,
});
const amount = (discount: number, store_discount = 0): Discounted => ({
  discount,
  discount_type: 'amount',
  store_discount,
});

describe('winningDiscount', () => {
  it.each([
    ['[PRICE-01] is the item discount', percent(20), { discount: 20, discount_type: 'percent' }],
    [
      '[PRICE-01] is the store discount when that is larger',
      percent(5, 10),
      { discount: 10, discount_type: 'percent' },
    ],
    ['[PRICE-01] compares an amount by what it takes off', amount(30, 10), { discount: 30, discount_type: 'amount' }],
    [
      '[PRICE-01] compares a percentage by what it takes off',
      amount(5, 10),
      { discount: 10, discount_type: 'percent' },
    ],
    ['[PRICE-01] is the item discount when both are equal', amount(10, 10), { discount: 10, discount_type: 'amount' }],
    ['[PRICE-01] is none without one', { store_discount: null }, null],
  ])('%s', (_rule, item, expected) => expect(winningDiscount(item, 100)).toEqual(expected));
});

describe('shownPrice', () => {
  it.each([
    ['[ITEM-09] strikes the full price through', percent(10), 9.99, { price: 8.99, original_price: 9.99 }],
    ['[PRICE-01] never adds the two discounts', percent(10, 10), 100, { price: 90, original_price: 100 }],
    ['[PRICE-01] takes an amount off', amount(2.5), 9.99, { price: 7.49, original_price: 9.99 }],
    ['[PRICE-01] is never below 0', amount(20), 9.99, { price: 0, original_price: 9.99 }],
    ['[ITEM-09] strikes nothing through without a discount', percent(0), 9.99, { price: 9.99, original_price: null }],
  ])('%s', (_rule, item, price, expected) => expect(shownPrice(item, price, 2)).toEqual(expected));

  it('[CONFIG-08] rounds to the configured digits', () => expect(shownPrice(percent(15), 9.99, 0).price).toBe(9));
});

describe('linePrice', () => {
  it.each([
    [
      '[PRICE-01] is the discounted price times the quantity',
      { item: percent(10), unit_price: 8.5, quantity: 3 },
      { price: 25.5, add_ons: 0, discount: 2.55, total: 22.95 },
    ],
    [
      '[PRICE-01] rounds once a line',
      { item: percent(15), unit_price: 9.99, quantity: 3 },
      { price: 29.97, add_ons: 0, discount: 4.5, total: 25.47 },
    ],
    [
      '[PRICE-01] takes an amount off each',
      { item: amount(2), unit_price: 8.5, quantity: 3 },
      { price: 25.5, add_ons: 0, discount: 6, total: 19.5 },
    ],
    [
      'leaves add-ons undiscounted',
      { item: percent(50), unit_price: 10, quantity: 2, add_ons: [{ price: 1.2, quantity: 3 }] },
      { price: 20, add_ons: 3.6, discount: 10, total: 13.6 },
    ],
  ])('%s', (_rule, line, expected) => expect(linePrice(line, 2)).toEqual(expected));

  it('[PRICE-01] is the sum of what it shows, and never below 0', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        money,
        fc.integer({ min: 1, max: 50 }),
        money,
        fc.integer({ min: 0, max: 100 }),
        (price, quantity, off, store) => {
          const line = linePrice(
            {
              item: amount(off, store),
              unit_price: price,
              quantity,
              add_ons: [{ price: off, quantity: 1 }],
            },
            2,
          );
          expect(sum([line.price, line.add_ons, -line.discount], 2)).toBe(line.total);
          expect(line.total).toBeGreaterThanOrEqual(line.add_ons);
        },
      ),
    );
  });
});

describe('addOnsPrice', () => {
  it('[ITEM-18] is each price times its own quantity', () =>
    expect(
      addOnsPrice(
        [
          { price: 0.1, quantity: 3 },
          { price: '0.2', quantity: 1 },
        ],
        2,
      ),
    ).toBe(0.5));
});
