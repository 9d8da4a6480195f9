import { describe, expect, it } from 'vitest';
import { orderEta, type ExpectedOrder } from './order-eta';

const order: ExpectedOrder = {
  created_at: '2026-11-21T18:00:00Z',
  scheduled: false,
  schedule_at: null,
  min_delivery_time: 20,
  max_delivery_time: 30,
};
const later = { ...order, scheduled: true, schedule_at: '2026-11-21T20:30:00Z' };
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

describe('orderEta', () => {
  it.each([
    ["is the store's minutes after the order", order, '18:10', ['18:20', '18:30'], 15, false],
    ['has no minute left in its last half', order, '18:29', ['18:20', '18:30'], 0, false],
    ['of one for later is the time that was chosen', later, '18:00', ['20:30', '21:00'], 165, false],
    ['tells a new time once the first is over', order, '18:30', ['18:30', '18:40'], 5, true],
    ['tells the next one when that is over, too', order, '18:52', ['18:50', '19:00'], 3, true],
    ['of one for later is late after the time that was chosen', later, '21:01', ['21:00', '21:10'], 4, true],
  ] as const)('[ROUTE-14] %s', (_rule, it, now, [from, until], minutes, is_late) =>
    expect(orderEta(it, at(now), 30)).toEqual({ from: at(from), until: at(until), minutes, is_late }),
  );
  it('[ROUTE-14] is not told without minutes', () =>
    expect(orderEta({ ...order, max_delivery_time: 0 }, at('18:00'), 30)).toBeNull());
});
