// @document
import { cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { InvoicePage } from './invoice/invoice';
import { MyOrders } from './list/my-orders';

const order = {
  ...{ id: 100482, user_id: 7, order_type: 'delivery', order_status: 'delivered', module_id: 1, details_count: 2 },
  ...{ payment_method: 'cash_on_delivery', payment_status: 'paid', order_amount: 28.5, delivery_charge: 3 },
  ...{ total_tax_amount: 0.5, tax_status: 'excluded', created_at: '2026-11-20T18:08:00Z' },
  store: { id: 7, name: 'Ember & Bun', address: '3 Harbour Street', slug: 'ember-and-bun', module_id: 1 },
  delivery_man: { id: 2, f_name: 'Idris', l_name: 'Vale', phone: '', avg_rating: 0, rating_count: 0 },
  delivery_address: {
    ...{ contact_person_name: 'ليلى', contact_person_number: '+15550100', address_type: 'home' },
    ...{ address: '14 Lighthouse Road', road: '', house: '', floor: '', latitude: '1', longitude: '1' },
  },
};
const lines = [
  { id: 1, item_id: 3, price: 10, quantity: 2, item_details: { name: 'Charcoal burger' } },
  { id: 2, item_id: 4, price: 5, quantity: 1, item_details: { name: 'بطاطا' } },
];

apiServer(
  http.get('*/api/v1/customer/order/track', () => HttpResponse.json(order)),
  http.get('*/api/v1/customer/order/details', () => HttpResponse.json(lines)),
  http.get('*/api/v1/stores/details/*', () => HttpResponse.json(order.store)),
);

beforeAll(completeBrowser);
beforeEach(() => saveToken('t'));
afterEach(cleanup);

/** The `lang` attributes of all elements with this name. */
const languagesOf = (name: string) => new Set(screen.getAllByText(name).map(({ lang }) => lang));

describe('Latin names of an order on an Arabic page have their own language', () => {
  const slow = { timeout: 8000 };
  const page: Parameters<typeof renderPage>[1] = { language: 'ar', config: { timezone: 'UTC' }, modules: ['food'] };

  it('[beyond §4.2] on the page of the order: store, goods, courier and destination', async () => {
    const query = { page: 'my-orders', orderId: '100482' };
    renderPage(<MyOrders />, { ...page, router: { pathname: '/profile', query } });
    expect((await screen.findByText('Charcoal burger', {}, slow)).lang).toBe('en');
    for (const name of ['Ember & Bun', '3 Harbour Street', '14 Lighthouse Road', 'Idris'])
      expect(languagesOf(name), name).toEqual(new Set(['en']));
    for (const name of ['ليلى', 'بطاطا']) expect(languagesOf(name), name).toEqual(new Set(['']));
  });

  it('[beyond §4.2] on its invoice', async () => {
    renderPage(<InvoicePage />, { ...page, router: { pathname: '/invoice/[id]', query: { id: '100482' } } });
    const table = within(await screen.findByRole('table', {}, slow));
    expect(table.getByText('Charcoal burger').lang).toBe('en');
    expect(table.getByText('بطاطا').lang).toBe('');
    for (const name of ['Ember & Bun', '3 Harbour Street', '14 Lighthouse Road'])
      expect(languagesOf(name), name).toEqual(new Set(['en']));
    expect(languagesOf('ليلى')).toEqual(new Set(['']));
  });
});
