import { describe, expect, it } from 'vitest';
import { readFlashItems, readFlashSale } from '@/contract/catalogue/campaign.read';
import { readCampaignItem, readItem } from '@/contract/catalogue/item.read';
import { readStore } from '@/contract/catalogue/store.read';
import { readNotifications } from '@/contract/customer/notification.read';
import { readCart } from '@/contract/ordering/cart.read';
import { readTracked } from '@/contract/ordering/order-details.read';
import { readOrderLine } from '@/contract/ordering/order-line.read';
import { readAddresses } from '@/contract/place/address.read';

/**
 * Answers of other back ends with raw database rows: lists and objects as JSON text, and empty values in many forms.
 */
const text = JSON.stringify;

const CHOICES = {
  choice_options: [{ name: 'choice_1', title: 'Size', options: ['S', 'M'] }],
  variations: [{ type: 'S', price: '20', stock: '3' }],
  food_variations: [{ name: 'Size', type: 'single', required: 'on', min: '1', max: '1', values: [{ label: 'Large' }] }],
  category_ids: [{ id: '12', position: 1, name: 'Tops' }],
  images_full_url: ['https://market.test/i.webp'],
  generic_name: ['Paracetamol'],
};
const asTexts = Object.fromEntries(Object.entries(CHOICES).map(([key, value]) => [key, text(value)]));
const shirt = { id: '5', name: 'Shirt', price: '20', store_id: 2 };

describe('an item of a back end that answers raw rows', () => {
  it('[HDR-14] reads its lists from their texts', () => {
    expect(readItem({ ...shirt, ...asTexts })).toEqual(readItem({ ...shirt, ...CHOICES }));
    expect(readItem({ ...shirt, ...asTexts })).toMatchObject({
      ...{ has_variant: true, choice_options: [{ options: ['S', 'M'] }], category_ids: [12] },
    });
    expect(readCampaignItem({ ...shirt, ...asTexts }).food_variations).toHaveLength(1);
  });

  it.each(['', '[', '[]', '{}', 'null', null, {}, 0, false])('[HDR-14] reads no list from %j', (nothing) => {
    const none = Object.fromEntries(Object.keys(CHOICES).map((key) => [key, nothing]));
    expect(readItem({ ...shirt, ...none })).toMatchObject({ choice_options: [], variations: [], food_variations: [] });
  });
});

it('[HDR-14] reads the hours and ratings of a store from their texts', () => {
  const schedules = [{ day: 1, opening_time: '08:00', closing_time: '20:00' }];
  const store = { id: 2, ratings: [9, 4, 0, 0, 1], category_details: [{ id: 3, name: 'Tops' }] };
  const raw = { id: 2, ratings: text(store.ratings), category_details: text(store.category_details) };
  expect(readStore({ ...raw, schedules: text(schedules) })).toEqual(readStore({ ...store, schedules }));
});

describe('a line', () => {
  it('[CART-18] of the cart reads a combination by its name, without a price', () => {
    const line = { id: 1, item_id: 5, price: 20, quantity: 1, item: shirt };
    expect(readCart([{ ...line, variation: [{ type: 'S' }] }])).toMatchObject([
      { variation: [{ type: 'S', price: 0 }] },
    ]);
    const food = [{ name: 'Size', values: { label: ['Large'] } }];
    expect(readCart([{ ...line, variation: text(food) }])).toMatchObject([{ variation: food }]);
  });

  it('[HDR-14] of an order reads the item, the add-ons and the choice from their texts', () => {
    const item_details = text({ name: 'Soup', variations: '[]' });
    const add_ons = text([{ name: 'Fries', price: 3, quantity: 2 }]);
    const line = { id: 1, price: '7.35', quantity: '2', item_details, add_ons, variation: '[{"type":"S"}]' };
    expect(readOrderLine(line)).toMatchObject({
      name: 'Soup',
      add_ons: [{ quantity: 2 }],
      variation: ['S'],
      price: 7.35,
    });
  });
});

it('[HDR-14] reads pictures and payments of an order from their texts', () => {
  const order_attachment_full_url = text(['https://market.test/p.webp']);
  const payments = text([{ amount: '5', payment_status: 'paid', payment_method: 'wallet' }]);
  expect(readTracked({ id: 7, order_attachment_full_url, payments })).toMatchObject({
    order_attachment_full_url: ['https://market.test/p.webp'],
    payments: [{ amount: 5 }],
  });
});

it('[HDR-14] leaves missing items out of a flash sale', () => {
  const products = [{ id: 1, item: shirt }, { id: 2, item: null }, { id: 3 }];
  expect(readFlashSale({ id: 4, active_products: products })?.items).toMatchObject([{ id: 5 }]);
  expect(readFlashItems({ products, total_size: 3 }).products).toMatchObject([{ id: 5 }]);
});

it('[HDR-14] reads the content of a notification from JSON text', () => {
  const data = text({ title: 'On its way', description: 'Soon', order_id: '7', type: 'order_status' });
  expect(readNotifications([{ id: 1, data, created_at: '2026-03-10 10:00:00' }])).toMatchObject([
    { title: 'On its way', order_id: 7, type: 'order_status' },
  ]);
});

it('[ADDR-06] recognizes a capitalized type of address', () => {
  const place = { id: 1, address: '1 Test Lane', latitude: '10', longitude: '10' };
  const types = ['Home', 'OFFICE', 'others', 'Selected Address', null].map((address_type) => ({
    ...place,
    address_type,
  }));
  expect(readAddresses({ addresses: types }).addresses.map(({ address_type }) => address_type)).toEqual([
    ...['home', 'office', 'other', 'other', 'other'],
  ]);
});
