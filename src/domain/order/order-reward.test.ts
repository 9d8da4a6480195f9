import { describe, expect, it } from 'vitest';
import { earnedPoints, referrerEarning } from './order-reward';

const CONFIG = {
  ...{ loyalty_point_status: 1, loyalty_point_item_purchase_point: 100 },
  ...{ ref_earning_status: 1, ref_earning_exchange_rate: 5 },
};

describe('what a delivered order earns', () => {
  it.each([
    ['a point for each unit', 21.99, CONFIG, 21],
    ['a part of one', 21.99, { ...CONFIG, loyalty_point_item_purchase_point: '12.5' }, 2],
    ['nothing below a whole point', 0.99, CONFIG, 0],
    ['nothing while points are off', 21.99, { ...CONFIG, loyalty_point_status: 0 }, 0],
    ['nothing without a rate', 21.99, { loyalty_point_status: 1 }, 0],
  ])('[WALLET-01] %s', (_case, amount, config, points) => expect(earnedPoints(amount, config)).toBe(points));

  it('[WALLET-01] rewards the customer who sent the invitation', () => {
    expect(referrerEarning(CONFIG, 2)).toBe(5);
    expect(referrerEarning({ ...CONFIG, ref_earning_status: 0 }, 2)).toBe(0);
  });
});
