import { expect, it } from 'vitest';
import { lowerPrice, priceEnds } from './price-ends';

it.each([
  ['no end', null, null, {}],
  ['the least that is no limit', 0, null, {}],
  ['only the least', 5, null, { min_price: 5, max_price: 1e9 }],
  ['only the most', null, 20, { min_price: 0.01, max_price: 20 }],
  ['both ends', 5, 20, { min_price: 5, max_price: 20 }],
])('[beyond §2] a price filter with %s is sent whole', (_which, min, max, sent) =>
  expect(priceEnds(min, max)).toEqual(sent),
);

it.each([
  [undefined, undefined],
  [0, undefined],
  [0.01, undefined],
  [0.02, 0.02],
  [5, 5],
])('[beyond §2] a lower end of %s is read as %s', (sent, read) => expect(lowerPrice(sent)).toBe(read));
