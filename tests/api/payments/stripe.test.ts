import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hono } from 'hono';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayFlag } from '@/domain/order/gateway-return';
import { type TestDatabase } from '@tests/support/database';
import {
  addSoups,
  cartOf,
  idOf,
  newCustomer,
  orderOf,
  payApi,
  payPage,
  payMarket,
  placeAs,
} from '@tests/support/pay-market';

const SECRET = 'whsec_test';
let database: TestDatabase;
let api: Hono;
let fake: Server;
let customer: { id: number; token: string };
/** What the fake was asked, and what it answers about the last session. */
let asked: URLSearchParams;
let session: Record<string, unknown> | null;

beforeAll(async () => {
  fake = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (request.method === 'POST') asked = new URLSearchParams(body);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(session));
    });
  });
  await new Promise<void>((listening) => fake.listen(0, '127.0.0.1', listening));
  // A server on a port always has such an address.
  const { port } = fake.address() as AddressInfo;
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_x');
  vi.stubEnv('SITE_URL', 'http://shop.test');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', SECRET);
  vi.stubEnv('STRIPE_API_BASE', `http://127.0.0.1:${port}`);
  database = await payMarket();
  api = payApi(database.db);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  fake.close();
  await database.close();
});
beforeEach(async () => {
  customer = await newCustomer(database.db);
  await addSoups(api, customer.token);
});

async function opened() {
  session = { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/cs_1' };
  const order_id = idOf(await placeAs(api, customer.token, { payment_method: 'digital_payment' }));
  const page = await payPage(api, { order_id, customer_id: customer.id }, 'stripe');
  expect(page).toBe('https://pay.example/cs_1');
  const payment_id = asked.get('client_reference_id') ?? '';
  const paid = {
    ...{ id: 'cs_1', object: 'checkout.session', client_reference_id: payment_id, amount_total: 2105 },
    ...{ currency: 'usd', payment_status: 'paid', status: 'complete', payment_intent: `pi_${order_id}` },
  };
  return { order_id, payment_id, paid };
}

async function notify(object: object, secret = SECRET): Promise<number> {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const answer = await api.request('/api/v1/payment/stripe/webhook', { method: 'POST', headers, body: payload });
  return answer.status;
}

async function back(payment_id: string, more = ''): Promise<string> {
  const path = `/api/v1/payment/stripe/return?payment_id=${payment_id}&session=cs_1${more}`;
  const answer = await api.request(`http://shop.test${path}`);
  return answer.headers.get('location') ?? '';
}

describe('Stripe Checkout', () => {
  it('is told the amount in cents, the currency and where to send back', async () => {
    const { payment_id } = await opened();
    expect(Object.fromEntries(asked)).toMatchObject({
      'line_items[0][price_data][unit_amount]': '2105',
      'line_items[0][price_data][currency]': 'usd',
      success_url: `http://shop.test/api/v1/payment/stripe/return?payment_id=${payment_id}&session={CHECKOUT_SESSION_ID}`,
    });
  });

  it('says by a signed notice that an order is paid, and may say it again', async () => {
    const { order_id, paid } = await opened();
    expect(await notify(paid)).toBe(200);
    expect(await notify(paid)).toBe(200);
    expect(await orderOf(database.db, order_id)).toMatchObject({
      ...{ order_status: 'confirmed', payment_status: 'paid', transaction_reference: `pi_${order_id}` },
    });
    expect(await cartOf(api, customer.token)).toEqual([]);
  });

  it.each([
    ['signed by somebody else', {}, 'whsec_other'],
    ['of another amount', { amount_total: 2104 }, SECRET],
    ['in another currency', { currency: 'eur' }, SECRET],
    ['about no payment of ours', { client_reference_id: 'x' }, SECRET],
  ])('is not believed when the notice is %s', async (_what, more, secret) => {
    const { order_id, paid } = await opened();
    expect(await notify({ ...paid, ...more }, secret)).toBe(403);
    expect(await orderOf(database.db, order_id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
  });

  it('that can not be reached is not said to have paid', async () => {
    const { order_id, payment_id, paid } = await opened();
    session = null;
    expect(gatewayFlag(await back(payment_id))).toBe('pending');
    expect(await orderOf(database.db, order_id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    session = { ...paid, payment_status: 'unpaid', status: 'open' };
    expect(gatewayFlag(await back(payment_id))).toBe('pending');
    expect(await notify(paid)).toBe(200);
    session = null;
    expect(gatewayFlag(await back(payment_id))).toBe('success');
  });

  it('is asked when the browser comes back, whatever the browser says', async () => {
    const { order_id, payment_id, paid } = await opened();
    session = { ...paid, payment_status: 'unpaid', status: 'open' };
    expect(gatewayFlag(await back(payment_id, '&left=1'))).toBe('cancel');
    expect(await orderOf(database.db, order_id)).toMatchObject({ order_status: 'failed' });
    session = paid;
    expect(gatewayFlag(await back(payment_id))).toBe('success');
    expect(await orderOf(database.db, order_id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
  });
});
