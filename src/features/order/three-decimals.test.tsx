// @document
import { act, cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readTracked } from '@/contract/ordering/order-details.read';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { InvoicePage } from './invoice/invoice';
import { OrderItems } from './order-items';
import { reorderDialog } from './order-dialogs';

/** A market whose currency has three decimals, such as the dinar of Kuwait. */
const config = { timezone: 'UTC', currency_symbol: 'KD ', digit_after_decimal_point: 3 };

const order = {
  ...{ id: 100482, user_id: 7, order_type: 'delivery', order_status: 'pending', module_id: 1, details_count: 1 },
  ...{ payment_method: 'cash_on_delivery', order_amount: 2.51, created_at: '2026-11-20T18:08:00Z' },
  ...{ tax_status: 'included', total_tax_amount: 0, store: { id: 7, name: 'Ember & Bun', module_id: 1 } },
};
const addOns = [{ id: 1, name: 'Cheese', price: 0.255, quantity: 1 }];
const burger = {
  ...{ id: 1, item_id: 3, price: 1.125, quantity: 2, add_ons: addOns, total_add_on_price: 0.255 },
  item_details: { name: 'Charcoal burger' },
};

apiServer(
  http.get('*/api/v1/customer/order/details', () => HttpResponse.json([burger])),
  http.get('*/api/v1/customer/order/track', () => HttpResponse.json(order)),
  http.get('*/api/v1/customer/order/order-again', () =>
    HttpResponse.json({
      store: { id: 7, slug: 'ember', name: 'Ember & Bun', module_id: 1, module_type: 'food' },
      lines: [{ item_id: 3, name: 'Charcoal burger', quantity: 3, most: 3, price_before: 1.125, price_now: 1.125 }],
    }),
  ),
);

beforeAll(completeBrowser);
beforeEach(() => {
  saveToken('t');
});
afterEach(() => {
  act(closeDialogs);
  cleanup();
});

it('[PRICE-14] the invoice shows the total of a line with the decimals of the currency', async () => {
  renderPage(<InvoicePage />, { config, router: { pathname: '/invoice/[id]', query: { id: '100482' } } });
  const row = (await screen.findByText('Charcoal burger')).closest('tr');
  expect(row?.lastElementChild?.textContent).toBe('KD 2.505');
});

it('[PRICE-14] the order shows the total of a line with the decimals of the currency', async () => {
  renderPage(<OrderItems order={readTracked(order)} />, { config });
  const line = (await screen.findByText('Charcoal burger')).closest('li');
  expect(line?.lastElementChild?.textContent).toBe('KD 2.505');
});

it('[CART-17] ordering again shows the price of a line with the decimals of the currency', async () => {
  renderPage(<DialogHost />, { config, modules: ['food'] });
  act(() => void reorderDialog.open({ followed: { order_id: 100482 }, module_id: 1 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order again', hidden: true }, { timeout: 8000 }));
  expect(await dialog.findByText('KD 3.375', {}, { timeout: 5000 })).toBeTruthy();
});
