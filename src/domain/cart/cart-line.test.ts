import { describe, expect, it } from 'vitest';
import { hasChanges, isSameLine, toModel, sameLine, type CartContent, type CartKey } from './cart-line';

const labels = (name: string, ...label: string[]) => ({ name, values: { label } });
const pizza: CartKey = {
  item_id: 1,
  item_type: 'Item',
  variation: [labels('Size', 'Large'), labels('Sauces', 'Mint', 'Chilli')],
};

describe('isSameLine', () => {
  it.each<[rule: string, other: CartKey, same: boolean]>([
    ['[CART-15] same item and variation', pizza, true],
    [
      '[CART-15] whatever the order of the choices',
      { ...pizza, variation: [labels('Sauces', 'Chilli', 'Mint'), labels('Size', 'Large')] },
      true,
    ],
    ['[CART-15] whatever name the server gives the model', { ...pizza, item_type: 'App\\Models\\Item' }, true],
    ['another variation', { ...pizza, variation: [labels('Size', 'Small')] }, false],
    ['no variation', { item_id: 1, item_type: 'Item', variation: [] }, false],
    ['another item', { ...pizza, item_id: 2 }, false],
    ['a campaign of the same number', { ...pizza, item_type: 'ItemCampaign' }, false],
  ])('%s: %#', (_rule, other, same) => expect(isSameLine(pizza, other)).toBe(same));

  it('[CART-15] a row stays the same when its price changes', () =>
    expect(
      isSameLine(
        { item_id: 3, variation: [{ type: 'Red-XL' }] },
        { item_id: 3, variation: [{ ...{ type: 'Red-XL', price: 9 } }] },
      ),
    ).toBe(true));
  it('[CART-15] finds the line', () => expect(sameLine([{ item_id: 9 }, pizza], { ...pizza })).toBe(pizza));
  it('finds no line for a new addition', () => expect(sameLine([pizza], { item_id: 9 })).toBeNull());
  it('[CART-20] recognizes the two models', () =>
    expect(['App\\Models\\ItemCampaign', 'AppModelsItem', null].map(toModel)).toEqual([
      'ItemCampaign',
      'Item',
      'Item',
    ]));
});

describe('hasChanges', () => {
  const line: CartContent = { ...pizza, quantity: 2, add_on_ids: [4, 5], add_on_qtys: [1, 2] };
  it.each<[rule: string, change: Partial<CartContent>, changed: boolean]>([
    ['[CART-16] nothing changed', {}, false],
    ['[CART-16] add-ons in another order', { add_on_ids: [5, 4], add_on_qtys: [2, 1] }, false],
    ['another quantity', { quantity: 3 }, true],
    ['another variation', { variation: [] }, true],
    ['another number of an add-on', { add_on_qtys: [1, 3] }, true],
    ['one add-on less', { add_on_ids: [4], add_on_qtys: [1] }, true],
  ])('%s', (_rule, change, changed) => expect(hasChanges(line, { ...line, ...change })).toBe(changed));
});
