import { describe, expect, it } from 'vitest';
import { offeredOrderTypes, paysDelivery, resolveOrderType, wireOrderType } from './order-type';

describe('order types', () => {
  it.each([
    ['delivery', true],
    ['schedule_order', true],
    ['take_away', false],
    ['dine_in', false],
  ])('[PRICE-21] [CHECKOUT-02] %s pays a delivery fee: %s', (type, pays) => expect(paysDelivery(type)).toBe(pays));

  it('[CHECKOUT-02] schedule_order travels as a delivery with its time', () =>
    expect(wireOrderType('schedule_order', '2026-03-02 18:00:00')).toEqual({
      order_type: 'delivery',
      schedule_at: '2026-03-02 18:00:00',
    }));
  it('[CHECKOUT-02] delivery travels without a time', () =>
    expect(wireOrderType('delivery', '')).toEqual({ order_type: 'delivery', schedule_at: null }));
  it('[CHECKOUT-02] take_away stays take_away', () =>
    expect(wireOrderType('take_away', null).order_type).toBe('take_away'));
});

describe('offeredOrderTypes', () => {
  it.each([
    [
      '[CHECKOUT-01] all that the store has',
      { delivery: true, take_away: 1, schedule_order: true },
      {},
      ['delivery', 'schedule_order', 'take_away'],
    ],
    [
      '[CHECKOUT-01] no delivery for a pickup store',
      { delivery: false, take_away: true, schedule_order: true },
      {},
      ['take_away'],
    ],
    [
      '[CHECKOUT-01] nothing for later unless the store takes it',
      { delivery: true, take_away: false },
      {},
      ['delivery'],
    ],
    [
      '[CHECKOUT-01] nothing for later where it is off',
      { delivery: true, take_away: false, schedule_order: true },
      { schedule_order: 0 },
      ['delivery'],
    ],
    [
      '[CHECKOUT-01] no take-away where it is off',
      { delivery: true, take_away: true },
      { takeaway_status: 0 },
      ['delivery'],
    ],
    [
      '[CHECKOUT-01] no delivery where it is off',
      { delivery: true, take_away: true },
      { home_delivery_status: 0 },
      ['take_away'],
    ],
  ])('%s', (_rule, store, config, types) => expect(offeredOrderTypes(store, config)).toEqual(types));
});

describe('[CHECKOUT-02] resolveOrderType', () => {
  const both = { delivery: true, take_away: true };
  it.each([
    ['delivery' as const, both, 'delivery'],
    ['take_away' as const, both, 'take_away'],
    ['delivery' as const, { delivery: false, take_away: true, schedule_order: true }, 'take_away'],
    ['take_away' as const, { delivery: true, take_away: false, schedule_order: true }, 'delivery'],
    ['delivery' as const, { delivery: false, take_away: false }, 'delivery'],
  ])('%s of a store with %o is %s', (wanted, store, is) => expect(resolveOrderType(wanted, store)).toBe(is));

  it('[CHECKOUT-01] respects the configuration of the market', () =>
    expect(resolveOrderType('take_away', both, { takeaway_status: 0 })).toBe('delivery'));
});
