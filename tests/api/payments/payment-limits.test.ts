import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttles } from '@/domain/accounts/throttle';
import { gatewayFlag } from '@/domain/order/gateway-return';
import { hmac } from '@/server/config/secret';
import { throttles as counts, trips } from '@/server/db/schema';
import { addSoups, findOrder, idOf, newCustomer, payTokenOf, placeAs } from '@tests/support/pay-market';
import { book, fillRental, pay, rent, VEHICLE } from '@tests/support/rental-market';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, codes, NOW } from '@tests/support/round-market';
import { openStripe } from '@tests/support/stand-ins/stripe-stand-in';

const SHOP = 'http://shop.test';
const FROM = '10.70.0.1';
const { database, api } = openShop(fillRental);
let stripe: Awaited<ReturnType<typeof openStripe>>;
let customer: { id: number; token: string };

beforeAll(async () => {
  stripe = await openStripe('whsec_test');
  vi.stubEnv('TRUSTED_PROXIES', '1');
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_x');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_test');
  vi.stubEnv('STRIPE_API_BASE', stripe.url);
  vi.stubEnv('SITE_URL', SHOP);
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  stripe.stop();
});
beforeEach(async () => {
  await database.db.delete(counts);
  customer = await newCustomer(database.db);
  await addSoups(api, customer.token);
  stripe.asked.length = 0;
});

/** The gateway may be asked so many times more. */
async function allow(more: number, by: 'address' | 'all' = 'all'): Promise<void> {
  const [kind, of] = by === 'all' ? (['payment', 'all'] as const) : (['payment_from_address', FROM] as const);
  const blocked_until = more > 0 ? null : new Date(NOW.getTime() + 60_000);
  const row = { tries: throttles[kind].tries - more, since: NOW, blocked_until };
  await database.db
    .insert(counts)
    .values({ key: hmac('throttle', kind, of), ...row })
    .onConflictDoUpdate({ target: counts.key, set: row });
}

const browse = (path: string, accept = 'text/html') =>
  api.request(`${SHOP}/api/v1${path}`, { headers: { accept, 'X-Forwarded-For': FROM } });

const placed = async () => idOf(await placeAs(api, customer.token, { payment_method: 'digital_payment' }));

function open(order_id: number, { page = '/profile?page=my-orders', gateway = 'stripe', accept = 'text/html' } = {}) {
  const order = { order_id, customer_id: customer.id };
  const query = new URLSearchParams({
    ...{ order_id: String(order_id), customer_id: String(customer.id), payment_platform: 'web' },
    ...{ callback: `${SHOP}${page}`, payment_method: gateway, payment_token: payTokenOf(order) },
  });
  return browse(`/payment-mobile?${query}`, accept);
}

const whereTo = (answer: Response) => answer.headers.get('location') ?? '';
const lastSession = () => [...stripe.sessions].at(-1) ?? ['', {}];

/** Comes back from the last page to pay at. */
async function comeBack(more = '') {
  const [id, { success_url }] = lastSession();
  const back = String(success_url).replace('{CHECKOUT_SESSION_ID}', id).replace(`${SHOP}/api/v1`, '');
  return whereTo(await browse(`${back}${more}`));
}

async function notifyPaid(): Promise<number> {
  const { payload, signature } = stripe.pay(pageToPayAt());
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const answer = await api.request('/api/v1/payment/stripe/webhook', { method: 'POST', headers, body: payload });
  return answer.status;
}
const pageToPayAt = () => `https://pay.example/${lastSession()[0]}`;

describe('pages to pay at', () => {
  it.each(['address', 'all'] as const)(
    '[beyond §4] are opened up to the limit by %s; then a page says to wait',
    async (by) => {
      const order_id = await placed();
      await allow(1, by);
      expect(whereTo(await open(order_id))).toBe(pageToPayAt());
      const refused = await open(order_id);
      expect([refused.status, whereTo(refused), refused.headers.get('Retry-After')]).toEqual([
        429,
        '',
        expect.stringMatching(/^\d+$/),
      ]);
      const page = await refused.text();
      expect(page).toContain('<html lang="en" dir="ltr">');
      expect(page).toMatch(/Please try again in \d+ (second|minute)s?\./);
      expect(page).toContain('nothing was charged');
      expect(page).toContain(`href="${SHOP}/profile?page=my-orders"`);
      const arabic = await (await open(order_id, { page: '/ar/profile?page=my-orders' })).text();
      expect(arabic).toContain('<html lang="ar" dir="rtl">');
      expect(arabic).toContain('لم يُخصم شيء');
      expect(stripe.asked).toHaveLength(1);
      expect(await findOrder(database.db, order_id)).toMatchObject({
        order_status: 'pending',
        payment_status: 'unpaid',
      });
      await database.db.delete(counts);
      expect(whereTo(await open(order_id))).toBe(pageToPayAt());
    },
  );

  it('[beyond §4] are refused in words to a client that shows no pages', async () => {
    await allow(0);
    const refused = await open(await placed(), { accept: 'application/json' });
    expect([refused.status, codes({ status: refused.status, body: await refused.json() })]).toEqual([
      429,
      ['too_many'],
    ]);
  });

  it('are not counted when nothing can be paid, or when no other company is asked', async () => {
    vi.stubEnv('DEMO', 'true');
    const order_id = await placed();
    expect(gatewayFlag(whereTo(await open(999_999)))).toBe('fail');
    expect(whereTo(await open(order_id, { gateway: 'sandbox' }))).toContain('/payment/');
    vi.stubEnv('DEMO', 'false');
    expect(
      await database.db
        .select()
        .from(counts)
        .where(eq(counts.key, hmac('throttle', 'payment', 'all'))),
    ).toEqual([]);
  });
});

describe('the gateway', () => {
  it('[WALLET-10] is not asked beyond the limit to fill a wallet, which is told in both languages', async () => {
    await allow(1);
    const fill = (language = 'en') =>
      call(api, 'POST /customer/wallet/add-fund', {
        ...{ token: customer.token, language },
        body: {
          amount: 10,
          payment_method: 'stripe',
          payment_platform: 'web',
          callback: `${SHOP}/profile?page=wallet`,
        },
      });
    expect((await fill()).body).toEqual({ redirect_link: pageToPayAt() });
    const refused = await fill();
    expect([refused.status, codes(refused)]).toEqual([429, ['too_many']]);
    expect(JSON.stringify((await fill('ar')).body)).toContain('طلبات كثيرة');
    expect(stripe.asked).toHaveLength(1);
  });

  it('[RENTAL-01] is not asked beyond the limit to pay a trip, which then stays unpaid', async () => {
    const who = { token: customer.token };
    await rent(api, who, VEHICLE.hatch);
    const trip_id = Number((await book(api, who)).body);
    await database.db.update(trips).set({ trip_status: 'confirmed' }).where(eq(trips.id, trip_id));
    await allow(0);
    const refused = await pay(api, who, trip_id, {
      ...{ payment_method: 'digital_payment', payment_gateway: 'stripe', callback_url: `${SHOP}/x` },
    });
    expect([refused.status, codes(refused)]).toEqual([429, ['too_many']]);
    const [trip] = await database.db.select().from(trips).where(eq(trips.id, trip_id));
    expect(trip).toMatchObject({ payment_status: 'unpaid', trip_status: 'confirmed' });
    expect(stripe.asked).toEqual([]);
  });
});

describe('coming back from a gateway', () => {
  it('[beyond §4] shows what is settled already, without asking', async () => {
    const order_id = await placed();
    await open(order_id);
    expect(await notifyPaid()).toBe(200);
    stripe.asked.length = 0;
    expect([gatewayFlag(await comeBack()), gatewayFlag(await comeBack('&left=1'))]).toEqual(['success', 'success']);
    expect(stripe.asked).toEqual([]);
  });

  it.each(['', '&left=1'])(
    '[beyond §4] beyond the limit shows the stored state, and the webhook settles it (%s)',
    async (left) => {
      const order_id = await placed();
      await open(order_id);
      stripe.asked.length = 0;
      await allow(1, 'address');
      expect(gatewayFlag(await comeBack())).toBe('pending');
      expect(gatewayFlag(await comeBack(left))).toBe('pending');
      expect(stripe.asked).toHaveLength(1);
      expect(await findOrder(database.db, order_id)).toMatchObject({
        order_status: 'pending',
        payment_status: 'unpaid',
      });
      expect(await notifyPaid()).toBe(200);
      expect(gatewayFlag(await comeBack())).toBe('success');
      expect(await findOrder(database.db, order_id)).toMatchObject({
        order_status: 'confirmed',
        payment_status: 'paid',
      });
    },
  );
});
