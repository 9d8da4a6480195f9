import { expect, it } from 'vitest';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { wayOf } from './way-of';

const store = { latitude: 20.01, longitude: 60.5 };
const door = { latitude: 20.05, longitude: 60.52 };
const other = { latitude: 20.09, longitude: 60.55 };
const from = { lat: 20.01, lng: 60.5 };
const to = { lat: 20.05, lng: 60.52 };

it.each([
  ['from the store to the door', { order_type: 'delivery', store, delivery_address: door }, { from, to }],
  ['none where it is fetched', { order_type: 'take_away', store, delivery_address: door }, null],
  ['none of a store that is gone', { order_type: 'delivery', store: null, delivery_address: door }, null],
  ['none without an address', { order_type: 'delivery', store, delivery_address: null }, null],
  [
    'none to an address that is no place',
    { order_type: 'delivery', store, delivery_address: { latitude: 0, longitude: 0 } },
    null,
  ],
  [
    'of a parcel from its sender to its receiver',
    { order_type: 'parcel', store: null, delivery_address: door, receiver_details: other },
    { from: to, to: { lat: 20.09, lng: 60.55 } },
  ],
  [
    'none of a parcel without its sender',
    { order_type: 'parcel', store, delivery_address: null, receiver_details: other },
    null,
  ],
  [
    'none of a parcel without its receiver',
    { order_type: 'parcel', store, delivery_address: door, receiver_details: null },
    null,
  ],
])('the way of an order is %s', (_what, order, way) => expect(wayOf(order as TrackedOrder)).toEqual(way));
