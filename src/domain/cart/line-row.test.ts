import { expect, it } from 'vitest';
import { lineRow } from './line-row';

const item = { variations: [{ type: 'S', price: 20, stock: 1 }] };

it.each([
  ['is what was chosen', [{ type: 'S' }], item.variations[0]],
  ['is none when it is no longer sold', [{ type: 'M' }], null],
  ['is none without a choice', [], null],
  ['is none of food', [{ name: 'Size', values: { label: ['S'] } }], null],
])('[ITEM-26] the row of a line %s', (_rule, variation, row) => {
  expect(lineRow({ variation, item })).toBe(row);
});

it('[ITEM-26] the row of a line is none of an item without rows', () => {
  expect(lineRow({ variation: [{ type: 'S' }], item: {} })).toBeNull();
});
