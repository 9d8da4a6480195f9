// @document
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeDialogs } from '@/lib/dialogs';
import { saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { Toaster } from '@/ui/status/toaster';
import { MyOrders } from './list/my-orders';

const order = {
  ...{ id: 100482, user_id: 7, order_type: 'delivery', order_status: 'pending', module_id: 1, details_count: 1 },
  ...{ payment_method: 'digital_payment', payment_status: 'unpaid', order_amount: 28.5, delivery_charge: 3 },
  ...{ payment_token: 'p', created_at: '2026-11-20T18:08:00Z', pending: '2026-11-20T18:08:00Z' },
  store: { id: 7, name: 'Ember & Bun', slug: 'ember-and-bun', module_id: 1 },
};
let fetched = 0;
let change = {};

apiServer(
  http.get('*/api/v1/customer/order/track', () => {
    fetched += 1;
    return HttpResponse.json({ ...order, ...change });
  }),
  http.get('*/api/v1/customer/order/details', () => HttpResponse.json([])),
  http.get('*/api/v1/stores/details/*', () => HttpResponse.json(order.store)),
);

beforeAll(completeBrowser);
beforeEach(() => {
  saveToken('t');
  change = {};
});
afterEach(() => {
  act(closeDialogs);
  act(() => toast.removeAll());
  cleanup();
  vi.unstubAllGlobals();
});

/** Presses Pay now in the dialog, which leads to the gateway. */
async function leaveToPay() {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, origin: 'http://localhost', assign });
  const config = {
    ...{ timezone: 'UTC', digital_payment: true },
    active_payment_method_list: [{ gateway: 'stripe', gateway_title: 'Card' }],
  };
  const router = { pathname: '/profile', query: { page: 'my-orders', orderId: '100482' } };
  renderPage(
    <>
      <MyOrders />
      <Toaster dismissLabel="Dismiss" />
    </>,
    { config, router, dialogs: true },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How do you want to pay?' }));
  const pay = dialog.getByRole('button', { name: 'Pay now' });
  await userEvent.click(pay);
  expect(assign).toHaveBeenCalledOnce();
  expect(pay.getAttribute('aria-busy')).toBe('true');
  return pay;
}

const goBack = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

it('[beyond §4] after Back from the payment page the order can be paid, and is fetched anew', async () => {
  const pay = await leaveToPay();
  const before = fetched;
  goBack();
  await waitFor(() => expect(pay.getAttribute('aria-busy')).toBeNull());
  await waitFor(() => expect(fetched).toBeGreaterThan(before));
  expect(pay.isConnected).toBe(true);
});

it('[beyond §4] after Back an order that was paid meanwhile asks for nothing, and says so', async () => {
  await leaveToPay();
  change = { payment_status: 'paid' };
  goBack();
  expect(await screen.findByText('Your payment has arrived. Thank you!')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

it('[beyond §4] after Back an order that was canceled meanwhile asks for nothing, and does not call it paid', async () => {
  await leaveToPay();
  change = { order_status: 'canceled' };
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Your payment has arrived. Thank you!')).toBeNull();
});
