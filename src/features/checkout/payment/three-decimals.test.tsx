// @document
import { apiServer } from '@tests/support/api-server';
import { enterMarket, findPlaceButton, leaveMarket, openCheckout } from '@tests/support/rooms/checkout-room';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveToken } from '@/lib/session';
import { config as plain, handlers, newMarket } from '../market.fixture';

/** A market whose currency has three decimals, such as the dinar of Kuwait. */
const config = { ...plain, currency_symbol: 'KD ', digit_after_decimal_point: 3, partial_payment_status: 1 };
const customer = { id: 31, f_name: 'Samir', phone: '+15550142201', wallet_balance: 6.495, order_count: 2 };
const home = {
  ...{ id: 8, address_type: 'home', address: '14 Lighthouse Road', latitude: '25.2', longitude: '55.3' },
  ...{ contact_person_name: 'Samir', contact_person_number: '+15550142201', zone_ids: [1] },
};
const api = apiServer();
let status: object;
let statusCode = 200;

beforeEach(() => {
  statusCode = 200;
  status = {
    ...{
      order_id: 100482,
      order_status: 'failed',
      payment_status: 'partially_paid',
      payment_method: 'partial_payment',
    },
    ...{ order_amount: 23.5, due: 17.005, attempt: 'fail', can_pay_again: true, can_pay_cash: true },
  };
  api.use(
    http.get('*/api/v1/config', () => HttpResponse.json(config)),
    http.get('*/api/v1/customer/info', () => HttpResponse.json(customer)),
    http.get('*/api/v1/cashback/list', () => HttpResponse.json([])),
    http.get('*/api/v1/customer/address/list', () => HttpResponse.json({ total_size: 1, addresses: [home] })),
    http.get('*/api/v1/customer/order/payment-status', () => HttpResponse.json(status, { status: statusCode })),
    http.get('*/api/v1/customer/order/track', () =>
      HttpResponse.json({ id: 100482, ...status, partially_paid_amount: 6.495 }),
    ),
    ...handlers(newMarket()),
  );
  enterMarket();
  saveToken('the-token');
});
afterEach(leaveMarket);

const open = (query?: Record<string, string>) => openCheckout({ config, ...(query && { query }) });

it('[WALLET-01] [PRICE-14] the cash beside the wallet has the decimals of the currency', async () => {
  const page = open();
  await findPlaceButton();
  await userEvent.click(screen.getByRole('checkbox', { name: /Pay KD 6\.495 from your wallet first/ }));
  await userEvent.click(await findPlaceButton());
  await waitFor(() => expect(sessionStorage.getItem('placed_order')).toBeTruthy(), { timeout: 5000 });
  page.unmount();
  open({ order_id: '100482' });
  expect(await screen.findByText(/have KD 17\.005 in cash ready/)).toBeTruthy();
});

it.each([
  ['by the status of the payment', 200],
  ['by the order, where there is no such call', 404],
])('[WALLET-13] [PRICE-14] an unpaid rest is told with the decimals of the currency, %s', async (_how, code) => {
  statusCode = code;
  open({ order_id: '100482' });
  const told = 'KD 6.495 came from your wallet. Your cart is as it was. Still to pay: KD 17.005.';
  expect(await screen.findByText(told, {}, { timeout: 8000 })).toBeTruthy();
});
