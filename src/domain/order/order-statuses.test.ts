import { expect, it } from 'vitest';
import { previousStatuses } from './order-status';
import { orderStatuses } from './order-statuses';

it('[ROUTE-14] are unique and include those of previous orders', () => {
  expect(new Set(orderStatuses).size).toBe(orderStatuses.length);
  expect([...previousStatuses].filter((status) => !orderStatuses.some((one) => one === status))).toEqual([]);
});

it('[ROUTE-14] are spelled as on the wire', () => {
  expect(orderStatuses).toEqual([
    ...['pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up', 'delivered'],
    ...['canceled', 'failed', 'refund_requested', 'refund_request_canceled', 'refunded', 'returned'],
  ]);
});
