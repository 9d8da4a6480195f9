import { expect, it } from 'vitest';
import { nearestOrder } from './nearest-order';

const running = (id: number, order_status: string, created_at: string, max_delivery_time = 30) => ({
  ...{ id, order_type: 'delivery', order_status, created_at, scheduled: false, schedule_at: null },
  ...{
    min_delivery_time: max_delivery_time && 20,
    max_delivery_time,
    details_count: 1,
    prescription_order: false,
    reached: {},
  },
  ...{ payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
});
const market = { timezone: 'UTC', schedule_order_slot_duration: 30 };
const at = (time: string) => `2026-11-21T${time}:00Z`;
const newest = running(9, 'pending', at('18:20'));
const oldest = running(3, 'processing', at('18:00'));
const collected = running(5, 'picked_up', at('18:10'));
const parcel = { ...running(6, 'picked_up', at('18:21')), order_type: 'parcel' };
const untimed = running(7, 'processing', at('18:01'), 0);
const tomorrow = { ...running(8, 'confirmed', at('17:00')), scheduled: true, schedule_at: '2026-11-22T18:00:00Z' };

const unpaid = { ...running(4, 'pending', at('17:50')), payment_method: 'digital_payment' };
const checked = { ...unpaid, payment_method: 'offline_payment', offline_payment: { status: 'pending' } };
const refused = { ...unpaid, payment_method: 'offline_payment', offline_payment: { status: 'denied' } };

it.each([
  ['that the courier has collected, though another is promised earlier', [newest, collected, oldest], 5],
  ['that was promised first', [newest, tomorrow, oldest], 3],
  ['that was promised first, before a parcel that goes to somebody else', [parcel, newest], 9],
  ['for now before one that is scheduled for another day', [tomorrow, newest], 9],
  ['with a time before one without', [untimed, newest], 9],
  ['that comes before one that is not paid', [unpaid, newest], 9],
  ['that comes before one whose transfer was not found', [refused, newest], 9],
  ['that comes before one whose transfer is being checked', [checked, newest], 9],
  ['that is listed first where none has a time', [untimed, { ...untimed, id: 6 }], 7],
])('[ROUTE-14] the nearest order is the one %s', (_rule, orders, id) =>
  expect(nearestOrder(orders, market)?.id).toBe(id),
);

it('[ROUTE-14] without orders none is the nearest', () => expect(nearestOrder([], market)).toBeUndefined());
