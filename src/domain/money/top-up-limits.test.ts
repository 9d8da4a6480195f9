import { describe, expect, it } from 'vitest';
import { defaultTopUp, isTopUpRefused, topUpLimits } from './top-up-limits';

describe('[WALLET-02] [WALLET-07] what can be added to a wallet at once', () => {
  it.each([
    ['dollars', 'USD', 2, { least: 1, most: 100_000, amounts: [20, 50, 75, 100] }],
    ['dollars shown without cents', 'USD', 0, { least: 1, most: 10_000_000, amounts: [20, 50, 75, 100] }],
    ['dinars of Kuwait', 'KWD', 3, { least: 0.1, most: 100_000, amounts: [20, 50, 75, 100] }],
    ['dinars of Kuwait shown with two digits', 'KWD', 2, { least: 0.1, most: 100_000, amounts: [20, 50, 75, 100] }],
    ['dinars of Kuwait shown whole', 'KWD', 0, { least: 1, most: 10_000_000, amounts: [20, 50, 75, 100] }],
    ['dong', 'VND', 0, { least: 100, most: 10_000_000, amounts: [2000, 5000, 7500, 10_000] }],
    ['dinars of Iraq shown whole', 'IQD', 0, { least: 1, most: 10_000_000, amounts: [20, 50, 75, 100] }],
  ])('follows from the currency: %s', (_what, code, shown, usual) => expect(defaultTopUp(code, shown)).toEqual(usual));

  it.each([
    [2, { least: 0.01, most: 999_999_999, amounts: [20, 50, 75, 100] }],
    [3, { least: 0.001, most: 999_999_999, amounts: [20, 50, 75, 100] }],
    [0, { least: 1, most: 999_999_999, amounts: [20, 50, 75, 100] }],
  ])('is left to a back end that does not tell, with %d digits', (digit_after_decimal_point, open) => {
    expect(topUpLimits({ digit_after_decimal_point })).toEqual(open);
    const none = { add_fund_minimum: null, add_fund_maximum: null, add_fund_amounts: null };
    expect(topUpLimits({ digit_after_decimal_point, ...none })).toEqual(open);
  });

  it('offers no amount that would be refused', () => {
    const told = { digit_after_decimal_point: 2, add_fund_minimum: 30, add_fund_maximum: 90 };
    expect(topUpLimits(told).amounts).toEqual([50, 75]);
    expect(topUpLimits({ ...told, add_fund_amounts: [29.99, 30, 50.005, 90, 91] }).amounts).toEqual([30, 90]);
    expect(topUpLimits({ ...told, add_fund_amounts: [] }).amounts).toEqual([]);
  });

  it.each([
    [0, true],
    [0.499, true],
    [0.5, false],
    [250, false],
    [250.001, true],
  ])('refuses what is not in between: %d', (amount, refused) =>
    expect(isTopUpRefused(amount, { least: 0.5, most: 250 })).toBe(refused),
  );
});
