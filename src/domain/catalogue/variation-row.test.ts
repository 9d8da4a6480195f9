import { describe, expect, it } from 'vitest';
import { chosenOptions, firstRow, isRowOutOfStock, matchedRow, variationRow } from './variation-row';

const rows = [
  { type: 'Red-XL', price: 10, stock: 0 },
  { type: 'LightBlue-XL', price: 12, stock: 4 },
  { type: 'LightBlue-2-in-1', price: 15, stock: 1 },
];
const choices = [
  { title: 'Colour', options: ['Red', 'Light Blue'] },
  { title: 'Size', options: ['XL', '2-in-1'] },
];

describe('variationRow', () => {
  it.each<[rule: string, chosen: (string | null)[], type: string | null]>([
    ['is the row of the chosen options', ['Red', 'XL'], 'Red-XL'],
    ['is found whatever the blanks', ['Light Blue', 'XL'], 'LightBlue-XL'],
    ['is found with a hyphen in an option', ['Light Blue', '2-in-1'], 'LightBlue-2-in-1'],
    ['is none for a combination that is not sold', ['Red', '2-in-1'], null],
    ['is none while a choice is open', ['Red', null], null],
    ['is none for an item without choices', [], null],
  ])('%s', (_rule, chosen, type) => expect(variationRow(rows, chosen)?.type ?? null).toBe(type));
});

describe('chosenOptions', () => {
  it.each<[rule: string, type: string, options: string[] | null]>([
    ['[CART-07] are read from the type', 'LightBlue-XL', ['Light Blue', 'XL']],
    ['[CART-07] may hold hyphens', 'LightBlue-2-in-1', ['Light Blue', '2-in-1']],
    ['are none for a type of another item', 'Green-XL', null],
    ['are none when something is left over', 'Red-XL-Long', null],
  ])('%s', (_rule, type, options) => expect(chosenOptions(type, choices)).toEqual(options));
});

describe('rows', () => {
  it('[ITEM-26] a row with stock 0 is out of stock', () =>
    expect(rows.map(isRowOutOfStock)).toEqual([true, false, false]));
  it('[ITEM-26] the first one shown is in stock', () => expect(firstRow(rows)?.type).toBe('LightBlue-XL'));
  it('[ITEM-26] the first one is shown when none is', () => expect(firstRow(rows.slice(0, 1))?.type).toBe('Red-XL'));
  it('there is none without variations', () => expect(firstRow([])).toBeNull());
  it('[CART-09] a stored row is found again with the price of today', () =>
    expect(matchedRow(rows, { type: 'Light Blue-XL' })?.price).toBe(12));
  it('[CART-09] a stored row may be gone', () => expect(matchedRow(rows, { type: 'Green' })).toBeNull());
});
