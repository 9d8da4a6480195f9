import { expect, it } from 'vitest';
import { isCourierDone } from './courier-done';

const picked_up = '2026-11-21T18:08:00Z';

it.each<[order_type: string, order_status: string, picked_up: string | undefined, isDone: boolean]>([
  ['parcel', 'picked_up', picked_up, false],
  ['parcel', 'canceled', picked_up, false],
  ['parcel', 'canceled', undefined, true],
  ['parcel', 'returned', picked_up, true],
  ['parcel', 'delivered', picked_up, true],
  ['delivery', 'picked_up', picked_up, false],
  ['delivery', 'canceled', picked_up, true],
])('[ROUTE-14] the courier of a %s that is %s, picked up %s, is done: %s', (order_type, order_status, at, isDone) => {
  expect(isCourierDone({ order_type, order_status, reached: at ? { picked_up: at } : {} })).toBe(isDone);
});
