// @document
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { addressNow, Addressed } from '@tests/support/router';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusManager } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Link from 'next/link';
import { rememberOrder } from '@/features/checkout/placing/device-orders';
import { DialogHost } from '@/lib/dialogs';
import { forgetGuest, forgetToken, saveGuest, saveToken } from '@/lib/session';
import { notify } from '@/shell/notify';
import { Toaster } from '@/ui/status/toaster';
import { TrackOrder } from './track-order';

// The map draws on a canvas, which jsdom lacks; these tests read the text beside it.
vi.mock('@/features/location/route-map', () => ({
  RouteMap: ({ courier }: { courier?: { lat: number } }) => <p>{courier ? `courier at ${courier.lat}` : 'the way'}</p>,
}));

const placed = {
  id: 100482,
  user_id: 5,
  is_guest: true,
  order_type: 'delivery',
  order_status: 'pending',
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  order_amount: 23.5,
  delivery_charge: 3,
  additional_charge: 0.5,
  total_tax_amount: 0.95,
  tax_status: 'included',
  otp: '4821',
  created_at: '2026-11-21T18:08:00Z',
  pending: '2026-11-21T18:08:00Z',
  details_count: 1,
  store: { id: 7, name: 'Ember & Bun', address: '22 Ropewalk Lane', latitude: 25.21, longitude: 55.31 },
  delivery_address: {
    contact_person_name: 'Samir',
    address: '14 Lighthouse Road',
    house: '14',
    latitude: '25.2',
    longitude: '55.3',
  },
};

const api = apiServer();
let order: Record<string, unknown> = placed;
let asked: URLSearchParams[] = [];
let canceled: unknown[] = [];

const handlers = () => [
  http.get('*/api/v1/customer/order/track', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    if (asked.at(-1)?.get('order_id') !== '100482') {
      return HttpResponse.json(
        { errors: [{ code: 'order', message: 'We found no order with this number and phone.' }] },
        { status: 404 },
      );
    }
    return HttpResponse.json(order);
  }),
  http.get('*/api/v1/customer/order/details', () =>
    HttpResponse.json([{ id: 1, price: 10, quantity: 2, item_details: { name: 'Charcoal burger' } }]),
  ),
  http.get('*/api/v1/delivery-man/last-location', () => HttpResponse.json({ latitude: 25.205, longitude: 55.305 })),
  http.get('*/api/v1/config/direction-api', () => HttpResponse.json({ routes: [] })),
  http.get('*/api/v1/customer/order/cancellation-reasons', () =>
    HttpResponse.json({ data: [{ id: 1, reason: 'Ordered by mistake' }] }),
  ),
  http.post('*/api/v1/customer/order/cancel', async ({ request }) => {
    canceled.push(await request.json());
    order = { ...order, order_status: 'canceled', cancellation_reason: 'Ordered by mistake' };
    return HttpResponse.json({ message: 'ok' });
  }),
];

function open(query: Record<string, string> = {}, config: object = {}) {
  return renderPage(
    <>
      <TrackOrder title="Track Order" />
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </>,
    {
      notify,
      config: { timezone: 'UTC', timeformat: '12', country: 'US', ...config },
      router: { pathname: '/track-order', query },
    },
  );
}

function keepPlaced() {
  const kept = { order_id: 100482, due: 23.5, is_guest: true, contact_number: '+15550142201' };
  sessionStorage.setItem('placed_order', JSON.stringify(kept));
}

const slow = { timeout: 8000 };

beforeEach(() => {
  order = placed;
  asked = [];
  canceled = [];
  api.use(...handlers());
  saveGuest(5);
});
afterEach(() => {
  vi.useRealTimers();
  act(() => toast.removeAll());
  act(() => forgetToken());
  cleanup();
});

describe('the track-order page', () => {
  it('[ROUTE-14] [ROUTE-15] requires number and phone, and shows what is wrong with them', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Track Order' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Track order' }, slow));
    expect(await screen.findByText('Enter the order number')).toBeTruthy();
    expect(screen.getByText('Enter the phone number')).toBeTruthy();
    expect(asked).toHaveLength(0);
    // Screen readers read its error with it.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Order number')));
  });

  it.each(['#100482', '#١٠٠٤٨٢', '100482'])(
    '[ROUTE-14] begins with the number typed at the parcel home: %s',
    async (order_id) => {
      open({ order_id });
      const number: HTMLInputElement = await screen.findByLabelText('Order number', {}, slow);
      expect(number.value).toBe('100482');
    },
  );

  it('[ROUTE-14] tracks a guest’s new order at once, and sends the phone without its plus', async () => {
    keepPlaced();
    open({ order_id: '100482' });
    expect(await screen.findByRole('heading', { name: 'Waiting for the store' }, slow)).toBeTruthy();
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      order_id: '100482',
      guest_id: '5',
      contact_number: '15550142201',
    });
    expect(screen.getByText('Order placed').closest('li')?.textContent).toContain('6:08 PM');
    expect(screen.getByText('4821')).toBeTruthy();
    expect(await screen.findByText('Charcoal burger')).toBeTruthy();
    expect(screen.getByText('Subtotal').parentElement?.textContent).toContain('$20.00');
    expect(screen.getByText('Cash on delivery, please have $23.50 ready')).toBeTruthy();
  });

  it.each([
    ['on the market’s clocks', '2026-11-21 18:08:00', '6:08 PM'],
    ['with its zone', '2026-11-21T18:08:00Z', '8:08 AM'],
    ['that nobody can read', 'soon', ''],
  ])(
    '[ROUTE-14] [SLOT-02] shows when a step was reached in the market’s time zone: a time %s',
    async (_way, at, text) => {
      keepPlaced();
      order = { ...placed, created_at: at, pending: at };
      open({ order_id: '100482' }, { timezone: 'Pacific/Kiritimati' });
      const step = (await screen.findByText('Order placed', {}, slow)).closest('li');
      expect(step?.querySelector('time')?.textContent).toBe(text);
    },
  );

  it.each([
    ['is not paid at the gateway yet', { order_status: 'pending', payment_method: 'digital_payment' }],
    ['has failed its payment', { order_status: 'failed', payment_method: 'digital_payment' }],
    ['lacks the rest of its payment', { order_status: 'pending', payment_method: 'partial_payment' }],
  ])('[ROUTE-14] shows the delivery code of an order that %s only once it goes on', async (_why, unpaid) => {
    keepPlaced();
    order = { ...placed, ...unpaid };
    const { unmount } = open({ order_id: '100482' });
    expect(await screen.findByText('Charcoal burger', {}, slow)).toBeTruthy();
    expect(screen.queryByText('4821')).toBeNull();
    unmount();
    order = { ...placed, ...unpaid, order_status: 'confirmed', payment_status: 'paid' };
    open({ order_id: '100482' });
    expect(await screen.findByText('4821', {}, slow)).toBeTruthy();
  });

  it('[ROUTE-14] shows no payment, code or buttons to somebody on another device', async () => {
    keepPlaced();
    const { user_id: _unknown, ...shared } = placed;
    order = shared;
    // As typed on an Arabic keyboard into the field of the home page.
    open({ order_id: '١٠٠٤٨٢' });
    expect(await screen.findByText('Charcoal burger', {}, slow)).toBeTruthy();
    expect(screen.getByText('Shared tracking leaves out phone, house number and payment.')).toBeTruthy();
    expect(screen.queryByText('Subtotal')).toBeNull();
    expect(screen.queryByText(/Cash on delivery/)).toBeNull();
    expect(screen.queryByText('4821')).toBeNull();
    expect(screen.queryByText(/House/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it.each([
    ['its owner', { user_id: 5 }, true],
    ['nobody else', { user_id: undefined }, false],
  ])('[beyond §2.15] shows %s what the courier was told about the way to the door', async (_who, of, isShown) => {
    keepPlaced();
    order = { ...placed, ...of, delivery_instruction: 'Second gate' };
    open({ order_id: '100482' });
    await screen.findByText('Charcoal burger', {}, slow);
    expect(screen.queryByText('Second gate') !== null).toBe(isShown);
  });

  it('[ROUTE-14] reports that there is no such order', async () => {
    sessionStorage.setItem(
      'placed_order',
      JSON.stringify({ order_id: 9, is_guest: true, contact_number: '+15550142201' }),
    );
    open({ order_id: '9' });
    expect(await screen.findByText('We found no order with this number and phone.', {}, slow)).toBeTruthy();
  });

  it('[HDR-14] retries a failed search by its button and by the same number; a found order is in the URL', async () => {
    const lost = () => new HttpResponse(null, { status: 503 });
    api.use(http.get('*/api/v1/customer/order/track', lost));
    const { router } = open();
    await userEvent.type(await screen.findByLabelText('Order number', {}, slow), '100482');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Phone/ }, slow), '5550142201');
    await userEvent.click(screen.getByRole('button', { name: 'Track order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, slow));
    api.resetHandlers();
    api.use(...handlers());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Track order' }).getAttribute('aria-busy')).toBeNull(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Track order' }));
    const found = await screen.findByRole('heading', { name: 'Waiting for the store' }, slow);
    // The form is gone, and with it the focused button.
    await waitFor(() => expect(document.activeElement).toBe(found));
    const own = { pathname: '/track-order', query: { order_id: '100482' } };
    expect(router.replace).toHaveBeenCalledWith(own, undefined, { shallow: true, scroll: false });
  });

  it('[ROUTE-14] after a search, a link to another order shows that one', async () => {
    renderPage(
      <Addressed path="/track-order">
        <TrackOrder title="Track Order" />
        <Link href="/track-order?order_id=100499">Your other order</Link>
      </Addressed>,
      { config: { country: 'US' } },
    );
    await userEvent.type(await screen.findByLabelText('Order number', {}, slow), '100482');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Phone/ }, slow), '5550142201');
    await userEvent.click(screen.getByRole('button', { name: 'Track order' }));
    await screen.findByRole('heading', { name: 'Waiting for the store' }, slow);
    await waitFor(() => expect(addressNow()).toBe('/track-order?order_id=100482'));
    await userEvent.click(screen.getByRole('link', { name: 'Your other order' }));
    expect(await screen.findByLabelText('Order number', {}, slow)).toHaveProperty('value', '100499');
    expect(screen.queryByRole('heading', { name: 'Waiting for the store' })).toBeNull();
  });

  it('[beyond §4.2] does not move the focus for an order that was not searched for', async () => {
    keepPlaced();
    open({ order_id: '100482' });
    await screen.findByRole('heading', { name: 'Waiting for the store' }, slow);
    expect(document.activeElement).toBe(document.body);
  });

  it('[HDR-14] refetches a new order without asking for a phone', async () => {
    api.use(http.get('*/api/v1/customer/order/track', () => new HttpResponse(null, { status: 503 }), { once: true }));
    keepPlaced();
    open({ order_id: '100482' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, slow));
    expect(await screen.findByRole('heading', { name: 'Waiting for the store' }, slow)).toBeTruthy();
  });

  it('[MAP-01] shows the courier, and announces a change when the page regains the focus', async () => {
    keepPlaced();
    open({ order_id: '100482' });
    await screen.findByRole('heading', { name: 'Waiting for the store' }, slow);
    order = {
      ...placed,
      order_status: 'picked_up',
      picked_up: '2026-11-21T18:31:00Z',
      delivery_man: { id: 2, f_name: 'Karim', lat: 25.21, lng: 55.31 },
    };
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    expect(await screen.findByText('Karim left the store with your order', {}, slow)).toBeTruthy();
    expect(screen.getByText('Order status: On the way').getAttribute('role')).toBe('status');
    expect(await screen.findByText('courier at 25.205')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('[ROUTE-14] updates the arrival as the courier comes nearer, and shows his vehicle', async () => {
    const route = { distanceMeters: 1500, duration: '600s', polyline: { encodedPolyline: 'oyzxCovqpIn}@n}@' } };
    api.use(http.get('*/api/v1/config/direction-api', () => HttpResponse.json({ routes: [route] })));
    const vehicle = { id: 2, type: 'Motorbike' };
    const delivery_man = { id: 2, f_name: 'Karim', avg_rating: 4.9, rating_count: 12, vehicle, lat: 25.21, lng: 55.31 };
    order = { ...placed, order_status: 'picked_up', picked_up: '2026-11-21T18:31:00Z', delivery_man };
    // On the day of the order: shortly before midnight it would be expected on another day.
    vi.setSystemTime('2026-11-21T18:33:00Z');
    keepPlaced();
    open({ order_id: '100482' });
    expect(await screen.findByRole('heading', { name: 'Arriving in 5 minutes' }, slow)).toBeTruthy();
    expect(screen.getByText(/^Expected between/)).toBeTruthy();
    expect(screen.getByText('Your courier · Motorbike')).toBeTruthy();
    expect(screen.getByText('4.9')).toBeTruthy();
  });

  it('[ROUTE-14] shows the current estimate if that is later than planned', async () => {
    const now = Date.now();
    const created_at = new Date(now - 65 * 60_000).toISOString();
    order = { ...placed, order_status: 'confirmed', created_at, min_delivery_time: 20, max_delivery_time: 30 };
    keepPlaced();
    open({ order_id: '100482' });
    expect(await screen.findByText(/^Later than planned: now expected between/, {}, slow)).toBeTruthy();
    expect(screen.queryByText(/^Expected between/)).toBeNull();
  });

  it('[ROUTE-14] names no later time while the courier is about to arrive, only that he is late', async () => {
    // So early in its step of ten minutes that the middle of the next one is past.
    const created_at = new Date(Date.now() - 39 * 60_000).toISOString();
    order = { ...placed, order_status: 'picked_up', created_at, min_delivery_time: 20, max_delivery_time: 30 };
    keepPlaced();
    open({ order_id: '100482' });
    expect(await screen.findByRole('heading', { name: 'Arriving any moment' }, slow)).toBeTruthy();
    expect(screen.getByText('Later than planned')).toBeTruthy();
    expect(screen.queryByText(/expected between/i)).toBeNull();
  });

  it('[HDR-14] reports items that failed to load, and refetches them', async () => {
    const refused = () => new HttpResponse(null, { status: 403 });
    api.use(http.get('*/api/v1/customer/order/details', refused, { once: true }));
    keepPlaced();
    open({ order_id: '100482' });
    expect(await screen.findByText('The items could not be loaded.', {}, slow)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Charcoal burger')).toBeTruthy();
    expect(screen.queryByText('The items could not be loaded.')).toBeNull();
  });

  it('[ROUTE-14] an order can be canceled, with a reason', async () => {
    keepPlaced();
    open({ order_id: '100482' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }, slow));
    const dialog = await screen.findByRole('dialog', { hidden: true }, slow);
    const send = within(dialog).getByRole('button', { name: 'Cancel order', hidden: true });
    expect(send.className).toMatch(/danger/);
    await userEvent.click(send);
    expect(within(dialog).getByText('Please choose a reason or write one.')).toBeTruthy();
    await userEvent.click(await within(dialog).findByText('Ordered by mistake'));
    await userEvent.click(send);
    await waitFor(() => expect(canceled).toHaveLength(1));
    expect(canceled[0]).toMatchObject({ order_id: 100482, guest_id: 5, reason: 'Ordered by mistake' });
    expect(await screen.findByRole('heading', { name: 'This order was canceled' }, slow)).toBeTruthy();
  });

  it.each([
    ['in this tab', keepPlaced],
    ['in another tab', () => rememberOrder({ order_id: 100482, contact_number: '15550142201' })],
  ])('[GUEST-09] [ROUTE-14] an order placed %s by a guest who has signed in since is still his', async (_, place) => {
    place();
    act(() => saveToken('noor'));
    open({ order_id: '100482' });
    expect(await screen.findByText('4821', {}, slow)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }, slow));
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ guest_id: '5', contact_number: '15550142201' });
    const dialog = within(await screen.findByRole('dialog', { hidden: true }, slow));
    await userEvent.click(await dialog.findByText('Ordered by mistake'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order', hidden: true }));
    await waitFor(() => expect(canceled).toMatchObject([{ order_id: 100482, guest_id: 5 }]), slow);
  });

  it('[ROUTE-14] a failed order offers no cancellation', async () => {
    order = { ...placed, order_status: 'failed' };
    keepPlaced();
    open({ order_id: '100482' });
    expect(await screen.findByRole('heading', { name: 'This order has failed' }, slow)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('[WALLET-13] shows the cash to have ready besides the wallet’s part, and nothing after a cancellation', async () => {
    const payments = [
      { amount: 7.5, payment_method: 'wallet', payment_status: 'paid' },
      { amount: 16, payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
    ];
    order = { ...placed, payment_method: 'partial_payment', payment_status: 'partially_paid', payments };
    keepPlaced();
    const first = open({ order_id: '100482' });
    expect(await screen.findByText('Cash on delivery, please have $16.00 ready', {}, slow)).toBeTruthy();
    first.unmount();
    order = { ...placed, order_status: 'canceled' };
    open({ order_id: '100482' });
    expect(await screen.findByRole('heading', { name: 'This order was canceled' }, slow)).toBeTruthy();
    expect(screen.queryByText(/please have/)).toBeNull();
  });

  it('[HDR-11] an order accepted by the store at the same moment is shown as accepted, without the dialog', async () => {
    const errors = [{ code: 'order_not_cancellable', message: 'The store has it already' }];
    api.use(
      http.post('*/api/v1/customer/order/cancel', () => {
        order = { ...order, order_status: 'confirmed', confirmed: '2026-11-21T18:09:00Z' };
        return HttpResponse.json({ errors }, { status: 403 });
      }),
    );
    keepPlaced();
    open({ order_id: '100482' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }, slow));
    const dialog = await screen.findByRole('dialog', { hidden: true }, slow);
    await userEvent.click(await within(dialog).findByText('Ordered by mistake'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  });

  it('[HDR-11] a parcel collected meanwhile is not cancelled before its fee is shown', async () => {
    const receiver = { ...placed.delivery_address, contact_person_name: 'Dana' };
    order = { ...placed, order_type: 'parcel', store: null, receiver_details: receiver, charge_payer: 'sender' };
    api.use(
      http.get('*/api/v1/get-parcel-cancellation-reasons', ({ request }) => {
        const kind = new URL(request.url).searchParams.get('cancellation_type');
        return HttpResponse.json({ data: [{ id: 1, reason: `Reason ${kind}` }] });
      }),
    );
    keepPlaced();
    open({ order_id: '100482' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel parcel' }, slow));
    const dialog = await screen.findByRole('dialog', { hidden: true }, slow);
    expect(within(dialog).getByText(/canceling costs nothing/)).toBeTruthy();
    await userEvent.click(await within(dialog).findByText('Reason before_pickup'));
    order = { ...order, order_status: 'picked_up', picked_up: '2026-11-21T18:20:00Z' };
    const send = within(dialog).getByRole('button', { name: 'Cancel parcel', hidden: true });
    await userEvent.click(send);
    expect(await within(dialog).findByText(/The courier has it already/)).toBeTruthy();
    expect(canceled).toEqual([]);
    await userEvent.click(await within(dialog).findByText('Reason after_pickup'));
    await userEvent.click(send);
    await waitFor(() => expect(canceled).toMatchObject([{ reason: ['Reason after_pickup'] }]));
  });

  it.each([
    ['by its delivery fee', ['amounts'], 'excluded', 1.5],
    // Of 3.00, 0.95 and 0.50.
    ['elsewhere by all that it costs', [], 'excluded', 2.23],
    // Of 3.00, which has the tax in it, and 0.50.
    ['elsewhere by all that it costs, its tax included', [], 'included', 1.75],
  ])('[HDR-11] sends the fee shown, and shows that of a parcel collected during the call, %s', async (...given) => {
    const [, extensions, tax_status, fee] = given;
    const receiver = { ...placed.delivery_address, contact_person_name: 'Dana' };
    const parcel = { order_type: 'parcel', store: null, receiver_details: receiver, charge_payer: 'sender' };
    order = { ...placed, ...parcel, tax_status };
    const told: unknown[] = [];
    api.use(
      http.get('*/api/v1/get-parcel-cancellation-reasons', () =>
        HttpResponse.json({ data: [{ id: 1, reason: 'Plans changed' }] }),
      ),
      http.post('*/api/v1/customer/order/cancel', async ({ request }) => {
        told.push(await request.json());
        if (told.length > 1) return HttpResponse.json({ message: 'ok' });
        order = { ...order, order_status: 'picked_up', picked_up: '2026-11-21T18:20:00Z' };
        return HttpResponse.json({ errors: [{ code: 'return_fee', message: 'It costs $1.50' }] }, { status: 403 });
      }),
    );
    keepPlaced();
    const setup = { return_fee_status: 1, return_fee: 50 };
    open({ order_id: '100482' }, { extensions, parcel_cancellation_basic_setup: setup });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel parcel' }, slow));
    const dialog = await screen.findByRole('dialog', { hidden: true }, slow);
    const send = within(dialog).getByRole('button', { name: 'Cancel parcel', hidden: true });
    await userEvent.click(await within(dialog).findByText('Plans changed'));
    await userEvent.click(send);
    expect(await within(dialog).findByText(new RegExp(`The return costs \\$${fee.toFixed(2)}`))).toBeTruthy();
    // Nobody made a mistake, so no error is left to dismiss.
    expect(within(dialog).queryByText('Please choose a reason or write one.')).toBeNull();
    expect(screen.queryByText('It costs $1.50')).toBeNull();
    await userEvent.click(await within(dialog).findByText('Plans changed'));
    await userEvent.click(send);
    await waitFor(() =>
      expect(told).toMatchObject([
        { cancellation_type: 'before_pickup', return_fee: 0 },
        { cancellation_type: 'after_pickup', return_fee: fee },
      ]),
    );
  });

  it('[ROUTE-14] a sender can call the courier who brings a parcel back', async () => {
    const delivery_man = { id: 2, f_name: 'Karim', phone: '+1 (555) 010-0300' };
    const back = { order_type: 'parcel', order_status: 'canceled', picked_up: '2026-11-21T18:20:00Z', store: null };
    order = { ...placed, ...back, delivery_man };
    keepPlaced();
    open({ order_id: '100482' });
    const call = await screen.findByRole('link', { name: 'Call Karim' }, slow);
    expect(call.getAttribute('href')).toBe('tel:+15550100300');
  });

  it('[GUEST-09] a parcel of a guest who has signed in since is given back as the guest’s', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/v1/customer/order/parcel-return', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    const reached = { order_status: 'canceled', picked_up: '2026-11-21T18:20:00Z', store: null };
    order = {
      ...placed,
      ...reached,
      order_type: 'parcel',
      parcel_cancellation: { cancel_by: 'customer', return_otp: '4711' },
    };
    keepPlaced();
    act(() => saveToken('noor'));
    open({ order_id: '100482' });
    await userEvent.click(await screen.findByRole('button', { name: 'I have it back' }, slow));
    const asked = within(await screen.findByRole('dialog', { name: 'Do you have the parcel back?' }, slow));
    expect(asked.getByText(/The return code 4711 is gone after that/)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'I have it back', hidden: true }));
    await waitFor(() => expect(sent).toMatchObject([{ order_id: 100482, return_otp: '4711', guest_id: 5 }]));
  });

  it('[HDR-14] [GUEST-02] says that it searches while the guest’s id is on its way', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    api.use(
      http.post('*/api/v1/auth/guest/request', async () => {
        await waiting;
        return HttpResponse.json({ guest_id: 6 });
      }),
    );
    act(forgetGuest);
    open();
    await userEvent.type(await screen.findByLabelText('Order number', {}, slow), '100482');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Phone/ }, slow), '5550142201');
    await userEvent.click(screen.getByRole('button', { name: 'Track order' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Track order' }).getAttribute('aria-busy')).toBe('true'),
    );
    answer();
    await screen.findByRole('heading', { name: 'Waiting for the store' }, slow);
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ guest_id: '6' });
  });
});
