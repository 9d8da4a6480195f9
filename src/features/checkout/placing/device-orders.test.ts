// @document
import { deviceOrders } from '@tests/support/rooms/device-room';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetGuest, saveGuest, saveValue } from '@/lib/session';
import { forgetDeviceOrders, forgetDeviceTrips, markOver, rememberOrder } from './device-orders';

afterEach(() => void vi.useRealTimers());

const on = (day: number) => new Date(Date.UTC(2026, 10, day));
const ids = (now: Date) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return deviceOrders().map(({ order_id }) => order_id);
};

describe('[GUEST-08] the orders of this device', () => {
  it('are the last ten, the latest first, without duplicates', () => {
    for (let n = 1; n <= 12; n++) rememberOrder({ order_id: n, contact_number: '15550142200' }, on(1));
    rememberOrder({ order_id: 7, contact_number: '15550142200' }, on(2));
    expect(ids(on(3))).toEqual([7, 12, 11, 10, 9, 8, 6, 5, 4, 3]);
  });

  it('are removed after thirty days, and on request', () => {
    rememberOrder({ order_id: 1, contact_number: '1' }, on(1));
    rememberOrder({ order_id: 2, contact_number: '1' }, on(2));
    expect(ids(new Date(on(1).getTime() + 30 * 86_400_000))).toEqual([2]);
    forgetDeviceOrders();
    expect(ids(on(3))).toEqual([]);
    expect(localStorage.getItem('device-orders')).toBeNull();
  });

  it('contain what tracking needs, and whether they are closed', () => {
    const now = new Date();
    rememberOrder({ order_id: 1, contact_number: '15550142200' }, now);
    markOver(1);
    markOver(9);
    expect(deviceOrders()).toEqual([
      { order_id: 1, contact_number: '15550142200', placed_at: now.toISOString(), is_over: true },
    ]);
  });

  it('are separate from trips, which stay when the orders are removed', () => {
    rememberOrder({ order_id: 1, contact_number: '', is_trip: true });
    rememberOrder({ order_id: 1, contact_number: '15550142200' });
    markOver(1);
    expect(deviceOrders()).toMatchObject([{ contact_number: '15550142200', is_over: true }]);
    forgetDeviceOrders();
    expect(JSON.parse(localStorage.getItem('device-orders') ?? '[]')).toMatchObject([
      { is_trip: true, is_over: false },
    ]);
    forgetDeviceTrips();
    expect(localStorage.getItem('device-orders')).toBeNull();
  });

  it.each([
    ['come back by Undo while the guest is the same', () => {}, 1],
    ['stay removed once the guest has signed out', forgetGuest, 0],
    [
      'stay removed for the next guest',
      () => {
        forgetGuest();
        saveGuest(6);
      },
      0,
    ],
  ])('%s, and trips as well', (_what, leave, count) => {
    for (const [forgetThem, kind] of [
      [forgetDeviceOrders, {}],
      [forgetDeviceTrips, { is_trip: true }],
    ] as const) {
      saveValue('device-orders', null);
      saveGuest(5);
      rememberOrder({ order_id: 1, contact_number: '15550142200', ...kind });
      const undo = forgetThem();
      leave();
      undo();
      expect(JSON.parse(localStorage.getItem('device-orders') ?? '[]')).toHaveLength(count);
    }
  });

  it.each(['no list', '{}', '[null, {"order_id": "x"}, {"order_id": 4, "placed_at": "some day"}]'])(
    'are empty if the stored value is invalid: %s',
    (value) => {
      saveValue('device-orders', value);
      expect(deviceOrders()).toEqual([]);
    },
  );
});
