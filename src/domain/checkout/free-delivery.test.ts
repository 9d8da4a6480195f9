import { describe, expect, it } from 'vitest';
import { freeDeliveryThreshold, type FreeDeliveryConfig } from './free-delivery';

describe('freeDeliveryThreshold', () => {
  const byAmount = { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: 50 };
  it.each<[rule: string, config: FreeDeliveryConfig, threshold: number | null]>([
    ['[PRICE-06] is the amount of admin_free_delivery', { admin_free_delivery: byAmount, free_delivery_over: 90 }, 50],
    [
      '[PRICE-06] is the top-level amount else',
      { admin_free_delivery: { ...byAmount, free_delivery_over: null }, free_delivery_over: 90 },
      90,
    ],
    ['[CONFIG-13] is the top-level amount of older back ends', { free_delivery_over: 90 }, 90],
    ['[PRICE-15] is 0 for all stores', { admin_free_delivery: { status: 1, type: 'free_delivery_to_all_store' } }, 0],
    [
      '[PRICE-15] is none while the status is off',
      { admin_free_delivery: { ...byAmount, status: false }, free_delivery_over: 90 },
      null,
    ],
    ['[PRICE-06] is none without an amount', {}, null],
  ])('%s', (_rule, config, threshold) => expect(freeDeliveryThreshold(config)).toBe(threshold));
});
