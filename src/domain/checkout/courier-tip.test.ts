import { describe, expect, it } from 'vitest';
import { offeredTips, typedAmount } from './courier-tip';

describe('tips', () => {
  it.each([
    ['one of the usual', 2, [1, 2, 3]],
    ['another amount', 5, [1, 2, 5]],
    ['a small one', 0.5, [0.5, 1, 2]],
    ['none known', null, [1, 2, 3]],
    ['none given', 0, [1, 2, 3]],
    ['nothing that was paid back', -2, [1, 2, 3]],
  ])('[CHECKOUT-01] are three, the most given one among them: %s', (_what, most, tips) => {
    expect(offeredTips(most)).toEqual(tips);
  });

  it.each([
    ['4', 4],
    ['4,50', 4.5],
    [' 2.5 ', 2.5],
    ['-3', 0],
    ['12', 12],
    ['1234567890', 0],
    ['4 dollars', 0],
    ['$4', 0],
    ['many', 0],
    ['', 0],
  ])('[OTHER-04] a typed amount is never below 0: "%s"', (text, amount) => expect(typedAmount(text)).toBe(amount));
});
