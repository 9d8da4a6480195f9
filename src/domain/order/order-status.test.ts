import { describe, expect, it } from 'vitest';
import {
  canAskRefund,
  canCancelOrder,
  canReviewOrder,
  isComingBack,
  isPreviousOrder,
  isStoppedOrder,
  orderSteps,
  overStatuses,
  pastKinds,
  previousStatuses,
  listPastStatuses,
  parcelLostBefore,
  type OrderProgress,
} from './order-status';

const states = (order: OrderProgress) => orderSteps(order).map(({ state }) => state);

describe('orderSteps', () => {
  it.each<[status: string, states: string[]]>([
    ['pending', ['current', 'waiting', 'waiting', 'waiting', 'waiting']],
    ['confirmed', ['done', 'current', 'waiting', 'waiting', 'waiting']],
    ['accepted', ['done', 'current', 'waiting', 'waiting', 'waiting']],
    ['processing', ['done', 'done', 'current', 'waiting', 'waiting']],
    ['handover', ['done', 'done', 'current', 'waiting', 'waiting']],
    ['picked_up', ['done', 'done', 'done', 'current', 'waiting']],
    ['delivered', ['done', 'done', 'done', 'done', 'done']],
    ['refund_requested', ['done', 'done', 'done', 'done', 'done']],
    ['refund_request_canceled', ['done', 'done', 'done', 'done', 'done']],
    ['refunded', ['done', 'done', 'done', 'done', 'done']],
    ['unheard_of', ['current', 'waiting', 'waiting', 'waiting', 'waiting']],
  ])('[ROUTE-14] %s', (order_status, expected) => expect(states({ order_status })).toEqual(expected));

  it('[ROUTE-14] have their times', () =>
    expect(
      orderSteps({ order_status: 'processing', created_at: 'a', accepted: 'b', confirmed: 'c', processing: 'd' }).map(
        ({ at }) => at,
      ),
    ).toEqual(['a', 'c', 'd', null, null]));
  it('[ROUTE-14] take the time under its earlier name where a back end only has that', () =>
    expect(
      orderSteps({
        order_status: 'delivered',
        pending: 'a',
        accepted: 'b',
        handover: 'c',
        picked_up: 'd',
        delivered: 'e',
      }),
    ).toEqual([
      { step: 'placed', at: 'a', state: 'done' },
      { step: 'confirmed', at: 'b', state: 'done' },
      { step: 'preparing', at: 'c', state: 'done' },
      { step: 'on_the_way', at: 'd', state: 'done' },
      { step: 'delivered', at: 'e', state: 'done' },
    ]));
  it('[ROUTE-14] prefer the time of placing to the creation time of the row', () =>
    expect(orderSteps({ order_status: 'pending', created_at: 'row', pending: 'placed' })[0]?.at).toBe('placed'));
  it('[ROUTE-14] have no preparation for a parcel', () =>
    expect(orderSteps({ order_status: 'picked_up', order_type: 'parcel' })).toMatchObject([
      { step: 'placed', state: 'done' },
      { step: 'confirmed', state: 'done' },
      { step: 'on_the_way', state: 'current' },
      { step: 'delivered', state: 'waiting' },
    ]));
  it('[ROUTE-14] have no delivery for take-away', () =>
    expect(orderSteps({ order_status: 'pending', order_type: 'take_away' }).map(({ step }) => step)).toEqual([
      'placed',
      'confirmed',
      'preparing',
      'delivered',
    ]));
  it('[ROUTE-14] stop where a canceled order was', () =>
    expect(states({ order_status: 'canceled', pending: 'a', confirmed: 'b' })).toEqual([
      'done',
      'current',
      'waiting',
      'waiting',
      'waiting',
    ]));
});

describe('orders', () => {
  it.each([
    ['pending', undefined, true, false],
    ['confirmed', undefined, false, false],
    ['failed', undefined, true, true],
    ['delivered', undefined, false, true],
    ['canceled', undefined, false, true],
    ['picked_up', 'parcel', true, false],
    ['returned', 'parcel', false, true],
    ['failed', 'parcel', true, true],
    ['delivered', 'parcel', false, true],
    ['pending', 'parcel', true, false],
    ['refund_requested', undefined, false, true],
    ['refund_request_canceled', undefined, false, true],
    ['refunded', undefined, false, true],
    ['returned', undefined, false, true],
  ])('%s %s can be canceled: %s, is previous: %s', (order_status, order_type, cancel, previous) => {
    expect(canCancelOrder({ order_status, order_type })).toBe(cancel);
    expect(isPreviousOrder(order_status)).toBe(previous);
  });
  it.each([
    [{ order_status: 'delivered', payment_status: 'paid' }, true],
    [{ order_status: 'delivered', payment_status: 'unpaid' }, false],
    [{ order_status: 'delivered', payment_status: 'paid', is_guest: true }, false],
    [{ order_status: 'confirmed', payment_status: 'paid' }, false],
  ])('a refund of %o: %s', (order, can) => expect(canAskRefund(order)).toBe(can));
});

describe('kinds of past orders', () => {
  it('every past status belongs to exactly one', () => {
    expect(pastKinds.flatMap((kind) => [...listPastStatuses(kind)]).sort()).toEqual([...previousStatuses].sort());
    expect(listPastStatuses('refund')).toEqual(['refund_requested', 'refund_request_canceled', 'refunded']);
    expect(listPastStatuses('delivered')).toEqual(['delivered']);
    expect(listPastStatuses('canceled')).toEqual(['canceled', 'failed', 'returned']);
  });

  it('an order with a requested refund is not over', () => {
    expect(overStatuses).toEqual([
      ...['delivered', 'canceled', 'refund_request_canceled', 'refunded', 'failed', 'returned'],
    ]);
  });
});

describe('a review', () => {
  it.each([
    ['delivered', true],
    ['refunded', true],
    ['refund_requested', true],
    ['picked_up', false],
    ['canceled', false],
    ['unheard_of', false],
  ])('of an order that is %s: %s', (order_status, can) => expect(canReviewOrder({ order_status })).toBe(can));
});

describe('a parcel on its way back', () => {
  const picked_up = '2026-11-21T18:08:00Z';
  it.each<[what: string, order_type: string, order_status: string, picked_up: string | undefined, is: boolean]>([
    ['canceled after the courier had it', 'parcel', 'canceled', picked_up, true],
    ['canceled before', 'parcel', 'canceled', undefined, false],
    ['back at its sender', 'parcel', 'returned', picked_up, false],
    ['still on its way', 'parcel', 'picked_up', picked_up, false],
    ['a dinner', 'delivery', 'canceled', picked_up, false],
  ])('%s', (_what, order_type, order_status, at, is) => {
    expect(isComingBack({ order_type, order_status, reached: at ? { picked_up: at } : {} })).toBe(is);
  });
  it('[PROF-24] is taken for lost after ninety days without a change', () =>
    expect(parcelLostBefore(new Date('2026-11-21T18:08:00Z'))).toEqual(new Date('2026-08-23T18:08:00Z')));
});

it.each([
  ['canceled', true],
  ['failed', true],
  ['returned', true],
  ['delivered', false],
  ['pending', false],
  ['refunded', false],
])('[ROUTE-14] an order that is %s has stopped: %s', (status, has) => expect(isStoppedOrder(status)).toBe(has));
