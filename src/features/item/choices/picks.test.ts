// @document
import { describe, expect, it } from 'vitest';
import { dish, shirt } from '@tests/support/rooms/item-room';
import { limitedBy, pickedRow, toChoice } from './picks';

const picks = { selected: [], options: [], add_ons: {}, quantity: 1 };
const bare = { food_variations: [], choice_options: [], variations: [] };

describe('the chosen variation row', () => {
  it.each<[what: string, options: string[], row: string | null]>([
    ['[ITEM-12] is the row with all its options', ['Blue', 'S'], 'Blue-S'],
    ['is missing for a combination that is not sold', ['Blue', 'M'], null],
  ])('%s', (_what, options, type) =>
    expect(pickedRow(shirt(), { options })).toEqual(type === null ? 'missing' : expect.objectContaining({ type })),
  );
  it('is null if there is nothing to choose', () => expect(pickedRow(shirt(bare), picks)).toBeNull());
});

describe('[ITEM-22] [CART-17] the available quantity', () => {
  it.each([
    [
      'is the stock of its row',
      shirt({ maximum_cart_quantity: 9 }),
      ['Blue', 'S'],
      { stock: 5, maximum_cart_quantity: 9 },
    ],
    ['is zero for a row that is not sold', shirt(), ['Blue', 'M'], { stock: 0 }],
    ['is the stock of the item without rows', shirt({ ...bare, stock: 7 }), [], { stock: 7 }],
    ['is limited only by the maximum for food', dish(), [], { module_type: 'food', maximum_cart_quantity: 3 }],
  ])('%s', (_what, item, options, expected) => expect(limitedBy(item, { options })).toMatchObject(expected));
});

describe('[CART-11] the choice for the cart', () => {
  it('contains the row with its price', () =>
    expect(toChoice(shirt(), { ...picks, options: ['Blue', 'S'], quantity: 2 }, 2)).toMatchObject({
      ...{ item_type: 'Item', quantity: 2, price: 35 },
      variation: [{ type: 'Blue-S' }],
      add_ons: [],
    }));
  it('contains no row that is not sold', () =>
    expect(toChoice(shirt(), { ...picks, options: ['Blue', 'M'] }, 2).variation).toEqual([]));
  it.each([
    ['with its chosen quantity', { 1: 2 }, [{ id: 1, quantity: 2 }]],
    ['except removed ones', { 1: 0 }, []],
    ['except unknown ones', { 8: 1 }, []],
  ])('contains each add-on %s', (_what, add_ons, expected) =>
    expect(toChoice(dish(), { ...picks, add_ons }, 2).add_ons.map(({ id, quantity }) => ({ id, quantity }))).toEqual(
      expected,
    ),
  );
});
