// @document
import { deviceOrders } from '@tests/support/rooms/device-room';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberOrder } from '@/features/checkout/placing/device-orders';
import { forgetToken, saveGuest, saveToken } from '@/lib/session';
import { renderPage } from '@tests/support/render-page';
import { Toaster } from '@/ui/status/toaster';
import { DeviceOrders } from '../list/device-orders';
import { RunningOrder } from './running-order';

const api = apiServer();
const placed = {
  ...{ id: 42, user_id: 5, is_guest: true, order_type: 'delivery', order_status: 'pending', order_amount: 23.5 },
  ...{ created_at: '2026-11-21T18:08:00Z', store: { id: 7, name: 'Ember & Bun' } },
};
const cooked = { ...placed, id: 77, order_status: 'processing' };
let order: Record<string, unknown> = placed;
/** The running orders of the account, the newest first, and how many there are. */
let own = { total_size: 1, orders: [cooked] };
let asked: Record<string, string>[] = [];

const open = (pathname = '/about-us') => renderPage(<RunningOrder />, { router: { pathname } });
const bar = () => screen.findByRole('complementary', { name: 'Your running order' }, { timeout: 5000 });

beforeEach(() => {
  order = placed;
  own = { total_size: 1, orders: [cooked] };
  asked = [];
  saveGuest(5);
  api.use(
    http.get('*/api/v1/customer/order/track', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(order);
    }),
    http.get('*/api/v1/customer/order/running-orders', () => HttpResponse.json(own)),
    http.get('*/api/v1/config', () => HttpResponse.json({ business_name: 'Medina', timezone: 'UTC' })),
  );
});
afterEach(() => {
  cleanup();
  forgetToken();
});

it('[GUEST-08] shows a guest the order of this device, with a link to it', async () => {
  rememberOrder({ order_id: 42, contact_number: '15550142200' });
  open();
  expect((await bar()).textContent).toContain('Waiting for the store');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/track-order?order_id=42');
  expect(asked[0]).toEqual({ order_id: '42', guest_id: '5', contact_number: '15550142200' });
});

it('[GUEST-08] disappears after delivery, and is not fetched again', async () => {
  rememberOrder({ order_id: 42, contact_number: '15550142200' });
  order = { ...placed, order_status: 'delivered' };
  open();
  await waitFor(() => expect(deviceOrders()[0]?.is_over).toBe(true));
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  asked = [];
  open();
  expect(asked).toEqual([]);
});

const declined = {
  ...{ ...placed, order_status: 'failed', payment_status: 'unpaid', payment_method: 'digital_payment' },
  ...{ details_count: 1, pay_until: '2026-11-21T19:08:00Z' },
};

it('[beyond §2.5] shows an order whose payment failed as long as it can be paid', async () => {
  rememberOrder({ order_id: 42, contact_number: '15550142200' });
  order = declined;
  open();
  expect((await bar()).textContent).toContain('Your payment did not go through');
  expect(deviceOrders()[0]?.is_over).toBe(false);
});

it('[beyond §2.5] an order whose payment failed holds no place where nobody gives it up', async () => {
  rememberOrder({ order_id: 42, contact_number: '15550142200' });
  order = { ...declined, pay_until: null };
  open();
  await waitFor(() => expect(deviceOrders()[0]?.is_over).toBe(true));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('[ROUTE-14] shows a customer the running order', async () => {
  saveToken('the-token');
  open();
  expect((await bar()).textContent).toContain('Your order is being prepared');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/track-order/77');
  expect(asked).toEqual([]);
});

it.each([
  ['en' as const, '2 more orders'],
  ['ar' as const, 'طلبان آخران'],
])('[ROUTE-14] shows the order that comes next, and a link to the others (%s)', async (language, more) => {
  const minutes = { min_delivery_time: 20, max_delivery_time: 30 };
  const newest = { ...cooked, ...minutes, id: 79, created_at: new Date().toISOString() };
  const collected = { ...newest, id: 78, order_status: 'picked_up' };
  own = { total_size: 3, orders: [newest, collected, { ...cooked, ...minutes }] };
  saveToken('the-token');
  renderPage(<RunningOrder />, { language, pathname: '/about-us' });
  const links = await screen.findAllByRole('link', {}, { timeout: 5000 });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/track-order/78', '/profile?page=my-orders']);
  expect(links[1]?.textContent).toBe(more);
});

describe('[GUEST-09] once the guest of this device has signed in', () => {
  const none = () => HttpResponse.json({ total_size: 0, orders: [] });
  beforeEach(() => {
    rememberOrder({ order_id: 42, contact_number: '15550142200' });
    saveToken('the-token');
  });

  it('the running order of the account comes first', async () => {
    open();
    expect((await bar()).textContent).toContain('Your order is being prepared');
    expect(asked).toEqual([]);
  });

  it.each([
    ['has none', none],
    ['can not be asked', () => HttpResponse.json({ errors: [] }, { status: 403 })],
  ])(
    'the order that was placed as a guest is shown where the account %s, also beside its orders',
    async (_, answer) => {
      api.use(http.get('*/api/v1/customer/order/running-orders', answer));
      renderPage(<RunningOrder />, { router: { pathname: '/profile', query: { page: 'my-orders' } } });
      expect((await bar()).textContent).toContain('Waiting for the store');
      expect(screen.getByRole('link').getAttribute('href')).toBe('/track-order?order_id=42');
      expect(asked[0]).toEqual({ order_id: '42', guest_id: '5', contact_number: '15550142200' });
    },
  );

  it('it disappears after delivery', async () => {
    api.use(http.get('*/api/v1/customer/order/running-orders', none));
    order = { ...placed, order_status: 'delivered' };
    open();
    await waitFor(() => expect(deviceOrders()[0]?.is_over).toBe(true));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('the orders of this device are listed', async () => {
    renderPage(<DeviceOrders />);
    expect(await screen.findByText('Ember & Bun')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/track-order?order_id=42');
    expect(asked[0]).toMatchObject({ guest_id: '5' });
  });
});

it.each(['77', undefined])('[ROUTE-14] does not cover the page of its order, nor the list (%s)', async (shown) => {
  saveToken('the-token');
  const onOrder = (orderId?: string) => ({
    router: { pathname: '/profile', query: { page: 'my-orders', ...(orderId && { orderId }) } },
  });
  renderPage(<RunningOrder />, onOrder('78'));
  await bar();
  cleanup();
  const { client } = renderPage(<RunningOrder />, onOrder(shown));
  await waitFor(() =>
    expect(
      client
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.data),
    ).toBe(true),
  );
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('[ROUTE-14] stays dismissed until its status changes', async () => {
  rememberOrder({ order_id: 42, contact_number: '15550142200' });
  const { client } = open();
  await bar();
  await userEvent.click(screen.getByRole('button', { name: 'Hide until something changes' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  await act(() => client.invalidateQueries());
  expect(screen.queryByRole('complementary')).toBeNull();
  order = { ...placed, order_status: 'processing' };
  await act(() => client.invalidateQueries());
  expect((await bar()).textContent).toContain('Your order is being prepared');
});

it.each(['profile-settings', 'inbox'])('[ROUTE-14] does not cover Update and Send (%s)', async (page) => {
  rememberOrder({ order_id: 42, contact_number: '15550142200' });
  const onProfile = (section: string) => ({ router: { pathname: '/profile', query: { page: section } } });
  renderPage(<RunningOrder />, onProfile('wallet'));
  await bar();
  cleanup();
  asked = [];
  renderPage(<RunningOrder />, onProfile(page));
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it.each([
  ...['/checkout/[[...rest]]', '/rental/cart/[[...rest]]', '/interest/[[...rest]]'],
  ...['/track-order/[[...rest]]', '/rate-and-review/[id]'],
])('is not shown on %s', async (pathname) => {
  rememberOrder({ order_id: 42, contact_number: '15550142200' });
  open();
  await bar();
  cleanup();
  asked = [];
  open(pathname);
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('[GUEST-08] lists the orders of this device, and removes them on request until that is undone', async () => {
  rememberOrder({ order_id: 42, contact_number: '15550142200' });
  renderPage(
    <>
      <DeviceOrders />
      <Toaster dismissLabel="Dismiss" />
    </>,
  );
  expect(await screen.findByText('Ember & Bun')).toBeTruthy();
  expect(screen.getByText('Placed')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/track-order?order_id=42');
  await userEvent.click(screen.getByRole('button', { name: 'Forget them' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(deviceOrders()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/track-order?order_id=42');
  expect(deviceOrders()).toMatchObject([{ order_id: 42, contact_number: '15550142200' }]);
});
