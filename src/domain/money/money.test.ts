import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideByPrice, includedPart, less, minorUnits, percentage, roundMoney, sum, times } from './money';

const amount = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);

describe('money', () => {
  it.each([
    ['[PRICE-01] adds without binary dust', sum([0.1, 0.2], 2), 0.3],
    ['adds amounts written as text', sum(['10.50', 1, null, undefined], 2), 11.5],
    ['takes what is no number for nothing', sum(['', 'free', Number.NaN, 2], 2), 2],
    ['never goes below 0', less(3, 5, 2), 0],
    ['takes one amount from another', less(10, 0.01, 2), 9.99],
    ['[PRICE-12] multiplies a rate by a distance', times(1.25, 3.7, 2), 4.63],
    ['rounds half up where binary numbers would not', roundMoney(1.005, 2), 1.01],
    ['rounds half up in a percentage', percentage(0.5, 1, 2), 0.01],
    ['[CONFIG-08] keeps as many digits as configured', times(1.2345, 1, 3), 1.235],
    ['[CONFIG-08] keeps none for a currency without coins', percentage(1001, 50, 0), 501],
    ['[CONFIG-09] keeps 2 digits by default', times(1.239, 1, 2), 1.24],
    ['[PRICE-22] takes the included part of an amount', includedPart(115, 15, 2), 15],
    ['has no included part at 0 percent', includedPart(115, 0, 2), 0],
    ['reads numbers in exponent form', sum([1e-7, 1e21], 2), 1e21],
    ['reads a short exponent', sum(['2e3', '1.5E+2', '25e-1'], 2), 2152.5],
    ['takes a number with a word behind it for nothing', sum(['5 dollars', '5.5.5', 'about 5'], 2), 0],
    ['reads a number with blanks around it', sum([' 5.5 ', '+1', '-.5', '2.'], 2), 8],
    ['[PRICE-22] has no included part at -100 percent', includedPart(115, -100, 2), 0],
    ['[PRICE-22] has none below that, either', includedPart(115, -150, 2), 0],
    ['rounds a debt half away from nothing', roundMoney(-1.005, 2), -1.01],
    ['rounds nothing to nothing', Object.is(roundMoney(0, 2), 0), true],
    ['counts the smallest coins', minorUnits(8.5, 2), 850],
    ['counts the smallest coins of a debt', minorUnits(-8.5, 2), -850],
  ])('%s', (_rule, is, expected) => expect(is).toBe(expected));

  it('[PRICE-01] adds exactly in minor units, for random amounts', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 30 }), (amounts) => {
        const coins = amounts.reduce((total, one) => total + minorUnits(one, 2), 0);
        expect(minorUnits(sum(amounts, 2), 2)).toBe(coins);
      }),
    );
  });

  it('adding what was subtracted gives the original amount', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [small, large] = a < b ? [a, b] : [b, a];
        expect(sum([less(large, small, 2), small], 2)).toBe(large);
      }),
    );
  });

  it('multiplies like repeated addition', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 40 }), (one, count) => {
        expect(times(one, count, 2)).toBe(
          sum(
            Array.from({ length: count }, () => one),
            2,
          ),
        );
      }),
    );
  });

  it('[PRICE-22] finds an added tax to within one minor unit', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 40 }), (net, rate) => {
        const tax = percentage(net, rate, 2);
        expect(
          Math.abs(minorUnits(includedPart(sum([net, tax], 2), rate, 2), 2) - minorUnits(tax, 2)),
        ).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each<[string, number[], number[]]>([
    ['to each by its price', divideByPrice(12, [10, 20, 30], 2), [2, 4, 6]],
    ['so that no coin is lost', divideByPrice(10, [1, 1, 1], 2), [3.33, 3.34, 3.33]],
    ['also where the prices are texts', divideByPrice(28.48, ['31.60', 3.2], 2), [25.86, 2.62]],
    ['to the digits of the currency', divideByPrice(10, [1, 1, 1], 3), [3.333, 3.334, 3.333]],
    ['in whole coins where there are no smaller ones', divideByPrice(5, [1, 1], 0), [3, 2]],
    ['none of it to what is free', divideByPrice(10, [0, 5, 0], 2), [0, 10, 0]],
    ['nothing where everything is free', divideByPrice(10, [0, 0], 2), [0, 0]],
    ['nothing where there is nothing', divideByPrice(10, [], 2), []],
  ])('divides an amount among prices: %s', (_rule, is, expected) => expect(is).toEqual(expected));

  it('divides an amount into shares that add up, each exact to the minor unit', () => {
    fc.assert(
      fc.property(
        amount,
        fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 20 }),
        (all, cents) => {
          const whole = cents.reduce((total, one) => total + one, 0);
          const parts = divideByPrice(
            all,
            cents.map((one) => one / 100),
            2,
          );
          expect(sum(parts, 2)).toBe(all);
          parts.forEach((part, n) =>
            expect(Math.abs(minorUnits(part, 2) - (minorUnits(all, 2) * (cents[n] ?? 0)) / whole)).toBeLessThanOrEqual(
              1.001,
            ),
          );
        },
      ),
    );
  });
});
