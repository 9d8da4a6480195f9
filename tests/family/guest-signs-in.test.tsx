// @document
import { act, cleanup, screen } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { deviceOrders } from '@tests/support/rooms/device-room';
import { requestGuest } from '@/contract/auth/auth';
import { addToCart } from '@/contract/ordering/cart-writes';
import { placeOrder } from '@/contract/ordering/order';
import { rememberOrder } from '@/features/checkout/placing/device-orders';
import { RunningOrder } from '@/features/order/running/running-order';
import { forgetToken, saveGuest, saveToken } from '@/lib/session';
import { forward } from '@/server/forward';
import { openFamilyBackEnd } from './back-end';
import { CUSTOMER } from './refusals';
import { composedOrder, contact, visitor } from './visitor';

let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
/** The calls of the browser go by the shop's server. */
apiServer(
  http.all(/^http:\/\/127\.0\.0\.1/, ({ request }) => opened.answer(request)),
  http.all('*/api/v1/*', ({ request }) => forward(request, opened.url)),
);

beforeAll(async () => void (opened = await openFamilyBackEnd()));
/** A guest orders a burger, and signs in. */
beforeEach(async () => {
  const ask = visitor(opened.url);
  const { guest_id } = await ask(requestGuest, {});
  await ask(addToCart, {
    ...{ guest_id, item_id: 3, model: 'Item', store_id: 7, price: 10, quantity: 1, add_on_ids: [], add_on_qtys: [] },
    variation: [{ name: 'Size', values: { label: ['Small'] } }],
  });
  const { order_id } = await ask(placeOrder, composedOrder({ guest_id }));
  act(() => {
    saveGuest(guest_id);
    rememberOrder({ order_id, contact_number: contact.contact_person_number });
    saveToken(CUSTOMER.token);
  });
});
afterEach(() => {
  act(() => forgetToken());
  cleanup();
});
afterAll(() => opened.stop());

const open = () => renderPage(<RunningOrder />, { router: { pathname: '/about-us' } });

it('[GUEST-09] a guest who signs in still sees the order that is on its way', async () => {
  open();
  const bar = await screen.findByRole('complementary', { name: 'Your running order' }, { timeout: 15_000 });
  expect(bar.textContent).toContain('Waiting for the store');
});

it('[GUEST-09] an order that is gone makes room for the next one of the guest', async () => {
  act(() => rememberOrder({ order_id: 999, contact_number: contact.contact_person_number }));
  open();
  const bar = await screen.findByRole('complementary', { name: 'Your running order' }, { timeout: 15_000 });
  expect(bar.textContent).toContain('Waiting for the store');
  expect(deviceOrders().map(({ order_id, is_over }) => [order_id === 999, is_over])).toEqual([
    [true, true],
    [false, false],
  ]);
});
