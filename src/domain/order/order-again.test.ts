import { describe, expect, it } from 'vitest';
import { changesAgain, piecesAgain, type FormerLine } from './order-again';

const line: FormerLine = {
  quantity: 2,
  most: 9,
  price_before: 5,
  price_now: 5,
  lost_add_ons: [],
  problem: null,
};

describe('ordering the same again', () => {
  it.each<[Partial<FormerLine>, number, string[]]>([
    [{}, 2, []],
    [{ price_now: 6 }, 2, ['price']],
    [{ most: 1 }, 1, ['fewer']],
    [{ most: 0 }, 0, []],
    [{ lost_add_ons: ['Fries'], price_now: 4 }, 2, ['price', 'lost_add_ons']],
    [{ problem: 'gone', price_now: 6 }, 0, []],
  ])('%j adds %i pieces and reports %j', (change, pieces, changes) => {
    expect(piecesAgain({ ...line, ...change })).toBe(pieces);
    expect(changesAgain({ ...line, ...change })).toEqual(changes);
  });
});
