import { describe, expect, it } from 'vitest';
import { unitPrice } from './unit-price';

describe('unitPrice', () => {
  it.each([
    ['[ITEM-28] is the item price when nothing is selected', unitPrice({ price: 8 }, {}, 2), 8],
    ['[ITEM-28] is the price of the chosen row', unitPrice({ price: 8 }, { row: { price: 9.5 } }, 2), 9.5],
    [
      '[CART-20] adds the options of food to its price',
      unitPrice({ price: 8 }, { selected: [{ optionPrice: 2.5 }, { optionPrice: 0.1 }] }, 2),
      10.6,
    ],
    [
      '[ITEM-28] is the item price with an empty selection',
      unitPrice({ price: '8' }, { selected: [], row: null }, 2),
      8,
    ],
  ])('%s', (_rule, is, expected) => expect(is).toBe(expected));
});
