import { describe, expect, it } from 'vitest';
import { pointsValue, transferProblem, type LoyaltyConfig } from './loyalty';

const config: LoyaltyConfig = {
  loyalty_point_status: 1,
  customer_wallet_status: 1,
  loyalty_point_exchange_rate: 20,
  loyalty_point_minimum_point: 100,
};

describe('points', () => {
  it.each([
    [200, 20, 10],
    [101, 20, 5.05],
    [101, 30, 3.36],
    [1, 300, 0],
    [100, '2.5', 40],
    [100, 0, 0],
    [100, undefined, 0],
  ])('%i at %s for one are worth %s', (points, loyalty_point_exchange_rate, value) => {
    expect(pointsValue(points, { loyalty_point_exchange_rate }, 2)).toBe(value);
  });

  it('never give a fraction of the minor unit', () => {
    expect(pointsValue(199, { loyalty_point_exchange_rate: 100 }, 0)).toBe(1);
  });

  it('[WALLET-13] count as whole points while a fraction is typed', () => {
    expect(pointsValue(150.5, { loyalty_point_exchange_rate: 20 }, 2)).toBe(7.5);
    expect(transferProblem(150.5, { balance: 260, config, digits: 2 })).toBeNull();
  });
});

describe('a transfer', () => {
  it.each([
    ['of the minimum goes', 100, {}, null],
    ['of everything goes', 260, {}, null],
    ['below the minimum does not', 99, {}, 'point_minimum'],
    ['above the balance does not', 261, {}, 'point_balance'],
    ['needs loyalty points', 100, { loyalty_point_status: 0 }, 'customer_wallet'],
    ['needs a wallet', 100, { customer_wallet_status: '0' }, 'customer_wallet'],
    ['needs a rate', 100, { loyalty_point_exchange_rate: 0 }, 'customer_wallet'],
    ['has no minimum where none is set', 20, { loyalty_point_minimum_point: null }, null],
  ] as const)('%s', (_what, points, change, problem) => {
    expect(transferProblem(points, { balance: 260, config: { ...config, ...change }, digits: 2 })).toBe(problem);
  });

  it.each([
    [0, 20, 19, 'customer_wallet'],
    [0, 20, 20, null],
    [2, 2000, 19, 'customer_wallet'],
    [3, 2000, 19, null],
  ])(
    '[WALLET-13] in a currency of %i digits, at %i for one, of %i points is answered %s',
    (digits, rate, points, problem) => {
      const terms = { ...config, loyalty_point_exchange_rate: rate, loyalty_point_minimum_point: 0 };
      expect(transferProblem(points, { balance: 260, config: terms, digits })).toBe(problem);
    },
  );
});
