import { describe, expect, it } from 'vitest';
import { orderEta, type ExpectedOrder } from './order-eta';

const order: ExpectedOrder = {
  created_at: '2026-11-21T18:00:00Z',
  scheduled: false,
  schedule_at: null,
  min_delivery_time: 20,
  max_delivery_time: 30,
  ...{ order_status: 'processing', payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
  ...{ prescription_order: false, details_count: 1, reached: {} },
};
const market = { timezone: 'UTC', schedule_order_slot_duration: 30 };
const later = { ...order, scheduled: true, schedule_at: '2026-11-21T20:30:00Z' };
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

describe('orderEta', () => {
  it.each([
    ["is the store's minutes after the order", order, '18:10', ['18:20', '18:30'], 15, false],
    ['has no minute left in its last half', order, '18:29', ['18:20', '18:30'], 0, false],
    ['of one for later is the time that was chosen', later, '18:00', ['20:30', '21:00'], 165, false],
    ['tells a new time once the first is over', order, '18:30', ['18:30', '18:40'], 5, true],
    ['tells the next one when that is over, too', order, '18:52', ['18:50', '19:00'], 3, true],
    ['of one for later is late after the time that was chosen', later, '21:01', ['21:00', '21:10'], 4, true],
  ] as const)('[ROUTE-14] %s', (_rule, order, now, [from, until], minutes, is_late) =>
    expect(orderEta(order, at(now), market)).toEqual({ from: at(from), until: at(until), minutes, is_late }),
  );
  it.each([
    ['of a time that was chosen needs to be one for later', { ...later, scheduled: false }, ['18:20', '18:30']],
    [
      'of one for later without a time is that of an order for now',
      { ...later, schedule_at: null },
      ['18:20', '18:30'],
    ],
    ['begins with the order where the store says no least', { ...order, min_delivery_time: 0 }, ['18:00', '18:30']],
  ] as const)('[ROUTE-14] %s', (_rule, order, [from, until]) =>
    expect(orderEta(order, at('18:00'), market)).toMatchObject({ from: at(from), until: at(until) }),
  );
  it.each([
    ['follows the courier, earlier than the store has said', '18:10', 240, ['18:14', '18:24'], 4, false],
    ['follows the courier into the time that was said', '18:22', 90, ['18:23', '18:33'], 2, false],
    ['is late when the courier is', '18:25', 600, ['18:35', '18:45'], 10, true],
    ['is now when he is at the door, though it is over', '18:40', 0, ['18:40', '18:50'], 0, true],
  ] as const)('[ROUTE-14] %s', (_rule, now, left, [from, until], minutes, is_late) =>
    expect(orderEta(order, at(now), market, left)).toEqual({ from: at(from), until: at(until), minutes, is_late }),
  );
  it('[ROUTE-14] is null for an order without a time', () =>
    expect(orderEta({ ...order, created_at: 'soon' }, at('18:00'), market)).toBeNull());
  it('[ROUTE-14] of a scheduled order is as long as a slot of the market', () =>
    expect(orderEta(later, at('18:00'), { ...market, schedule_order_slot_duration: 45 })?.until).toEqual(at('21:15')));
  it('[ROUTE-14] follows the courier when the store has given no minutes', () =>
    expect(orderEta({ ...order, max_delivery_time: 0 }, at('18:00'), market, 61)).toMatchObject({
      ...{ minutes: 2, is_late: false },
    }));
  it('[ROUTE-14] is null without minutes', () =>
    expect(orderEta({ ...order, max_delivery_time: 0 }, at('18:00'), market)).toBeNull());
});

const moment = (time: string) => `2026-11-21T${time}:00Z`;
const paidAhead = { ...order, payment_method: 'digital_payment', payment_status: 'paid', order_status: 'confirmed' };
const prescription = { ...order, prescription_order: true, order_status: 'confirmed' };

describe('the minutes of an order for now', () => {
  it.each([
    ['a card has paid, not from its first try', { ...paidAhead, reached: { confirmed: moment('18:40') } }, '19:00'],
    [
      'the market has found a transfer',
      { ...paidAhead, payment_method: 'offline_payment', reached: { confirmed: moment('19:15') } },
      '19:35',
    ],
    ['its customer has chosen cash instead', { ...order, reached: { pending: moment('18:40') } }, '19:00'],
    [
      'the rest is due in cash',
      { ...order, payment_method: 'partial_payment', reached: { confirmed: moment('18:40') } },
      '19:00',
    ],
    ['the pharmacy has confirmed it', { ...prescription, reached: { confirmed: moment('18:50') } }, '19:10'],
    ['a courier has taken it', { ...prescription, reached: { accepted: moment('18:50') } }, '19:10'],
    [
      'it was placed, however late a store confirms what is due in cash',
      { ...order, reached: { pending: moment('18:00'), confirmed: moment('18:25') } },
      '18:20',
    ],
    ['it was placed, where no moment of a payment is told', paidAhead, '18:20'],
    ['it was placed, where clocks differ', { ...paidAhead, reached: { confirmed: moment('17:59') } }, '18:20'],
  ])('[beyond §2.5] count from when %s', (_when, begun, from) =>
    expect(orderEta(begun, at('18:00'), market)?.from).toEqual(at(from)),
  );

  it('[beyond §2.5] are not late at once where an order is paid after them', () =>
    expect(orderEta({ ...paidAhead, reached: { confirmed: moment('18:40') } }, at('18:41'), market)).toMatchObject({
      is_late: false,
    }));

  it('[beyond §2.5] follow moments on the clocks of the market', () => {
    const begun = { ...paidAhead, reached: { confirmed: '2026-11-21 22:40:00' } };
    expect(orderEta(begun, at('18:41'), { ...market, timezone: 'Asia/Dubai' })?.from).toEqual(at('19:00'));
  });
});

describe('no time is promised', () => {
  const waiting = { ...order, order_status: 'pending' };
  const transfer = { ...waiting, payment_method: 'offline_payment' };
  it.each([
    ['for an order that waits for a card', { ...waiting, payment_method: 'digital_payment' }],
    ['for one whose transfer nobody has reported', transfer],
    ['for one whose transfer is being checked', { ...transfer, offline_payment: { status: 'pending' } }],
    ['for one for later that is not paid', { ...later, ...transfer, scheduled: true, schedule_at: later.schedule_at }],
    ['for a prescription that the pharmacy has not confirmed', { ...prescription, order_status: 'pending' }],
  ])('[beyond §2.5] %s', (_which, unpaid) => expect(orderEta(unpaid, at('18:00'), market)).toBeNull());

  it.each([
    ['an order in cash that waits for its store', waiting],
    ['a transfer that was found', { ...transfer, offline_payment: { status: 'verified' } }],
    [
      'a prescription for a time that was chosen',
      { ...prescription, ...later, prescription_order: true, order_status: 'pending' },
    ],
  ])('[beyond §2.5] but for %s', (_which, promised) => expect(orderEta(promised, at('18:00'), market)).not.toBeNull());
});
