// @document
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { loadCart } from '@/features/cart/open-cart';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { readSession, savePlace, saveToken } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { reorderDialog } from '../order-dialogs';

/** Ordering again before back ends that do not compare the order themselves (wire-format §7.4). */
type Raw = Record<string, unknown>;

const line = (part: Raw): Raw => ({
  ...{ id: 1, order_id: 9, item_campaign_id: null, quantity: 2, variation: '[]', add_ons: '[]' },
  ...part,
});
const burger = line({
  ...{ item_id: 3, price: '12.00', item_details: JSON.stringify({ id: 3, name: 'Burger', store_id: 7 }) },
  variation: JSON.stringify([{ name: 'Size', values: [{ label: 'Large', optionPrice: '2' }] }]),
  add_ons: JSON.stringify([{ id: 1, name: 'Cheese', price: 1, quantity: 1 }]),
});
const fries = line({ id: 2, item_id: 4, price: 3, item_details: { id: 4, name: 'Fries', store_id: 7 } });
const offer = line({ id: 3, item_id: null, item_campaign_id: 3, price: 1, item_details: { id: 3, name: 'Offer' } });

const item = {
  ...{ id: 3, name: 'Burger', price: '11.00', store_id: '7', store_name: 'Ember & Bun', module_type: 'food' },
  food_variations: JSON.stringify([
    { name: 'Size', type: 'single', required: 'on', min: 0, max: 0, values: [{ label: 'Large', optionPrice: '2' }] },
  ]),
  add_ons: [{ id: 1, name: 'Cheese', price: 1 }],
};

let again: () => Response;
let details: () => Response;
let items: ((id: string) => Response) | null;
const sent: Raw[] = [];
const modules: (string | null)[] = [];

const stores = () => HttpResponse.json([{ id: 7, name: 'Ember & Bun' }]);
const unknownCall = () => HttpResponse.json({ message: 'The route could not be found.' }, { status: 404 });

const refused = vi.fn(() => HttpResponse.json({ errors: [{ code: 'stock', message: 'Sold out' }] }, { status: 403 }));
const slow = { timeout: 8000 };

const api = apiServer(
  http.get('*/api/v1/customer/order/order-again', () => again()),
  http.get('*/api/v1/customer/order/details', () => details()),
  http.get('*/api/v1/items/details/:id', ({ params, request }) => {
    modules.push(request.headers.get('moduleId'));
    if (items) return items(String(params.id));
    if (params.id === '3') return HttpResponse.json(item);
    return HttpResponse.json({ errors: { code: 'product-001', message: 'Not found' } }, { status: 404 });
  }),
  http.get('*/api/v1/customer/cart/list', () => HttpResponse.json([])),
  http.post('*/api/v1/customer/cart/add', async ({ request }) => {
    sent.push((await request.json()) as Raw);
    return HttpResponse.json([]);
  }),
);

beforeAll(completeBrowser);
// It opens in the end; the last test would be over before it has come.
beforeAll(loadCart);
beforeEach(() => {
  localStorage.clear();
  saveToken('t');
  [sent.length, modules.length, items] = [0, 0, null];
  details = () => HttpResponse.json([burger, fries, offer]);
});
afterEach(() => {
  act(closeDialogs);
  act(() => toast.removeAll());
  cleanup();
});

async function open() {
  renderPage(
    <>
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </>,
    { config: { timezone: 'UTC' }, modules: ['food'] },
  );
  act(() => void reorderDialog.open({ followed: { order_id: 9 }, module_id: 1 }));
  return within(await screen.findByRole('dialog', { name: 'Order again', hidden: true }, { timeout: 8000 }));
}

describe('ordering again where the back end does not compare', () => {
  it.each([
    ['it answers stores', stores],
    ['it does not know the call', unknownCall],
  ])('[CART-17] tells what has changed, and adds what can be had: %s', async (_what, answer) => {
    again = answer;
    const asked = await open();
    expect(await asked.findByText('Price $12.00 → $13.00', {}, { timeout: 5000 })).toBeDefined();
    expect(asked.queryByText('Everything is there, at the same price.')).toBeNull();
    // What is no longer sold, and what was an offer that is bought directly.
    expect(asked.getAllByText('No longer sold')).toHaveLength(2);
    expect(new Set(modules)).toEqual(new Set(['1']));
    await userEvent.click(asked.getByRole('button', { name: 'Add 2 items to cart', hidden: true }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...{ item_id: 3, model: 'Item', store_id: 7, quantity: 2, price: 13 },
      ...{ variation: [{ name: 'Size', values: { label: ['Large'] } }], add_on_ids: [1], add_on_qtys: [1] },
    });
  });

  it('[CART-17] says that the order can no longer be looked up', async () => {
    again = stores;
    details = unknownCall;
    const asked = await open();
    expect(await asked.findByText(/can no longer be looked up/)).toBeDefined();
    expect(asked.queryByText('Everything is there, at the same price.')).toBeNull();
  });

  it('[HDR-14] asks again after a lost answer', async () => {
    again = stores;
    items = () => HttpResponse.error();
    const asked = await open();
    const retry = await asked.findByRole('button', { name: 'Try again', hidden: true }, { timeout: 5000 });
    items = null;
    await userEvent.click(retry);
    expect(await asked.findByText('Price $12.00 → $13.00')).toBeDefined();
  });

  it('[CART-17] [NAV-20] chooses no module when nothing could be added', async () => {
    again = stores;
    savePlace({ location: 'Harbour', currentLatLng: { lat: 25.2, lng: 55.3 }, zone_ids: [1] });
    api.use(http.post('*/api/v1/customer/cart/add', () => refused()));
    const asked = await open();
    await userEvent.click(await asked.findByRole('button', { name: 'Add 2 items to cart', hidden: true }, slow));
    await waitFor(() => expect(refused).toHaveBeenCalled());
    await waitFor(() => expect(readSession().module).toBeNull());
    expect(document.cookie).not.toContain('market=');
  });
});
