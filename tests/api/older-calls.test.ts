import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@/server/db/schema';
import { inModule, MODULE, openMarket, type Market } from '@tests/support/market';
import { addSoups, idOf, newCustomer, placeAs } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { call, codes, newGuest } from '@tests/support/round-market';

/** Calls of clients of 2.x and 4.0 that this storefront does not make. */
describe('texts about the market', () => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket();
  }, 60_000);
  afterAll(() => market.close());
  const ask = async (path: string, headers = {}) => (await market.call(path, headers)).body;

  it('lists testimonials with their pictures, in the language of the caller', async () => {
    const found = (await ask('/testimonial')) as Record<string, unknown>[];
    expect(found).toHaveLength(4);
    expect(found[0]).toEqual({
      ...{ id: 1, name: 'Salma R.', designation: 'Nurse, Old Town' },
      review: expect.stringContaining('night shift'),
      reviewer_image: expect.stringMatching(/^\w+\/.+\.\w+$/),
      reviewer_image_full_url: expect.stringMatching(/^http.*\/api\/v1\/media\/.+/),
    });
    expect(await ask('/testimonial', { 'X-localization': 'ar' })).toMatchObject([{ name: 'سلمى ر.' }, {}, {}, {}]);
  });

  it('has one landing page for all clients', async () => {
    expect(await ask('/flutter-landing-page')).toEqual(await ask('/react-landing-page'));
  });

  it('answers the metadata of the market', async () => {
    expect(await ask('/get-metadata?page_name=home')).toEqual({
      meta_title: 'Medina',
      meta_description: expect.stringMatching(/\w/),
      meta_image_full_url: expect.toSatisfy((value) => value === null || String(value).startsWith('http')),
    });
  });

  it('answers the same metadata for a page, and that of the store or item that it shows', async () => {
    const about = (query: string) => ask(`/get-page-meta-data?${query}`);
    const { meta_title: title, meta_description: description } = (await ask('/get-metadata')) as Record<string, string>;
    const whole = { title, description, meta_data: null, image_full_url: expect.anything() };
    expect(await about('page_name=home')).toMatchObject({ title, description });
    expect(await about('page_name=store_details&id=no-such-store')).toMatchObject({ title });
    const [store] = (
      (await ask('/stores/popular?limit=1', inModule('food'))) as { stores: { id: number; name: string }[] }
    ).stores;
    const shown = await about(`page_name=store_details&id=${store?.id}`);
    expect(shown).toEqual({
      ...whole,
      title: expect.stringContaining(store?.name ?? '?'),
      description: expect.any(String),
    });
    const { products } = (await ask('/items/popular?limit=1', inModule('food'))) as {
      products: Record<string, string>[];
    };
    expect(await about(`page_name=product_details&id=${products[0]?.slug}`)).toEqual({
      ...whole,
      title: products[0]?.name,
      description: expect.any(String),
      image_full_url: products[0]?.image_full_url,
    });
  });

  it('returns no analytics scripts', async () => {
    expect(await ask('/config/get-analytic-scripts')).toEqual([]);
  });

  it.each([
    ['/items/get-products', 'item', 'data_type=searched&name=burger'],
    ['/items/get-products', 'item', 'data_type=discounted'],
    ['/items/get-products', 'item', 'data_type=new'],
    ['/items/get-products', 'item', 'data_type=category&category_ids=[1,2,3]'],
    ['/stores/get-data', 'store', 'data_type=searched&name=e'],
    ['/stores/get-data', 'store', 'data_type=discounted'],
    ['/stores/get-data', 'store', 'data_type=category'],
  ])('[HOME-02] lists by what is wanted, as the one list of both does: %s', async (path, list_type, query) => {
    const page = `${query}&limit=5&offset=1`;
    const found = await ask(`${path}?${page}`, inModule('food'));
    expect(found).toEqual(await ask(`/get-combined-data?list_type=${list_type}&${page}`, inModule('food')));
    expect(found).toMatchObject({ limit: 5, total_size: expect.any(Number) });
  });

  it('[HOME-02] finds a category by id, by slug and by a part of its name', async () => {
    type Named = { id: number; slug: string; name: string }[];
    const [first] = (await ask('/categories', inModule('food'))) as Named;
    for (const search of [first?.id, first?.slug]) {
      expect(await ask(`/categories/${search}`, inModule('food'))).toMatchObject([
        { id: first?.id, childes: [{}, {}, {}, {}] },
      ]);
    }
    const found = (await ask('/categories/burg', inModule('food'))) as Named;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ name }) => /burg/i.test(name))).toBe(true);
    expect(await ask('/categories/nothing-of-that', inModule('food'))).toEqual([]);
    expect(await ask('/categories/popular', inModule('food'))).toHaveLength(20);
  });

  it('lists the items for a condition, with or without a page', async () => {
    const [condition] = (await ask('/common-condition', inModule('pharmacy'))) as { id: number }[];
    const page = '?limit=25&offset=1';
    const all = await ask(`/common-condition/items/${condition?.id}${page}`, inModule('pharmacy'));
    expect(await ask(`/items/common-conditions/${condition?.id}`, inModule('pharmacy'))).toEqual(all);
    expect(all).toMatchObject({
      products: expect.arrayContaining([expect.objectContaining({ module_id: MODULE.pharmacy })]),
    });
  });

  it('lists packages of all modules when none is given', async () => {
    type Packages = { packages: { module_type: string }[] };
    const kinds = async (query: string) =>
      new Set(((await ask(`/vendor/package-view${query}`)) as Packages).packages.map(({ module_type }) => module_type));
    expect(await kinds('')).toEqual(new Set(['all', 'rental']));
    expect(await kinds(`?module_id=${MODULE.rental}`)).toEqual(new Set(['rental']));
    expect(await kinds('?module_id=99')).toEqual(new Set());
  });
});

describe('orders and accounts', () => {
  const { database, api } = openShop(fillPaying());

  it('lists every running order, and those whose payment has failed', async () => {
    const { token } = await newCustomer(database.db);
    const ids: number[] = [];
    for (const key of ['one', 'two']) {
      await addSoups(api, token);
      const placed = await placeAs(api, token, { idempotency_key: key });
      expect(placed.status).toBe(200);
      ids.push(idOf(placed));
    }
    const list = async (path: string) => (await call(api, `GET /customer/order/${path}`, { token })).body;
    expect(await list('all-running-orders')).toMatchObject({ total_size: 2, offset: 1 });
    expect(await list('payment-failed')).toMatchObject({ total_size: 0, orders: [] });
    await database.db
      .update(orders)
      .set({ order_status: 'failed' })
      .where(eq(orders.id, ids[0] ?? 0));
    expect(await list('all-running-orders')).toMatchObject({ total_size: 1, orders: [{ id: ids[1] }] });
    const typed = (type: string) => list(`list?limit=10&offset=1&type=${type}`);
    expect(await typed('running')).toEqual(await list('running-orders?limit=10&offset=1'));
    expect(await typed('all')).toMatchObject({ total_size: 2, orders: [{ id: ids[1] }, { id: ids[0] }] });
    expect(await typed('previous')).toMatchObject({ total_size: 1, orders: [{ id: ids[0] }] });
    expect(await typed('previous')).toEqual(await list('list?limit=10&offset=1'));
    expect(await list('payment-failed')).toMatchObject({ total_size: 1, orders: [{ id: ids[0] }] });
    expect((await call(api, 'GET /customer/order/payment-failed')).status).toBe(401);
    const guest_id = await newGuest(api);
    const none = await call(api, `GET /customer/order/all-running-orders?guest_id=${guest_id}`);
    expect(none.body).toMatchObject({ total_size: 0 });
  });

  it('reveals no account when an email is checked', async () => {
    const { id } = await newCustomer(database.db);
    const ask = (email: string) => call(api, 'POST /auth/check-email', { body: { email } });
    const known = await ask(`c${id}@shop.example`);
    expect(known).toEqual({ status: 200, body: { message: 'The email address can be used.', token: 'inactive' } });
    expect(await ask('nobody@shop.example')).toEqual(known);
    expect(codes(await ask('no email'))).toEqual(['email']);
  });

  it('accepts the code for an email as newer clients send it', async () => {
    const { id } = await newCustomer(database.db);
    const email = `c${id}@shop.example`;
    const verify = (token: string) => call(api, 'POST /auth/verify-email', { body: { email, token } });
    const newer = (otp: string) =>
      call(api, 'POST /auth/verify-phone', {
        body: { otp, login_type: 'manual', verification_type: 'email', email },
      });
    expect(await verify('0000')).toEqual(await newer('0000'));
    expect((await verify('0000')).status).toBe(404);
  });
});
