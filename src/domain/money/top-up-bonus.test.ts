import { describe, expect, it } from 'vitest';
import { topUpBonus } from './top-up-bonus';

const tenth = { bonus_type: 'percentage', bonus_amount: 10, minimum_add_amount: 50, maximum_bonus_amount: 8 };
const gift = { bonus_type: 'amount', bonus_amount: 5, minimum_add_amount: 100, maximum_bonus_amount: 0 };

describe('[WALLET-13] the bonus on a top-up', () => {
  it.each([
    ['too little', 49.99, 0],
    ['a tenth', 50, 5],
    ['a tenth, rounded', 50.55, 5.06],
    ['the larger of two', 60, 6],
    ['no more than its cap', 100, 8],
    ['nothing', 0, 0],
  ])('%s', (_what, amount, gives) => expect(topUpBonus([gift, tenth], amount, 2)).toBe(gives));

  it('is nothing where there is no bonus', () => expect(topUpBonus([], 100, 2)).toBe(0));
});
