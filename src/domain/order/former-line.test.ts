import { describe, expect, it } from 'vitest';
import { compareLine } from './former-line';

const now = { clock: { date: '2026-03-10', minutes: 600, day: 2 }, market: { schedule_order: false }, digits: 2 };

const size = (label: string) => ({ name: 'Size', values: { label: [label] } });
const burger = {
  ...{ id: 3, price: 10, module_type: 'food', discount: 0, discount_type: 'percent' },
  food_variations: [
    {
      ...{ name: 'Size', type: 'single', required: 'on' as const, min: 0, max: 0 },
      values: [
        { label: 'Small', optionPrice: 0 },
        { label: 'Large', optionPrice: 2 },
      ],
    },
  ],
  add_ons: [{ id: 1, name: 'Cheese', price: 1 }],
};
const ordered = {
  price: 12,
  quantity: 2,
  variation: [size('Large')],
  add_ons: [{ id: 1, name: 'Cheese', quantity: 3 }],
};
const same = { most: 2, price_before: 12, price_now: 12, add_on_ids: [1], add_on_qtys: [3], lost_add_ons: [] };

const shirt = {
  ...{ id: 4, price: 20, module_type: 'ecommerce', stock: 9, discount: 0, discount_type: 'percent' },
  variations: [{ type: 'Red-M', price: 22, stock: 1 }],
};
const red = { price: 22, quantity: 3, variation: [{ type: 'Red-M' }], add_ons: [] };

describe('a line of a former order', () => {
  it.each([
    ['is as it was', ordered, burger, { ...same, problem: null }],
    ['costs more', ordered, { ...burger, price: 11 }, { price_before: 12, price_now: 13, problem: null }],
    [
      'lost an add-on',
      { ...ordered, add_ons: [...ordered.add_ons, { id: 9, name: 'Cola', quantity: 1 }] },
      burger,
      { add_on_ids: [1], add_on_qtys: [3], lost_add_ons: ['Cola'], problem: null },
    ],
    ['is no longer sold', ordered, null, { most: 0, price_now: 12, add_on_ids: [], problem: 'gone' }],
    ['had an option that is gone', { ...ordered, variation: [size('Huge')] }, burger, { problem: 'option_missing' }],
    ['lacks an option that is required now', { ...ordered, variation: [] }, burger, { problem: 'option_missing' }],
    [
      'is not sold at this time',
      ordered,
      { ...burger, available_time_starts: '18:00', available_time_ends: '22:00' },
      { problem: 'not_available' },
    ],
    ['can be had in part', red, shirt, { most: 1, price_before: 22, price_now: 22, problem: null }],
    [
      'is sold out in its combination',
      red,
      { ...shirt, variations: [{ type: 'Red-M', price: 22, stock: 0 }] },
      { most: 0, problem: 'out_of_stock' },
    ],
    ['has combinations now', { ...red, variation: [] }, shirt, { problem: 'option_missing' }],
  ])('[CART-17] %s', (_what, line, item, expected) => {
    expect(compareLine(line, item, now)).toMatchObject(expected);
  });
});
