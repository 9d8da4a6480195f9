import { expect, it } from 'vitest';
import { oneOf } from './one-of';

it.each([
  ['paid', 'paid'],
  ['refused', 'unpaid'],
  [undefined, 'unpaid'],
  [1, 'unpaid'],
])('reads %o as %s', (value, read) => expect(oneOf(value, ['paid'], 'unpaid')).toBe(read));
