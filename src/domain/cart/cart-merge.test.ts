import { describe, expect, it } from 'vitest';
import { cartMerge, type MergeLine } from './cart-merge';

const line = (item_id: number, quantity: number, change: Partial<MergeLine['item']> = {}): MergeLine => ({
  item_id,
  quantity,
  add_on_ids: [],
  add_on_qtys: [],
  item: { store_id: 1, module_type: 'grocery', stock: 50, ...change },
});
const merged = (guest: MergeLine[], account: MergeLine[]) => {
  const result = cartMerge(guest, account);
  return result.kind === 'ask'
    ? 'ask'
    : result.lines.map(({ line: { item_id }, quantity, left_out }) => [item_id, quantity, left_out]);
};

describe('cartMerge', () => {
  it.each<[rule: string, guest: MergeLine[], account: MergeLine[], result: unknown]>([
    ['[AUTH-31] both carts empty is empty', [], [], []],
    ['[AUTH-31] a guest cart moves into an empty one', [line(1, 2)], [], [[1, 2, 0]]],
    ['[AUTH-31] an empty guest cart leaves the account its own', [], [line(1, 2)], [[1, 2, 0]]],
    [
      '[AUTH-31] lines of one store are merged',
      [line(1, 2)],
      [line(2, 1)],
      [
        [2, 1, 0],
        [1, 2, 0],
      ],
    ],
    ['[AUTH-31] equal lines add up', [line(1, 2)], [line(1, 3)], [[1, 5, 0]]],
    ['[AUTH-31] no more than the stock', [line(1, 2, { stock: 4 })], [line(1, 3, { stock: 4 })], [[1, 4, 1]]],
    [
      '[AUTH-31] no more than the maximum',
      [line(1, 2, { maximum_cart_quantity: 3 })],
      [line(1, 3, { maximum_cart_quantity: 3 })],
      [[1, 3, 2]],
    ],
    ['[AUTH-31] what sold out meanwhile stays to be seen', [], [line(1, 3, { stock: 0 })], [[1, 3, 0]]],
    [
      '[AUTH-31] a guest’s cart of two stores moves into an empty one',
      [line(1, 1), line(2, 1, { store_id: 2 })],
      [],
      [
        [1, 1, 0],
        [2, 1, 0],
      ],
    ],
    [
      '[AUTH-31] an account’s own of two stores stays',
      [],
      [line(1, 1), line(2, 1, { store_id: 2 })],
      [
        [1, 1, 0],
        [2, 1, 0],
      ],
    ],
    [
      '[AUTH-31] a line that holds more than there is keeps it, and takes no more',
      [line(1, 2, { stock: 1 })],
      [line(1, 3, { stock: 1 })],
      [[1, 3, 2]],
    ],
    ['[AUTH-31] carts of different stores are asked about', [line(1, 1)], [line(2, 1, { store_id: 2 })], 'ask'],
  ])('%s', (_rule, guest, account, result) => expect(merged(guest, account)).toEqual(result));

  it('[AUTH-31] reports what was merged and what did not fit', () =>
    expect(cartMerge([line(1, 1)], []).kind).toBe('merged'));

  it('[AUTH-31] equal lines keep the add-ons of both', () => {
    const one = { ...line(1, 1), add_on_ids: [5, 6], add_on_qtys: [1, 2] };
    const other = { ...line(1, 2), add_on_ids: [6, 7], add_on_qtys: [1, 3] };
    const result = cartMerge([one], [other]);
    expect(result).toMatchObject({ lines: [{ quantity: 3, add_on_ids: [6, 7, 5], add_on_qtys: [3, 3, 1] }] });
  });

  it('[GUEST-09] a cart has no more lines than can be added, and the pieces of the others are counted', () => {
    const lines = (from: number, count: number) => Array.from({ length: count }, (_, n) => line(from + n, 2));
    const result = cartMerge(lines(1, 90), lines(61, 80));
    // The account's 80 lines, 30 of which the guest has too, and 20 of the guest's other 60.
    expect(result).toMatchObject({ kind: 'merged', left_out: 80 });
    const ids = result.kind === 'merged' ? result.lines.map(({ line: { item_id } }) => item_id) : [];
    expect(ids).toEqual([...lines(61, 80), ...lines(1, 20)].map(({ item_id }) => item_id));
    expect(cartMerge([line(1, 3)], lines(2, 100))).toMatchObject({ left_out: 3 });
    expect(cartMerge(lines(1, 100), [])).toMatchObject({ left_out: 0 });
  });

  it('[AUTH-31] different variations stay separate lines', () => {
    const red = { ...line(1, 1), variation: [{ type: 'Red' }] };
    const blue = { ...line(1, 1), variation: [{ type: 'Blue' }] };
    expect(merged([red], [blue])).toHaveLength(2);
  });

  describe('[CART-17] [GUEST-09] sizes of one item share its stock', () => {
    const size = (type: string, quantity: number, shared_stock: number | null = 5): MergeLine => ({
      ...line(1, quantity, { stock: 5, shared_stock }),
      variation: [{ type }],
    });

    it.each<[rule: string, guest: MergeLine[], account: MergeLine[], result: unknown]>([
      [
        'what is left goes to the guest’s size',
        [size('M', 4)],
        [size('S', 3)],
        [
          [1, 3, 0],
          [1, 2, 2],
        ],
      ],
      [
        'another item has a stock of its own',
        [{ ...size('M', 4), item_id: 2 }],
        [size('S', 5)],
        [
          [1, 5, 0],
          [2, 4, 0],
        ],
      ],
      ['a size for which nothing is left does not come along', [size('M', 4)], [size('S', 5)], [[1, 5, 0]]],
      [
        'an equal size takes its part, too',
        [size('S', 2), size('M', 1)],
        [size('S', 1), size('M', 2)],
        [
          [1, 3, 0],
          [1, 2, 1],
        ],
      ],
      [
        'what the account has stays, even if it is more',
        [size('S', 1)],
        [size('S', 4), size('M', 3)],
        [
          [1, 4, 1],
          [1, 3, 0],
        ],
      ],
      [
        'a guest’s own sizes move as they are',
        [size('S', 4), size('M', 3)],
        [line(2, 1)],
        [
          [2, 1, 0],
          [1, 4, 0],
          [1, 3, 0],
        ],
      ],
      [
        'without a stock all of them fit',
        [size('M', 4, null)],
        [size('S', 3, null)],
        [
          [1, 3, 0],
          [1, 4, 0],
        ],
      ],
    ])('%s', (_rule, guest, account, result) => expect(merged(guest, account)).toEqual(result));

    it('the pieces of a size that does not come along are counted', () =>
      expect(cartMerge([size('M', 4)], [size('S', 5)])).toMatchObject({ left_out: 4 }));
  });
});
