import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type Opened } from '@/server/db/client';
import { customers, demo_marks, items, modules, orders, stores, wallet_transactions } from '@/server/db/schema';
import { marketFolder } from '@tests/support/market-folder';
import { openServerRoom } from '@tests/support/rooms/server-room';

let room: Awaited<ReturnType<typeof openServerRoom>>;
let database: Opened;
let said: string;

beforeAll(async () => {
  room = await openServerRoom();
  said = await room.start();
  database = await openPostgres(room.database);
});
afterAll(async () => {
  await database?.close();
  await room?.stop();
});

type Sent = { body?: object; module?: number; token?: string };

/** Sends a call as the storefront does, through nginx. */
async function call(line: string, { body, module = 1, token }: Sent = {}) {
  const [method = 'GET', path = ''] = line.split(' ');
  const answer = await room.ask({
    path: `/api/v1${path}`,
    method,
    headers: {
      ...{ 'content-type': 'application/json', 'X-localization': 'en', zoneId: '[1]', moduleId: String(module) },
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: Buffer.from(JSON.stringify(body)) }),
  });
  return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown> };
}

const countRows = async (table: typeof customers | typeof orders | typeof stores | typeof modules) =>
  database.db.$count(table);

describe('a shop that was installed on a server as README.md says', () => {
  it('starts, lists what is not ready for the public yet, and does not mention a demo', () => {
    expect(said).toContain('Medina is open');
    expect(said).toContain('The market holds nothing yet');
    expect(said).toMatch(/warning {2}STRIPE_SECRET_KEY/);
    expect(said).not.toContain('refused');
    expect(said).not.toMatch(/demo customer|qamar bay|123456/i);
  });

  it('has nothing of the demo in its tables', async () => {
    for (const table of [customers, orders, stores, modules]) expect(await countRows(table)).toBe(0);
    expect(await database.db.$count(wallet_transactions)).toBe(0);
    expect(await database.db.$count(demo_marks)).toBe(0);
  });

  it('answers a configuration without a demo', async () => {
    const { status, body } = await call('GET /config');
    expect([status, body.demo, body.business_name]).toEqual([200, false, 'Medina']);
    expect(body).not.toHaveProperty('demo_code');
    expect(JSON.stringify(body)).not.toMatch(/sandbox|123456/);
  });

  it.each([
    ['/', 200],
    ['/ar', 200],
    ...['/home', '/categories', '/store/latest', '/store/popular', '/all-brands', '/store/nobody'].map(
      (path): [string, number] => [path, 404],
    ),
    ...['/product/nothing', '/category/none', '/rental/vehicle-search', '/home/z1/m1'].map((path): [string, number] => [
      path,
      404,
    ]),
    ...['/campaigns', '/flash-sales', '/store-registration', '/deliveryman-registration'].map(
      (path): [string, number] => [path, 404],
    ),
    ...['/help-and-support', '/about-us', '/terms-and-conditions', '/privacy-policy', '/refund-policy'].map(
      (path): [string, number] => [path, 200],
    ),
    ...['/checkout', '/profile', '/track-order'].map((path): [string, number] => [path, 200]),
    ...['/forgot-password', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'].map((path): [string, number] => [
      path,
      200,
    ]),
  ])('answers %s while the market holds nothing with %i', async (path, status) => {
    expect((await room.ask({ path })).status).toBe(status);
  });

  it('tells visitors and its operator that the market is empty', async () => {
    const { body } = await room.ask({ path: '/' });
    expect(body).toContain('This market opens soon');
    expect(body).toContain('The README tells how to load');
    expect(body).toContain('noindex');
    expect((await room.ask({ path: '/ar' })).body).toContain('سيُفتتح هذا السوق قريبًا');
  });
});

describe("a guest's order on a server", () => {
  const EMAIL = 'lina@visitor.example';
  const code = (otp: string) => ({ verification_type: 'email', login_type: 'manual', email: EMAIL, otp });
  let guest_id: unknown;

  let item: typeof items.$inferSelect;

  beforeAll(async () => {
    const { folder, change, end } = marketFolder();
    // Always open, so that the item is on sale whenever the test runs.
    change('stores/sami-oven.yaml', '[07:00-23:00]', '[00:00-24:00]');
    change('stores/sami-oven.yaml', '[07:00-11:30, 14:00-01:00]', '[00:00-24:00]');
    change(
      'settings.yaml',
      'admin_commission: 10',
      `centralize_login: { manual_login_status: 1, email_verification_status: 1 }
payment_gateways:
  - { gateway: sandbox, title: { en: Demo, ar: تجربة }, picture: pictures/logo.png }
  - { gateway: stripe, title: { en: Card, ar: بطاقة }, picture: pictures/logo.png }`,
    );
    expect(room.loadMarket(folder)).toContain('Loaded');
    end();
    const [found] = await database.db.select().from(items).where(eq(items.slug, 'lamb-manakish'));
    if (!found) throw new Error('The market has no lamb-manakish');
    item = found;
  });

  async function fillCart() {
    guest_id = (await call('POST /auth/guest/request', { body: {} })).body.guest_id;
    const line = { item_id: item.id, model: 'Item', price: item.price, quantity: 1 };
    const more = { variation: [], add_on_ids: [], add_on_qtys: [] };
    const added = await call('POST /customer/cart/add', {
      body: { guest_id, ...line, ...more },
      module: item.module_id,
    });
    expect(added.status).toBe(200);
  }
  const place = (more: object) =>
    call('POST /customer/order/place', {
      body: {
        ...{ payment_method: 'cash_on_delivery', order_type: 'delivery', store_id: item.store_id, guest_id },
        ...{ latitude: 25.205, longitude: 55.271, address: '7 Olive Street' },
        ...{ contact_person_name: 'Lina', contact_person_number: '+97145550999', contact_person_email: EMAIL },
        ...more,
      },
      module: item.module_id,
    });

  it('begins at the start page of the market, which does not mention the demo', async () => {
    const { status, body } = await room.ask({ path: '/store/sami-oven' });
    expect([status, body.includes('Lamb manakish')]).toEqual([200, true]);
    const { body: config } = await call('GET /config');
    expect(config.business_name).toBe('Olive Street');
  });

  it('offers only the real gateway', async () => {
    const { body } = await call('GET /config');
    expect(body.active_payment_method_list).toMatchObject([{ gateway: 'stripe' }]);
  });

  it('creates an account that requires the code from the mail, never 123456', async () => {
    await fillCart();
    const account = { create_new_user: 1, password: 'a good password' };
    const placed = await place(account);
    expect(placed).toMatchObject({ status: 200, body: { order_id: expect.any(Number) } });
    expect(placed.body.token ?? null).toBeNull();

    const login = { login_type: 'manual', email_or_phone: EMAIL, field_type: 'email', password: account.password };
    await call('POST /auth/login', { body: login });
    const mailed = room.mail.codeFor(EMAIL);
    expect(mailed).toMatch(/^\d{6}$/);
    expect(mailed).not.toBe('123456');
    const wrong = await call('POST /auth/verify-phone', { body: code('123456') });
    expect([wrong.status >= 400, wrong.body.token]).toEqual([true, undefined]);
    const right = await call('POST /auth/verify-phone', { body: code(mailed) });
    expect([right.status, right.body.token]).toEqual([200, expect.stringMatching(/^\S{20,}$/)]);

    const mine = await call(`GET /customer/order/track?order_id=${String(placed.body.order_id)}`, {
      token: String(right.body.token),
    });
    expect(mine.body).toMatchObject({ is_guest: false, user_id: expect.any(Number) });
  });

  it('is paid by card: Stripe is called, its signed notice counts, an unsigned one does not', async () => {
    await fillCart();
    const placed = await place({ payment_method: 'digital_payment', contact_person_email: 'guest@visitor.example' });
    const query = new URLSearchParams({
      ...{ order_id: String(placed.body.order_id), customer_id: String(guest_id), payment_method: 'stripe' },
      ...{ payment_platform: 'web', callback: 'https://shop.example/track-order' },
    });
    expect(placed).toMatchObject({ status: 200, body: { order_id: expect.any(Number) } });
    // The path as other clients use it, and as this storefront does.
    const known = await room.ask({ path: `/payment-mobile?${query}` });
    expect(known.headers.location).toBe(`/api/v1/payment-mobile?${query}`);
    const page = await room.ask({ path: String(known.headers.location) });
    const at = String(page.headers.location);
    expect(at).toMatch(/^https:\/\/pay\.example\/cs_test_/);

    const track = async () =>
      (await call(`GET /customer/order/track?order_id=${String(placed.body.order_id)}&guest_id=${String(guest_id)}`))
        .body;
    const { order_amount } = await track();
    const [session] = [...room.stripe.sessions.values()];
    expect(session).toMatchObject({
      ...{ amount_total: Math.round(Number(order_amount) * 100), currency: 'aed' },
      success_url: expect.stringMatching(/^https:\/\/shop\.example\/api/),
    });
    const notice = room.stripe.pay(at);
    const tell = (signature: string) =>
      room.ask({
        path: '/api/v1/payment/stripe/webhook',
        method: 'POST',
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
        body: Buffer.from(notice.payload),
      });
    expect((await tell(notice.forged)).status).toBe(403);
    expect(await track()).toMatchObject({ payment_status: 'unpaid' });
    expect((await tell(notice.signature)).status).toBe(200);
    expect(await track()).toMatchObject({ payment_status: 'paid', order_status: 'confirmed' });
  });

  it('opens no payment of the sandbox', async () => {
    expect((await call('GET /payment/sandbox/1')).status).toBe(404);
    expect((await call('POST /payment/sandbox/1', { body: { outcome: 'success' } })).status).toBe(404);
  });
});

describe('a server does not start', () => {
  const elsewhere = { PORT: '1' };

  it.each([
    ['as a demo', { DEMO: 'true' }, /refused {2}DEMO /],
    ['without a secret', { SECRET: '' }, /SECRET/],
    ['with a live key and a stand-in', { STRIPE_SECRET_KEY: 'sk_live_x' }, /refused {2}STRIPE_API_BASE/],
    ['with an emulator', { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, /refused {2}FIREBASE_AUTH_EMULATOR_HOST/],
  ])('%s', async (_way, more, why) => {
    const told = await room.start({ ...elsewhere, ...more });
    expect(told).toMatch(why);
    expect(told).not.toContain('Medina is open');
  });

  it('on a database that was once a demo', async () => {
    await database.db.insert(demo_marks).values({});
    const told = await room.start(elsewhere);
    expect(told).toContain('This database was once a demo');
    expect(told).not.toContain('Medina is open');
  });
});
