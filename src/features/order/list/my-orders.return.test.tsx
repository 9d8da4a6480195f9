// @document
import { apiServer } from '@tests/support/api-server';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { memoryRouter } from 'next-router-mock';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { saveToken } from '@/lib/session';
import { MyOrders } from './my-orders';

const order = {
  ...{ user_id: 7, order_type: 'delivery', order_status: 'pending', module_id: 1, details_count: 1 },
  ...{ payment_method: 'digital_payment', payment_status: 'paid', order_amount: 28.5, delivery_charge: 3 },
  ...{ created_at: '2026-11-20T18:08:00Z', pending: '2026-11-20T18:08:00Z' },
  store: { id: 7, name: 'Ember & Bun', slug: 'ember-and-bun', module_id: 1 },
};
let unpaid = {};
const PAID = 'Your payment has arrived. Thank you!';
const WAITING = 'Your payment is being confirmed…';

apiServer(
  http.get('*/api/v1/customer/order/track', ({ request }) =>
    HttpResponse.json({ ...order, ...unpaid, id: Number(new URL(request.url).searchParams.get('order_id')) }),
  ),
  http.get('*/api/v1/customer/order/payment-status', () => HttpResponse.json({ order_id: 100482, ...unpaid })),
  http.get('*/api/v1/customer/order/details', () => HttpResponse.json([])),
  http.get('*/api/v1/customer/order/running-orders', () =>
    HttpResponse.json({ total_size: 0, limit: 10, offset: 1, orders: [] }),
  ),
  http.get('*/api/v1/stores/details/*', () => HttpResponse.json(order.store)),
);

const token = (text: string) => encodeURIComponent(btoa(text));

/** What a browser has in its address; the memory router would escape the second question mark. */
const toRoute = (path: string) => ({
  pathname: '/profile',
  asPath: path,
  query: Object.fromEntries(new URLSearchParams(path.slice(path.indexOf('?') + 1))),
});

/** Goes there by the router, as a link of the page does. */
async function go(path: string) {
  Object.assign(memoryRouter, toRoute(path));
  await act(async () => void memoryRouter.events.emit('routeChangeComplete', path));
  return true;
}

const config = { timezone: 'UTC', digital_payment: true, cash_on_delivery: true };
const comeBack = (path: string) =>
  renderPage(<MyOrders />, { config, router: { ...toRoute(path), replace: (to) => go(String(to)) } });
const addressNow = () => memoryRouter.asPath;

beforeAll(completeBrowser);
beforeEach(() => {
  saveToken('t');
  unpaid = {};
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

it.each([
  ['the token', `/profile?page=my-orders?flag=success&&token=${token('attribute_id=100482')}`],
  ['the callback', `/profile?page=my-orders&orderId=100482?flag=success&&token=${token('x')}`],
])('[beyond §4] of a return whose order %s names only the order stays in the address', async (_what, path) => {
  comeBack(path);
  await waitFor(() => expect(addressNow()).toBe('/profile?page=my-orders&orderId=100482'));
  expect(await screen.findByText(PAID)).toBeTruthy();
  expect(screen.getByText('#100482')).toBeTruthy();
});

it('[beyond §4] a return that names no order keeps neither its flag nor its token in the address', async () => {
  comeBack(`/profile?page=my-orders?flag=pending&&token=${token('x')}`);
  await waitFor(() => expect(addressNow()).toBe('/profile?page=my-orders'));
  expect(await screen.findByText(WAITING)).toBeTruthy();
});

it.each(['success', 'pending'])(
  '[beyond §4] an order is not offered to be paid again while it is awaited (%s)',
  async (flag) => {
    unpaid = { payment_status: 'unpaid' };
    comeBack(`/profile?page=my-orders?flag=${flag}&&token=${token('attribute_id=100482')}`);
    expect(await screen.findByText(WAITING)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy();
    for (const name of ['Pay now', 'Pay in cash']) expect(screen.queryByRole('button', { name })).toBeNull();
  },
);

it('[beyond §4] whoever knows that the payment was declined can pay once the wait is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  unpaid = { payment_status: 'unpaid' };
  comeBack(`/profile?page=my-orders?flag=pending&&token=${token('attribute_id=100482')}`);
  await screen.findByText(WAITING);
  act(() => void vi.advanceTimersByTime(30_000));
  await screen.findByText(/If you have paid, do not pay again/);
  for (const name of ['Pay now', 'Pay in cash']) expect(await screen.findByRole('button', { name })).toBeTruthy();
});

it('[beyond §4] an order whose payment was canceled is offered to be paid again', async () => {
  unpaid = { payment_status: 'unpaid' };
  comeBack(`/profile?page=my-orders?flag=cancel&&token=${token('attribute_id=100482')}`);
  for (const name of ['Pay now', 'Pay in cash']) expect(await screen.findByRole('button', { name })).toBeTruthy();
});

it('[beyond §4] what a gateway said of one order is not said of the next', async () => {
  comeBack(`/profile?page=my-orders?flag=success&&token=${token('attribute_id=100482')}`);
  expect(await screen.findByText(PAID)).toBeTruthy();
  await go('/profile?page=my-orders&orderId=100483');
  expect(await screen.findByText('#100483')).toBeTruthy();
  expect(screen.queryByText(PAID)).toBeNull();
  await go('/profile?page=my-orders&orderId=100482');
  expect(await screen.findByText('#100482')).toBeTruthy();
  expect(screen.queryByText(PAID)).toBeNull();
});
