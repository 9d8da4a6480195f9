// @document
import { deviceOrders } from '@tests/support/rooms/device-room';
import { apiServer } from '@tests/support/api-server';
import {
  enterMarket,
  findPlaceButton,
  leaveMarket,
  openCheckout,
  type Opening,
} from '@tests/support/rooms/checkout-room';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { record } from '@/contract/core/wire-values';
import { keepOrderType, orderKey } from '@/features/item/kept-order-type';
import { saveGuestAddress } from '@/lib/guest-details';
import { saveGuest, saveModule, savePlace, tabMemory } from '@/lib/session';
import { toast } from '@/lib/toast';
import { pendingAttempt } from './placing/attempt';
import { at, handlers, item, line, newMarket, store, zone } from './market.fixture';

const api = apiServer();
let market = newMarket();
let replaced: unknown[] = [];

const contact = {
  contact_person_name: 'Samir Haddar',
  contact_person_number: '15550142201',
  contact_person_email: 'samir@mail.example',
};
const address = { address: '14 Lighthouse Road', address_type: 'home', road: '', house: '14', floor: '3' };

function open(opening?: Opening) {
  const page = openCheckout(opening);
  page.router.replace.mockImplementation((to: unknown) => {
    replaced.push(to);
    return Promise.resolve(true);
  });
  return page;
}

/** Unfolds the wishes and returns the text of their title. */
async function unfoldWishes() {
  const title = screen.getByRole('button', { name: /^Instructions, tip and note/ });
  await userEvent.click(title);
  return title.textContent;
}
const total = () => {
  const [row] = screen.getAllByText('Total');
  return row?.parentElement?.textContent;
};

beforeEach(() => {
  replaced = [];
  market = newMarket();
  api.use(...handlers(market));
  enterMarket();
  localStorage.setItem('guest_contact', JSON.stringify(contact));
  localStorage.setItem('guest_address', JSON.stringify({ ...address, latitude: at.lat, longitude: at.lng }));
  saveGuest(5);
});
afterEach(leaveMarket);

describe('the checkout', () => {
  it('[ROUTE-06] [PRICE-14] [PRICE-22] [SLOT-03] shows the whole price and preselects Now', async () => {
    open();
    await findPlaceButton();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Now, 20–30 min' }).checked).toBe(true);
    expect(screen.getByText('Delivery fee').parentElement?.textContent).toContain('$3.00');
    expect(screen.getByText('Service charge').parentElement?.textContent).toContain('$0.50');
    expect(screen.getByText('Tax (5%, included)').parentElement?.textContent).toContain('$0.95');
    expect(total()).toBe('Total$23.50');
  });

  it('[ADDR-22] [ADDR-24] [ADDR-27] [CHECKOUT-01] [PRICE-18] a take-away has no heading, no address and no fee', async () => {
    open();
    await findPlaceButton();
    const heading = screen.getByRole('heading', { name: 'Delivery Addresses' });
    expect(heading.className).not.toContain('vh');
    expect(screen.getByText('14 Lighthouse Road')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Take-away' }));
    expect((await screen.findByRole('heading', { name: 'Delivery Addresses' })).className).toContain('vh');
    expect(screen.getByText('Samir Haddar')).toBeTruthy();
    expect(screen.queryByText('14 Lighthouse Road')).toBeNull();
    expect(screen.queryByText('Delivery fee')).toBeNull();
    expect(total()).toBe('Total$20.50');
  });

  it.each([
    ['store', { delivery: false }, {}],
    ['market', {}, { home_delivery_status: 0 }],
  ])('[CHECKOUT-02] starts as take-away if the %s does not deliver', async (_who, shop, changed) => {
    market.store = { ...store, ...shop };
    open({ config: changed });
    const button = await findPlaceButton();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Take-away' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Delivery' }).disabled).toBe(true);
    expect(total()).toBe('Total$20.50');
    await userEvent.click(button);
    await waitFor(() => expect(market.placed).toMatchObject([{ order_type: 'take_away', order_amount: 20.5 }]));
  });

  it('[LANG-04] shows the distance to the store after its address, in the format of the language', async () => {
    open({ language: 'ar' });
    expect(await screen.findByText(/^22 Ropewalk Lane/, {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.getByText('22 Ropewalk Lane').parentElement?.textContent).toBe('22 Ropewalk Lane، 1.2 كم');
  });

  it('[CHECKOUT-06] asks a visitor to sign in where guests may not order', async () => {
    open({ config: { guest_checkout_status: 0 } });
    expect(await screen.findByText('Please sign in to order')).toBeTruthy();
    expect(screen.queryByText('Place order')).toBeNull();
  });

  it('[CHECKOUT-07] an empty cart shows a link to the shop', async () => {
    market.cart = [];
    open();
    const link = await screen.findByRole('link', { name: 'Continue Shopping' }, { timeout: 5000 });
    expect(link.getAttribute('href')).toBe('/home');
  });

  it('[ADDR-30] the first missing input is reported and gets the focus', async () => {
    localStorage.removeItem('guest_contact');
    saveGuest(5);
    open();
    await userEvent.click(await findPlaceButton());
    const section = within(document.getElementById('checkout-address')!);
    expect(await section.findByText('Please enter your contact info')).toBeTruthy();
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact info' }));
    expect(await dialog.findByText('name is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/Contact Person Name/)));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    // The focus returns to the button that fixes it, not to Sign In.
    await waitFor(() => expect(document.activeElement).toBe(section.getByRole('button', { name: 'Add contact info' })));
    expect(market.placed).toEqual([]);
  });

  describe('of a guest with no input but a place', () => {
    beforeEach(() => {
      localStorage.removeItem('guest_contact');
      localStorage.removeItem('guest_address');
      saveGuest(5);
    });

    it('[ADDR-27] [ADDR-34] shows that place, asks for the contact only, and then places the order by itself', async () => {
      open({ config: { country: 'US' } });
      await findPlaceButton();
      expect(within(document.getElementById('checkout-address')!).getByText('Harbour')).toBeTruthy();
      await userEvent.click(await findPlaceButton());
      const dialog = within(await screen.findByRole('dialog', { name: 'Contact info' }));
      await userEvent.type(dialog.getByLabelText(/Contact Person Name/), 'Samir');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Phone/ }), '5550142201');
      await userEvent.type(dialog.getByLabelText(/Contact Person Email/), 'samir@mail.example');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(market.placed).toHaveLength(1));
      expect(market.placed[0]).toMatchObject({ address: 'Harbour', latitude: 25.2, contact_person_name: 'Samir' });
    });

    it('[ADDR-27] replaces an address given for another place when the place changes', async () => {
      const given = { ...address, address_type: 'home' as const, address_label: '', additional_information: '' };
      act(() => saveGuestAddress({ ...given, latitude: at.lat, longitude: at.lng }));
      open();
      const section = () => within(document.getElementById('checkout-address')!);
      await findPlaceButton();
      expect(section().getByText('14 Lighthouse Road')).toBeTruthy();
      const there = { lat: 25.22, lng: 55.32 };
      act(() => savePlace({ location: '3 Gull Lane', currentLatLng: there, zone_ids: [1] }));
      expect(await screen.findByText('3 Gull Lane')).toBeTruthy();
      expect(screen.queryByText('14 Lighthouse Road')).toBeNull();
      act(() => savePlace({ location: 'Harbour', currentLatLng: at, zone_ids: [1] }));
      expect(await screen.findByText('14 Lighthouse Road')).toBeTruthy();
    });
  });

  it('[ADDR-37] [CHECKOUT-01] asks for a missing email once, and then places the order by itself', async () => {
    localStorage.setItem('guest_contact', JSON.stringify({ ...contact, contact_person_email: '' }));
    saveGuest(5);
    open();
    await userEvent.click(await findPlaceButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact info' }));
    const email = dialog.getByLabelText(/Contact Person Email/);
    await waitFor(() => expect(document.activeElement).toBe(email));
    await userEvent.type(email, 'samir@mail.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(market.placed).toHaveLength(1));
    expect(market.placed[0]).toMatchObject({ contact_person_email: 'samir@mail.example' });
  });

  it('[LOC-05] an address outside the zone disables the order and offers two ways out', async () => {
    market.store = { ...store, zone_id: 9 };
    open();
    const button = await findPlaceButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('Ember & Bun does not deliver to your address.').length).toBeGreaterThan(0);
    await userEvent.click(button);
    expect(market.placed).toEqual([]);
    expect(screen.getByRole('button', { name: 'Change address' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to take-away' }));
    await waitFor(async () => expect((await findPlaceButton()).getAttribute('aria-disabled')).toBeNull());
  });

  it.each([
    ['is taken where a zone of the address has its module', 1, null],
    ['is refused where none has, as by the server', 2, 'true'],
  ])('[LOC-05] an order at a store of all zones %s', async (_what, id, isDisabled) => {
    const pivot = { delivery_charge_type: 'fixed', fixed_shipping_charge: 3 };
    const modules = [{ id, module_type: 'food', all_zone_service: 1, pivot }];
    market.store = { ...store, zone_id: 9 };
    market.zone = { ...zone, zone_data: zone.zone_data.map((entry) => ({ ...entry, modules })) };
    open();
    await waitFor(async () => expect((await findPlaceButton()).getAttribute('aria-disabled')).toBe(isDisabled));
    const words = screen.queryAllByText('Ember & Bun does not deliver to your address.');
    expect(words.length > 0).toBe(isDisabled !== null);
  });

  it('[GUEST-01] the wallet and cards are disabled with a reason', async () => {
    open();
    await findPlaceButton();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Wallet/ }).disabled).toBe(true);
    expect(screen.getByText('Sign in to pay from your wallet')).toBeTruthy();
    expect(screen.queryByText('Pay offline')).toBeNull();
  });

  describe('of a cart', () => {
    const module = (id: number) => ({ id, module_name: String(id) }) as Parameters<typeof saveModule>[0];
    beforeEach(() =>
      api.use(
        http.get('*/api/v1/customer/cart/list', ({ request }) =>
          HttpResponse.json(request.headers.get('moduleId') === '1' ? market.cart : []),
        ),
      ),
    );

    it('[CHECKOUT-01] [CART-28] stays on its module when another tab chooses another one', async () => {
      const { client } = open();
      await findPlaceButton();
      act(() => saveModule(module(2)));
      await act(() => client.invalidateQueries());
      await userEvent.click(await findPlaceButton());
      await waitFor(() => expect(market.placed).toHaveLength(1));
    });

    it.each([
      ['[CHECKOUT-03] is found of a module that is not the chosen one', module(2)],
      ['[CHECKOUT-03] is found where none has been chosen', null],
    ])('%s', async (_rule, chosen) => {
      localStorage.removeItem('module');
      saveGuest(5);
      if (chosen) saveModule(chosen);
      open({ query: { page: 'cart', module_id: '1' } });
      expect(await findPlaceButton()).toBeTruthy();
    });
  });

  it('[HDR-10] keeps the choices over a reload', async () => {
    const first = open();
    await findPlaceButton();
    await unfoldWishes();
    await userEvent.click(screen.getByRole('radio', { name: /\$2/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Order note/ }), 'No onions');
    first.unmount();
    open();
    await findPlaceButton();
    // The choices can be read before the section is unfolded.
    expect(await unfoldWishes()).toBe('Instructions, tip and noteTip $2.00, No onions');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Order note/ }).value).toBe('No onions');
    expect(total()).toBe('Total$25.50');
  });
});

it.each([
  ['left', '$', ''],
  ['right', '', '$'],
])('[PRICE-02] shows the currency on the %s of a typed amount as well', async (side, before, after) => {
  open({ config: { currency_symbol_direction: side } });
  await findPlaceButton();
  await unfoldWishes();
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  const tip = screen.getByRole('textbox', { name: 'Tip amount' });
  expect([tip.previousSibling, tip.nextSibling].map((neighbour) => neighbour?.textContent ?? '')).toEqual([
    before,
    after,
  ]);
});

describe('placing the order', () => {
  it('[CHECKOUT-02] [ADDR-33] sends it once, however often the button is pressed', async () => {
    open();
    await userEvent.dblClick(await findPlaceButton());
    await waitFor(() => expect(replaced).toHaveLength(1));
    expect(market.placed).toHaveLength(1);
    expect(market.placed[0]).toMatchObject({
      guest_id: 5,
      order_type: 'delivery',
      schedule_at: null,
      order_amount: 23.5,
      contact_person_number: '+15550142201',
      house: '14',
      payment_method: 'cash_on_delivery',
    });
    expect(replaced[0]).toMatchObject({ query: { order_id: 100482 } });
    expect(JSON.stringify(replaced)).not.toContain('1555');
    expect(pendingAttempt(0)).toBeNull();
    expect(deviceOrders()).toMatchObject([{ order_id: 100482, contact_number: '15550142201', is_over: false }]);
  });

  it('[CHECKOUT-01] retries a lost answer with the same key', async () => {
    market.answers.unshift(() => HttpResponse.error());
    open();
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(replaced).toHaveLength(1));
    expect(market.placed).toHaveLength(2);
    expect(market.placed[0]?.idempotency_key).toBe(market.placed[1]?.idempotency_key);
  });

  it('[beyond §3] reports a connection lost before sending, and keeps the form’s input', async () => {
    open();
    await findPlaceButton();
    await unfoldWishes();
    const field = screen.getByLabelText(/^Order note/);
    await userEvent.type(field, 'Ring twice');
    api.use(http.get('*/api/v1/customer/cart/list', () => HttpResponse.error()));
    await userEvent.click(await findPlaceButton());
    const told = await screen.findAllByText(/^No connection/, {}, { timeout: 8000 });
    expect(told.length).toBeGreaterThan(0);
    // It is the same element: files and a password, which the tab does not store, are still in it.
    expect(document.body.contains(field)).toBe(true);
    expect(market.placed).toEqual([]);
  });

  it('[PRICE-12] retries a lost vehicle charge, and asks for agreement before sending', async () => {
    let asked = 0;
    api.use(
      http.get('*/api/v1/vehicle/extra_charge', () => {
        asked += 1;
        return asked === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(0.5);
      }),
    );
    open();
    const button = await findPlaceButton();
    await waitFor(() => expect(total()).toBe('Total$23.50'));
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(dialog.textContent).toContain('$24.00');
    expect(market.placed).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Place order', hidden: true }));
    await waitFor(() => expect(market.placed).toMatchObject([{ order_amount: 24 }]));
  });

  it('[CHECKOUT-01] an unknown outcome survives a reload and is checked, not ordered again', async () => {
    market.answers = [() => HttpResponse.error()];
    const first = open();
    await userEvent.click(await findPlaceButton());
    expect(await screen.findByText('We have not heard back')).toBeTruthy();
    first.unmount();
    // The order was already placed, so the cart is empty.
    market.cart = [];
    market.answers = [() => HttpResponse.json({ order_id: 100482, total_ammount: 23.5 })];
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }, { timeout: 5000 }));
    await waitFor(() => expect(replaced).toHaveLength(1));
    expect(new Set(market.placed.map((order) => order.idempotency_key)).size).toBe(1);
  });

  it('[CHECKOUT-01] [beyond §4] an order with pictures that is still being placed after a reload is waited for', async () => {
    const sent = { payment_method: 'cash_on_delivery', order_type: 'delivery', store_id: 7, guest_id: 5, is_guest: 1 };
    const attempt = { idempotency_key: 'before-the-reload', input: sent, is_bare: true, customer_id: 0 };
    tabMemory.save('checkout_attempt', { ...attempt, offline: null, gateway: '', wallet_part: 0 });
    const asked: (string | null)[] = [];
    const underWay = { errors: [{ code: 'order_under_way', message: 'Your order is still being placed.' }] };
    api.use(
      http.get('*/api/v1/customer/order/payment-status', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('idempotency_key'));
        if (asked.length < 3) return HttpResponse.json(underWay, { status: 503, headers: { 'Retry-After': '1' } });
        return HttpResponse.json({ order_id: 100482, order_amount: 23.5 });
      }),
    );
    open();
    const [button = expect.fail('no button')] = await screen.findAllByRole('button', { name: 'Ask again' });
    await userEvent.click(button);
    await waitFor(() => expect(replaced).toMatchObject([{ query: { order_id: 100482 } }]), { timeout: 10_000 });
    expect(asked).toEqual(['before-the-reload', 'before-the-reload', 'before-the-reload']);
    expect(market.placed).toEqual([]);
    expect(pendingAttempt(0)).toBeNull();
  });

  it('[beyond §3.3] the attempt of another customer is neither told nor sent again', async () => {
    market.answers = [() => HttpResponse.error()];
    const first = open();
    await userEvent.click(await findPlaceButton());
    await screen.findByText('We have not heard back');
    first.unmount();
    tabMemory.save('checkout_attempt', { ...record(tabMemory.read('checkout_attempt')), customer_id: 77 });
    market.answers = [() => HttpResponse.json({ order_id: 100483, total_ammount: 23.5 })];
    open();
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(replaced).toHaveLength(1));
    expect(screen.queryByText('We have not heard back')).toBeNull();
    expect(new Set(market.placed.map((order) => order.idempotency_key)).size).toBe(2);
  });

  it('[CHECKOUT-01] a repeat that is refused as one too many says nothing about the first try', async () => {
    const tooMany = { errors: [{ code: 'rate_limit', message: 'Too many requests' }] };
    market.answers = [() => HttpResponse.error(), () => HttpResponse.json(tooMany, { status: 429 })];
    open();
    // A lost answer is asked for once more at once.
    await userEvent.click(await findPlaceButton());
    const [askAgain = expect.fail('no button')] = await screen.findAllByRole('button', { name: 'Ask again' });
    expect(market.placed).toHaveLength(2);
    market.answers = [() => HttpResponse.json({ order_id: 100482, total_ammount: 23.5 })];
    await userEvent.click(askAgain);
    await waitFor(() => expect(replaced).toHaveLength(1));
    expect(new Set(market.placed.map((order) => order.idempotency_key)).size).toBe(1);
  });

  it('[CHECKOUT-01] orders on a page without HTTPS, too', async () => {
    const overHttp = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    open();
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(market.placed).toHaveLength(1));
    expect(market.placed[0]?.idempotency_key).toMatch(/^[0-9a-f]{32}$/);
    overHttp.mockRestore();
  });

  it('[PRICE-01] shows a raised price and sends nothing until it is confirmed', async () => {
    open();
    const button = await findPlaceButton();
    // The change is reported against the total that was shown.
    await waitFor(() => expect(total()).toBe('Total$23.50'));
    market.cart = [{ ...line, item: { ...item, price: 12 } }];
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { hidden: true });
    const text = within(dialog).getByText('Charcoal burger').closest('li')?.textContent;
    expect(text).toContain('$20.00');
    expect(text).toContain('$24.00');
    expect(market.placed).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Place order', hidden: true }));
    await waitFor(() => expect(market.placed).toHaveLength(1));
    expect(market.placed[0]?.order_amount).toBe(27.5);
  });

  it('[PRICE-01] [CHECKOUT-01] asks once more when the rest costs less than was agreed to', async () => {
    const soup = { ...line, id: 12, item: { ...item, id: 4, name: 'Soup', module_type: 'grocery', stock: 9 } };
    market.cart = [line, soup];
    open();
    const button = await findPlaceButton();
    await waitFor(() => expect(total()).toBe('Total$43.50'));
    market.cart = [line, { ...soup, item: { ...soup.item, stock: 0 } }];
    // The burger has become cheaper by the time the soup is taken out.
    api.use(
      http.delete('*/api/v1/customer/cart/remove-item', () => {
        market.cart = [{ ...line, item: { ...item, price: 8 } }];
        return HttpResponse.json([]);
      }),
    );
    await userEvent.click(button);
    const agree = async () => {
      const dialog = await screen.findByRole('dialog', { hidden: true });
      const text = dialog.textContent;
      await userEvent.click(within(dialog).getByRole('button', { name: 'Place order', hidden: true }));
      await waitFor(() => expect(document.body.contains(dialog)).toBe(false));
      return text;
    };
    expect(await agree()).toContain('Soup');
    const further = await agree();
    expect(further).toContain('$19.50');
    expect(further).not.toContain('Soup');
    await waitFor(() => expect(market.placed).toMatchObject([{ order_amount: 19.5 }]));
  });

  it('[ITEM-25] a sold-out line blocks the order and says so', async () => {
    open();
    const button = await findPlaceButton();
    market.cart = [{ ...line, item: { ...item, module_type: 'grocery', stock: 0 } }];
    await userEvent.click(button);
    expect(await screen.findByText('Nothing in this order can be had at that time.')).toBeTruthy();
    expect(market.placed).toEqual([]);
  });

  it('[HDR-11] shows a refusal in the server’s words, and the next attempt has a new key', async () => {
    market.answers.unshift(() =>
      HttpResponse.json({ errors: [{ code: 'schedule_at', message: 'Pick another time' }] }, { status: 403 }),
    );
    open();
    await userEvent.click(await findPlaceButton());
    expect(await screen.findByText('Pick another time')).toBeTruthy();
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(replaced).toHaveLength(1));
    expect(market.placed[0]?.idempotency_key).not.toBe(market.placed[1]?.idempotency_key);
  });

  it('[HDR-11] shows the first of several reasons at the button, and each other one as its own toast', async () => {
    const told = vi.spyOn(toast, 'error').mockResolvedValue();
    const errors = ['Pick another time', 'The courier is away', 'The soup is cold'].map((message) => ({
      ...{ code: 'of_its_own', message },
    }));
    market.answers.unshift(() => HttpResponse.json({ errors }, { status: 403 }));
    open();
    await userEvent.click(await findPlaceButton());
    expect(await screen.findByText('Pick another time')).toBeTruthy();
    expect(told.mock.calls).toEqual([['The courier is away'], ['The soup is cold']]);
    told.mockRestore();
  });

  it('[GUEST-08] tells a guest that there is no history, and links to tracking without the phone in the URL', async () => {
    sessionStorage.setItem(
      'placed_order',
      JSON.stringify({ order_id: 9, total: 20, is_guest: true, contact_number: '+1' }),
    );
    open({ query: { order_id: '9' } });
    expect(await screen.findByText(/As a guest you have no order history/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe('/track-order?order_id=9');
  });

  it.each([
    ['buy_now', 'Item', null, 'AppModelsItem'],
    ['campaign', 'ItemCampaign', 3, 'AppModelsItemCampaign'],
  ])(
    '[CHECKOUT-08] [CHECKOUT-09] [ROUTE-06] page=%s orders the one item, not the cart',
    async (page, type, campaign, wire) => {
      sessionStorage.setItem('buy_now', JSON.stringify({ ...line, id: 1, item_type: type }));
      open({ query: { page } });
      await userEvent.click(await findPlaceButton());
      await waitFor(() => expect(market.placed).toHaveLength(1));
      expect(market.placed[0]?.is_buy_now).toBe(1);
      expect(JSON.parse(String(market.placed[0]?.cart))).toMatchObject([
        { item_id: 3, item_campaign_id: campaign, item_type: wire, price: 10, quantity: 2 },
      ]);
    },
  );

  it('[SLOT-02] [CHECKOUT-02] an order for later contains its time', async () => {
    open();
    await findPlaceButton();
    await userEvent.click(screen.getByRole('radio', { name: 'Schedule' }));
    await userEvent.click(screen.getByRole('radio', { name: /Tomorrow/ }));
    await userEvent.click(screen.getByRole('radio', { name: /12:00\W+12:30/ }));
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(market.placed).toHaveLength(1));
    expect(market.placed[0]?.schedule_at).toMatch(/^\d{4}-\d\d-\d\d 00:00:00$/);
    expect(market.placed[0]?.order_type).toBe('delivery');
  });

  it('[SLOT-02] another day takes its own first time, not that of the day before', async () => {
    open();
    await findPlaceButton();
    await userEvent.click(screen.getByRole('radio', { name: 'Schedule' }));
    await userEvent.click(screen.getByRole('radio', { name: /Tomorrow/ }));
    const times = within(screen.getByRole('radiogroup', { name: 'Time' }));
    expect(times.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true);
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(market.placed).toHaveLength(1));
    const [day] = String(market.placed[0]?.schedule_at).split(' ');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(day).toBe(tomorrow);
  });

  it('[CHECKOUT-02] opens with the order type that was chosen on the store’s page', async () => {
    keepOrderType(orderKey(store.id), 'take_away');
    open();
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(market.placed).toMatchObject([{ order_type: 'take_away' }]));
  });

  it('[SLOT-02] Later preselects the first time, and Now can be chosen again', async () => {
    open();
    await findPlaceButton();
    expect(screen.queryByRole('radiogroup', { name: 'Time' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Schedule' }));
    const times = within(screen.getByRole('radiogroup', { name: 'Time' }));
    expect(times.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /^Now/ }));
    expect(screen.queryByRole('radiogroup', { name: 'Time' })).toBeNull();
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(market.placed).toMatchObject([{ schedule_at: null }]));
  });

  it('[SLOT-02] a time that has passed is removed with a message, and must be chosen again', async () => {
    sessionStorage.setItem('checkout_draft', JSON.stringify({ slot: '2020-01-01 10:00:00' }));
    open();
    await userEvent.click(await findPlaceButton());
    expect(await screen.findByText('The time you chose has passed. Please choose another one.')).toBeTruthy();
    expect(document.getElementById('checkout-time')?.contains(document.activeElement)).toBe(true);
    expect(market.placed).toEqual([]);
  });

  it('[SLOT-01] a permanently closed store says so', async () => {
    market.store = { ...store, active: 0 };
    open();
    const button = await findPlaceButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('Ember & Bun is closed and takes no orders for later.').length).toBeGreaterThan(0);
  });

  it('[CHECKOUT-01] an order below the minimum shows the missing amount', async () => {
    market.store = { ...store, minimum_order: 30 };
    open();
    await findPlaceButton();
    expect(screen.getByText('The smallest order here is $30.00. Add $10.00 more.')).toBeTruthy();
  });

  it('[PRICE-17] free delivery strikes the fee through', async () => {
    market.store = { ...store, free_delivery: true };
    open();
    await findPlaceButton();
    const fee = screen.getByText('Delivery fee').parentElement;
    expect(fee?.querySelector('s')?.textContent).toContain('$3.00');
    expect(fee?.textContent).toContain('Free');
  });

  it('[CHECKOUT-01] a different total on the server is reported, not charged', async () => {
    market.answers = [
      () => HttpResponse.json({ errors: [{ code: 'price', message: 'It is now $25.00.' }] }, { status: 403 }),
    ];
    open();
    await userEvent.click(await findPlaceButton());
    expect(await screen.findByText('It is now $25.00.')).toBeTruthy();
    expect(market.placed).toHaveLength(1);
    expect(replaced).toEqual([]);
  });
});
