import { describe, expect, it } from 'vitest';
import { shareStock } from './shared-stock';

const shirt = { id: 3, module_type: 'ecommerce', stock: 3, flash_sale: 1 };
const stocks = (quantities: number[], item: object = {}) =>
  shareStock(quantities.map((quantity) => ({ quantity, item: { ...shirt, ...item } }))).map((line) => line.item.stock);

describe('shareStock', () => {
  it.each<[rule: string, quantities: number[], item: object, expected: (number | null)[]]>([
    ['gives the first line what it has, and the next what is left', [3, 3], {}, [3, 0]],
    ['lets a line have what the others leave', [1, 1], {}, [2, 2]],
    ['gives a part', [2, 3], {}, [2, 1]],
    ['leaves a single line alone', [5], {}, [3]],
    ['leaves items that are not in a sale alone', [3, 3], { flash_sale: 0 }, [3, 3]],
    ['leaves food alone', [3, 3], { module_type: 'food' }, [3, 3]],
    ['leaves an item without a stock alone', [3, 3], { stock: null }, [null, null]],
  ])('[CART-17] %s', (_rule, quantities, item, expected) => expect(stocks(quantities, item)).toEqual(expected));

  it('[CART-17] tells items apart', () => {
    const lines = [
      { quantity: 3, item: shirt },
      { quantity: 3, item: { ...shirt, id: 4 } },
      { quantity: 3, item: shirt, item_type: 'ItemCampaign' },
    ];
    expect(shareStock(lines).map(({ item }) => item.stock)).toEqual([3, 3, 3]);
  });
});
