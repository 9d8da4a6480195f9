import { expect, test } from 'vitest';
import { stripeAmount } from './stripe-amount';

test.each<[amount: number, currency: string, charged: number | null]>([
  [8.5, 'usd', 850],
  [9, 'usd', 900],
  [0.29, 'eur', 29],
  [8.505, 'usd', null],
  [900, 'jpy', 900],
  [8.5, 'jpy', null],
  [8.5, 'kwd', 8500],
  [8.51, 'bhd', 8510],
  [8.505, 'kwd', null],
  [5, 'ugx', 500],
  [5.5, 'isk', null],
  [1200, 'huf', 120_000],
])('[CHECKOUT-01] %d %s is charged as %s, however many digits the shop shows', (amount, currency, charged) => {
  expect(stripeAmount({ amount, currency })).toBe(charged);
});
