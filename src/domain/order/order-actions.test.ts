import { describe, expect, it } from 'vitest';
import { orderActions, type ActedOrder } from './order-actions';

const market = {
  ...{ cash_on_delivery: true, digital_payment: true, refund_active_status: true },
  prescription_order_status: true,
  partial_payment_method: 'digital_payment',
};
const now = new Date('2026-11-28T12:00:00Z');
const delivered: ActedOrder = {
  order_status: 'delivered',
  order_type: 'delivery',
  payment_status: 'paid',
  payment_method: 'cash_on_delivery',
  is_guest: false,
  prescription_order: false,
  details_count: 1,
  created_at: '2026-11-28T11:00:00Z',
  pay_until: '2026-11-28T12:00:00Z',
};

describe('what can be done with an order', () => {
  it.each<[Partial<ActedOrder>, string[]]>([
    [{}, ['review', 'reorder', 'refund', 'invoice']],
    [{ payment_status: 'unpaid' }, ['review', 'reorder', 'invoice']],
    [{ order_type: 'parcel' }, ['refund', 'invoice']],
    [{ prescription_order: true }, ['review', 'prescribe', 'refund', 'invoice']],
    [
      { prescription_order: true, order_status: 'canceled', payment_status: 'unpaid', details_count: 0 },
      ['prescribe', 'invoice'],
    ],
    [{ order_status: 'canceled', payment_status: 'unpaid' }, ['reorder', 'invoice']],
    [{ order_status: 'pending', payment_status: 'unpaid' }, ['track', 'invoice', 'cancel']],
    [{ order_status: 'picked_up' }, ['track', 'invoice']],
    [
      { order_status: 'pending', payment_status: 'unpaid', payment_method: 'digital_payment' },
      ['pay', 'track', 'cash', 'invoice', 'cancel'],
    ],
    [
      {
        ...{ order_status: 'pending', payment_status: 'unpaid', payment_method: 'digital_payment' },
        ...{ prescription_order: true, details_count: 0 },
      },
      ['track', 'cash', 'invoice', 'cancel'],
    ],
    [
      {
        ...{ order_status: 'pending', payment_status: 'unpaid', payment_method: 'digital_payment' },
        can_pay_cash: false,
      },
      ['pay', 'track', 'invoice', 'cancel'],
    ],
    [
      { order_status: 'failed', payment_status: 'unpaid', payment_method: 'digital_payment' },
      ['pay', 'track', 'cash', 'invoice', 'cancel'],
    ],
    // Another back end gives it up at no time.
    [
      { order_status: 'failed', payment_status: 'unpaid', payment_method: 'digital_payment', pay_until: null },
      ['pay', 'track', 'cash', 'reorder', 'invoice', 'cancel'],
    ],
    [
      { order_status: 'pending', payment_status: 'unpaid', payment_method: 'offline_payment' },
      ['track', 'cash', 'offline', 'invoice', 'cancel'],
    ],
    [
      {
        ...{ order_status: 'pending', payment_status: 'unpaid', payment_method: 'offline_payment' },
        offline_payment: { status: 'pending' },
      },
      ['track', 'offline', 'invoice', 'cancel'],
    ],
    [
      { order_status: 'pending', payment_status: 'partially_paid', payment_method: 'partial_payment' },
      ['pay', 'track', 'invoice', 'cancel'],
    ],
  ])('%j', (change, expected) => {
    expect(orderActions({ ...delivered, ...change }, market, now)).toEqual(expected);
  });

  it('offers nothing that the market has disabled', () => {
    const closed = { cash_on_delivery: false, digital_payment: false, refund_active_status: false };
    const unpaid = {
      ...delivered,
      order_status: 'pending',
      payment_status: 'unpaid',
      payment_method: 'digital_payment',
    };
    expect(orderActions(unpaid, closed, now)).toEqual(['track', 'invoice', 'cancel']);
    expect(orderActions(delivered, closed, now)).toEqual(['review', 'reorder', 'invoice']);
    expect(orderActions({ ...delivered, prescription_order: true }, closed, now)).toEqual(['review', 'invoice']);
  });
});
