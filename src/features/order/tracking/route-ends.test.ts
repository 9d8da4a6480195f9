import { expect, it } from 'vitest';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { routeEnds } from './route-ends';

const store = { latitude: 20.01, longitude: 60.5 };
const door = { latitude: 20.05, longitude: 60.52 };
const other = { latitude: 20.09, longitude: 60.55 };
const from = { lat: 20.01, lng: 60.5 };
const to = { lat: 20.05, lng: 60.52 };

it.each([
  ['from the store to the door', { order_type: 'delivery', store, delivery_address: door }, { from, to }],
  ['null for a take-away', { order_type: 'take_away', store, delivery_address: door }, null],
  ['null without a store', { order_type: 'delivery', store: null, delivery_address: door }, null],
  ['null without an address', { order_type: 'delivery', store, delivery_address: null }, null],
  [
    'null for an address without a point',
    { order_type: 'delivery', store, delivery_address: { latitude: 0, longitude: 0 } },
    null,
  ],
  [
    'from the sender of a parcel to its receiver',
    { order_type: 'parcel', store: null, delivery_address: door, receiver_details: other },
    { from: to, to: { lat: 20.09, lng: 60.55 } },
  ],
  [
    'null for a parcel without its sender',
    { order_type: 'parcel', store, delivery_address: null, receiver_details: other },
    null,
  ],
  [
    'null for a parcel without its receiver',
    { order_type: 'parcel', store, delivery_address: door, receiver_details: null },
    null,
  ],
])('the route of an order is %s', (_what, order, way) => expect(routeEnds(order as TrackedOrder)).toEqual(way));
