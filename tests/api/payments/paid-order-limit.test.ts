import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { record } from '@/contract/core/wire-values';
import { throttles } from '@/domain/accounts/throttle';
import { gatewayFlag } from '@/domain/order/gateway-return';
import { hmac } from '@/server/config/secret';
import { throttles as counts } from '@/server/db/schema';
import { idOf, payTokenOf } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { address, call, ITEM, lineBody, MODULE, newGuest, NOW, ORDER, STORE } from '@tests/support/round-market';
import { openStripe } from '@tests/support/stand-ins/stripe-stand-in';

const SHOP = 'http://shop.test';
const FROM = '10.70.2.1';
const KIND = 'unpaid_order_from_address';
const { database, api } = openShop(fillPaying());
let stripe: Awaited<ReturnType<typeof openStripe>>;

beforeAll(async () => {
  stripe = await openStripe('whsec_test');
  await database.db.execute(sql`select setval(pg_get_serial_sequence('customers', 'id'), 1000)`);
  for (const [name, value] of Object.entries({
    ...{ DEMO: 'false', TRUSTED_PROXIES: '1', SITE_URL: SHOP, SECRET: 'a-secret-of-the-tests' },
    ...{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_test', STRIPE_API_BASE: stripe.url },
  }))
    vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
  stripe.stop();
});
/** The address may place one more order that holds stock unpaid. */
beforeEach(async () => {
  await database.db.delete(counts);
  const row = { tries: throttles[KIND].tries - 1, since: NOW, blocked_until: null };
  await database.db.insert(counts).values({ key: hmac('throttle', KIND, FROM), ...row });
});

const headers = { 'X-Forwarded-For': FROM };
const browse = (path: string) => api.request(`${SHOP}/api/v1${path}`, { headers: { ...headers, accept: 'text/html' } });

/** Each guest has a new id, as costs nothing. */
async function order(more: object = {}) {
  const guest_id = await newGuest(api);
  const contact_person_number = `+1555077${String(guest_id).slice(-4)}`;
  const cart = JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35 })]);
  const bought = { is_buy_now: 1, cart, payment_method: 'digital_payment' };
  const body = { ...ORDER, ...address(5), ...bought, contact_person_number, guest_id, store_id: STORE.plain, ...more };
  const answer = await call(api, 'POST /customer/order/place', { body, module: MODULE.food, headers });
  return { guest_id, user_id: Number(record(answer.body).user_id), answer };
}

/** Opens the gateway's page for a new order; answers the way back from there. */
async function orderAndLeave(more: object = {}) {
  const { user_id: customer_id, answer } = await order(more);
  expect(answer).toMatchObject({ status: 200 });
  const order_id = idOf(answer);
  const query = new URLSearchParams({
    ...{ order_id: String(order_id), customer_id: String(customer_id), payment_platform: 'web' },
    ...{ callback: `${SHOP}/checkout?order_id=${order_id}`, payment_method: 'stripe' },
    payment_token: payTokenOf({ order_id, customer_id }),
  });
  await browse(`/payment-mobile?${query}`);
  const [id = '', session] = [...stripe.sessions].at(-1) ?? [];
  const back = String(session?.success_url).replace('{CHECKOUT_SESSION_ID}', id).replace(`${SHOP}/api/v1`, '');
  return {
    comeBack: async (more = '') => gatewayFlag((await browse(`${back}${more}`)).headers.get('location') ?? ''),
    pay: () => stripe.pay(`https://pay.example/${id}`),
  };
}

it.each(['by the webhook', 'by the return alone'])(
  '[CHECKOUT-01] an order that is paid, told %s, makes room for one more of its address, once',
  async (told) => {
    const { pay, comeBack } = await orderAndLeave();
    const { payload: body, signature } = pay();
    if (told === 'by the webhook') {
      const signed = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const answer = await api.request('/api/v1/payment/stripe/webhook', { method: 'POST', headers: signed, body });
      expect(answer.status).toBe(200);
    }
    expect([await comeBack(), await comeBack()]).toEqual(['success', 'success']);
    expect((await order()).answer.status).toBe(200);
    expect((await order()).answer.status).toBe(429);
  },
);

it('[CHECKOUT-01] an order that was left unpaid goes on counting for its address', async () => {
  const { comeBack } = await orderAndLeave();
  expect(await comeBack('&left=1')).toBe('cancel');
  expect((await order()).answer.status).toBe(429);
});

it('[CHECKOUT-01] so does one whose guest has made an account with it', async () => {
  const account = { create_new_user: 1, password: 'a good password', contact_person_email: 'payer@shop.example' };
  const { pay, comeBack } = await orderAndLeave(account);
  pay();
  expect([await comeBack(), await comeBack()]).toEqual(['success', 'success']);
  expect((await order()).answer.status).toBe(200);
  expect((await order()).answer.status).toBe(429);
});
