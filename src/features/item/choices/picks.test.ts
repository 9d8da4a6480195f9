// @document
import { describe, expect, it } from 'vitest';
import { dish, shirt } from '@tests/support/rooms/item-room';
import { limitedBy, pickedRow, toChoice } from './picks';

const picks = { selected: [], options: [], add_ons: {}, quantity: 1 };
const bare = { food_variations: [], choice_options: [], variations: [] };

describe('the row that is picked', () => {
  it.each<[what: string, options: string[], row: string | null]>([
    ['[ITEM-12] is that of all its options', ['Blue', 'S'], 'Blue-S'],
    ['is none of a combination that is not sold', ['Blue', 'M'], null],
  ])('%s', (_what, options, type) =>
    expect(pickedRow(shirt(), { options })).toEqual(type === null ? 'missing' : expect.objectContaining({ type })),
  );
  it('is none where there is nothing to choose', () => expect(pickedRow(shirt(bare), picks)).toBeNull());
});

describe('[ITEM-22] [CART-17] how many can be had', () => {
  it.each([
    ['is what its row has', shirt({ maximum_cart_quantity: 9 }), ['Blue', 'S'], { stock: 5, maximum_cart_quantity: 9 }],
    ['is nothing of a row that is not sold', shirt(), ['Blue', 'M'], { stock: 0 }],
    ['is what there is of it without rows', shirt({ ...bare, stock: 7 }), [], { stock: 7 }],
    ['of food is its maximum alone', dish(), [], { module_type: 'food', maximum_cart_quantity: 3 }],
  ])('%s', (_what, item, options, expected) => expect(limitedBy(item, { options })).toMatchObject(expected));
});

describe('[CART-11] what the cart gets to hear', () => {
  it('is the row with its price', () =>
    expect(toChoice(shirt(), { ...picks, options: ['Blue', 'S'], quantity: 2 }, 2)).toMatchObject({
      ...{ item_type: 'Item', quantity: 2, price: 35 },
      variation: [{ type: 'Blue-S' }],
      add_ons: [],
    }));
  it('is no row that is not sold', () =>
    expect(toChoice(shirt(), { ...picks, options: ['Blue', 'M'] }, 2).variation).toEqual([]));
  it.each([
    ['as often as it was picked', { 1: 2 }, [{ id: 1, quantity: 2 }]],
    ['and none that was taken off again', { 1: 0 }, []],
    ['and none that it does not have', { 8: 1 }, []],
  ])('has each add-on %s', (_what, add_ons, expected) =>
    expect(toChoice(dish(), { ...picks, add_ons }, 2).add_ons.map(({ id, quantity }) => ({ id, quantity }))).toEqual(
      expected,
    ),
  );
});
