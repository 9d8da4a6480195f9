import { expect, it } from 'vitest';
import { previousStatuses } from './order-status';
import { orderStatuses } from './order-statuses';

it('[ROUTE-14] are told apart, and those of a previous order are among them', () => {
  expect(new Set(orderStatuses).size).toBe(orderStatuses.length);
  expect([...previousStatuses].filter((it) => !orderStatuses.some((one) => one === it))).toEqual([]);
});

it('[ROUTE-14] are named as they travel', () => {
  expect(orderStatuses).toEqual([
    ...['pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up', 'delivered'],
    ...['canceled', 'failed', 'refund_requested', 'refund_request_canceled', 'refunded', 'returned'],
  ]);
});
