// @document
import { deviceOrders } from '@tests/support/rooms/device-room';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { GATE } from '@tests/support/rooms/rental-room';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { forgetToken, saveGuest, saveToken } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { rememberOrder } from '@/features/checkout/placing/device-orders';
import { notify } from '@/shell/notify';
import { MyTrips } from './my-trips';
import { TripStatus } from './trip-status';

// The map measures itself, which jsdom can not do.
vi.mock('@/ui/map/city-map', () => ({ CityMap: () => <div role="img" aria-label="Map" /> }));

const unit = {
  ...{ vehicle_identity_id: 4, vehicle_id: 1, license_plate_number: 'QB 104', vehicle_name: 'Marina Hatch' },
  driver_data: { id: 2, first_name: 'Hadi', last_name: 'D', phone: '+15550100030' },
  ...{ rating: null, comment: '', reply: null },
};
const vehicle = { id: 1, name: 'Marina Hatch', slug: 'marina-hatch' };
const line = { vehicle_id: 1, quantity: 1, price: 36, original_price: 12, calculated_price: 36, rental_type: 'hourly' };
const pending = {
  ...{ id: 77, trip_status: 'pending', trip_type: 'hourly', trip_amount: 39.6, payment_status: 'unpaid' },
  ...{ payment_method: '', tax_amount: 3.6, tax_status: 'excluded', estimated_hours: 3, quantity: 1, otp: '4711' },
  ...{ pickup_location: GATE, is_guest: false, schedule_at: '2026-11-22 09:00:00', pending: '2026-11-21 08:00:00' },
  user_info: { contact_person_name: 'Noor' },
  provider: { id: 21, vendor_id: 8, name: 'Harbour Drive', slug: 'harbour-drive', phone: '+15550100040' },
  trip_details: [{ ...line, vehicle_details: vehicle }],
  vehicle_identity: [],
};
const confirmed = { ...pending, trip_status: 'confirmed', confirmed: '2026-11-21 08:01:00', vehicle_identity: [unit] };

const state = {
  trip: pending as object,
  sent: [] as { path: string; body: Record<string, unknown> }[],
  pay: {} as unknown,
};
const api = (path: string) => `*/api/v1/rental/user/${path}`;
const told = async (request: Request, path: string) => {
  state.sent.push({ path, body: (await request.json()) as Record<string, unknown> });
};
const server = apiServer(
  http.get(api('trip/get-trip-details'), ({ request }) => {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    state.sent.push({ path: 'get', body: asked });
    const isOwn = request.headers.get('authorization') !== null || asked.contact_number === '15550100001';
    return isOwn
      ? HttpResponse.json(state.trip)
      : HttpResponse.json({ errors: 'This trip was not found.' }, { status: 404 });
  }),
  http.get(api('trip/get-trip-list/:list'), ({ request, params }) => {
    const body = { list: params.list, ...Object.fromEntries(new URL(request.url).searchParams) };
    state.sent.push({ path: 'list', body });
    const trips = body.list === 'running' ? [confirmed] : [];
    return HttpResponse.json({ total_size: trips.length, limit: 10, offset: 1, trips });
  }),
  http.put(api('trip/cancel-trip'), async ({ request }) => {
    await told(request, 'cancel');
    state.trip = { ...pending, trip_status: 'canceled', cancellation_reason: 'Plans changed' };
    return HttpResponse.json({ message: 'ok' });
  }),
  http.post(api('trip/payment'), async ({ request }) => {
    await told(request, 'pay');
    return HttpResponse.json(state.pay as object);
  }),
  http.post(api('review/add'), async ({ request }) => {
    state.sent.push({ path: 'review', body: Object.fromEntries(await request.formData()) });
    state.trip = { ...confirmed, trip_status: 'completed', vehicle_identity: [{ ...unit, rating: 4 }] };
    return HttpResponse.json({ message: 'ok' });
  }),
  http.get('*/api/v1/customer/order/cancellation-reasons', () =>
    HttpResponse.json({ total_size: 1, limit: 25, offset: 1, data: [{ id: 1, reason: 'Plans changed' }] }),
  ),
  http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 1, f_name: 'Noor', wallet_balance: 20 })),
  http.get('*/api/v1/config/get-zone-id', () =>
    HttpResponse.json({ zone_id: '[1]', zone_data: [{ id: 1, cash_on_delivery: true, digital_payment: true }] }),
  ),
);

beforeAll(async () => {
  await Promise.all([
    import('./trip-view'),
    import('./trip-pay-dialog'),
    import('./trip-cancel-dialog'),
    import('./trip-review-dialog'),
    import('@/ui/fields/phone-input'),
  ]);
  completeBrowser();
});
beforeEach(() => {
  forgetToken();
  Object.assign(state, { trip: pending, sent: [], pay: { message: 'Your trip has been paid.' } });
});
afterEach(() => {
  act(closeDialogs);
  act(() => toast.removeAll());
  cleanup();
});

const sent = (path: string) => state.sent.filter((request) => request.path === path).map(({ body }) => body);
const config = {
  ...{ timezone: 'UTC', country: 'US', cash_on_delivery: true, digital_payment: true, customer_wallet_status: 1 },
  ...{ partial_payment_status: 1, partial_payment_method: 'both' },
  active_payment_method_list: [{ gateway: 'stripe', gateway_title: 'Card' }],
};

const OF_TRIP = { query: { id: '77' }, asPath: '/rental/trip-status/77' };

function open(part = <TripStatus />, router: object = OF_TRIP, extensions: string[] = []) {
  return renderPage(
    <>
      {part}
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </>,
    { config: { ...config, extensions }, router, notify },
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the status of a trip', () => {
  beforeEach(() => saveToken('t'));

  it('[ROUTE-15] shows the next step, the code for the driver, and that payment follows later', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Waiting for the provider' })).toBeDefined();
    for (const text of ['4711', 'The Gate', 'Marina Hatch', 'Harbour Drive', '$39.60']) {
      expect(document.body.textContent).toContain(text);
    }
    expect(screen.getByText('You pay after the provider has confirmed the trip.')).toBeDefined();
    const chat = screen.getByRole('link', { name: 'Chat with Harbour Drive' });
    expect(chat.getAttribute('href')).toBe('/profile?page=inbox&vendor=8');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('[GUEST-09] of a guest who has signed in since is asked for as the guest’s, and another trip is not', async () => {
    saveGuest(5);
    rememberOrder({ order_id: 77, contact_number: '', is_trip: true });
    open();
    await waitFor(() => expect(sent('get')[0]).toMatchObject({ trip_id: '77', guest_id: '5' }));
    cleanup();
    open(<TripStatus />, { query: { id: '78' }, asPath: '/rental/trip-status/78' });
    await waitFor(() => expect(sent('get').at(-1)).toEqual({ trip_id: '78' }));
  });

  it('[RENTAL-01] can be cancelled with a reason until it is confirmed', async () => {
    open();
    await press('Cancel trip');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this trip?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel trip' }));
    expect(await dialog.findByText('Please choose a reason or write one.')).toBeDefined();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Plans changed' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel trip' }));
    expect(await screen.findByRole('heading', { name: 'This trip was canceled' })).toBeDefined();
    expect(sent('cancel')).toEqual([{ trip_id: 77, cancellation_reason: 'Plans changed' }]);
  });

  it('[beyond §1] is shown as confirmed, without the dialog, if the provider confirms at the same moment', async () => {
    server.use(
      http.put(api('trip/cancel-trip'), () => {
        state.trip = { ...pending, trip_status: 'confirmed' };
        const errors = [{ code: 'trip', message: 'The provider has confirmed it' }];
        return HttpResponse.json({ errors }, { status: 403 });
      }),
    );
    open();
    await press('Cancel trip');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this trip?' }));
    await userEvent.click(await dialog.findByText('Plans changed'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel trip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull());
  });

  it('[RENTAL-01] shows driver and plate once it is confirmed, and can no longer be cancelled', async () => {
    state.trip = confirmed;
    open();
    expect(await screen.findByText('QB 104')).toBeDefined();
    expect(screen.getByText('Hadi D')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call Hadi D' }).getAttribute('href')).toBe('tel:+15550100030');
    expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull();
  });

  it.each([
    ['in cash', /Cash/, false, { payment_method: 'cash_payment', payment_gateway: 'cash_payment' }],
    ['with the wallet first', /Cash/, true, { payment_method: 'partial_payment', payment_gateway: 'cash_payment' }],
  ])('[RENTAL-01] is paid %s', async (_how, method, isPartly, expected) => {
    state.trip = confirmed;
    open();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    if (isPartly) await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(await dialog.findByRole('radio', { name: method }));
    await userEvent.click(dialog.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(sent('pay')[0]).toMatchObject({ trip_id: 77, ...expected }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['digital_payment', []],
    ['both', ['Cash']],
  ])('[WALLET-13] offers cash for what the wallet has left only where the market allows: %s', async (rest, cash) => {
    state.trip = { ...confirmed, payment_status: 'partially_paid', partially_paid_amount: 9.6 };
    config.partial_payment_method = rest;
    open();
    await press('Pay $30.00');
    config.partial_payment_method = 'both';
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    expect(await dialog.findByRole('radio', { name: /Card/ })).toBeDefined();
    expect(dialog.queryAllByRole('radio', { name: /Cash/ })).toHaveLength(cash.length);
  });

  it.each([
    ['no cash', { cash_on_delivery: false, digital_payment: true }, ['Card'], ['Cash']],
    ['no cards', { cash_on_delivery: true, digital_payment: false }, ['Cash'], ['Card']],
    [
      'no cash above its limit',
      { modules: [{ id: 4, module_type: 'rental', pivot: { maximum_cod_order_amount: 20 } }] },
      ['Card'],
      [],
    ],
  ])('[RENTAL-01] offers %s where the zone of its provider says so, whatever the pick-up allows', async (...given) => {
    const [, rules, offered, missing] = given;
    const all = { cash_on_delivery: true, digital_payment: true, offline_payment: true };
    server.use(
      http.get('*/api/v1/zone/list', () =>
        HttpResponse.json([
          { id: 1, name: 'Harbour', ...all },
          { id: 2, name: 'Hills', ...all, ...rules },
        ]),
      ),
    );
    state.trip = { ...confirmed, zone_id: 2, module_id: 4 };
    open();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    for (const name of offered) expect(await dialog.findByRole('radio', { name: new RegExp(name) })).toBeDefined();
    for (const name of missing) expect(dialog.queryByRole('radio', { name: new RegExp(name) })).toBeNull();
    if (missing.length > 0) return;
    const cash: HTMLInputElement = dialog.getByRole('radio', { name: /Cash/ });
    expect(cash.disabled).toBe(true);
  });

  it('[WALLET-01] can be paid from a wallet with enough balance, which is shown', async () => {
    state.trip = confirmed;
    server.use(
      http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 1, f_name: 'Noor', wallet_balance: 50 })),
    );
    open();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Wallet.*\$50\.00 in it/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(sent('pay')[0]).toMatchObject({ trip_id: 77, payment_method: 'wallet' }));
  });

  it('[WALLET-13] is paid at the price that is shown; a new one is shown first', async () => {
    state.trip = confirmed;
    const refuse = async ({ request }: { request: Request }) => {
      await told(request, 'pay');
      state.trip = { ...confirmed, trip_amount: 45.5 };
      const errors = [{ code: 'price', message: 'It is now $45.50.' }];
      return HttpResponse.json({ errors }, { status: 403 });
    };
    server.use(http.post(api('trip/payment'), refuse, { once: true }));
    open(<TripStatus />, OF_TRIP, ['trip_due_amount']);
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Cash/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^Pay/ }));
    expect(await dialog.findByText('It is now $45.50.')).toBeDefined();
    expect(await dialog.findByText('$45.50')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(sent('pay').map(({ due_amount }) => due_amount)).toEqual([39.6, 45.5]));
  });

  it('[WALLET-13] tells no price to a back end that does not know it', async () => {
    state.trip = confirmed;
    open();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Cash/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(sent('pay')).toHaveLength(1));
    expect(sent('pay')[0]).not.toHaveProperty('due_amount');
  });

  it('[WALLET-13] a part from the wallet and the rest in cash leaves the page as it is, and shows what is due', async () => {
    state.trip = confirmed;
    // As PHP answers `true`.
    state.pay = 1;
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, origin: 'http://localhost', assign });
    server.use(
      http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 1, f_name: 'Noor', wallet_balance: 20 })),
    );
    open();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /\$20\.00.*\$19\.60/ }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Cash/ }));
    const before = sent('get').length;
    await userEvent.click(dialog.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(sent('pay')[0]).toMatchObject({ payment_method: 'partial_payment' }));
    await waitFor(() => expect(sent('get').length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'How do you want to pay?' })).toBeNull());
    expect(assign).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('[RENTAL-01] can not be paid from a wallet with too little balance, and shows a refusal', async () => {
    state.trip = confirmed;
    server.use(
      http.post(api('trip/payment'), () => HttpResponse.json({ message: 'Not this way.' }, { status: 403 }), {
        once: true,
      }),
    );
    open();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    const wallet: HTMLInputElement = await dialog.findByRole('radio', { name: /^Wallet/ });
    expect(wallet.disabled).toBe(true);
    await userEvent.click(dialog.getByRole('radio', { name: /Card/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay now' }));
    expect(await dialog.findByText('Not this way.')).toBeDefined();
  });

  it.each([
    ['after Back from the payment page', () => Object.assign(new Event('pageshow'), { persisted: true }), window],
    ['when the customer comes back to a page that was never left', () => new Event('visibilitychange'), document],
  ])('[RENTAL-01] [beyond §4] can be paid %s', async (_when, comeBack, target) => {
    state.trip = confirmed;
    state.pay = { redirect_link: 'https://pay.example/1' };
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, origin: 'http://localhost', assign });
    open();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Card/ }));
    const pay = dialog.getByRole('button', { name: 'Pay now' });
    await userEvent.click(pay);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
    expect(pay.getAttribute('aria-busy')).toBe('true');
    fireEvent(target, comeBack());
    // At once: without coming back it can be pressed again after ten seconds.
    await waitFor(() => expect(pay.getAttribute('aria-busy')).toBeNull(), { timeout: 3000 });
    vi.unstubAllGlobals();
  });

  it('[WALLET-13] asks for what is left after Back from the payment page, when the wallet has paid its part', async () => {
    state.trip = confirmed;
    state.pay = { redirect_link: 'https://pay.example/1' };
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, origin: 'http://localhost', assign });
    const customer = { id: 1, f_name: 'Noor', wallet_balance: 20 };
    server.use(http.get('*/api/v1/customer/info', () => HttpResponse.json(customer)));
    open();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /\$20\.00.*\$19\.60/ }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Card/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    state.trip = { ...confirmed, payment_status: 'partially_paid', partially_paid_amount: 20 };
    customer.wallet_balance = 0;
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(await dialog.findByText('$19.60')).toBeDefined();
    await waitFor(() => expect(dialog.queryByRole('checkbox')).toBeNull());
    expect(dialog.queryByText('$39.60')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('[RENTAL-01] closes the payment of a trip that was paid before Back from the payment page', async () => {
    state.trip = confirmed;
    open();
    await press('Pay $39.60');
    await screen.findByRole('dialog', { name: 'How do you want to pay?' });
    state.trip = { ...confirmed, payment_status: 'paid', payment_method: 'digital_payment' };
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['cancel', 'unpaid', 'You canceled the payment. Nothing was charged, and your trip waits for you to pay.'],
    [
      'cancel',
      'partially_paid',
      'You canceled the payment. $20.00 came from your wallet; the rest waits for you to pay.',
    ],
    ['fail', 'partially_paid', /^The payment did not go through\. \$20\.00 came from your wallet;/],
  ])('[WALLET-13] back with %s it tells truly what was charged: %s', async (flag, payment_status, text) => {
    const paid = payment_status === 'unpaid' ? 0 : 20;
    state.trip = { ...confirmed, payment_status, payment_method: 'partial_payment', partially_paid_amount: paid };
    const asPath = `/rental/trip-status/77?flag=${flag}&&token=x`;
    const { router } = open(<TripStatus />, { query: { id: '77' }, asPath });
    expect(await screen.findByText(text)).toBeDefined();
    // The flag leaves the address, so that a reload does not say it again.
    expect(router.replace).toHaveBeenCalledWith('/rental/trip-status/77', undefined, { shallow: true });
  });

  describe('[beyond §4] back from a gateway whose word the trip does not confirm yet', () => {
    const UNKNOWN =
      'The payment is not confirmed yet. If you have paid, do not pay again: check again in a few minutes.';
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
    afterEach(() => vi.useRealTimers());

    async function waitOut(flag: string) {
      state.trip = { ...confirmed, payment_method: 'digital_payment' };
      open(<TripStatus />, { query: { id: '77' }, asPath: `/rental/trip-status/77?flag=${flag}&&token=x` });
      await screen.findByText('Your payment is being confirmed…');
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
      act(() => void vi.advanceTimersByTime(30_000));
      await screen.findByText(UNKNOWN);
    }

    it.each(['success', 'pending'])(
      'it is not offered to be paid again meanwhile, and can be looked up again (%s)',
      async (flag) => {
        await waitOut(flag);
        state.trip = { ...confirmed, payment_method: 'digital_payment', payment_status: 'paid' };
        await press('Check again');
        await screen.findByText('Your payment has arrived. Thank you!');
        expect(screen.queryByText(UNKNOWN)).toBeNull();
      },
    );

    it('looking it up again waits once more', async () => {
      await waitOut('success');
      await press('Check again');
      await screen.findByText('Your payment is being confirmed…');
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    });

    it('whoever knows that it was declined can pay after the wait', async () => {
      await waitOut('pending');
      expect(await screen.findByRole('button', { name: /^Pay/ })).toBeTruthy();
    });

    it('nothing is awaited of a trip that was canceled since', async () => {
      state.trip = { ...pending, trip_status: 'canceled' };
      open(<TripStatus />, { query: { id: '77' }, asPath: '/rental/trip-status/77?flag=success&&token=x' });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByText('Your payment is being confirmed…')).toBeNull();
    });
  });

  it('[WALLET-12] no longer says that the payment was canceled once cash is chosen', async () => {
    state.trip = confirmed;
    open(<TripStatus />, { query: { id: '77' }, asPath: '/rental/trip-status/77?flag=cancel&&token=x' });
    expect(await screen.findByText(/You canceled the payment/)).toBeDefined();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Cash/ }));
    state.trip = { ...confirmed, payment_method: 'cash_payment' };
    await userEvent.click(dialog.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(screen.queryByText(/You canceled the payment/)).toBeNull());
  });

  it('[HDR-11] shows each of several reasons of a refused payment', async () => {
    state.trip = confirmed;
    const errors = [
      { code: 'payment_method', message: 'Not this way.' },
      { code: 'trip_id', message: 'Nor today.' },
    ];
    server.use(http.post(api('trip/payment'), () => HttpResponse.json({ errors }, { status: 403 })));
    open();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Card/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay now' }));
    expect(await dialog.findByText('Not this way.')).toBeDefined();
    expect(await screen.findByText('Nor today.')).toBeDefined();
    // The message appears only once.
    expect(screen.getAllByText('Not this way.')).toHaveLength(1);
  });

  it('[HDR-14] refetches a customer who failed to load, instead of waiting forever', async () => {
    state.trip = confirmed;
    let canCome = false;
    const answer = () =>
      canCome ? HttpResponse.json({ id: 1, f_name: 'Noor' }) : new HttpResponse(null, { status: 403 });
    server.use(http.get('*/api/v1/customer/info', answer));
    open();
    await press('Pay $39.60');
    const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    canCome = true;
    await userEvent.click(again);
    expect(await dialog.findByRole('radio', { name: /Card/ })).toBeDefined();
  });

  it('[RENTAL-01] asks for a review of each car after completion', async () => {
    state.trip = { ...confirmed, trip_status: 'completed', payment_status: 'paid' };
    open();
    await press('Rate and review QB 104');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate and review' }));
    await userEvent.click(dialog.getByRole('radio', { name: /4/ }));
    await userEvent.type(dialog.getByRole('textbox'), 'Clean');
    await userEvent.click(dialog.getByRole('button', { name: /Send|Submit/ }));
    await waitFor(() =>
      expect(sent('review')[0]).toMatchObject({
        ...{ trip_id: '77', vehicle_id: '1', vehicle_identity_id: '4', rating: '4', comment: 'Clean' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Rate and review/ })).toBeNull());
  });

  it.each([
    ['was reviewed before', 'review', 'You have reviewed this already.', 0],
    ['can not be reviewed', 'order', 'Not this one', 1],
  ])(
    '[RENTAL-01] [HDR-11] says that a car %s, and keeps the words that are not done with',
    async (_, code, said, forms) => {
      server.use(
        http.post('*/api/v1/rental/user/review/add', () =>
          HttpResponse.json({ errors: [{ code, message: 'Not this one' }] }, { status: 403 }),
        ),
      );
      state.trip = { ...confirmed, trip_status: 'completed', payment_status: 'paid' };
      open();
      await press('Rate and review QB 104');
      const dialog = within(await screen.findByRole('dialog', { name: 'Rate and review' }));
      await userEvent.click(dialog.getByRole('radio', { name: /4/ }));
      await userEvent.click(dialog.getByRole('button', { name: /Send|Submit/ }));
      expect(await screen.findAllByText(said)).toHaveLength(1);
      expect(dialog.queryAllByRole('textbox')).toHaveLength(forms);
      expect(screen.queryAllByText('Not this one')).toHaveLength(forms);
    },
  );
});

describe("somebody else's trip", () => {
  it('[ROUTE-15] is found by phone number, for viewing only', async () => {
    saveGuest(700);
    open();
    const number = await screen.findByLabelText('Trip number');
    expect((number as HTMLInputElement).value).toBe('77');
    await userEvent.clear(number);
    await press('Track Trip');
    expect(await screen.findByText('Enter the trip number')).toBeDefined();
    await userEvent.type(number, '77');
    await userEvent.type(screen.getByLabelText('Phone'), '5550100001');
    await press('Track Trip');
    expect(await screen.findByRole('heading', { name: 'Waiting for the provider' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel trip' })).toBeNull();
    expect(document.body.textContent).not.toContain('4711');
  });

  it.each([
    ['Track Trip', '/track-order/[[...rest]]', {}, { trip_id: '77' }],
    ['the page of another trip', '/rental/trip-status/[id]', { id: '78' }, { id: '77' }],
  ])('[ROUTE-15] found on %s, it is in the URL and has the focus', async (_where, pathname, query, own) => {
    saveGuest(700);
    const { router } = open(<TripStatus />, { pathname, query });
    const number = await screen.findByLabelText('Trip number');
    await userEvent.clear(number);
    await userEvent.type(number, '77');
    await userEvent.type(screen.getByLabelText('Phone'), '5550100001');
    await press('Track Trip');
    const found = await screen.findByRole('heading', { name: 'Waiting for the provider' });
    // The form is gone, and with it the focused button.
    await waitFor(() => expect(document.activeElement).toBe(found));
    const options = { shallow: true, scroll: false };
    expect(router.replace).toHaveBeenCalledWith({ pathname, query: own }, undefined, options);
  });

  it('[ROUTE-15] in the URL is shown on return, without moving the focus', async () => {
    saveGuest(700);
    sessionStorage.setItem('followed_trip', JSON.stringify({ trip_id: 77, contact_number: '15550100001' }));
    const { router } = open(<TripStatus />, { pathname: '/track-order/[[...rest]]', query: { trip_id: '77' } });
    await screen.findByRole('heading', { name: 'Waiting for the provider' });
    expect(document.activeElement).toBe(document.body);
    expect(router.replace).not.toHaveBeenCalled();
  });
});

describe('the trips of this device', () => {
  it('[GUEST-08] lead a guest back to their bookings, until they are removed', async () => {
    saveGuest(700);
    rememberOrder({ order_id: 42, contact_number: '15550142200' });
    rememberOrder({ order_id: 77, contact_number: '', is_trip: true });
    server.use(http.get(api('trip/get-trip-details'), () => HttpResponse.json({ ...pending, is_guest: true })));
    open(<TripStatus />, { pathname: '/track-order/[[...rest]]', query: {} });
    const trips = within(await screen.findByRole('region', { name: 'My trips' }));
    expect(await trips.findByText('Harbour Drive')).toBeDefined();
    const links = trips.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/rental/trip-status/77']);
    await userEvent.click(trips.getByRole('button', { name: 'Forget them' }));
    expect(screen.queryByRole('link', { name: /Harbour Drive/ })).toBeNull();
    expect(deviceOrders()).toMatchObject([{ order_id: 42 }]);
    await press('Undo');
    const again = await screen.findByRole('link', { name: /Harbour Drive/ });
    expect(again.getAttribute('href')).toBe('/rental/trip-status/77');
  });
});

it('[GUEST-09] the trips of a guest who has signed in since are still listed, and asked for as the guest’s', async () => {
  saveGuest(700);
  rememberOrder({ order_id: 77, contact_number: '', is_trip: true });
  saveToken('t');
  open(<TripStatus />, { pathname: '/track-order/[[...rest]]', query: {} });
  const trips = within(await screen.findByRole('region', { name: 'My trips' }));
  expect((await trips.findByRole('link', { name: /Harbour Drive/ })).getAttribute('href')).toBe(
    '/rental/trip-status/77',
  );
  expect(sent('get')).toEqual([{ trip_id: '77', guest_id: '700' }]);
});

describe('a trip that failed to load', () => {
  const lost = () => new HttpResponse(null, { status: 503 });

  it('[HDR-14] is refetched, the customer’s own without a phone number', async () => {
    saveToken('t');
    server.use(http.get(api('trip/get-trip-details'), lost, { once: true }));
    open();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Waiting for the provider' })).toBeDefined();
  });

  it('[HDR-14] is searched again by the same number', async () => {
    server.use(http.get(api('trip/get-trip-details'), lost, { once: true }));
    open();
    await userEvent.type(await screen.findByLabelText('Phone'), '5550100001');
    await press('Track Trip');
    await screen.findByRole('button', { name: 'Try again' });
    await press('Track Trip');
    expect(await screen.findByRole('heading', { name: 'Waiting for the provider' })).toBeDefined();
  });
});

describe('a new visitor', () => {
  it('[ROUTE-15] keeps the input when the guest id is created meanwhile', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Phone'), '5550100001');
    act(() => saveGuest(701));
    await press('Track Trip');
    expect(await screen.findByRole('heading', { name: 'Waiting for the provider' })).toBeDefined();
    expect(sent('get')).toHaveLength(1);
  });
});

describe('my trips', () => {
  it('[NAV-28] shows upcoming trips, each linked to its status', async () => {
    saveToken('t');
    open(<MyTrips />, { pathname: '/profile', query: { page: 'my-trips' }, asPath: '/profile?page=my-trips' });
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Track Trip' }).getAttribute('href')).toBe('/rental/trip-status/77');
    expect(card.getByText('Confirmed')).toBeDefined();
  });

  it('[NAV-28] shows past trips in their own tab, filtered by outcome', async () => {
    saveToken('t');
    const query = { page: 'my-trips', tab: 'past', kind: 'canceled' };
    open(<MyTrips />, { pathname: '/profile', query, asPath: '/profile?page=my-trips' });
    expect(await screen.findByText('No past trips yet')).toBeDefined();
    expect(sent('list')[0]).toMatchObject({ list: 'completed', trip_status: 'canceled' });
  });
});
