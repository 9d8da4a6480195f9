import { describe, expect, it } from 'vitest';
import {
  awaitsPayment,
  canStartPayment,
  canSwitchToCash,
  cashDue,
  givenUpBefore,
  hasEnded,
  hasStopped,
  isLeftUnpaid,
  isPayable,
  isPayableNow,
  isPriced,
  isUnpaid,
  payUntil,
} from './order-payment';

const waiting = { order_status: 'pending', payment_status: 'unpaid', payment_method: 'digital_payment' };
const transfer = (status: string) => ({ ...waiting, payment_method: 'offline_payment', offline_payment: { status } });
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 10, 10, minutes));

describe('an order that waits for its payment', () => {
  it.each([
    ['a card is awaited', waiting, true, true],
    ['a card has failed', { ...waiting, order_status: 'failed' }, true, true],
    [
      'the wallet has paid its part',
      { ...waiting, payment_status: 'partially_paid', payment_method: 'partial_payment' },
      true,
      true,
    ],
    ['a transfer is awaited', { ...waiting, payment_method: 'offline_payment' }, false, true],
    ['a transfer is reported', transfer('pending'), false, false],
    ['a transfer has arrived', transfer('verified'), false, false],
    ['a transfer has not arrived', transfer('denied'), false, true],
    ['cash is paid at the door', { ...waiting, payment_method: 'cash_on_delivery' }, false, false],
    ['it is paid', { ...waiting, payment_status: 'paid' }, false, false],
    ['the store has begun', { ...waiting, order_status: 'confirmed' }, false, false],
    ['it is given up', { ...waiting, order_status: 'canceled' }, false, false],
  ])('%s', (_case, order, payable, cash) => {
    expect(isPayable(order)).toBe(payable);
    expect(canSwitchToCash(order)).toBe(cash);
  });

  it('can be sent to a gateway for half an hour, and is cancelled after an hour', () => {
    const order = { ...waiting, created_at: at(0), prescription_order: false, priced_at: null };
    expect([59, 60].map((minutes) => isPayableNow(order, at(minutes)))).toEqual([true, false]);
    expect(canStartPayment(order, at(30))).toBe(true);
    expect(canStartPayment(order, at(31))).toBe(false);
    expect(payUntil(order)).toEqual(at(60));
    expect(givenUpBefore(at(60))).toEqual(at(0));
  });
});

describe('an order that is not paid yet', () => {
  const order = { ...waiting, prescription_order: false, details_count: 1 };
  const partly = { ...order, payment_status: 'partially_paid', payment_method: 'partial_payment' };
  const part = (payment_method: string) => ({ amount: 5, payment_method, payment_status: 'unpaid' });
  const unpriced = { ...order, prescription_order: true, details_count: 0 };
  it.each([
    ['is left unpaid at the gateway', order, true, true],
    ['waits for the rest at the gateway', { ...partly, payments: [part('digital_payment')] }, true, true],
    ['has its rest paid in cash', { ...partly, payments: [part('cash_on_delivery')] }, false, false],
    ['is a prescription without a price', unpriced, false, true],
    ['has failed', { ...order, order_status: 'failed' }, true, true],
    ['has failed, and is paid after all', { ...order, order_status: 'failed', payment_status: 'paid' }, false, false],
    ['has failed at the door', { ...order, order_status: 'failed', payment_method: 'cash_on_delivery' }, false, false],
    ['is paid', { ...order, payment_status: 'paid' }, false, false],
    ['is begun', { ...order, order_status: 'confirmed' }, false, false],
    ['is paid in cash', { ...order, payment_method: 'cash_on_delivery' }, false, false],
    ['waits for word of its transfer', { ...order, payment_method: 'offline_payment' }, false, true],
    ['has its transfer checked', { ...order, ...transfer('pending') }, false, true],
    ['has its transfer found', { ...order, ...transfer('verified') }, false, false],
    ['has sent a transfer that was not found', { ...order, ...transfer('denied') }, true, true],
  ])('[beyond §2.5] %s', (_case, unpaid, isCustomersTurn, isAwaited) => {
    expect(isUnpaid(unpaid)).toBe(isCustomersTurn);
    expect(awaitsPayment(unpaid)).toBe(isAwaited);
  });
});

describe('[beyond §2.5] an order whose payment failed', () => {
  const failed = { ...waiting, order_status: 'failed' };
  it.each([
    ['goes on while it can be paid again', failed, false],
    ['goes on while a transfer can be told', { ...failed, payment_method: 'offline_payment' }, false],
    ['has ended where it was paid', { ...failed, payment_status: 'paid' }, true],
    ['has ended where it was due at the door', { ...failed, payment_method: 'cash_on_delivery' }, true],
    ['has ended once it is canceled', { ...failed, order_status: 'canceled' }, true],
  ])('%s', (_case, order, ended) => {
    expect(hasEnded(order)).toBe(ended);
    expect(hasStopped(order)).toBe(ended);
  });

  it('has not stopped where it was delivered or is on its way', () => {
    expect(hasStopped({ ...waiting, order_status: 'delivered' })).toBe(false);
    expect(hasEnded({ ...waiting, order_status: 'delivered', payment_status: 'paid' })).toBe(true);
    expect(hasEnded({ ...waiting, order_status: 'picked_up' })).toBe(false);
  });
});

describe('a prescription', () => {
  it.each([
    ['has no price at first, and waits for it', true, null, null],
    ['can be paid for an hour once it has its price', true, at(120), at(180)],
    ['that comes along with items has a price at once', false, null, at(60)],
  ])('%s', (_case, prescription_order, priced_at, until) => {
    const order = { ...waiting, created_at: at(0), prescription_order, priced_at };
    expect(isPriced(order)).toBe(until !== null);
    expect(payUntil(order)).toEqual(until);
    expect(canStartPayment(order, at(25))).toBe(until !== null);
  });
});

describe('cash', () => {
  const order = { ...waiting, payment_method: 'cash_on_delivery', order_amount: 23.5, payments: [] };
  const wallet = { amount: 7.5, payment_method: 'wallet', payment_status: 'paid' };
  const rest = { amount: 16, payment_method: 'cash_on_delivery', payment_status: 'unpaid' };
  const parts = { ...order, payment_method: 'partial_payment', payment_status: 'partially_paid' };
  it.each([
    ['the whole of an order in cash', order, 23.5],
    ['[WALLET-13] what the wallet has left', { ...parts, payments: [wallet, rest] }, 16],
    ['nothing once the rest is paid', { ...parts, payments: [wallet, { ...rest, payment_status: 'paid' }] }, 0],
    ['nothing where a card pays the rest', { ...parts, payments: [wallet, { ...rest, payment_method: 'card' }] }, 0],
    ['nothing of an order that is paid otherwise', { ...order, payment_method: 'digital_payment' }, 0],
    ['nothing once it is paid', { ...order, payment_status: 'paid' }, 0],
    ['nothing of an order that was canceled', { ...order, order_status: 'canceled' }, 0],
  ])('is due for %s', (_rule, order, due) => expect(cashDue(order, 2)).toBe(due));

  it('[WALLET-13] is due to the last decimal of the currency', () => {
    expect(cashDue({ ...parts, payments: [wallet, { ...rest, amount: 16.005 }] }, 3)).toBe(16.005);
  });
});

describe('[beyond §2.5] who waits for a payment where nobody gives the order up', () => {
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
  ])('%s', (_sentence, change, expected) => {
    expect(isLeftUnpaid({ ...failed, ...change }, new Date('2026-11-28T12:00:00Z'))).toBe(expected);
  });
});
