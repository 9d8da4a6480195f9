import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPaymentStatus } from '@/contract/ordering/payment.read';
import { readPlaceOrder } from '@/contract/ordering/order.read';
import { readTracked } from '@/contract/ordering/order-details.read';
import { gatewayFlag, paymentPage, returnedId } from '@/domain/order/gateway-return';
import { translate } from '@/i18n/both';
import { gateway_payments } from '@/server/db/schema';
import {
  addSoups,
  CALLBACK,
  endSandbox,
  newCustomer,
  findOrder,
  paymentIdOf,
  placeAs,
  SOUPS,
  TWO_SOUPS,
} from '@tests/support/pay-market';
import { fillPaying, openShop, runStillDemo, buyNow } from '@tests/support/rooms/shop-room';
import { call, newGuest, NOW } from '@tests/support/round-market';

const { database, api } = openShop(fillPaying({ add_fund_status: 1 }), () => now);
runStillDemo();
let now = NOW;
let customer: { id: number; token: string };

beforeEach(async () => {
  now = NOW;
  customer = await newCustomer(database.db, 30);
});

const later = (minutes: number) => (now = new Date(NOW.getTime() + minutes * 60_000));
const payments = () => database.db.select().from(gateway_payments);

/** Where the payment link redirects the browser; `link` is everything that its holder knows. */
async function opened(link: { order_id: number; customer_id: number; payment_token?: string | null }) {
  const page = paymentPage({ callback: CALLBACK, gateway: 'sandbox', ...link });
  return (await api.request(`http://shop.test/api/v1${page}`)).headers.get('location') ?? '';
}

async function placed() {
  await addSoups(api, customer.token);
  return readPlaceOrder((await placeAs(api, customer.token, { payment_method: 'digital_payment' })).body);
}

const toPaymentLink = (order: Awaited<ReturnType<typeof placed>>) => ({
  ...{ order_id: order.order_id, customer_id: order.user_id, payment_token: order.payment_token },
});

describe("the link to pay a customer's order", () => {
  it('[CHECKOUT-01] redirects to the gateway with the token of its owner', async () => {
    const order = await placed();
    const page = await opened(toPaymentLink(order));
    expect(page).toMatch(/^http:\/\/shop\.test\/payment\/[0-9a-f]{48}$/);
    await endSandbox(api, paymentIdOf(page), 'success');
    expect(await findOrder(database.db, order.order_id)).toMatchObject({ payment_status: 'paid' });
  });

  it('is renewed when its owner, and only its owner, reads the order, until it is paid', async () => {
    const { order_id } = await placed();
    const { token } = customer;
    const asked = async (path: string) => (await call(api, `GET ${path}?order_id=${order_id}`, { token })).body;
    const track = readTracked(await asked('/customer/order/track'));
    const status = readPaymentStatus(await asked('/customer/order/payment-status'));
    for (const { payment_token } of [track, status]) {
      expect(await opened({ order_id, customer_id: customer.id, payment_token })).toContain('/payment/');
    }
    const other = await newCustomer(database.db);
    const foreign = await call(api, `GET /customer/order/track?order_id=${order_id}`, { token: other.token });
    expect(foreign.status).toBe(404);
    const page = await opened({ order_id, customer_id: customer.id, payment_token: track.payment_token });
    await endSandbox(api, paymentIdOf(page), 'success');
    expect(readTracked(await asked('/customer/order/track')).payment_token).toBeNull();
  });

  it.each([
    ['without a token', () => null],
    ['with a token of their own order', async () => (await placed()).payment_token],
    ['with one that was written by hand', () => `zzzzzz.${'0'.repeat(64)}`],
  ])('that somebody guessed %s shows nothing, opens nothing and fails nothing', async (_what, token) => {
    const order = await placed();
    const theirs = { order_id: order.order_id, customer_id: order.user_id };
    customer = await newCustomer(database.db, 30);
    const payment_token = await token();
    const before = await payments();
    const page = await opened({ ...theirs, payment_token });
    expect(gatewayFlag(page)).toBe('fail');
    expect(page).not.toContain(String(SOUPS));
    expect(returnedId(page)).toBeNull();
    // Answered like an unknown order.
    expect(await opened({ order_id: 999_999, customer_id: theirs.customer_id, payment_token })).toBe(page);
    expect(await payments()).toEqual(before);
    expect(await findOrder(database.db, theirs.order_id)).toMatchObject({ order_status: 'pending' });
  });

  it('expires after an hour', async () => {
    const { order_id, user_id: customer_id, payment_token } = await placed();
    later(61);
    expect(gatewayFlag(await opened({ order_id, customer_id, payment_token }))).toBe('fail');
  });
});

it("a guest's link needs no token, because nobody can guess the guest id; other clients send it like this", async () => {
  const guest_id = await newGuest(api);
  const body = buyNow([TWO_SOUPS], { guest_id, payment_method: 'digital_payment' });
  const { order_id } = readPlaceOrder((await call(api, 'POST /customer/order/place', { body })).body);
  expect(await opened({ order_id, customer_id: guest_id })).toContain('/payment/');
  expect(gatewayFlag(await opened({ order_id, customer_id: guest_id - 1 }))).toBe('fail');
  expect(gatewayFlag(await opened({ order_id, customer_id: 0 }))).toBe('fail');
});

it('a payment for the wallet is opened, read and settled by its random id alone', async () => {
  const body = { amount: 20, payment_method: 'sandbox', callback: 'http://localhost/profile?page=wallet' };
  const { token } = customer;
  const answer = await call(api, 'POST /customer/wallet/add-fund', { token, body });
  const page = (answer.body as { redirect_link: string }).redirect_link;
  expect(page).toMatch(/\/payment\/[0-9a-f]{48}$/);
  expect((await call(api, 'POST /customer/wallet/add-fund', { body })).status).toBe(401);
  for (const guess of ['1', `${'0'.repeat(48)}`, paymentIdOf(page).slice(0, 47)]) {
    expect((await call(api, `GET /payment/sandbox/${guess}`)).status).toBe(404);
    expect((await endSandbox(api, guess, 'cancel')).status).toBe(404);
  }
});

describe('a callback', () => {
  const EVIL = 'http://evil.example';
  const openFrom = async (host: string, callback: string, accept = 'text/html') => {
    const { order_id, user_id: customer_id, payment_token } = await placed();
    const page = paymentPage({ order_id, customer_id, payment_token, callback, gateway: 'sandbox' });
    return api.request(`${host}/api/v1${page}`, { headers: { accept } });
  };
  const linkFrom = async (host: string, callback: string) =>
    (await openFrom(host, callback)).headers.get('location') ?? '';
  const REFUSAL = translate('en', 'errors.callback');
  /** Answered with a page that links to the shop's home, and not redirected. */
  async function expectRefusal(answer: Response, home: string) {
    expect(answer.status).toBe(403);
    expect(answer.headers.get('location')).toBeNull();
    const page = await answer.text();
    expect(page).toContain(`<h1>${REFUSAL}</h1>`);
    expect([...page.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, link]) => link)).toEqual([home]);
    expect(page).not.toMatch(/evil|javascript:/);
  }

  it.each(['https://evil.example/', '//evil.example', 'http://shop.test//evil.example/', 'javascript:alert(1)', ''])(
    'that is not of this shop (%s) is refused in words, leads only home, and begins nothing',
    async (callback) => {
      const before = await payments();
      vi.stubEnv('SITE_URL', '');
      await expectRefusal(await openFrom('http://shop.test', callback), '/home');
      vi.stubEnv('SITE_URL', 'https://shop.example');
      customer = await newCustomer(database.db, 30);
      await expectRefusal(await openFrom('http://shop.test', callback), 'https://shop.example/home');
      expect(await payments()).toEqual(before);
    },
  );

  it('that is not of this shop is refused with JSON for clients that do not accept HTML', async () => {
    const answer = await openFrom('http://shop.test', `${EVIL}/`, 'application/json');
    expect(answer.status).toBe(403);
    expect(answer.headers.get('location')).toBeNull();
    const body: unknown = await answer.json();
    expect(body).toEqual({ errors: [{ code: 'payment_method', message: REFUSAL }] });
  });

  it('at the host of a forged Host header is stored as a path of this shop', async () => {
    const page = await linkFrom(EVIL, `${EVIL}/profile?page=my-orders`);
    const finished = await call(api, `POST /payment/sandbox/${paymentIdOf(page)}`, { body: { outcome: 'cancel' } });
    expect((finished.body as { redirect_link: string }).redirect_link).toMatch(/^http:\/\/localhost\/profile\?/);
    expect(JSON.stringify(await payments())).not.toContain('evil');
  });

  it('with SITE_URL is at that address, whatever host was requested', async () => {
    vi.stubEnv('SITE_URL', 'https://shop.example');
    await expectRefusal(await openFrom(EVIL, `${EVIL}/profile`), 'https://shop.example/home');
    customer = await newCustomer(database.db, 30);
    const page = await linkFrom(EVIL, 'https://shop.example/profile?page=my-orders');
    expect(page).toMatch(/^https:\/\/shop\.example\/payment\//);
    const finished = await call(api, `POST /payment/sandbox/${paymentIdOf(page)}`, { body: { outcome: 'cancel' } });
    const { redirect_link } = finished.body as { redirect_link: string };
    expect(redirect_link).toMatch(/^https:\/\/shop\.example\/profile\?page=my-orders\?flag=cancel/);
  });

  it('for the wallet, and at gateways that are told the shop’s address, follows the same rule', async () => {
    const { token } = customer;
    const fund = (payment_method: string, callback: string) =>
      call(api, 'POST /customer/wallet/add-fund', { token, body: { amount: 20, payment_method, callback } });
    expect((await fund('sandbox', `${EVIL}/x`)).status).toBe(403);
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_x');
    vi.stubEnv('SITE_URL', '');
    expect((await fund('stripe', 'http://localhost/profile')).status).toBe(403);
  });
});
