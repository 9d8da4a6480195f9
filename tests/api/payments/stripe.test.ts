import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseOrder } from '@/server/ordering/release-order';
import { customers, orders } from '@/server/db/schema';
import { log } from '@/server/http/log';
import { cleanUp } from '@/server/clean-up';
import { gatewayFlag } from '@/domain/order/gateway-return';
import {
  addSoups,
  configure,
  loadCart,
  idOf,
  newCustomer,
  findOrder,
  payApi,
  payPage,
  placeAs,
  walletBalance,
} from '@tests/support/pay-market';
import { buyNow, fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { call, codes, ITEM, newGuest, NOW } from '@tests/support/round-market';

const SECRET = 'whsec_test';
const { database, api } = openShop(fillPaying());
let fake: Server;
let customer: { id: number; token: string };
/** The requests that the fake got, and what it answers about the last session. */
let asked: URLSearchParams;
let session: Record<string, unknown> | null;
/** The payments that it was asked to refund, and what it answers to that. */
let refunded: string[] = [];
const taken = { status: 200, body: { id: 're_1', object: 'refund' } };
let refunds: { status: number; body: object } = taken;

beforeAll(async () => {
  fake = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (request.method === 'POST') asked = new URLSearchParams(body);
      response.setHeader('content-type', 'application/json');
      if (request.url === '/v1/refunds') {
        refunded.push(asked.get('payment_intent') ?? '');
        response.statusCode = refunds.status;
        response.end(JSON.stringify(refunds.body));
        return;
      }
      response.end(JSON.stringify(session));
    });
  });
  await new Promise<void>((listening) => fake.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an address of this type.
  const { port } = fake.address() as AddressInfo;
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_x');
  vi.stubEnv('SITE_URL', 'http://shop.test');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', SECRET);
  vi.stubEnv('STRIPE_API_BASE', `http://127.0.0.1:${port}`);
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  fake.close();
});
beforeEach(async () => {
  refunded = [];
  refunds = taken;
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

type Sent = { secret?: string; type?: string | undefined; late?: number };

/** `late`: how many seconds ago it was signed. */
async function notify(object: object, { secret = SECRET, type, late = 0 }: Sent = {}): Promise<number> {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: type ?? 'checkout.session.completed',
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - late,
  });
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
  it('gets the amount in cents, the currency and the return URLs', async () => {
    const { payment_id } = await opened();
    expect(Object.fromEntries(asked)).toMatchObject({
      'line_items[0][price_data][unit_amount]': '2105',
      'line_items[0][price_data][currency]': 'usd',
      success_url: `http://shop.test/api/v1/payment/stripe/return?payment_id=${payment_id}&session={CHECKOUT_SESSION_ID}`,
    });
  });

  it('[CHECKOUT-01] charges what the order costs in a shop that shows prices without cents', async () => {
    await configure(database.db, { digit_after_decimal_point: 0 });
    await opened();
    await configure(database.db, { digit_after_decimal_point: 2 });
    expect(asked.get('line_items[0][price_data][unit_amount]')).toBe('2100');
  });

  it('[CHECKOUT-01] is believed although the market has changed its currency since the customer began to pay', async () => {
    const { order_id, paid } = await opened();
    await configure(database.db, { currency_code: 'EUR' });
    expect(await notify(paid)).toBe(200);
    await configure(database.db, { currency_code: 'USD' });
    expect(await findOrder(database.db, order_id)).toMatchObject({ payment_status: 'paid' });
  });

  it('[CHECKOUT-01] gets nothing to charge that it would charge otherwise, such as 21.05 yen', async () => {
    await configure(database.db, { currency_code: 'JPY' });
    const order_id = idOf(await placeAs(api, customer.token, { payment_method: 'digital_payment' }));
    const page = await payPage(api, { order_id, customer_id: customer.id }, 'stripe');
    await configure(database.db, { currency_code: 'USD' });
    expect(gatewayFlag(page)).toBe('fail');
  });

  it('reports by a signed notice that an order is paid, and may report it again', async () => {
    const { order_id, paid } = await opened();
    expect(await notify(paid)).toBe(200);
    expect(await notify(paid)).toBe(200);
    expect(await findOrder(database.db, order_id)).toMatchObject({
      ...{ order_status: 'confirmed', payment_status: 'paid', transaction_reference: `pi_${order_id}` },
    });
    expect(await loadCart(api, customer.token)).toEqual([]);
  });

  it.each([
    ['signed by somebody else', {}, 'whsec_other'],
    ['of another amount', { amount_total: 2104 }, SECRET],
    ['in another currency', { currency: 'eur' }, SECRET],
  ])('is not believed when the notice is %s', async (_what, more, secret) => {
    const { order_id, paid } = await opened();
    expect(await notify({ ...paid, ...more }, { secret })).toBe(403);
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
  });

  it.each([
    ['another secret of the webhook', 'whsec_other', 0, 'signature'],
    ['a clock that is off by more than five minutes', SECRET, 301, 'time'],
  ])('[CHECKOUT-01] is refused for %s, and the log tells the operator why', async (_what, secret, late, why) => {
    const { order_id, paid } = await opened();
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect(await notify(paid, { secret, late })).toBe(403);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('A notice about a payment was refused'),
      expect.objectContaining({ why }),
    );
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/whsec|pi_/);
    error.mockRestore();
    expect(await findOrder(database.db, order_id)).toMatchObject({ payment_status: 'unpaid' });
  });

  it('[CHECKOUT-01] refuses what carries no signature without a word to the operator, since anybody can send it', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const answer = await api.request('/api/v1/payment/stripe/webhook', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(403);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it.each([
    ['a payment of another site', { client_reference_id: 'x' }, undefined],
    ['a payment that no site has named', { client_reference_id: null }, undefined],
    ['something else', { object: 'charge', id: 'ch_1' }, 'charge.succeeded'],
  ])('[CHECKOUT-01] is thanked for a signed notice about %s, which changes nothing', async (_what, more, type) => {
    const { order_id, paid } = await opened();
    expect(await notify({ ...paid, ...more }, { type })).toBe(200);
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
  });

  it('[CHECKOUT-01] that ends a former page to pay at leaves the order to the newer one', async () => {
    const { order_id, paid: former } = await opened();
    const newer = payApi(database.db, () => new Date(NOW.getTime() + 60_000));
    await payPage(newer, { order_id, customer_id: customer.id }, 'stripe');
    const paid = { ...former, client_reference_id: asked.get('client_reference_id') };
    const expired = { ...former, payment_status: 'unpaid', status: 'expired', payment_intent: null };
    expect(await notify(expired, { type: 'checkout.session.expired' })).toBe(200);
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'pending' });
    expect(await notify({ ...expired, client_reference_id: paid.client_reference_id })).toBe(200);
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'failed' });
    expect(await notify(paid)).toBe(200);
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
  });

  it('that cannot be reached leaves the payment open', async () => {
    const { order_id, payment_id, paid } = await opened();
    session = null;
    expect(gatewayFlag(await back(payment_id))).toBe('pending');
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    session = { ...paid, payment_status: 'unpaid', status: 'open' };
    expect(gatewayFlag(await back(payment_id))).toBe('pending');
    expect(await notify(paid)).toBe(200);
    session = null;
    expect(gatewayFlag(await back(payment_id))).toBe('success');
  });

  it('is asked for the outcome when the browser returns, whatever the browser says', async () => {
    const { order_id, payment_id, paid } = await opened();
    session = { ...paid, payment_status: 'unpaid', status: 'open' };
    expect(gatewayFlag(await back(payment_id, '&left=1'))).toBe('cancel');
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'failed' });
    session = paid;
    expect(gatewayFlag(await back(payment_id))).toBe('success');
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
  });
});

describe('money that comes too late', () => {
  /** A guest's order that is being paid at the gateway, and what the gateway reports once it is. */
  async function openedByGuest() {
    session = { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/cs_1' };
    const guest_id = await newGuest(api);
    const soups = { item: ITEM.soup, price: 7.35, quantity: 2 };
    const placed = await call(api, 'POST /customer/order/place', {
      body: buyNow([soups], { guest_id, payment_method: 'digital_payment' }),
    });
    const order_id = idOf(placed);
    await payPage(api, { order_id, customer_id: guest_id }, 'stripe');
    const client_reference_id = asked.get('client_reference_id') ?? '';
    const amount_total = Number(asked.get('line_items[0][price_data][unit_amount]'));
    const paid = { client_reference_id, amount_total, currency: 'usd', payment_status: 'paid', status: 'complete' };
    const session_of = { ...paid, id: 'cs_1', object: 'checkout.session', payment_intent: `pi_${order_id}` };
    return { order_id, guest_id, paid: session_of };
  }

  /** The guest cancels meanwhile. */
  async function paidTooLate() {
    const { order_id, guest_id, paid } = await openedByGuest();
    const cancel = await call(api, 'PUT /customer/order/cancel', { body: { order_id, guest_id, reason: 'x' } });
    expect(cancel.status).toBe(200);
    return paid;
  }

  it('goes back at the gateway when a guest cancels what is paid, as a parcel before its pickup', async () => {
    const { order_id, paid } = await openedByGuest();
    expect(await notify(paid)).toBe(200);
    const order = await findOrder(database.db, order_id);
    const end = { by: 'customer', reason: 'x', at: NOW } as const;
    await database.db.transaction((db) => releaseOrder(db, order, end));
    await cleanUp(database.db, NOW);
    await cleanUp(database.db, NOW);
    expect(refunded).toEqual([paid.payment_intent]);
  });

  it('goes back to a guest at the gateway, once', async () => {
    const paid = await paidTooLate();
    expect([await notify(paid), await notify(paid)]).toEqual([200, 200]);
    await cleanUp(database.db, NOW);
    expect(refunded).toEqual([paid.payment_intent]);
  });

  it('is refunded by the hourly clean-up when the gateway did not take the refund at first', async () => {
    const paid = await paidTooLate();
    refunds = { status: 402, body: { error: { type: 'card_error', message: 'Not now' } } };
    expect(await notify(paid)).toBe(200);
    expect(refunded).toEqual([paid.payment_intent]);
    // The refund is taken, but its answer is lost; then it is known to be done.
    refunds = { status: 400, body: { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } } };
    await cleanUp(database.db, NOW);
    await cleanUp(database.db, NOW);
    expect(refunded).toEqual([paid.payment_intent, paid.payment_intent]);
  });

  it('goes back at the gateway where customers have no wallets', async () => {
    const { order_id, paid } = await opened();
    const { token } = customer;
    const canceled = await call(api, 'PUT /customer/order/cancel', { token, body: { order_id, reason: 'x' } });
    expect(canceled.status).toBe(200);
    await configure(database.db, { customer_wallet_status: 0 });
    expect(await notify(paid)).toBe(200);
    await configure(database.db, { customer_wallet_status: 1 });
    expect(refunded).toEqual([`pi_${order_id}`]);
    expect(await walletBalance(database.db, customer.id)).toBe(0);
  });

  it('[PROF-24] goes back at the gateway when the customer has deleted the account meanwhile', async () => {
    const { order_id, paid } = await opened();
    const { token } = customer;
    const canceled = await call(api, 'PUT /customer/order/cancel', { token, body: { order_id, reason: 'x' } });
    const removed = await call(api, 'DELETE /customer/remove-account', { token });
    expect([canceled.status, removed.status]).toEqual([200, 200]);
    expect([await notify(paid), await notify(paid)]).toEqual([200, 200]);
    expect(refunded).toEqual([`pi_${order_id}`]);
  });

  it('[PROF-24] is for an order of an account: one whose payment failed keeps it until it is paid or given up', async () => {
    const { order_id, payment_id, paid } = await opened();
    session = { ...paid, payment_status: 'unpaid', status: 'open' };
    expect(gatewayFlag(await back(payment_id, '&left=1'))).toBe('cancel');
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'failed' });
    const remove = () => call(api, 'DELETE /customer/remove-account', { token: customer.token });
    const refused = await remove();
    expect([refused.status, codes(refused)]).toEqual([203, ['on-going']]);
    await cleanUp(database.db, new Date(NOW.getTime() + 61 * 60_000));
    expect((await remove()).status).toBe(200);
    expect(await notify(paid)).toBe(200);
    expect(refunded).toEqual([`pi_${order_id}`]);
    expect(await findOrder(database.db, order_id)).toMatchObject({
      ...{ user_id: null, order_status: 'canceled', payment_status: 'unpaid' },
    });
  });

  it('[PROF-24] goes back where a former build deleted the account of a failed order, and no store begins', async () => {
    const { order_id, paid } = await opened();
    const ownerless = { user_id: null, order_status: 'failed' } as const;
    await database.db.update(orders).set(ownerless).where(eq(orders.id, order_id));
    await database.db.delete(customers).where(eq(customers.id, customer.id));
    expect(await notify(paid)).toBe(200);
    expect(refunded).toEqual([`pi_${order_id}`]);
    expect(await findOrder(database.db, order_id)).toMatchObject(ownerless);
  });

  it('[PROF-24] no account goes while the wallet has paid a part of an order whose payment failed', async () => {
    const poor = await newCustomer(database.db, 5);
    await addSoups(api, poor.token);
    const partly = { payment_method: 'digital_payment', partial_payment: 1 };
    const order_id = idOf(await placeAs(api, poor.token, partly));
    await database.db.update(orders).set({ order_status: 'failed' }).where(eq(orders.id, order_id));
    const remove = () => call(api, 'DELETE /customer/remove-account', { token: poor.token });
    expect((await remove()).status).toBe(203);
    const canceled = await call(api, 'PUT /customer/order/cancel', {
      token: poor.token,
      body: { order_id, reason: 'x' },
    });
    expect(canceled.status).toBe(200);
    expect(await walletBalance(database.db, poor.id)).toBe(5);
    expect((await remove()).status).toBe(200);
  });
});
