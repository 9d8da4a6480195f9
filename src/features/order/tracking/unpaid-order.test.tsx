// @document
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '@/domain/text/language';
import { rememberOrder } from '@/features/checkout/placing/device-orders';
import { closeDialogs } from '@/lib/dialogs';
import { forgetToken, saveGuest, saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { deviceOrders } from '@tests/support/rooms/device-room';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { DeviceOrders } from '../list/device-orders';
import { OrderList } from '../list/order-list';
import { MyOrder } from '../my-order';
import { RunningOrder } from '../running/running-order';
import { TrackOrder } from './track-order';

const placed = {
  ...{ id: 100482, user_id: 5, is_guest: true, order_type: 'delivery', order_status: 'pending', module_id: 1 },
  ...{ payment_method: 'digital_payment', payment_status: 'unpaid', order_amount: 23.5, details_count: 1 },
  ...{ min_delivery_time: 20, max_delivery_time: 30, created_at: new Date().toISOString() },
  store: { id: 7, name: 'Ember & Bun', address: '22 Ropewalk Lane' },
};
let change: object = {};
let sent: Record<string, unknown>[] = [];
/** How often the order was asked for. */
let tracked = 0;

async function answer({ request }: { request: Request }) {
  sent.push(Object.fromEntries(Object.entries((await request.json()) as object)));
  return HttpResponse.json({ message: 'ok' });
}

apiServer(
  http.get('*/api/v1/customer/order/track', () => {
    tracked += 1;
    return HttpResponse.json({ ...placed, ...change });
  }),
  http.get('*/api/v1/customer/order/details', () => HttpResponse.json([])),
  http.get('*/api/v1/customer/order/list', () => HttpResponse.json({ total_size: 0, orders: [] })),
  http.get('*/api/v1/customer/order/running-orders', () =>
    HttpResponse.json({ total_size: 1, limit: 10, offset: 1, orders: [{ ...placed, ...change, is_guest: false }] }),
  ),
  http.get('*/api/v1/offline_payment_method_list', () =>
    HttpResponse.json([
      {
        ...{ id: 2, method_name: 'Bank', method_fields: [] },
        method_informations: [{ customer_input: 'sent_from', customer_placeholder: '', is_required: 1 }],
      },
    ]),
  ),
  http.post('*/api/v1/customer/order/offline-payment-update', answer),
  http.put('*/api/v1/customer/order/offline-payment-update', answer),
  http.post('*/api/v1/customer/order/payment-method', answer),
  http.put('*/api/v1/customer/order/payment-method', answer),
);

const slow = { timeout: 8000 };
const config = { timezone: 'UTC', digital_payment: true, cash_on_delivery: true };
const track = (language: Language = 'en') =>
  renderPage(<TrackOrder title="Track Order" />, {
    ...{ language, config, dialogs: true },
    router: { pathname: '/track-order', query: { order_id: '100482' } },
  });

beforeAll(completeBrowser);
// What opens on demand is there before a test waits for it.
beforeAll(
  () => Promise.all([import('./tracked-order'), import('../dialogs/cash-dialog'), import('../dialogs/offline-dialog')]),
  60_000,
);
beforeEach(() => {
  change = {};
  sent = [];
  saveGuest(5);
  rememberOrder({ order_id: 100482, contact_number: '15550142201' });
});
afterEach(() => {
  act(closeDialogs);
  act(() => forgetToken());
  cleanup();
});

describe('[beyond §2.5] an order that was left unpaid at the gateway', () => {
  it.each<[Language, string, string]>([
    ['en', 'Not paid yet', 'Pay now'],
    ['ar', 'لم يُدفع بعد', 'ادفع الآن'],
  ])(
    'says so on its tracking, promises no time, and leads a guest back to paying (%s)',
    async (language, title, pay) => {
      track(language);
      expect(await screen.findByRole('heading', { level: 1, name: title }, slow)).toBeTruthy();
      expect(screen.getByRole('link', { name: pay }).getAttribute('href')).toMatch(
        /\/checkout\?order_id=100482&pay=1$/,
      );
      expect(screen.queryByText(/Expected|متوقع/)).toBeNull();
    },
  );

  it('is paid in cash instead with the guest’s id', async () => {
    track();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash' }, slow));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay in cash instead?', hidden: true }, slow));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay in cash', hidden: true }));
    await waitFor(() => expect(sent[0]).toMatchObject({ order_id: 100482, guest_id: 5 }));
  });

  it('goes on as before once it is paid', async () => {
    change = { payment_status: 'paid' };
    track();
    expect(await screen.findByRole('heading', { level: 1, name: 'Waiting for the store' }, slow)).toBeTruthy();
    expect(screen.getByText(/^Expected/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it('tells somebody who follows it with a shared link nothing of that, whatever the back end sends', async () => {
    change = { user_id: 0 };
    track();
    expect(await screen.findByRole('heading', { level: 1, name: 'Waiting for the store' }, slow)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pay in cash' })).toBeNull();
    expect(screen.queryByText(/Expected/)).toBeNull();
  });

  it('says so in the bar of the running order, which leads to its tracking', async () => {
    renderPage(<RunningOrder />, { config, router: { pathname: '/about-us' } });
    const bar = await screen.findByRole('complementary', { name: 'Your running order' }, slow);
    expect(bar.textContent).toContain('Not paid yet');
    expect(bar.textContent).not.toContain('Expected');
    expect(within(bar).getByRole('link').getAttribute('href')).toBe('/track-order?order_id=100482');
  });

  it('is paid from the list of orders', async () => {
    saveToken('t');
    const router = { pathname: '/profile', query: { page: 'my-orders', inputs: 'running' } };
    renderPage(<OrderList />, { config, router });
    const pay = await screen.findByRole('link', { name: 'Pay now' }, slow);
    expect(pay.getAttribute('href')).toBe('/checkout?order_id=100482&pay=1');
  });
});

describe('[beyond §2.5] an order whose payment failed', () => {
  const wallet = { amount: 7.5, payment_method: 'wallet', payment_status: 'paid' };
  const rest = { amount: 16, payment_method: 'digital_payment', payment_status: 'unpaid' };
  beforeEach(() => {
    change = { order_status: 'failed', pay_until: '2026-11-28T18:08:00Z', payments: [wallet, rest] };
  });
  const until = /^Your order begins once it is paid\. Pay by 18:08, in the same or another way, or it is canceled\.$/;

  function expectAlive() {
    expect(screen.getAllByText(until).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Payment failed').length).toBeGreaterThan(0);
    expect(screen.queryByText(/could not be completed/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
  }

  it('is paid again, in cash as well, or canceled on a guest’s tracking, which says until when', async () => {
    track();
    const title = 'Your payment did not go through';
    expect(await screen.findByRole('heading', { level: 1, name: title }, slow)).toBeTruthy();
    expectAlive();
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay in cash' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy();
  });

  it('says so in Arabic', async () => {
    track('ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'لم تنجح عملية الدفع' }, slow)).toBeTruthy();
    expect(screen.getByText(/^يبدأ تنفيذ طلبك بعد دفعه\. ادفع قبل .+ وإلا أُلغي الطلب\.$/)).toBeTruthy();
  });

  it('tells what is still due on its own page, where it can be paid, and tracked', async () => {
    saveToken('t');
    renderPage(<MyOrder order_id={100482} flag={null} />, { config, router: { pathname: '/profile' } });
    const title = 'Your payment did not go through';
    expect(await screen.findByRole('heading', { level: 2, name: title }, slow)).toBeTruthy();
    expectAlive();
    expect(screen.getByText('$16.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy();
  });

  it('says the same in the list of this device, and in that of the account', async () => {
    renderPage(<DeviceOrders />, { config });
    expect(await screen.findByRole('link', { name: 'Pay now' }, slow)).toBeTruthy();
    expectAlive();
    cleanup();
    saveToken('t');
    renderPage(<OrderList />, { config, router: { pathname: '/profile', query: { page: 'my-orders' } } });
    expect(await screen.findByRole('link', { name: 'Pay now' }, slow)).toBeTruthy();
    expectAlive();
  });

  it('stays in the bar of the running order', async () => {
    renderPage(<RunningOrder />, { config, router: { pathname: '/about-us' } });
    const bar = await screen.findByRole('complementary', { name: 'Your running order' }, { timeout: 3000 });
    expect(bar.textContent).toMatch(/Your payment did not go through.*Pay by 18:08/);
    expect(deviceOrders()[0]?.is_over).toBeFalsy();
  });

  it('is only placed for somebody who follows it with a shared link, whatever the back end sends', async () => {
    change = { ...change, user_id: 0 };
    track();
    expect(await screen.findByRole('heading', { level: 1, name: 'Waiting for the store' }, slow)).toBeTruthy();
    expect(screen.queryByText(/Expected|Payment failed|did not go through/)).toBeNull();
  });
});

describe('[beyond §2.5] an order whose payment failed at a back end that gives none up', () => {
  const HOUR_MS = 3_600_000;
  const placedAgo = (ms: number) => {
    change = { order_status: 'failed', created_at: new Date(Date.now() - ms).toISOString() };
  };
  afterEach(() => {
    vi.useRealTimers();
  });
  const pages: [string, () => ReturnType<typeof renderPage>][] = [
    ['a guest’s tracking', () => track()],
    [
      'its own page',
      () => {
        saveToken('t');
        return renderPage(<MyOrder order_id={100482} flag={null} />, { config, router: { pathname: '/profile' } });
      },
    ],
    ['the list of this device', () => renderPage(<DeviceOrders />, { config })],
    [
      'the list of the account',
      () => {
        saveToken('t');
        const router = { pathname: '/profile', query: { page: 'my-orders', inputs: 'running' } };
        return renderPage(<OrderList />, { config, router });
      },
    ],
  ];

  it.each(pages)('is ordered again after an hour, or paid, on %s', async (_page, open) => {
    placedAgo(2 * HOUR_MS);
    open();
    expect(await screen.findByRole('button', { name: 'Order again' }, slow)).toBeTruthy();
    expect(screen.getByText('Pay now')).toBeTruthy();
  });

  it.each(pages)('is only paid before, on %s', async (_page, open) => {
    placedAgo(HOUR_MS / 2);
    open();
    expect(await screen.findByText('Pay now', {}, slow)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
  });

  it.each<[string, number, boolean]>([
    ['asked for without end while it is new', HOUR_MS / 2, true],
    ['asked for no more after a minute once it is old', 2 * HOUR_MS, false],
  ])('is %s', async (_what, ago, isAsked) => {
    placedAgo(ago);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    const { client } = track();
    await screen.findByRole('link', { name: 'Pay now' }, slow);
    const pass = async (rounds: number) => {
      const before = tracked;
      for (let round = 0; round < rounds; round += 1) {
        await act(() => vi.advanceTimersByTimeAsync(10_000));
        await vi.waitFor(() => expect(client.isFetching()).toBe(0));
      }
      return tracked - before;
    };
    expect(await pass(3)).toBeGreaterThan(1);
    await pass(5);
    expect((await pass(6)) > 0).toBe(isAsked);
  });
});

describe('[beyond §2.5] a transfer', () => {
  const data = { status: 'denied', method_id: 2, method_name: 'Bank', admin_note: 'No such transfer' };
  const transfer = (status: string) => ({
    payment_method: 'offline_payment',
    offline_payment: { data: { ...data, status }, input: [{ user_input: 'sent_from', user_data: 'X2' }] },
  });

  it('that was not found says why on a guest’s tracking, and is corrected there', async () => {
    change = transfer('denied');
    track();
    expect(await screen.findByRole('heading', { level: 1, name: 'Not paid yet' }, slow)).toBeTruthy();
    expect(screen.getByText('Your payment by Bank was not found')).toBeTruthy();
    expect(screen.getByText('The market says: \u2068No such transfer\u2069')).toBeTruthy();
    expect(screen.getByText('Please correct what you told us, so that it can be found.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const field = await screen.findByDisplayValue('X2', {}, slow);
    await userEvent.clear(field);
    await userEvent.type(field, 'X3');
    await userEvent.click(screen.getByRole('button', { name: 'Send', hidden: true }));
    await waitFor(() => expect(sent[0]).toMatchObject({ sent_from: 'X3', guest_id: 5, order_id: 100482 }));
  });

  it('that was not found is told in the list of orders and in the bar', async () => {
    change = transfer('denied');
    saveToken('t');
    renderPage(<OrderList />, { config, router: { pathname: '/profile', query: { page: 'my-orders' } } });
    expect(await screen.findByText('Not paid', {}, slow)).toBeTruthy();
    expect(screen.getByText('Your order begins once it is paid.')).toBeTruthy();
    cleanup();
    renderPage(<RunningOrder />, { config, router: { pathname: '/about-us' } });
    const bar = await screen.findByRole('complementary', { name: 'Your running order' }, slow);
    expect(bar.textContent).toContain('Not paid yet');
    expect(bar.textContent).not.toContain('Expected');
  });

  it('that is being checked says so', async () => {
    change = transfer('pending');
    track();
    expect(await screen.findByText('Your payment by Bank is being checked', {}, slow)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Waiting for the store' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay in cash' })).toBeNull();
    expect(screen.queryByText(/Expected|Later than planned/)).toBeNull();
  });

  it.each(['pending', ''])(
    'promises no time in the bar of the running order before it is found (%s)',
    async (status) => {
      change = { ...transfer(status), created_at: new Date(Date.now() - 3 * 3_600_000).toISOString() };
      renderPage(<RunningOrder />, { config, router: { pathname: '/about-us' } });
      const bar = await screen.findByRole('complementary', { name: 'Your running order' }, slow);
      expect(bar.textContent).toContain('Waiting for the store');
      expect(bar.textContent).not.toMatch(/Expected|Later than planned/);
    },
  );

  it('promises its time from when it was found', async () => {
    const [placedAt, found] = [3, 0].map((hours) => new Date(Date.now() - hours * 3_600_000).toISOString());
    change = {
      ...{ ...transfer('verified'), payment_status: 'paid', order_status: 'confirmed' },
      ...{ created_at: placedAt, pending: placedAt, confirmed: found },
    };
    track();
    expect(await screen.findByText(/^Expected between/, {}, slow)).toBeTruthy();
    expect(screen.queryByText(/Later than planned/)).toBeNull();
  });

  it.each([
    ['before it is found', { order_status: 'pending', payment_status: 'unpaid' }, false],
    [
      'once it is found',
      { order_status: 'confirmed', payment_status: 'paid', confirmed: new Date().toISOString() },
      true,
    ],
  ])('tells somebody with a shared link a time only once it is found: %s', async (_when, state, isPromised) => {
    const early = new Date(Date.now() - 3 * 3_600_000).toISOString();
    change = { ...transfer('pending'), ...state, created_at: early, pending: early, user_id: 0 };
    track();
    const title = isPromised ? 'The store has your order' : 'Waiting for the store';
    expect(await screen.findByRole('heading', { level: 1, name: title }, slow)).toBeTruthy();
    expect(screen.queryByText(/^Expected/) !== null).toBe(isPromised);
    expect(screen.queryByText(/Later than planned/)).toBeNull();
  });
});
