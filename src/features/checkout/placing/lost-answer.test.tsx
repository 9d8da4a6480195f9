// @document
import { apiServer } from '@tests/support/api-server';
import { enterMarket, findPlaceButton, leaveMarket, openCheckout } from '@tests/support/rooms/checkout-room';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { record } from '@/contract/core/wire-values';
import { saveGuest, tabMemory } from '@/lib/session';
import { at, config, handlers, line, newMarket } from '../market.fixture';

const api = apiServer();
let market = newMarket();
let replaced: unknown[] = [];
/** The owner's lists at the back end, and who asked for them. */
let running: object[] = [];
let previous: object[] = [];
let asked: (string | null)[] = [];

const order = (id: number, more: object = {}) => ({
  ...{ id, order_type: 'delivery', order_status: 'pending', order_amount: 23.5, is_guest: 1, store: { id: 7 } },
  ...more,
});
const former = order(100400);

/** Another back end of the family: it knows no keys. */
function open(page = 'buy_now') {
  const opened = openCheckout({ query: { page }, config: { extensions: undefined } });
  opened.router.replace.mockImplementation((to: unknown) => {
    replaced.push(to);
    return Promise.resolve(true);
  });
  return opened;
}

const list = (orders: () => object[]) =>
  function answer({ request }: { request: Request }) {
    asked.push(new URL(request.url).searchParams.get('guest_id'));
    return HttpResponse.json({ total_size: orders().length, limit: 10, offset: 1, orders: orders() });
  };

const askAgain = async () => {
  const [button = expect.fail('no button')] = await screen.findAllByRole('button', { name: 'Ask again' });
  await userEvent.click(button);
};

beforeEach(() => {
  market = newMarket();
  [replaced, asked, running, previous] = [[], [], [former], []];
  api.use(
    http.get('*/api/v1/config', () => HttpResponse.json({ ...config, extensions: undefined })),
    http.get(
      '*/api/v1/customer/order/running-orders',
      list(() => running),
    ),
    http.get(
      '*/api/v1/customer/order/list',
      list(() => previous),
    ),
    http.get('*/api/v1/customer/order/payment-status', () => HttpResponse.json({}, { status: 404 })),
    // Their empty lists of orders come after those above.
    ...handlers(market),
  );
  enterMarket();
  const contact = { contact_person_name: 'Samir', contact_person_number: '15550142201' };
  localStorage.setItem('guest_contact', JSON.stringify({ ...contact, contact_person_email: 's@mail.example' }));
  const address = { address: '14 Lighthouse Road', address_type: 'home', road: '', house: '14', floor: '3' };
  localStorage.setItem('guest_address', JSON.stringify({ ...address, latitude: at.lat, longitude: at.lng }));
  saveGuest(5);
  tabMemory.save('buy_now', { ...line, id: 1 });
});
afterEach(leaveMarket);

describe('an order whose answer is lost at a back end that knows no keys', () => {
  it.each<[string, 'running' | 'previous', () => Response]>([
    ['the connection breaks', 'running', () => HttpResponse.error()],
    ['the answer is 504', 'running', () => new HttpResponse(null, { status: 504 })],
    ['it waits for its payment as failed', 'previous', () => HttpResponse.error()],
  ])('[CHECKOUT-01] [beyond §4] is sent once and found among the orders: %s', async (_how, where, lost) => {
    market.answers = [
      () => {
        if (where === 'running') running = [order(100482), former];
        else previous = [order(100482, { order_status: 'failed' })];
        return lost();
      },
    ];
    open();
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(replaced).toMatchObject([{ query: { order_id: 100482 } }]));
    expect(market.placed).toHaveLength(1);
    expect(new Set(asked)).toEqual(new Set(['5']));
  });

  it('[CHECKOUT-01] [beyond §4] is never sent again by itself, over a reload as well, until it is found', async () => {
    market.answers = [() => HttpResponse.error()];
    const first = open('cart');
    await userEvent.click(await findPlaceButton());
    expect(await screen.findByText('We do not know whether it arrived')).toBeTruthy();
    first.unmount();
    // The cart is empty once the order is there.
    market.cart = [];
    open('cart');
    await askAgain();
    expect(await screen.findByText('Not found so far')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Wait and ask later' }));
    running = [order(100482), former];
    await askAgain();
    await waitFor(() => expect(replaced).toMatchObject([{ query: { order_id: 100482 } }]));
    expect(market.placed).toHaveLength(1);
    expect(screen.queryByText('The order was not placed. Please add what is missing and try again.')).toBeNull();
  });

  it('[CHECKOUT-01] [beyond §4] is placed anew only by the customer', async () => {
    market.answers = [() => HttpResponse.error(), () => HttpResponse.json({ order_id: 100483, total_ammount: 23.5 })];
    open();
    await userEvent.click(await findPlaceButton());
    await askAgain();
    await userEvent.click(await screen.findByRole('button', { name: 'Let me order again' }));
    expect(market.placed).toHaveLength(1);
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(replaced).toMatchObject([{ query: { order_id: 100483 } }]));
    expect(market.placed).toHaveLength(2);
  });

  it('[CHECKOUT-01] [beyond §4] is not taken for another one where the orders before it are unknown', async () => {
    api.use(
      http.get('*/api/v1/customer/order/running-orders', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    market.answers = [() => HttpResponse.error()];
    open();
    await userEvent.click(await findPlaceButton());
    await askAgain();
    expect(await screen.findByText('Not found so far')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/help-and-support');
    expect(replaced).toEqual([]);
  });

  it('[HDR-11] a refusal ends it, and nothing is looked for', async () => {
    const refused = { errors: [{ code: 'stock', message: 'Sold out' }] };
    market.answers = [() => HttpResponse.json(refused, { status: 403 })];
    open();
    await userEvent.click(await findPlaceButton());
    expect(await screen.findByText('Sold out')).toBeTruthy();
    expect(asked).toHaveLength(2);
    expect(record(tabMemory.read('checkout_attempt'))).toEqual({});
  });
});
