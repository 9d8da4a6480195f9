import { readAllCarts, readCart } from './cart.read';
import { listCart } from './cart';
import { addToCart, clearCart, removeFromCart, updateCart } from './cart-writes';
import { describe, expect, it } from 'vitest';

const line = { id: 1, item_id: 2, module_id: 3, price: 12.5, quantity: 2, item: { id: 2, name: 'Burger', price: 10 } };

describe('[CART-18] reading carts of any back end', () => {
  it.each<[string, object, object]>([
    ['the class name of an item', { item_type: 'App\\Models\\Item' }, { item_type: 'Item' }],
    ['the class name of a campaign item', { item_type: 'App\\Models\\ItemCampaign' }, { item_type: 'ItemCampaign' }],
    ['ids in a list', { add_on_ids: [1, 2], add_on_qtys: [1, 3] }, { add_on_ids: [1, 2], add_on_qtys: [1, 3] }],
    ['ids in JSON text', { add_on_ids: '[1,2]', add_on_qtys: '[1,3]' }, { add_on_ids: [1, 2], add_on_qtys: [1, 3] }],
    ['no ids', { add_on_ids: null }, { add_on_ids: [] }],
    ['a price in text', { price: '12.50', quantity: '2' }, { price: 12.5, quantity: 2 }],
    [
      'chosen labels',
      { variation: [{ name: 'Size', values: { label: ['Large'] } }] },
      { variation: [{ name: 'Size', values: { label: ['Large'] } }] },
    ],
    [
      'a combination',
      { variation: [{ type: 'S', price: '20', stock: '3' }] },
      { variation: [{ type: 'S', price: 20, stock: 3 }] },
    ],
    ['a variation in JSON text', { variation: '[]' }, { variation: [] }],
  ])('takes %s', (_form, sent, read) => {
    expect(readCart([{ ...line, ...sent }])[0]).toMatchObject(read);
  });

  it.each([[{}], [null], [[]], [[{}]], ['x']])('is empty for %j', (answer) => {
    expect(readCart(answer)).toEqual([]);
  });

  it('reads the marked add-ons, whichever key they come under', () => {
    const addon = { id: 1, name: 'Fries', price: 3, isChecked: true, quantity: 2 };
    const item = (keys: object) => readCart([{ ...line, item: { ...line.item, ...keys } }])[0]?.item;
    expect(item({ add_ons: '[1]', addons: [addon] })?.add_ons).toMatchObject([addon]);
    expect(item({ add_ons: [addon] })?.add_ons).toMatchObject([addon]);
  });

  it('[4.0] reads the carts of all stores', () => {
    const store = { id: 9, name: 'S', slug: 's', module_type: 'food', item_count: 1 };
    expect(readAllCarts([{ store, carts: [line] }])).toMatchObject([
      { store: { id: 9, slug: 's' }, carts: [{ id: 1 }] },
    ]);
  });
});

it.each([
  [listCart, 'get', '/list'],
  [addToCart, 'post', '/add'],
  [updateCart, 'post', '/update'],
  [removeFromCart, 'delete', '/remove-item'],
  [clearCart, 'delete', '/remove'],
] as const)('[CART-29] calls of the cart stand under one base: %o', ({ method, path }, verb, end) => {
  expect([method, path]).toEqual([verb, `/customer/cart${end}`]);
});
