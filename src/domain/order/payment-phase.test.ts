import { describe, expect, it } from 'vitest';
import { paymentPhase } from './payment-phase';

const waiting = {
  order_status: 'pending',
  payment_status: 'unpaid',
  payment_method: 'digital_payment',
  attempt: 'pending',
} as const;

describe('paymentPhase', () => {
  it.each([
    ['no word has come', {}, null, 'waiting'],
    ['the address says success, the back end nothing yet', {}, 'success', 'waiting'],
    ['the address says fail, the back end nothing yet', {}, 'fail', 'waiting'],
    ['it is paid', { payment_status: 'paid', order_status: 'confirmed', attempt: 'success' }, null, 'placed'],
    ['it is paid, whatever the address says', { payment_status: 'paid' }, 'fail', 'placed'],
    ['it failed', { order_status: 'failed', attempt: 'fail' }, null, 'failed'],
    ['it was left', { order_status: 'failed', attempt: 'cancel' }, 'fail', 'canceled'],
    ['another back end says failed only', { order_status: 'failed', attempt: null }, 'cancel', 'canceled'],
    ['another back end says failed and the address nothing', { order_status: 'failed', attempt: null }, null, 'failed'],
    ['nobody paid in time', { order_status: 'canceled', attempt: 'fail' }, null, 'given_up'],
    ['it is paid in cash now', { payment_method: 'cash_on_delivery', attempt: 'fail' }, null, 'placed'],
    [
      'the wallet paid a part and the store began',
      { payment_method: 'partial_payment', order_status: 'confirmed' },
      null,
      'placed',
    ],
    [
      'the wallet paid a part, the card nothing yet',
      { payment_method: 'partial_payment', payment_status: 'partially_paid' },
      null,
      'waiting',
    ],
  ] as const)('%s', (_what, more, flag, phase) => {
    expect(paymentPhase({ ...waiting, ...more }, flag)).toBe(phase);
  });
});
