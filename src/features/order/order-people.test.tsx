// @document
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { MyOrders } from './list/my-orders';

const store = { id: 7, name: 'Ember & Bun', address: '3 Harbour Street', slug: 'ember-and-bun', module_id: 1 };
const order = {
  ...{ id: 100482, user_id: 7, order_type: 'delivery', order_status: 'confirmed', module_id: 1, details_count: 0 },
  ...{ payment_method: 'cash_on_delivery', payment_status: 'unpaid', order_amount: 28.5, tax_status: 'excluded' },
  ...{ created_at: '2026-11-20T18:08:00Z', store: store as object },
};

const api = apiServer(
  http.get('*/api/v1/customer/order/track', () => HttpResponse.json(order)),
  http.get('*/api/v1/customer/order/details', () => HttpResponse.json([])),
  http.get('*/api/v1/stores/details/*', () => HttpResponse.json(store)),
);

beforeAll(completeBrowser);
beforeEach(() => saveToken('t'));
afterEach(cleanup);

const slow = { timeout: 8000 };

it.each([
  ['of its vendor', { ...store, vendor_id: '31' }, 31],
  ['of the store itself if the back end sends no vendor', store, 7],
])('[PROF-06] the chat link of a store has the number %s', async (_what, told, vendor) => {
  order.store = told;
  const query = { page: 'my-orders', orderId: '100482' };
  renderPage(<MyOrders />, { config: { timezone: 'UTC' }, modules: ['food'], router: { pathname: '/profile', query } });
  const chat = await screen.findByRole('link', { name: 'Chat with Ember & Bun' }, slow);
  expect(chat.getAttribute('href')).toBe(`/profile?page=inbox&vendor=${vendor}`);
});

it('[ROUTE-14] the courier is shown with rating and vehicle', async () => {
  const karim = { id: 2, f_name: 'Karim', avg_rating: 4.9, rating_count: 12, vehicle: { id: 2, type: 'Motorbike' } };
  api.use(http.get('*/api/v1/customer/order/track', () => HttpResponse.json({ ...order, delivery_man: karim })));
  const query = { page: 'my-orders', orderId: '100482' };
  renderPage(<MyOrders />, { config: { timezone: 'UTC' }, modules: ['food'], router: { pathname: '/profile', query } });
  const courier = (await screen.findByText('Karim', {}, slow)).closest('section');
  expect(courier?.textContent).toContain('Your courier · Motorbike');
  expect(courier?.textContent).toContain('4.9');
});
