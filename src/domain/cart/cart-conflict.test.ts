import { describe, expect, it } from 'vitest';
import { storeProblem } from './cart-conflict';

const of = (...stores: (number | null)[]) => stores.map((store_id) => ({ item: { store_id } }));

describe('storeProblem', () => {
  it.each([
    ['[CART-11] an empty cart takes any item', of(), null],
    ['[CART-11] items from the same store are added directly', of(1, 1), null],
    ['[CART-12] items from another store are asked about', of(2), 'different_stores'],
    ['[CART-12] one line of another store is enough', of(1, 2), 'different_stores'],
    ['a line of an unknown store does not count', of(null), null],
  ])('%s', (_rule, lines, problem) => expect(storeProblem(lines, { store_id: 1 })).toBe(problem));
});
