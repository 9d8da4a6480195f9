import { describe, expect, it } from 'vitest';
import {
  cashMayPayRest,
  dueNow,
  partialPayment,
  paymentChoices,
  paymentProblem,
  paymentZone,
  type PaymentFor,
  type PaymentMethod,
} from './payment-choice';

type Change = {
  config?: PaymentFor['config'];
  zone?: PaymentFor['zone'];
  customer?: PaymentFor['customer'];
  order?: Partial<PaymentFor['order']>;
};

/** An order of 40 by a customer with 100 in the wallet and all methods on. */
const change = ({ config, zone, customer = { wallet_balance: 100 }, order }: Change = {}): PaymentFor => ({
  config: {
    cash_on_delivery: true,
    digital_payment: true,
    offline_payment_status: 1,
    customer_wallet_status: 1,
    partial_payment_status: 1,
    partial_payment_method: 'both',
    active_payment_method_list: [{ gateway: 'stripe' }],
    ...config,
  },
  zone: { cash_on_delivery: true, digital_payment: true, offline_payment: true, ...zone },
  customer,
  order: { total: 40, order_type: 'delivery', ...order },
});

describe('paymentProblem', () => {
  it.each<[rule: string, method: PaymentMethod, problem: string | null, change: Change]>([
    ['[CONFIG-01] cash is offered', 'cash_on_delivery', null, {}],
    ['[CONFIG-01] cash is off', 'cash_on_delivery', 'order_method', { config: { cash_on_delivery: false } }],
    ['[PRICE-10] cash is off in the zone', 'cash_on_delivery', 'order_method', { zone: { cash_on_delivery: false } }],
    ['[PRICE-11] cash is taken up to a limit', 'cash_on_delivery', null, { zone: { maximum_cod_order_amount: 40 } }],
    [
      '[PRICE-11] cash is not taken beyond it',
      'cash_on_delivery',
      'order_amount',
      { zone: { maximum_cod_order_amount: 39.99 } },
    ],
    ['[CONFIG-07] a gateway is offered', 'digital_payment', null, {}],
    [
      '[CONFIG-07] there is no gateway',
      'digital_payment',
      'digital_payment',
      { config: { active_payment_method_list: [] } },
    ],
    [
      '[PRICE-10] gateways are off in the zone',
      'digital_payment',
      'digital_payment',
      { zone: { digital_payment: false } },
    ],
    ['[CONFIG-06] the wallet is offered', 'wallet', null, {}],
    ['[CONFIG-06] the wallet is off', 'wallet', 'order_method', { config: { customer_wallet_status: 0 } }],
    ['[CONFIG-06] guests have no wallet', 'wallet', 'is_guest', { customer: null }],
    ['[CONFIG-06] the wallet holds too little', 'wallet', 'order_amount', { customer: { wallet_balance: 39.99 } }],
    ['offline payment is offered', 'offline_payment', null, {}],
    ['offline payment is off', 'offline_payment', 'offline_payment_status', { config: { offline_payment_status: 0 } }],
    [
      'the receiver of a parcel pays in cash',
      'wallet',
      'charge_payer',
      { order: { order_type: 'parcel', charge_payer: 'receiver' } },
    ],
    [
      'the sender of a parcel pays as they like',
      'wallet',
      null,
      { order: { order_type: 'parcel', charge_payer: 'sender' } },
    ],
    [
      'and the receiver does so',
      'cash_on_delivery',
      null,
      { order: { order_type: 'parcel', charge_payer: 'receiver' } },
    ],
    ['nobody but a parcel has a receiver who pays', 'wallet', null, { order: { charge_payer: 'receiver' } }],
    ['[CONFIG-06] the wallet may hold just enough', 'wallet', null, { customer: { wallet_balance: 40 } }],
    [
      '[PRICE-10] a switch that a zone does not have forbids nothing',
      'cash_on_delivery',
      null,
      { zone: { cash_on_delivery: null } },
    ],
    [
      '[CONFIG-07] gateways that are not told are none',
      'digital_payment',
      'digital_payment',
      { config: { active_payment_method_list: null } },
    ],
  ])('%s', (_rule, method, problem, changed) => expect(paymentProblem(method, change(changed))).toBe(problem));
});

it.each<[method: PaymentMethod]>([['cash_on_delivery'], ['digital_payment'], ['wallet'], ['offline_payment']])(
  '[PRICE-10] %s is not forbidden where the zone is not known',
  (method) => expect(paymentProblem(method, { ...change(), zone: null })).toBeNull(),
);

describe('paymentChoices', () => {
  it('[CONFIG-07] are the enabled methods, each with its problem for this order', () =>
    expect(
      paymentChoices(change({ customer: null, zone: { offline_payment: false, maximum_cod_order_amount: 10 } })),
    ).toEqual([
      { payment_method: 'cash_on_delivery', problem: 'order_amount' },
      { payment_method: 'digital_payment', problem: null },
      { payment_method: 'wallet', problem: 'is_guest' },
    ]));
});

describe('partialPayment', () => {
  const poor = { wallet_balance: 15.5 };
  it.each<[rule: string, change: Change, expected: ReturnType<typeof partialPayment>]>([
    [
      '[CONFIG-06] pays what the wallet holds first',
      { customer: poor },
      { wallet: 15.5, rest: 24.5, methods: ['cash_on_delivery', 'digital_payment'] },
    ],
    [
      '[CONFIG-06] leaves the rest to the configured method',
      { customer: poor, config: { partial_payment_method: 'cod' } },
      { wallet: 15.5, rest: 24.5, methods: ['cash_on_delivery'] },
    ],
    [
      '[CONFIG-06] leaves the rest to a gateway where that is configured',
      { customer: poor, config: { partial_payment_method: 'digital_payment' } },
      { wallet: 15.5, rest: 24.5, methods: ['digital_payment'] },
    ],
    [
      '[PRICE-11] takes cash for the rest where the whole would be too much',
      { customer: poor, zone: { maximum_cod_order_amount: 24.5 } },
      { wallet: 15.5, rest: 24.5, methods: ['cash_on_delivery', 'digital_payment'] },
    ],
    [
      '[PRICE-11] takes no cash for a rest that is too much, either',
      { customer: poor, zone: { maximum_cod_order_amount: 24.49 } },
      { wallet: 15.5, rest: 24.5, methods: ['digital_payment'] },
    ],
    [
      '[CONFIG-06] is not offered where nothing pays the rest',
      { customer: poor, config: { partial_payment_method: 'cod', cash_on_delivery: false } },
      null,
    ],
    [
      '[CONFIG-06] is not offered without a method for the rest',
      { customer: poor, config: { partial_payment_method: null } },
      null,
    ],
    [
      '[CONFIG-06] is not offered while the wallet is off',
      { customer: poor, config: { customer_wallet_status: 0 } },
      null,
    ],
    ['[CONFIG-06] is not needed when the wallet holds just enough', { customer: { wallet_balance: 40 } }, null],
    ['[CONFIG-06] is not needed when the wallet holds enough', {}, null],
    ['[CONFIG-06] is not offered with an empty wallet', { customer: { wallet_balance: 0 } }, null],
    ['[CONFIG-06] is not offered while it is off', { customer: poor, config: { partial_payment_status: 0 } }, null],
    ['[CONFIG-06] is not offered to guests', { customer: null }, null],
    [
      '[CONFIG-06] is not offered for a parcel that the receiver pays',
      { customer: poor, order: { order_type: 'parcel', charge_payer: 'receiver' } },
      null,
    ],
  ])('%s', (_rule, changed, expected) => expect(partialPayment(change(changed), 2)).toEqual(expected));
});

it('[CONFIG-06] the chosen method pays all of it, or what the wallet leaves', () => {
  const partial = { wallet: 15.5, rest: 24.5, methods: [] };
  const order = { total: { total: 40 }, partial };
  expect(dueNow(order, { partial: true })).toBe(24.5);
  expect(dueNow(order, { partial: false })).toBe(40);
  expect(dueNow({ ...order, partial: null }, { partial: true })).toBe(40);
});

it.each([
  ['cod', true],
  ['both', true],
  ['digital_payment', false],
  [null, false],
])('[CONFIG-06] where %s pays the rest, cash may: %s', (partial_payment_method, mayPay) =>
  expect(cashMayPayRest({ partial_payment_method })).toBe(mayPay),
);

describe('paymentZone', () => {
  const modules = [
    { id: 1, pivot: { maximum_cod_order_amount: 100 } },
    { id: 2, pivot: { maximum_cod_order_amount: 50 } },
    { id: 3 },
  ];
  it.each([
    ['[PRICE-11] the limit for cash is that of the module', 2, 50],
    ['[PRICE-11] a module without one has none', 3, undefined],
    ['[PRICE-11] nor has one that the zone does not have', 9, undefined],
  ])('%s', (_rule, module_id, limit) => {
    const zone = paymentZone({ cash_on_delivery: true, modules }, module_id);
    expect(zone).toMatchObject({ cash_on_delivery: true });
    expect(zone?.maximum_cod_order_amount).toBe(limit);
  });

  it('[PRICE-10] nothing is forbidden where the zone is not known', () => {
    expect(paymentZone(undefined, 1)).toBeNull();
  });
});
