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
  ] as const)('[ROUTE-14] %s', (_rule, order, now, [from, until], minutes, is_late) =>
    expect(orderEta(order, at(now), 30)).toEqual({ from: at(from), until: at(until), minutes, is_late }),
  );
  it.each([
    ['of a time that was chosen needs to be one for later', { ...later, scheduled: false }, ['18:20', '18:30']],
    [
      'of one for later without a time is that of an order for now',
      { ...later, schedule_at: null },
      ['18:20', '18:30'],
    ],
    ['begins with the order where the store says no least', { ...order, min_delivery_time: 0 }, ['18:00', '18:30']],
  ] as const)('[ROUTE-14] %s', (_rule, order, [from, until]) =>
    expect(orderEta(order, at('18:00'), 30)).toMatchObject({ from: at(from), until: at(until) }),
  );
  it.each([
    ['follows the courier, earlier than the store has said', '18:10', 240, ['18:14', '18:24'], 4, false],
    ['follows the courier into the time that was said', '18:22', 90, ['18:23', '18:33'], 2, false],
    ['is late when the courier is', '18:25', 600, ['18:35', '18:45'], 10, true],
    ['is now when he is at the door, though it is over', '18:40', 0, ['18:40', '18:50'], 0, true],
  ] as const)('[ROUTE-14] %s', (_rule, now, left, [from, until], minutes, is_late) =>
    expect(orderEta(order, at(now), 30, left)).toEqual({ from: at(from), until: at(until), minutes, is_late }),
  );
  it('[ROUTE-14] is null for an order without a time', () =>
    expect(orderEta({ ...order, created_at: 'soon' }, at('18:00'), 30)).toBeNull());
  it('[ROUTE-14] of a scheduled order is as long as a slot of the market', () =>
    expect(orderEta(later, at('18:00'), 45)?.until).toEqual(at('21:15')));
  it('[ROUTE-14] follows the courier when the store has given no minutes', () =>
    expect(orderEta({ ...order, max_delivery_time: 0 }, at('18:00'), 30, 61)).toMatchObject({
      ...{ minutes: 2, is_late: false },
    }));
  it('[ROUTE-14] is null without minutes', () =>
    expect(orderEta({ ...order, max_delivery_time: 0 }, at('18:00'), 30)).toBeNull());
});
