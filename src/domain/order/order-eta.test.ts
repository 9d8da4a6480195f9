import { describe, expect, it } from 'vitest';
import { orderEta, type ExpectedOrder } from './order-eta';

const order: ExpectedOrder = {
  created_at: '2026-11-21T18:00:00Z',
  scheduled: false,
  schedule_at: null,
  min_delivery_time: 20,
  max_delivery_time: 30,
};
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

describe('orderEta', () => {
  it("[ROUTE-14] is the store's minutes after the order", () =>
    expect(orderEta(order, at('18:10'))).toEqual({ from: at('18:20'), until: at('18:30'), minutes: 15 }));
  it('[ROUTE-14] is never below 0', () => expect(orderEta(order, at('19:00'))?.minutes).toBe(0));
  it('[ROUTE-14] of an order for later begins at its time', () =>
    expect(orderEta({ ...order, scheduled: true, schedule_at: '2026-11-21T20:00:00Z' }, at('18:00'))).toEqual({
      from: at('20:00'),
      until: at('20:10'),
      minutes: 125,
    }));
  it('[ROUTE-14] is not told without minutes', () =>
    expect(orderEta({ ...order, max_delivery_time: 0 }, at('18:00'))).toBeNull());
});
