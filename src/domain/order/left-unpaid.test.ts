import { expect, it } from 'vitest';
import { isLeftUnpaid } from './left-unpaid';

const now = new Date('2026-11-28T12:00:00Z');
const failed = {
  ...{ order_status: 'failed', payment_status: 'unpaid', payment_method: 'digital_payment' },
  ...{ prescription_order: false, details_count: 1, created_at: '2026-11-28T11:00:00Z', pay_until: null },
};

it.each<[string, object, boolean]>([
  ['an order whose payment failed an hour ago is left', {}, true],
  ['one of a minute less is not yet', { created_at: '2026-11-28T11:01:00Z' }, false],
  ['one without a time is', { created_at: '' }, true],
  ['one that is canceled by itself is not, since that says more', { pay_until: '2026-11-28T12:00:00Z' }, false],
  ['one that waits for the gateway is', { order_status: 'pending' }, true],
  ['one whose rest waits is', { payment_method: 'partial_payment', payment_status: 'partially_paid' }, true],
  ['a transfer that nobody has reported is', { payment_method: 'offline_payment' }, true],
  [
    'one that was not found is not: it can be corrected',
    { order_status: 'pending', payment_method: 'offline_payment', offline_payment: { status: 'denied' } },
    false,
  ],
  ['one in cash is not: a failed delivery has ended', { payment_method: 'cash_on_delivery' }, false],
  ['a prescription without a price is not', { prescription_order: true, details_count: 0 }, false],
  ['a paid one is not', { payment_status: 'paid' }, false],
  ['one that is prepared is not', { order_status: 'processing' }, false],
])('[beyond §2.5] %s', (_sentence, change, expected) => {
  expect(isLeftUnpaid({ ...failed, ...change }, now)).toBe(expected);
});
