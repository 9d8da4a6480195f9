import { expect, it } from 'vitest';
import { isShopping, shopping } from './shopping';

it.each([
  ['food', true, 'food'],
  ['grocery', true, 'grocery'],
  ['pharmacy', true, 'pharmacy'],
  ['ecommerce', true, 'ecommerce'],
  ['parcel', false, 'ecommerce'],
  ['rental', false, 'ecommerce'],
] as const)('%s has stores and items: %s; its words are those of %s', (type, isShop, words) => {
  expect([isShopping(type), shopping(type)]).toEqual([isShop, words]);
});
