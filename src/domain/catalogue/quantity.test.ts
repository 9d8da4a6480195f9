import { describe, expect, it } from 'vitest';
import {
  fewLeft,
  incrementProblem,
  isOutOfStock,
  type Limited,
  maxQuantity,
  sharedStock,
  quantityProblem,
} from './quantity';

const grocery: Limited = { module_type: 'grocery', stock: 5, maximum_cart_quantity: 3 };

describe('quantityProblem', () => {
  it.each<[rule: string, quantity: number, item: Limited, problem: string | null]>([
    ['[ITEM-20] takes 1', 1, grocery, null],
    ['[ITEM-20] refuses 0', 0, grocery, 'quantity'],
    ['refuses a part of one', 1.5, grocery, 'quantity'],
    ['[CART-17] takes the maximum', 3, grocery, null],
    ['[CART-17] refuses more than the maximum', 4, grocery, 'quantity'],
    ['[CART-17] takes the whole stock', 5, { ...grocery, maximum_cart_quantity: null }, null],
    ['[ITEM-25] tells that it is out of stock before the maximum', 9, { ...grocery, stock: 0 }, 'stock'],
    ['[ITEM-20] tells that nothing is left, whatever is asked', 0, { ...grocery, stock: 0 }, 'stock'],
    ['[CART-17] refuses more than the stock', 6, { ...grocery, maximum_cart_quantity: null }, 'stock'],
    ['[CART-17] takes any number without limits', 500, { module_type: 'grocery' }, null],
    ['[CART-17] does not limit food by stock', 9, { module_type: 'food', stock: 0 }, null],
    ['[CART-17] limits food by its maximum', 9, { module_type: 'food', maximum_cart_quantity: 8 }, 'quantity'],
    ['[CART-17] takes a maximum of 0 for none', 9, { module_type: 'food', maximum_cart_quantity: 0 }, null],
    ['[ITEM-25] refuses what is out of stock', 1, { ...grocery, stock: 0 }, 'stock'],
  ])('%s', (_rule, quantity, item, problem) => expect(quantityProblem(quantity, item)).toBe(problem));
});

describe('incrementProblem', () => {
  it.each<[rule: string, quantity: number, item: Limited, problem: string | null]>([
    ['[ITEM-22] is stock when the stock equals the quantity', 5, { ...grocery, maximum_cart_quantity: 9 }, 'stock'],
    ['[ITEM-22] is stock when the stock is less', 6, { ...grocery, maximum_cart_quantity: 9 }, 'stock'],
    ['[ITEM-23] is quantity when the maximum is reached', 3, grocery, 'quantity'],
    ['[ITEM-22] is none below both', 2, grocery, null],
  ])('%s', (_rule, quantity, item, problem) => expect(incrementProblem(quantity, item)).toBe(problem));
});

describe('quantity', () => {
  it('[ITEM-25] stock 0 is out of stock', () => expect(isOutOfStock({ ...grocery, stock: 0 })).toBe(true));
  it('[ITEM-25] food is never out of stock', () => expect(isOutOfStock({ module_type: 'food', stock: 0 })).toBe(false));
  it('[CART-17] the most is the smaller limit', () => expect(maxQuantity(grocery)).toBe(3));
});

describe('[CART-17] the stock of one size', () => {
  it.each([
    ['is its own without other sizes in the cart', 4, 9, 0, 4],
    ['is what they leave of the item', 4, 6, 3, 3],
    ['is none where they leave none', 4, 3, 5, 0],
    ['is its own where the item’s is not told', 4, null, 9, 4],
    ['is its own where the item’s is told as 0, as for items that are counted by size', 4, 0, 9, 4],
  ])('%s', (_rule, choice, item, others, left) => expect(sharedStock(choice, item, others)).toBe(left));
});

describe('fewLeft', () => {
  it.each([
    ['tells the last five', { stock: 5 }, 5],
    ['is silent above', { stock: 6 }, null],
    ['is silent about what is gone', { stock: 0 }, null],
    ['is silent about food, which has no stock', { stock: 2, module_type: 'food' }, null],
  ])('%s', (_rule, item, left) => {
    expect(fewLeft(item)).toBe(left);
  });
});
