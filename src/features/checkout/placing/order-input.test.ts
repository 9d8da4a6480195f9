import { describe, expect, it } from 'vitest';
import { orderInput } from './order-input';

type Ordering = Parameters<typeof orderInput>[0];

const contact = {
  contact_person_name: 'Noor',
  contact_person_number: '96890000001',
  contact_person_email: 'n@x.example',
};
const address = { address: '22 Ropewalk Lane', address_type: 'home' as const, road: 'Quay', house: '4', floor: '1' };

/** A guest's cash order from the cart. */
const base = {
  page: 'cart',
  checkout: {
    store: { id: 7, cutlery: true, address: '5 Mill Street', latitude: 21, longitude: 61 },
    ...{ distance_km: 5, point: { lat: 20, lng: 60.5 }, coupon: null },
  },
  order: {
    ...{ slot: null, partial: null, coupon_problem: null, needs_prescription: false },
    total: { total: 20.35, dm_tips: 0, extra_packaging: 0, coupon_discount: 2, free_delivery_by: null },
  },
  draft: {
    ...{ order_type: 'delivery', payment_method: 'cash_on_delivery', partial: false, create_account: false },
    ...{ bring_change: '', instructions: [], cutlery: false, unavailable: null, order_note: '' },
  },
  destination: { contact, address, point: { lat: 20, lng: 60.5 }, is_guest: true },
  owner: { guest_id: 31 },
  extras: { files: [], password: '' },
  t: (key: string) => key,
};

type Part = 'checkout' | 'order' | 'draft' | 'destination' | 'extras';

function inputWith(part: Part, change: object): object {
  return orderInput({ ...base, [part]: { ...base[part], ...change } } as unknown as Ordering);
}

describe('the input of the place call', () => {
  it('contains what the customer sees, and no more', () => {
    const sent = orderInput(base as unknown as Ordering);
    expect(sent).toMatchObject({
      ...{
        guest_id: 31,
        is_guest: 1,
        order_type: 'delivery',
        store_id: 7,
        order_amount: 20.35,
        distance: 5,
        cutlery: 0,
      },
      ...{ payment_method: 'cash_on_delivery', ...contact, contact_person_number: '+96890000001' },
      ...{ ...address, latitude: 20, longitude: 60.5 },
    });
    for (const name of [
      'dm_tips',
      'extra_packaging_amount',
      'bring_change_amount',
      'create_new_user',
      'cart',
      'coupon_code',
    ]) {
      expect(sent).not.toHaveProperty(name);
    }
  });

  it('[beyond §2.21] asks to replace what is not there, but no medicine on prescription', () => {
    const noteWith = (may: string) =>
      orderInput({
        ...base,
        order: { ...base.order, replaceable: may },
        draft: { ...base.draft, unavailable: 'replace' },
      } as unknown as Ordering).unavailable_item_note;
    expect(noteWith('all')).toBe('checkout.unavailable_replace');
    expect(noteWith('some')).toBe('checkout.unavailable_replace_others');
  });

  it.each<[string, Part, object, object]>([
    ['a tip', 'order', { total: { total: 22, dm_tips: 1.5, extra_packaging: 0 } }, { dm_tips: 1.5 }],
    ['packaging', 'order', { total: { total: 22, dm_tips: 0, extra_packaging: 1 } }, { extra_packaging_amount: 1 }],
    ['change', 'draft', { bring_change: '50' }, { bring_change_amount: 50 }],
    ['a note', 'draft', { order_note: ' No onions ' }, { order_note: 'No onions' }],
    [
      'instructions',
      'draft',
      { instructions: ['ring', 'door'] },
      { delivery_instruction: 'checkout.instruction_ring, checkout.instruction_door' },
    ],
    [
      '[beyond §2.15] the way to the door',
      'destination',
      { address: { ...address, additional_information: 'Second gate' } },
      { delivery_instruction: 'Second gate' },
    ],
    ['a coupon', 'checkout', { coupon: { code: 'TEN' } }, { coupon_code: 'TEN' }],
  ])('contains %s', (_what, part, change, sent) => expect(inputWith(part, change)).toMatchObject(sent));

  it('[beyond §2.15] tells the courier the wishes for the door first, then the way to it', () => {
    const destination = { ...base.destination, address: { ...address, additional_information: 'Second gate' } };
    const draft = { ...base.draft, instructions: ['ring', 'door'] };
    expect(orderInput({ ...base, destination, draft } as unknown as Ordering)).toMatchObject({
      delivery_instruction: 'checkout.instruction_ring, checkout.instruction_door · Second gate',
    });
    const fetched = { ...draft, order_type: 'take_away' };
    const collected = orderInput({ ...base, destination, draft: fetched } as unknown as Ordering);
    expect(collected).not.toHaveProperty('delivery_instruction');
  });

  it('[ITEM-33] contains a prescription only while the order needs one', () => {
    const extras = { files: [new File(['x'], 'page-1.jpg')], password: '' };
    const needing = { ...base, extras, order: { ...base.order, needs_prescription: true } };
    expect(orderInput(needing as unknown as Ordering)).toMatchObject({ order_attachment: extras.files });
    expect(inputWith('extras', extras)).not.toHaveProperty('order_attachment');
  });

  it('creates an account for a guest who wants one', () => {
    const wanting = {
      ...base,
      draft: { ...base.draft, create_account: true },
      extras: { files: [], password: 'Secret1' },
    };
    expect(orderInput(wanting as unknown as Ordering)).toMatchObject({ create_new_user: 1, password: 'Secret1' });
  });

  it('[CHECKOUT-02] has the place of the store for a take-away, by which other back ends find store and zone', () => {
    const sent = inputWith('draft', { order_type: 'take_away' });
    expect(sent).toMatchObject({ address: '5 Mill Street', latitude: 21, longitude: 61 });
    expect(sent).not.toHaveProperty('road');
  });

  it.each([
    ['a row', [{ type: 'Red-L', price: 9, stock: 3 }], 'Red-L'],
    ['chosen labels', [{ name: 'Size', values: { label: ['Large'] } }], ''],
    ['no choice', [], ''],
  ])('[CHECKOUT-08] [CHECKOUT-09] of Buy Now leaves no field of a line out, with %s', (_what, variation, variant) => {
    const add_ons = [
      { id: 4, name: 'Cheese', price: 0.5 },
      { id: 5, name: 'Egg', price: 1 },
    ];
    const item = { ...{ id: 3, price: 9, variations: [], food_variations: [], add_ons } };
    const line = { ...{ item_id: 3, item_type: 'Item', item, price: 9, quantity: 2, variation } };
    const lines = [{ ...line, add_on_ids: [5], add_on_qtys: [2] }];
    const bought = { ...base, page: 'buy_now', checkout: { ...base.checkout, lines, config: {} } };
    const { cart } = orderInput(bought as unknown as Ordering);
    expect(JSON.parse(cart ?? '')).toEqual([
      {
        ...{ item_id: 3, item_campaign_id: null, item_type: 'AppModelsItem', price: 9, quantity: 2 },
        ...{ variant, variation, add_on_ids: [5], add_on_qtys: [2] },
        add_ons: [{ id: 5, name: 'Egg', price: 1 }],
      },
    ]);
  });

  it('[ADDR-24] has the customer as contact of a take-away, not the contact of a saved address', () => {
    const fetched = {
      ...{ ...base, owner: {}, draft: { ...base.draft, order_type: 'take_away' } },
      destination: { ...base.destination, is_guest: false },
    };
    expect(orderInput(fetched as unknown as Ordering)).not.toHaveProperty('contact_person_name');
    const delivered = { ...fetched, draft: base.draft };
    expect(orderInput(delivered as unknown as Ordering)).toMatchObject({ contact_person_name: 'Noor' });
  });
});
