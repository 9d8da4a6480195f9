// @document
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveToken } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { InvoicePage } from './invoice';

const order = {
  ...{ id: 100482, user_id: 7, order_type: 'delivery', order_status: 'pending', module_id: 1, details_count: 1 },
  ...{ payment_method: 'cash_on_delivery', order_amount: 23, delivery_charge: 3, created_at: '2026-11-20T18:08:00Z' },
  ...{ tax_status: 'included', total_tax_amount: 0, store: { id: 7, name: 'Ember & Bun', module_id: 1 } },
};
const burger = { id: 1, item_id: 3, price: 10, quantity: 2, item_details: { name: 'Charcoal burger' } };
const api = apiServer(http.get('*/api/v1/customer/order/details', () => HttpResponse.json([burger])));

beforeEach(() => {
  saveToken('t');
});
afterEach(cleanup);

async function open(part: object, timezone = 'UTC') {
  api.use(http.get('*/api/v1/customer/order/track', () => HttpResponse.json({ ...order, ...part })));
  renderPage(<InvoicePage />, {
    config: { timezone },
    router: { pathname: '/invoice/[id]', query: { id: '100482' } },
  });
  await screen.findByText('Charcoal burger');
}

const beside = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;

it.each([
  ['2026-11-20 18:08:00', 'Nov 20, 2026'],
  ['2026-11-20T18:08:00Z', 'Nov 21, 2026'],
])('[SLOT-02] shows the day of an order in the market’s time zone: %s', async (created_at, day) => {
  await open({ created_at }, 'Pacific/Kiritimati');
  expect(beside('Date')).toBe(`Date${day}`);
});

it('[PRICE-14] [WALLET-12] shows that an order is paid in parts, and names each part', async () => {
  const payments = [
    { amount: 8, payment_method: 'wallet', payment_status: 'paid' },
    { amount: 15, payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
  ];
  await open({ payment_method: 'partial_payment', payment_status: 'partially_paid', payments });
  expect(beside('Payment')).toBe('PaymentPartly paid');
  expect(beside('Wallet, paid')).toBe('Wallet, paid$8.00');
  expect(beside('Cash on delivery, to be paid')).toBe('Cash on delivery, to be paid$15.00');
});

it.each([
  ['paid', 'Paid'],
  ['unpaid', 'Not paid'],
])('[PRICE-14] an order that is %s shows its payment method once', async (payment_status, told) => {
  await open({ payment_status });
  expect(beside('Payment')).toBe(`Payment${told}`);
  expect(screen.getAllByText('Cash on delivery')).toHaveLength(1);
  expect(screen.queryByText(/, (to be )?paid/)).toBeNull();
});

it('[beyond §2.18] says of a canceled order that it is, and that nothing of it is due', async () => {
  const payments = [
    { amount: 8, payment_method: 'wallet', payment_status: 'paid' },
    { amount: 15, payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
  ];
  await open({
    order_status: 'canceled',
    payment_method: 'partial_payment',
    payment_status: 'partially_paid',
    payments,
  });
  expect(screen.getByText('Canceled')).toBeDefined();
  expect(beside('Wallet, paid')).toBe('Wallet, paid$8.00');
  expect(screen.queryByText(/to be paid/)).toBeNull();
});
