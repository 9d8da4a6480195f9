// @document
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCart } from '@/features/cart/open-cart';
import { rememberOrder } from '@/features/checkout/placing/device-orders';
import { closeDialogs } from '@/lib/dialogs';
import { saveGuest, saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { InvoicePage } from './invoice/invoice';
import { DeviceOrders } from './list/device-orders';
import { TrackOrder } from './tracking/track-order';

const order = {
  ...{ id: 42, user_id: 5, is_guest: true, order_type: 'delivery', order_status: 'delivered', module_id: 1 },
  ...{ payment_method: 'cash_on_delivery', payment_status: 'paid', order_amount: 23, delivery_charge: 3 },
  ...{ created_at: '2026-11-21T18:08:00Z', details_count: 1, tax_status: 'included', total_tax_amount: 0 },
  store: { id: 7, name: 'Ember & Bun', address: '22 Ropewalk Lane', module_id: 1 },
};
const again = {
  store: { id: 7, slug: 'ember-and-bun', name: 'Ember & Bun', module_id: 1, module_type: 'food' },
  lines: [
    {
      ...{ item_id: 3, model: 'Item', name: 'Charcoal burger', quantity: 2, most: 2, variation: [], add_on_ids: [] },
      ...{ add_on_qtys: [], price_before: 10, price_now: 10, lost_add_ons: [], problem: null },
    },
  ],
};
let change: object = {};
let asked: Record<string, string>[] = [];
let added: Record<string, unknown>[] = [];

/** Each call about the order is answered its guest alone. */
const answer =
  (of: () => object) =>
  ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push({ path: pathname, ...Object.fromEntries(searchParams) });
    if (searchParams.get('guest_id') === '5') return HttpResponse.json(of());
    return HttpResponse.json({ errors: [{ code: 'order', message: 'We found no order.' }] }, { status: 404 });
  };

apiServer(
  http.get(
    '*/api/v1/customer/order/track',
    answer(() => ({ ...order, ...change })),
  ),
  http.get(
    '*/api/v1/customer/order/order-again',
    answer(() => again),
  ),
  http.get(
    '*/api/v1/customer/order/details',
    answer(() => [{ id: 1, item_id: 3, price: 10, quantity: 2, item_details: { name: 'Charcoal burger' } }]),
  ),
  http.get('*/api/v1/customer/cart/list', () => HttpResponse.json([])),
  http.post('*/api/v1/customer/cart/add', async ({ request }) => {
    added.push(Object.fromEntries(Object.entries((await request.json()) as object)));
    return HttpResponse.json([]);
  }),
);

const slow = { timeout: 8000 };
const config = { timezone: 'UTC', prescription_order_status: true };

beforeAll(completeBrowser);
// What opens on demand is there before a test waits for it.
beforeAll(
  () => Promise.all([loadCart(), import('./tracking/tracked-order'), import('./dialogs/reorder-dialog')]),
  60_000,
);
beforeEach(() => {
  localStorage.clear();
  [change, asked, added] = [{}, [], []];
  saveGuest(5);
  rememberOrder({ order_id: 42, contact_number: '15550142201' });
});
afterEach(() => {
  act(closeDialogs);
  act(() => toast.removeAll());
  cleanup();
});

async function orderAgain() {
  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }, slow));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order again', hidden: true }, slow));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add 2 items to cart', hidden: true }, slow));
  await waitFor(() => expect(added).toMatchObject([{ item_id: 3, quantity: 2 }]));
}

const track = () =>
  renderPage(<TrackOrder title="Track Order" />, {
    ...{ config, dialogs: true, modules: ['food'] },
    router: { pathname: '/track-order', query: { order_id: '42' } },
  });
const list = () => renderPage(<DeviceOrders />, { config, dialogs: true, modules: ['food'] });
const invoice = () =>
  renderPage(<InvoicePage />, { config, router: { pathname: '/invoice/[id]', query: { id: '42' } } });

describe('[beyond §2.18] a guest whose order has ended', () => {
  it.each([
    ['the list of this device', list],
    ['its tracking', track],
  ])('orders the same again from %s, and finds the invoice there', async (_where, open) => {
    open();
    await orderAgain();
    expect(asked).toContainEqual(
      expect.objectContaining({ path: '/api/v1/customer/order/order-again', guest_id: '5' }),
    );
    expect(screen.getByRole('link', { name: 'Invoice', hidden: true }).getAttribute('href')).toBe('/invoice/42');
  });

  it('reads the invoice, and goes back to the tracking', async () => {
    invoice();
    expect(await screen.findByText('Charcoal burger', {}, slow)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Invoice' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toBe('/track-order/42');
  });

  it.each([
    ['the list of this device', list],
    ['its tracking', track],
  ])('[beyond §2.23] sends a prescription that was refused again to its pharmacy, from %s', async (_where, open) => {
    change = { order_status: 'canceled', prescription_order: true, details_count: 0 };
    open();
    const link = await screen.findByRole('link', { name: 'Send the prescription again' }, slow);
    expect(link.getAttribute('href')).toBe('/checkout?page=prescription&store_id=7&module_id=1');
  });

  it('does both also after signing in', async () => {
    saveToken('t');
    list();
    await orderAgain();
    cleanup();
    invoice();
    expect(await screen.findByText('Charcoal burger', {}, slow)).toBeTruthy();
  });
});

describe('[beyond §2.18] an order', () => {
  it('that goes on is not ordered again', async () => {
    change = { order_status: 'processing' };
    list();
    expect(await screen.findByText('Preparing', {}, slow)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull();
  });

  it('[beyond §2.5] that is not paid is paid from the list of this device', async () => {
    change = { order_status: 'pending', payment_method: 'digital_payment', payment_status: 'unpaid' };
    renderPage(<DeviceOrders />, { config: { ...config, digital_payment: true } });
    expect((await screen.findByRole('link', { name: 'Pay now' }, slow)).getAttribute('href')).toBe(
      '/checkout?order_id=42&pay=1',
    );
  });

  it('of somebody else has no invoice: it asks to sign in', async () => {
    saveGuest(9);
    invoice();
    expect(await screen.findByRole('button', { name: /sign in/i }, slow)).toBeTruthy();
    expect(screen.queryByText('Charcoal burger')).toBeNull();
  });

  it('that is told in part, to whoever knows the phone, has no invoice either', async () => {
    change = { user_id: 0 };
    invoice();
    expect(await screen.findByRole('button', { name: /sign in/i }, slow)).toBeTruthy();
    expect(screen.queryByText('Charcoal burger')).toBeNull();
  });
});
