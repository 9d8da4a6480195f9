import { describe, expect, it } from 'vitest';
import { offeredTips } from './courier-tip';

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
});
