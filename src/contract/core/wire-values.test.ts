import { expect, it } from 'vitest';
import { readReviewReminder } from '../ordering/order.read';
import { addresses, list, texts } from './wire-values';

it.each([
  ['a list', ['a', 'b'], ['a', 'b']],
  ['JSON text', '["a","b"]', ['a', 'b']],
  ['an object whose keys are numbers', { 1: 'a', 3: 'b' }, ['a', 'b']],
  ['an object of named fields', { name: 'a', 1: 'b' }, []],
  ['an empty object', {}, []],
  ['a word', 'a', []],
  ['nothing', null, []],
])('a list is read from %s', (_form, value, entries) => {
  expect(list(value)).toEqual(entries);
  expect(texts(value)).toEqual(entries);
});

it.each([
  ['one address', 'https://shop.example/1.png'],
  ['a list', ['https://shop.example/1.png']],
  ['an object whose keys are numbers', { 2: 'https://shop.example/1.png' }],
])('addresses of pictures are read from %s', (_form, value) => {
  expect(addresses(value)).toEqual(['https://shop.example/1.png']);
  expect(addresses(null)).toEqual([]);
});

it('the pictures of what can be reviewed are shown, however they are sent', () => {
  expect(readReviewReminder({ order_id: 5, images: { 1: 'https://shop.example/1.png' } }).images).toHaveLength(1);
});
