import { describe, expect, it } from 'vitest';
import type { Customer } from '@/contract/customer/customer';
import type { Destination } from '../destination';
import type { Draft } from '../draft';
import type { Extras } from '../extras';
import type { ComposedOrder } from './compose';
import { firstProblem, isStanding, problemSectionId, type Problem } from './problem';

const line = (problem: string | null) => ({ problem }) as ComposedOrder['lines'][number];
const slot = {} as NonNullable<ComposedOrder['slot']>;

/** An order that can be placed. */
const order = {
  ...{ types: ['delivery'], reach: null, slots: [slot], slot, lines: [line(null)], missing: 0 },
  ...{ needs_prescription: false, payments: [{ payment_method: 'cash_on_delivery', problem: null }] },
  ...{ partial: null, gateways: [], offline: null, digits: 2 },
} as Partial<ComposedOrder> as ComposedOrder;
const draft = {
  ...{ order_type: 'delivery', payment_method: 'cash_on_delivery', partial: false, bring_change: '', other_tip: null },
  ...{ create_account: false, offline_answers: {} },
} as Partial<Draft> as Draft;
const extras: Extras = { files: [], password: '' };
const contact = {
  contact_person_name: 'Noor',
  contact_person_number: '+96890000001',
  contact_person_email: 'n@x.example',
};
const address = {
  address: '22 Ropewalk Lane',
  address_type: 'home' as const,
  road: '',
  house: '',
  floor: '',
  additional_information: '',
};
const destination: Destination = { contact, address, point: { lat: 20, lng: 60 }, is_guest: true };

type Change = { order?: object; draft?: object; extras?: object; destination?: object; customer?: object };

function problemWith(change: Change): Problem | null {
  return firstProblem({ ...order, ...change.order } as ComposedOrder, {
    draft: { ...draft, ...change.draft } as Draft,
    extras: { ...extras, ...change.extras } as Extras,
    destination: { ...destination, ...change.destination } as Destination,
    customer: (change.customer ?? null) as Customer | null,
  });
}

describe('the problem that blocks an order', () => {
  it.each<[string, Problem | null, Change]>([
    ['nothing', null, {}],
    ['no order type', 'no_type', { order: { types: [] } }],
    ['an order type that does not reach the customer', 'no_type', { order: { reach: 'order_type' } }],
    ['a place outside the zone', 'zone', { order: { reach: 'zone' } }],
    [
      'a contact without a phone number',
      'contact_missing',
      { destination: { contact: { ...contact, contact_person_number: '' } } },
    ],
    ['no address of a guest', 'address_missing', { destination: { address: null } }],
    ['no address of a customer', 'address_missing', { destination: { is_guest: false, address: null } }],
    [
      'no address for a take-away',
      null,
      { draft: { order_type: 'take_away' }, destination: { is_guest: false, address: null } },
    ],
    [
      '[beyond §3] a customer without a phone number',
      'contact_missing',
      { destination: { is_guest: false, contact: null }, customer: { phone: '' } },
    ],
    [
      '[beyond §3] a take-away customer without a phone number',
      'contact_missing',
      { draft: { order_type: 'take_away' }, destination: { is_guest: false }, customer: { phone: '' } },
    ],
    ['a saved address with its own contact', null, { destination: { is_guest: false }, customer: { phone: '' } }],
    [
      'a contact given by a customer',
      null,
      { draft: { contact }, destination: { is_guest: false, contact: null }, customer: { phone: '' } },
    ],
    [
      'a customer with a phone number',
      null,
      { destination: { is_guest: false, contact: null }, customer: { phone: '+96890000001' } },
    ],
    ['no time slot left', 'closed', { order: { slots: [] } }],
    ['a time that has passed', 'slot_gone', { order: { slot: null } }],
    ['no line available at that time', 'nothing_left', { order: { lines: [line('gone'), line('gone')] } }],
    ['one line of two', null, { order: { lines: [line('gone'), line(null)] } }],
    ['too small an order', 'minimum', { order: { missing: 2.5 } }],
    ['a prescription', 'prescription', { order: { needs_prescription: true } }],
    ['no payment method', 'payment_missing', { order: { payments: [] } }],
    [
      'a wallet with too little balance',
      'wallet_low',
      {
        draft: { payment_method: 'wallet' },
        order: { payments: [{ payment_method: 'wallet', problem: 'order_amount' }] },
      },
    ],
    ['an ambiguous tip', 'tip_unclear', { draft: { other_tip: '1.000' } }],
    ['an ambiguous tip of a take-away', null, { draft: { order_type: 'take_away', other_tip: '1.000' } }],
    ['a short password', 'password_short', { draft: { create_account: true }, extras: { password: '12345' } }],
    ['a password', null, { draft: { create_account: true }, extras: { password: '123456' } }],
  ])('%s: %s', (_what, problem, change) => expect(problemWith(change)).toBe(problem));

  it.each<[Problem, boolean, string]>([
    ['no_type', true, 'checkout-type'],
    ['zone', true, 'checkout-address'],
    ['contact_missing', false, 'checkout-address'],
    ['closed', true, 'checkout-time'],
    ['slot_gone', false, 'checkout-time'],
    ['nothing_left', true, 'checkout-summary'],
    ['minimum', true, 'checkout-summary'],
    ['prescription', false, 'checkout-prescription'],
    ['wallet_low', false, 'checkout-payment'],
    ['tip_unclear', false, 'checkout-wishes'],
    ['password_short', false, 'checkout-account'],
  ])('%s can not be fixed by input: %s; it is shown in %s', (problem, stands, section) => {
    expect([isStanding(problem), problemSectionId(problem)]).toEqual([stands, section]);
  });

  it('is null if there is no problem', () => expect(isStanding(null)).toBe(false));
});
