import { describe, expect, it } from 'vitest';
import {
  chosenTexts,
  fullPrice,
  lineAddOns,
  lineChanges,
  lineIncrementProblem,
  lineProblem,
  mostOfLine,
  orderable,
  pricedLine,
  todaysPrice,
  type LineProblem,
  type ReviewedLine,
} from './cart-review';
import { linePrice } from '../catalogue/item-price';

const noon = { date: '2026-03-04', day: 3, minutes: 12 * 60 };

const pizza: ReviewedLine = {
  price: 12,
  quantity: 2,
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
  add_on_ids: [5],
  add_on_qtys: [2],
  item: {
    id: 1,
    module_type: 'food',
    price: 9,
    discount: 10,
    food_variations: [
      {
        name: 'Size',
        type: 'single',
        values: [
          { label: 'Small', optionPrice: 0 },
          { label: 'Large', optionPrice: 3 },
        ],
      },
    ],
    add_ons: [{ id: 5, name: 'Olives', price: 1 }],
  },
};

const shirt: ReviewedLine = {
  price: 20,
  quantity: 3,
  variation: [{ type: 'Red-XL' }],
  item: {
    id: 2,
    module_type: 'ecommerce',
    price: 18,
    stock: 40,
    maximum_cart_quantity: 8,
    variations: [{ type: 'Red-XL', price: 20, stock: 5 }],
    choice_options: [
      { title: 'Colour', options: ['Red'] },
      { title: 'Size', options: ['XL'] },
    ],
  },
};

const withItem = (line: ReviewedLine, item: Partial<ReviewedLine['item']>): ReviewedLine => ({
  ...line,
  item: { ...line.item, ...item },
});

const market = { schedule_order: true };

describe('lineProblem', () => {
  it.each<[rule: string, line: ReviewedLine, problem: LineProblem | null]>([
    ['[CART-17] nothing is wrong with a line that can be had', shirt, null],
    ['the item is no longer sold', withItem(shirt, { id: 0 }), 'gone'],
    ['[ITEM-25] the item is out of stock', withItem({ ...shirt, variation: [] }, { stock: 0 }), 'out_of_stock'],
    [
      '[ITEM-26] the chosen row is out of stock',
      withItem(shirt, { variations: [{ type: 'Red-XL', price: 20, stock: 0 }] }),
      'variation_out_of_stock',
    ],
    [
      'the chosen row is gone',
      withItem(shirt, { variations: [{ type: 'Blue', price: 1, stock: 1 }] }),
      'variation_gone',
    ],
    ['the chosen option is gone', withItem(pizza, { food_variations: [] }), 'variation_gone'],
    [
      'the item is outside its window',
      withItem(pizza, { available_time_starts: '18:00', available_time_ends: '23:00' }),
      'not_available_now',
    ],
    [
      'outside its window it may be for later',
      withItem(pizza, { available_time_starts: '18:00', available_time_ends: '23:00', schedule_order: 1 }),
      null,
    ],
    [
      'a line of an item that is gone is gone, whatever its choice',
      withItem(pizza, { id: 0, food_variations: [] }),
      'gone',
    ],
    [
      'one of its labels is gone',
      { ...pizza, variation: [{ name: 'Size', values: { label: ['Large', 'Huge'] } }] },
      'variation_gone',
    ],
    [
      'a whole group is gone',
      { ...pizza, variation: [{ name: 'Sauce', values: { label: ['Mint'] } }] },
      'variation_gone',
    ],
    ['a line without choices needs none', { ...pizza, variation: null }, null],
    ['a choice of an item that has no rows', withItem(shirt, { variations: null }), 'variation_gone'],
    ['inside its window', withItem(pizza, { available_time_starts: '10:00', available_time_ends: '13:00' }), null],
  ])('%s', (_rule, line, problem) => expect(lineProblem(line, noon, market)).toBe(problem));

  it('leaves unavailable lines out of the order', () =>
    expect(orderable([pizza, withItem(shirt, { id: 0 })], noon, market)).toEqual([pizza]));

  it('ignores opening times until the time is known', () =>
    expect(
      lineProblem(withItem(pizza, { available_time_starts: '18:00', available_time_ends: '23:00' }), null, market),
    ).toBe(null));

  it('[ITEM-31] outside its window it cannot be ordered for later where the market does not accept later orders', () => {
    const hours = { available_time_starts: '18:00', available_time_ends: '23:00' };
    const line = withItem(pizza, { ...hours, schedule_order: 1 });
    expect(lineProblem(line, noon, { schedule_order: false })).toBe('not_available_now');
  });
});

describe('a line today', () => {
  it('[CART-19] has today’s prices of options, discount and add-ons', () =>
    expect(linePrice(pricedLine(pizza, 2), 2)).toEqual({ price: 24, add_ons: 2, discount: 2.4, total: 23.6 }));

  it('[CART-04] counts in the subtotal before its discount, with options and add-ons', () =>
    expect(fullPrice(pizza, 2)).toBe(26));

  it('[CART-07] has its add-ons with their quantities', () =>
    expect(lineAddOns(pizza)).toEqual([{ id: 5, name: 'Olives', price: 1, quantity: 2 }]));

  it.each<[rule: string, line: ReviewedLine, price: number]>([
    ['[CART-19] food: its price and its options', pizza, 12],
    [
      '[CART-19] anything else: its row',
      withItem(shirt, { variations: [{ type: 'Red-XL', price: 22, stock: 5 }] }),
      22,
    ],
    ['[CART-19] without a choice: its price', { ...shirt, variation: null }, 18],
    ['[CART-19] as it was written where the item is gone', withItem(shirt, { id: 0 }), 20],
    ['[CART-19] as it was written where the choice is gone', withItem(shirt, { variations: [] }), 20],
  ])('%s is what one costs', (_rule, line, price) => expect(todaysPrice(line, 2)).toBe(price));

  it('[CART-07] has one piece of an add-on without a quantity, and no add-ons that are no longer sold', () =>
    expect(lineAddOns({ ...pizza, add_on_ids: [5, 9], add_on_qtys: null })).toEqual([
      { id: 5, name: 'Olives', price: 1, quantity: 1 },
    ]));

  it.each<[rule: string, line: ReviewedLine, texts: string[]]>([
    ['[CART-07] food names its chosen values', pizza, ['Large']],
    ['[CART-07] anything else names its choices with the chosen type', shirt, ['Colour: Red', 'Size: XL']],
    ['[CART-07] a type that fits no choice is shown as it is', withItem(shirt, { choice_options: [] }), ['Red-XL']],
  ])('%s', (_rule, line, texts) => expect(chosenTexts(line)).toEqual(texts));

  it('[CART-17] may have as many pieces as the chosen row has in stock, up to the maximum', () => {
    expect(mostOfLine(shirt)).toBe(5);
    expect(mostOfLine(withItem(shirt, { maximum_cart_quantity: 4 }))).toBe(4);
    expect(mostOfLine(pizza)).toBe(Infinity);
  });
});

describe('[beyond §1] lineChanges', () => {
  it('is empty while price and stock are unchanged', () => expect(lineChanges(shirt, null, 2)).toEqual([]));

  it('tells the old and the new price of the line', () =>
    expect(lineChanges(withItem(shirt, { variations: [{ type: 'Red-XL', price: 22.5, stock: 5 }] }), null, 2)).toEqual([
      { kind: 'price', before: 60, after: 67.5 },
    ]));

  it('tells a price that has changed since the customer saw the line', () =>
    expect(lineChanges(pizza, withItem(pizza, { discount: 0 }), 2)).toEqual([
      { kind: 'price', before: 26, after: 23.6 },
    ]));

  it('[ITEM-22] [ITEM-23] says why the quantity cannot be increased', () => {
    expect(lineIncrementProblem({ ...shirt, quantity: 5 })).toBe('stock');
    expect(lineIncrementProblem({ ...withItem(shirt, { maximum_cart_quantity: 3 }) })).toBe('quantity');
    expect(lineIncrementProblem(pizza)).toBe(null);
  });

  it('has no quantity change when nothing is left, because the line is out of stock', () =>
    expect(lineChanges(withItem(shirt, { variations: [{ type: 'Red-XL', price: 20, stock: 0 }] }), null, 2)).toEqual(
      [],
    ));

  it('prefers the saved price to the price that was seen', () => {
    const dearer = withItem(shirt, { variations: [{ type: 'Red-XL', price: 22, stock: 5 }] });
    expect(lineChanges(dearer, shirt, 2)).toEqual([{ kind: 'price', before: 60, after: 66 }]);
    expect(lineChanges(shirt, { ...shirt, quantity: 1 }, 2)).toEqual([]);
  });

  it('tells nothing of stock while just enough is left', () =>
    expect(lineChanges(withItem(shirt, { variations: [{ type: 'Red-XL', price: 20, stock: 3 }] }), null, 2)).toEqual(
      [],
    ));

  it('tells that fewer are left', () =>
    expect(lineChanges(withItem(shirt, { variations: [{ type: 'Red-XL', price: 20, stock: 2 }] }), null, 2)).toEqual([
      { kind: 'quantity', before: 3, after: 2 },
    ]));
});
