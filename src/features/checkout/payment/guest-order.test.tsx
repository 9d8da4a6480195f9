// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetToken, saveGuest, saveModule, savePlace, saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { Checkout } from '../checkout';
import { rememberOrder } from '../placing/device-orders';
import { at, config } from '../market.fixture';

vi.setConfig({ testTimeout: 20_000 });
const api = apiServer();
const wait = { timeout: 15_000 };
let left: string[] = [];
let status: Record<string, unknown> = {};
let told: unknown[] = [];

const refused = () => HttpResponse.json({ errors: [{ code: 'order', message: 'No such order' }] }, { status: 404 });
const ofGuest = (request: Request) => new URL(request.url).searchParams.get('guest_id') === '5';
/** An order that a guest has placed in this tab. */
const placed = { order_id: 100482, is_guest: true, contact_number: '+15550142201', due: 23.5 };

beforeEach(() => {
  forgetToken();
  [left, told] = [[], []];
  status = { order_id: 100482, order_status: 'failed', payment_status: 'unpaid', payment_method: 'digital_payment' };
  Object.assign(status, { order_amount: 23.5, due: 23.5, attempt: 'fail', can_pay_again: true, can_pay_cash: true });
  vi.stubGlobal('location', { origin: 'http://x', href: 'http://x/', assign: (to: string) => left.push(to) });
  const tell = async ({ request }: { request: Request }) => {
    told.push(await request.json());
    return HttpResponse.json({ payment: 'success', message: 'ok' });
  };
  api.use(
    http.get('*/api/v1/config', () => HttpResponse.json(config)),
    http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 31, f_name: 'Noor', wallet_balance: 90 })),
    http.get('*/api/v1/customer/cart/list', () => HttpResponse.json([])),
    http.get('*/api/v1/customer/order/track', refused),
    http.get('*/api/v1/customer/order/payment-status', ({ request }) =>
      ofGuest(request) ? HttpResponse.json(status) : refused(),
    ),
    http.post('*/api/v1/customer/order/payment-method', tell),
    http.post('*/api/v1/customer/order/offline-payment', tell),
  );
  savePlace({ location: 'Harbour', currentLatLng: at, zone_ids: [1] });
  saveModule({ id: 1, module_type: 'food', module_name: 'Food' } as Parameters<typeof saveModule>[0]);
  saveGuest(5);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(more: object = { payment_method: 'digital_payment' }) {
  sessionStorage.setItem('placed_order', JSON.stringify({ ...placed, ...more }));
  openPage();
}

function openPage() {
  const replace = () => Promise.resolve(true);
  const router = { pathname: '/checkout', query: { order_id: '100482' }, asPath: '/checkout?order_id=100482', replace };
  renderPage(<Checkout />, { config: { ...config, active_payment_method_list: [{ gateway: 'sandbox' }] }, router });
}

it('[CHECKOUT-01] [GUEST-09] a guest who signs in on the page of an unpaid order can still pay it', async () => {
  open();
  await screen.findByRole('button', { name: 'Pay in cash instead' }, wait);
  act(() => saveToken('noor'));
  await userEvent.click(await screen.findByRole('button', { name: /^Pay again/ }, wait));
  expect(left[0]).toContain('order_id=100482&customer_id=5&');
  // Back from the gateway without having paid.
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  // The wallet of an account pays orders of that account only.
  expect(screen.queryByRole('button', { name: /wallet/i })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash instead' }, wait));
  await waitFor(() => expect(told).toMatchObject([{ order_id: 100482, guest_id: 5 }]), wait);
});

it('[CHECKOUT-01] [GUEST-09] an order that a guest placed in another tab can still be paid once signed in', async () => {
  rememberOrder({ order_id: 100482, contact_number: '15550142201' });
  saveToken('noor');
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash instead' }, wait));
  await waitFor(() => expect(told).toMatchObject([{ order_id: 100482, guest_id: 5 }]), wait);
});

it('[CHECKOUT-01] [GUEST-09] a guest who signs in on the page of a paid order still reads thanks', async () => {
  Object.assign(status, { order_status: 'confirmed', payment_status: 'paid', attempt: 'success', due: 0 });
  open();
  await screen.findByText('Thank you, your order is placed', {}, wait);
  act(() => saveToken('noor'));
  await act(async () => {});
  expect(await screen.findByText('Thank you, your order is placed', {}, wait)).toBeTruthy();
  expect(screen.queryByText(/can not reach your order/)).toBeNull();
});

it('[CHECKOUT-01] the details of a transfer are sent for the guest who placed the order, also once signed in', async () => {
  saveToken('noor');
  open({ payment_method: 'offline_payment', offline: { method_id: 4, answers: { reference: 'A-77' } } });
  await waitFor(() => expect(told).toMatchObject([{ reference: 'A-77', guest_id: 5 }]), wait);
});

it.each([
  ['in this tab', open],
  [
    'in another tab',
    () => {
      rememberOrder({ order_id: 100482, contact_number: '+15550142201' });
      openPage();
    },
  ],
])(
  '[CHECKOUT-01] a back end without the call for payments finds an order placed %s by the guest’s phone',
  async (_where, show) => {
    const asked: (string | null)[] = [];
    api.use(
      http.get('*/api/v1/customer/order/payment-status', refused),
      http.get('*/api/v1/customer/order/track', ({ request }) => {
        const contact_number = new URL(request.url).searchParams.get('contact_number');
        asked.push(contact_number);
        if (contact_number === null) return refused();
        return HttpResponse.json({ id: 100482, order_status: 'confirmed', payment_status: 'paid', order_amount: 23.5 });
      }),
    );
    saveToken('noor');
    show();
    expect(await screen.findByText('Thank you, your order is placed', {}, wait)).toBeTruthy();
    expect(asked[0]).toBe('15550142201');
  },
);

it('[CHECKOUT-01] [GUEST-06] an order of the account that was made with it is shown once signed in', async () => {
  api.use(
    http.get('*/api/v1/customer/order/payment-status', refused),
    http.get('*/api/v1/customer/order/track', ({ request }) =>
      request.headers.has('authorization')
        ? HttpResponse.json({ id: 100482, order_status: 'confirmed', payment_status: 'paid', order_amount: 23.5 })
        : refused(),
    ),
  );
  open({ payment_method: 'digital_payment', is_guest: false, has_account: true });
  expect(await screen.findByRole('heading', { name: 'Sign in to see your order' }, wait)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(screen.queryByText(/can not reach your order/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy();
  act(() => saveToken('noor'));
  expect(await screen.findByText('Thank you, your order is placed', {}, wait)).toBeTruthy();
});

it.each([401, 403, 429])(
  '[CHECKOUT-01] [GUEST-06] a refusal with %s does not say whose the order is',
  async (refusal) => {
    const busy = () => HttpResponse.json({ errors: [{ code: 'busy', message: 'Not now' }] }, { status: refusal });
    api.use(http.get('*/api/v1/customer/order/payment-status', busy));
    open({ payment_method: 'digital_payment', is_guest: false, has_account: true });
    expect(await screen.findByRole('button', { name: 'Ask again' }, wait)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Sign in to see your order' })).toBeNull();
  },
);
