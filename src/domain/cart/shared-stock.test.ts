import { describe, expect, it } from 'vitest';
import { lineChanges, lineProblem, mostOfLine } from './cart-review';
import { piecesOf, shareStock } from './shared-stock';

const market = { schedule_order: true };

/** A shirt in a sale that has three pieces left; the sale limits each size, too. */
const size = (type: string, quantity: number, change: { stock?: number; module_type?: string; rows?: number } = {}) => {
  const { stock = 3, module_type = 'ecommerce', rows = 3 } = change;
  const variations = ['S', 'M', 'L'].map((one) => ({ type: one, price: 20, stock: rows }));
  return {
    ...{ item_id: 2, item_type: 'Item', price: 20, quantity, variation: [{ type }] },
    item: { id: 2, module_type, price: 18, stock, variations },
  };
};

describe('[CART-17] lines of one item', () => {
  const most = (...lines: Parameters<typeof shareStock<ReturnType<typeof size>>>[0]) =>
    shareStock(lines).map(mostOfLine);

  it.each([
    ['take together what there is, the first one first', [size('S', 3), size('M', 3)], [3, 0]],
    ['leave the next one the rest', [size('S', 2), size('M', 2)], [2, 1]],
    ['may grow while some are left', [size('S', 1), size('M', 1)], [2, 2]],
    ['take no more than there is of a size', [size('S', 9, { rows: 2 }), size('M', 1, { rows: 2 })], [2, 1]],
    ['take no more than the rest of a size', [size('S', 1, { rows: 1 }), size('M', 1, { rows: 1 })], [1, 1]],
    ['are three', [size('S', 1), size('M', 1), size('L', 2)], [1, 1, 1]],
    ['have the stock of their sizes where that is less', [size('S', 3, { stock: 6 }), size('M', 3)], [3, 0]],
    ['are limited by their sizes where the item tells no stock', [size('S', 3, { stock: 0 }), size('M', 3)], [3, 0]],
  ])('%s', (_rule, lines, expected) => expect(most(...lines)).toEqual(expected));

  it('are told apart from those of another item and of a campaign', () => {
    const other = { ...size('M', 3), item_id: 3 };
    const deal = { ...size('M', 3), item_type: 'ItemCampaign' };
    expect(most(size('S', 3), other, deal)).toEqual([3, 3, 3]);
  });

  it('have no stock in food', () => {
    const food = { module_type: 'food' };
    expect(most(size('S', 3, food), size('M', 3, food))).toEqual([Infinity, Infinity]);
  });

  it('tell that one is left out, or has fewer', () => {
    const [, gone] = shareStock([size('S', 3), size('M', 3)]);
    const [, fewer] = shareStock([size('S', 2), size('M', 2)]);
    expect(gone && lineProblem(gone, null, market)).toBe('variation_out_of_stock');
    expect(fewer && lineChanges(fewer, null, 2)).toEqual([{ kind: 'quantity', before: 2, after: 1 }]);
  });

  it('change only the stock of their own size', () => {
    const [, next] = shareStock([size('S', 2), size('M', 2)]);
    expect(next?.item.variations.map(({ stock }) => stock)).toEqual([3, 1, 3]);
  });

  it('are left as they are when each is of an item of its own', () => {
    const lines = [size('S', 3)];
    expect(shareStock(lines)[0]).toBe(lines[0]);
  });
});

it('[CART-17] the pieces of an item are those of all its sizes, and of no other thing', () => {
  const campaign = { ...size('S', 5), item_type: 'App\\Models\\ItemCampaign' };
  const lines = [size('S', 2), size('M', 1), { ...size('S', 7), item_id: 3 }, campaign];
  expect(piecesOf(lines, { item_id: 2, item_type: 'Item' })).toBe(3);
});
