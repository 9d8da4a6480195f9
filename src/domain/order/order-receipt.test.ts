import { expect, it } from 'vitest';
import { hasReceipt } from './order-receipt';

const placed = {
  order_status: 'pending',
  payment_status: 'unpaid',
  payment_method: 'cash_on_delivery',
  prescription_order: false,
};

it.each([
  ['in cash', {}, true],
  ['by a transfer that is still to come', { payment_method: 'offline_payment' }, true],
  ['at a gateway that is not paid yet', { payment_method: 'digital_payment' }, false],
  ['at a gateway that was left', { payment_method: 'digital_payment', order_status: 'failed' }, false],
  ['partly at a gateway', { payment_method: 'partial_payment', payment_status: 'partially_paid' }, false],
  [
    'partly in cash',
    { payment_method: 'partial_payment', payment_status: 'partially_paid', order_status: 'confirmed' },
    true,
  ],
  [
    'at a gateway that is paid',
    { payment_method: 'digital_payment', payment_status: 'paid', order_status: 'confirmed' },
    true,
  ],
  ['online, by prescription', { payment_method: 'digital_payment', prescription_order: true }, true],
])('[beyond §2.8] an order that is paid %s has its receipt: %s', (_way, more, isSent) => {
  expect(hasReceipt({ ...placed, ...more })).toBe(isSent);
});
