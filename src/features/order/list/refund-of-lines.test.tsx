// @document
import { apiServer } from '@tests/support/api-server';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { renderPage } from '@tests/support/render-page';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDialogs } from '@/lib/dialogs';
import { saveToken } from '@/lib/session';
import { MyOrders } from './my-orders';

/** 25.00 for the goods with 0.50 tax, and a delivery fee of 3.00. */
const delivered = {
  ...{ id: 100482, user_id: 7, order_type: 'delivery', order_status: 'delivered', module_id: 1, details_count: 2 },
  ...{ payment_method: 'digital_payment', payment_status: 'paid', order_amount: 28.5, delivery_charge: 3 },
  ...{ total_tax_amount: 0.5, tax_status: 'excluded', created_at: '2026-11-20T18:08:00Z' },
  store: { id: 7, name: 'Ember & Bun', slug: 'ember-and-bun', module_id: 1 },
};
const burger = { id: 1, item_id: 3, price: 10, quantity: 2, item_details: { name: 'Charcoal burger' } };
const fries = { id: 2, item_id: 4, price: 5, quantity: 1, item_details: { name: 'Fries' } };

const api = apiServer();
let sent: object[] = [];

const answer = (order: object, lines: object[] | null = [burger, fries]) =>
  api.use(
    http.get('*/api/v1/customer/order/track', () => HttpResponse.json(order)),
    http.get('*/api/v1/customer/order/details', () =>
      lines ? HttpResponse.json(lines) : HttpResponse.json({ errors: [] }, { status: 500 }),
    ),
    http.get('*/api/v1/stores/details/*', () => HttpResponse.json({ ...delivered.store, phone: '+15550100' })),
    http.get('*/api/v1/customer/order/refund-reasons', () =>
      HttpResponse.json({ refund_reasons: [{ id: 1, reason: 'It came cold' }] }),
    ),
    http.post('*/api/v1/customer/order/refund-request', async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return HttpResponse.json({ message: 'ok' });
    }),
  );

const open = (config: object = {}) =>
  renderPage(<MyOrders />, {
    config: { timezone: 'UTC', refund_active_status: true, refund_lines_status: true, ...config },
    modules: ['food'],
    router: { pathname: '/profile', query: { page: 'my-orders', orderId: '100482' } },
    dialogs: true,
  });

const slow = { timeout: 8000 };

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: 'Get a refund' }, slow));
  return within(await screen.findByRole('dialog', { name: 'Ask for a refund', hidden: true }, slow));
}

const WHOLE = 'You ask for $28.50, the whole order.';

beforeAll(completeBrowser);
beforeEach(() => {
  sent = [];
  saveToken('t');
});
afterEach(() => {
  act(closeDialogs);
  cleanup();
});

describe('a refund of some items', () => {
  it('shows its amount before it is sent, and names the items', async () => {
    answer(delivered);
    open();
    const asked = await ask();
    expect(await asked.findByText(WHOLE)).toBeTruthy();
    await userEvent.click(asked.getByText('Fries'));
    expect(asked.getByText('You ask for $5.10, what you paid for these items.')).toBeTruthy();
    await userEvent.click(asked.getByText('Charcoal burger'));
    expect(asked.getByText(WHOLE)).toBeTruthy();
    await userEvent.click(asked.getByText('Charcoal burger'));
    await userEvent.click(await asked.findByText('It came cold'));
    await userEvent.click(asked.getByText('Send request'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ order_id: '100482', customer_reason: 'It came cold', 'order_line_ids[]': '2' });
  });

  it('offers no choice for a single item', async () => {
    answer({ ...delivered, details_count: 1 }, [burger]);
    open();
    const asked = await ask();
    expect(await asked.findByText(WHOLE)).toBeTruthy();
    expect(asked.queryByText('Charcoal burger')).toBeNull();
  });

  it('is not offered if the back end refunds whole orders only', async () => {
    answer(delivered);
    open({ refund_lines_status: undefined });
    const asked = await ask();
    expect(await asked.findByText(WHOLE)).toBeTruthy();
    expect(asked.queryByText('Charcoal burger')).toBeNull();
  });

  it('reports that the items failed to load', async () => {
    answer(delivered, null);
    open();
    const asked = await ask();
    expect(await asked.findByText('The items could not be loaded.', {}, slow)).toBeTruthy();
    answer(delivered);
    await userEvent.click(asked.getByText('Try again'));
    expect(await asked.findByText('Fries')).toBeTruthy();
  });

  it('shows its items and amount afterwards', async () => {
    const refund = { refund_status: 'approved', refund_amount: 5.1, customer_reason: 'Cold', order_line_ids: [2] };
    answer({ ...delivered, order_status: 'refunded', refund });
    open();
    const title = await screen.findByText('Your refund was approved', {}, slow);
    const approved = within(title.parentElement ?? document.body);
    expect(approved.getByText('Amount: $5.10')).toBeTruthy();
    expect(await approved.findByText('Fries')).toBeTruthy();
    expect(approved.queryByText('Charcoal burger')).toBeNull();
  });
});
