import { describe, expect, it } from 'vitest';
import { freeDeliveryProgress, storeFreeDelivery } from './free-delivery-progress';

describe('freeDeliveryProgress', () => {
  it.each([
    ['[PRICE-06] is the rounded percent of the threshold', 10, 30, { percent: 33, remaining: 20 }],
    ['[PRICE-08] says what remains, to the coin', 19.99, 50, { percent: 40, remaining: 30.01 }],
    ['[PRICE-07] is at most 100', 80, 50, { percent: 100, remaining: 0 }],
    ['[PRICE-07] is at least 0', -5, 50, { percent: 0, remaining: 55 }],
    ['[PRICE-09] is reached at the threshold', 50, 50, { percent: 100, remaining: 0 }],
    ['[PRICE-09] is reached where every delivery is free', 0, 0, { percent: 100, remaining: 0 }],
  ])('%s', (_rule, subtotal, threshold, progress) =>
    expect(freeDeliveryProgress(subtotal, threshold, 2)).toEqual(progress),
  );
});

describe('storeFreeDelivery', () => {
  const over = { free_delivery_over: 40 };
  it.each([
    ['[PRICE-06] is the amount of the market', {}, 'delivery', over, 40],
    ['[PRICE-17] is 0 where the store delivers for free', { free_delivery: 1 }, 'delivery', over, 0],
    ['[PRICE-17] is 0 there, whatever the market offers', { free_delivery: 1 }, 'delivery', {}, 0],
    ['[PRICE-18] is none for a take-away', { free_delivery: 1 }, 'take_away', over, null],
    ['[beyond §2.6] is none where the store only hands out', { delivery: 0 }, 'delivery', over, null],
    ['[beyond §2.6] is none without deliveries', {}, 'delivery', { ...over, home_delivery_status: 0 }, null],
  ] as const)('%s', (_rule, store, order_type, config, threshold) =>
    expect(storeFreeDelivery(store, order_type, config)).toBe(threshold),
  );
});
