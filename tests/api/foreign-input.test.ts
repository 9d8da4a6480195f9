import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '@/server/accounts/password';
import { carts, customers, interests, items, orders, user_infos } from '@/server/db/schema';
import { addSoups, idOf, newCustomer, findOrder, placeAs } from '@tests/support/pay-market';
import { fillPaying, openShop, runWith } from '@tests/support/rooms/shop-room';
import { address, call, codes, ITEM, lineBody, MODULE, newGuest, ORDER, STORE } from '@tests/support/round-market';

/** The forms in which clients of other versions write the same input. */
const { database, api } = openShop(fillPaying());

runWith({ DEMO: 'true' });
beforeAll(async () => {
  await database.db.update(items).set({ recommended: true });
  // The tests choose the ids of their customers.
  await database.db.execute(sql`select setval(pg_get_serial_sequence('customers', 'id'), 5000)`);
}, 60_000);

const FOOD = { zoneId: '[1]', moduleId: String(MODULE.food) };
const listed = async (path: string, headers: Record<string, string> = FOOD) => call(api, `GET ${path}`, { headers });

describe('the market of a call', () => {
  it.each([
    { zoneId: '[1]', moduleId: 'food' },
    { zoneId: '["1"]', moduleId: '"1"' },
    { zoneId: '1', moduleId: '1' },
  ])('[HDR-03] is named by ids, by their text, or by the slug of the module: %j', async (headers) => {
    const { status, body } = await listed('/items/popular', headers);
    expect([status, body]).toEqual([200, (await listed('/items/popular')).body]);
  });

  it.each(['drinks', 'undefined', 'null', '1; drop table items', '-1', '1.5', '99999999999'])(
    '[HDR-03] is none without a module of that name: %s',
    async (moduleId) => {
      expect(codes(await listed('/items/popular', { zoneId: '[1]', moduleId }))).toEqual(['moduleId']);
    },
  );
});

describe('the language of a call', () => {
  const refusal = async (language: string) =>
    JSON.stringify((await listed('/items/popular', { 'X-localization': language })).body);

  it.each(['ar', '"ar"', 'AR', 'ar-EG', 'ar_SA'])('[HDR-05] is Arabic: %s', async (language) => {
    expect(await refusal(language)).toMatch(/[\u0600-\u06ff]/);
  });

  it.each(['en', 'arn', 'fr', ''])('[HDR-05] is English: %j', async (language) => {
    expect(await refusal(language)).not.toMatch(/[\u0600-\u06ff]/);
  });
});

describe('a value that means "not given"', () => {
  const page = 'limit=10&offset=1';

  it.each([
    ['/items/popular?', 'type=undefined&filter=null&search=undefined&min_price=&rating_count=undefined'],
    ['/items/recommended?', 'filter=undefined&type=&store_id=null'],
    ['/get-combined-data?list_type=item&', 'data_type=undefined&name=undefined&category_ids=undefined&filter=null'],
    ['/get-combined-data?list_type=store&', 'data_type=null&name=null&featured=undefined'],
    ['/stores/top-offer-near-me?', 'sort_by=undefined&name=undefined&halal=null'],
  ])('is not looked at: %s%s', async (path, nothing) => {
    const plain = await listed(`${path}${page}`);
    expect(plain).toMatchObject({ status: 200, body: { total_size: expect.toSatisfy((count) => Number(count) > 0) } });
    expect(await listed(`${path}${page}&${nothing}`)).toEqual(plain);
  });

  it('is refused as missing where it is needed, and a wrong word as wrong', async () => {
    expect(codes(await listed('/get-combined-data?list_type=undefined'))).toEqual(['list_type']);
    expect(codes(await listed('/items/popular?type=meat'))).toEqual(['type']);
    expect(codes(await listed('/items/search?name='))).toEqual(['name']);
  });

  it('is left out of a form, too', async () => {
    const { token } = await newCustomer(database.db);
    await addSoups(api, token);
    const fields = { ...ORDER, ...address(5), store_id: STORE.plain, order_amount: undefined };
    const nothing = { schedule_at: 'null', contact_person_email: 'undefined', parcel_category_id: '', dm_tips: 'null' };
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...fields, ...nothing })) form.append(name, String(value));
    const placed = await sendForm('/customer/order/place', form, token);
    expect(placed.status).toBe(200);
    expect(await findOrder(database.db, idOf(placed))).toMatchObject({ scheduled: false, dm_tips: 0 });
  });
});

describe('a flag', () => {
  it('is true or false as well as 1 or 0', async () => {
    const { token } = await newCustomer(database.db);
    await addSoups(api, token);
    const flags = {
      cutlery: true,
      is_buy_now: false,
      create_new_user: 'false',
      is_guest: 'false',
      partial_payment: false,
    };
    const placed = await placeAs(api, token, flags);
    expect(placed.status).toBe(200);
    expect(await findOrder(database.db, idOf(placed))).toMatchObject({ cutlery: true });
    const stores = '/stores/get-stores/all?featured=';
    expect(await listed(`${stores}true`)).toEqual(await listed(`${stores}1`));
    expect(codes(await listed(`${stores}perhaps`))).toContain('featured');
  });
});

describe('a list', () => {
  const LARGE = [{ name: 'Size', values: { label: ['Large'] } }];
  const burger = { model: 'Item', item_id: String(ITEM.burger), price: '12.5', quantity: '1' };

  it('[CART-20] may be a JSON string', async () => {
    const { token } = await newCustomer(database.db);
    const form = new URLSearchParams({
      ...burger,
      ...{ variation: JSON.stringify(LARGE), add_on_ids: '[1,2]', add_on_qtys: '["2",1]' },
    });
    const added = await sendForm('/customer/cart/add', form, token);
    expect(added).toMatchObject({
      status: 200,
      body: [{ price: 12.5, variation: LARGE, add_on_ids: [1, 2], add_on_qtys: [2, 1] }],
    });
    const broken = new URLSearchParams({ ...burger, variation: '[{"name":', add_on_ids: 'fries' });
    expect(codes(await sendForm('/customer/cart/add', broken, token)).sort()).toEqual(['add_on_ids', 'variation']);
  });

  it('of interests may be, too', async () => {
    const { id, token } = await newCustomer(database.db);
    const interest = JSON.stringify([MODULE.food]);
    const saved = await call(api, 'POST /customer/update-interest', { token, module: MODULE.food, body: { interest } });
    expect(saved.status).toBe(200);
    const rows = await database.db.select().from(interests).where(eq(interests.user_id, id));
    expect(rows).toMatchObject([{ category_id: MODULE.food }]);
  });

  it('of reasons is stored as sentences', async () => {
    const { token } = await newCustomer(database.db);
    await addSoups(api, token);
    const order_id = idOf(await placeAs(api, token));
    const body = { order_id, reason: '["Too late","Too much"]', _method: 'PUT' };
    expect((await call(api, 'POST /customer/order/cancel', { token, body })).status).toBe(200);
    expect((await findOrder(database.db, order_id)).cancellation_reason).toBe('Too late, Too much');
  });

  it('is as long as a page may be where more is asked for', async () => {
    const most = (await listed('/items/popular?limit=100')).body;
    expect(most).toMatchObject({ limit: 100 });
    expect(await listed('/items/popular?limit=100000')).toEqual({ status: 200, body: most });
    expect(codes(await listed('/items/popular?limit=0'))).toEqual(['limit']);
  });
});

describe('a line of the cart that is changed', () => {
  it('[CART-21] keeps what is not sent', async () => {
    const { id, token } = await newCustomer(database.db);
    const variation = [{ name: 'Size', values: { label: ['Large'] } }];
    const line = { ...lineBody({ item: ITEM.burger, price: 12.5 }), variation, add_on_ids: [1], add_on_qtys: [2] };
    const send = (path: string, body: object) => call(api, path, { token, module: MODULE.food, body });
    await send('POST /customer/cart/add', line);
    const [row] = await database.db.select().from(carts).where(eq(carts.user_id, id));
    const changed = await send('POST /customer/cart/update', { cart_id: row?.id, price: 12.5, quantity: 3 });
    expect(changed).toMatchObject({
      status: 200,
      body: [{ id: row?.id, quantity: 3, price: 12.5, variation, add_on_ids: [1], add_on_qtys: [2] }],
    });
    const plain = { cart_id: row?.id, price: 10, quantity: 1, add_on_ids: [], add_on_qtys: [] };
    const regular = [{ name: 'Size', values: { label: ['Regular'] } }];
    const other = await send('POST /customer/cart/update', { ...plain, variation: regular });
    expect(other.body).toMatchObject([{ quantity: 1, price: 10, variation: regular, add_on_ids: [] }]);
    const unknown = await send('POST /customer/cart/update', { ...plain, item_id: ITEM.soup });
    expect(codes(unknown)).toEqual(['cart_item']);
  });
});

describe('a PUT', () => {
  it('[HDR-02] may be sent as a POST', async () => {
    const { token } = await newCustomer(database.db);
    const place = { ...address(1), contact_person_name: 'Lea', contact_person_number: '+15550100001' };
    await call(api, 'POST /customer/address/add', { token, body: { ...place, address_type: 'Home' } });
    const list = async () => (await call(api, 'GET /customer/address/list', { token })).body;
    const { addresses } = (await list()) as { addresses: { id: number; address_type: string }[] };
    expect(addresses).toMatchObject([{ address_type: 'home' }]);
    const body = { ...place, address_type: 'Others', house: '9', _method: 'put' };
    const changed = await call(api, `POST /customer/address/update/${addresses[0]?.id}`, { token, body });
    expect(changed.status).toBe(200);
    expect(await list()).toMatchObject({ addresses: [{ house: '9', address_type: 'other' }] });
  });

  it('[HDR-02] requires the same authentication as a PUT', async () => {
    const answer = await call(api, 'POST /customer/address/update/1', { body: { _method: 'put' } });
    expect([answer.status, codes(answer)]).toEqual([401, ['auth-001']]);
  });
});

describe('accounts as clients of 2.x create and change them', () => {
  const PASSWORD = 'a lamp in the bay 9';

  it('[SIGNUP-06] takes the name in two fields', async () => {
    const body = {
      f_name: 'Lina',
      l_name: 'Cove Bay',
      email: 'lc@shop.example',
      phone: '+15550177001',
      password: PASSWORD,
    };
    expect((await call(api, 'POST /auth/sign-up', { body })).status).toBe(200);
    const [made] = await database.db.select().from(customers).where(eq(customers.email, 'lc@shop.example'));
    expect(made).toMatchObject({ f_name: 'Lina', l_name: 'Cove Bay' });
    const unnamed = await call(api, 'POST /auth/sign-up', { body: { ...body, f_name: ' ', l_name: '' } });
    expect(codes(unnamed)).toContain('name');
  });

  it('[SIGNUP-06] changes the name of a profile in two fields, too', async () => {
    const { id, token } = await newCustomer(database.db);
    const [row] = await database.db.select().from(customers).where(eq(customers.id, id));
    const body = { f_name: 'Sara', l_name: 'Quay', email: row?.email, phone: row?.phone };
    expect((await call(api, 'POST /customer/update-profile', { token, body })).status).toBe(200);
    const [after] = await database.db.select().from(customers).where(eq(customers.id, id));
    expect(after).toMatchObject({ f_name: 'Sara', l_name: 'Quay' });
  });

  it('[AUTH-29] proves a phone by the phone and the code alone', async () => {
    const short = await call(api, 'POST /auth/verify-phone', { body: { phone: '+15550177002', otp: '000000' } });
    const whole = { phone: '+15550177002', otp: '000000', login_type: 'manual', verification_type: 'phone' };
    expect(short).toEqual(await call(api, 'POST /auth/verify-phone', { body: whole }));
    expect(short.status).toBe(404);
    expect(codes(await call(api, 'POST /auth/verify-phone', { body: { otp: '000000' } }))).toContain(
      'verification_type',
    );
  });

  it('[PWD-01] sets a new password by the phone and the code alone', async () => {
    const { id } = await newCustomer(database.db, 0, {
      ...{ password_hash: await hashPassword(PASSWORD), is_phone_verified: true },
    });
    const phone = `+15550200${id}`;
    const { body: config } = await call(api, 'GET /config');
    const reset_token = (config as { demo_code: string }).demo_code;
    expect((await call(api, 'POST /auth/forgot-password', { body: { phone } })).status).toBe(200);
    expect((await call(api, 'POST /auth/verify-token', { body: { phone, reset_token } })).status).toBe(200);
    const password = 'another lamp in the bay 9';
    const body = { _method: 'put', phone, reset_token, password, confirm_password: password };
    expect((await call(api, 'POST /auth/reset-password', { body })).status).toBe(200);
    const login = { login_type: 'manual', email_or_phone: phone, password, field_type: 'phone', type: 'manual' };
    expect((await call(api, 'POST /auth/login', { body: login })).body).toMatchObject({
      token: expect.stringMatching(/.{16}/),
    });
    expect(codes(await call(api, 'POST /auth/forgot-password', { body: {} }))).toContain('verification_method');
  });
});

describe('support', () => {
  it('is written to without an id', async () => {
    await database.db.insert(user_infos).values({ f_name: 'Support', admin: true }).onConflictDoNothing();
    const { token } = await newCustomer(database.db);
    const body = { receiver_type: 'admin', receiver_id: '', message: 'Is the pier open?' };
    const sent = await call(api, 'POST /customer/message/send', { token, body });
    expect(sent).toMatchObject({ status: 200, body: { messages: [{ message: 'Is the pier open?' }] } });
    const nobody = await call(api, 'POST /customer/message/send', {
      token,
      body: { ...body, receiver_type: 'vendor' },
    });
    expect(codes(nobody)).toEqual(['not-found']);
  });
});

describe('the receiver of a parcel', () => {
  it('may be an object as well as its text', async () => {
    const guest_id = await newGuest(api);
    const body = {
      ...{ ...ORDER, ...address(1), guest_id, order_type: 'parcel', parcel_category_id: 1, charge_payer: 'sender' },
      receiver_details: { contact_person_name: 'Mina' },
    };
    const asObject = await call(api, 'POST /customer/order/place', { body });
    const asText = await call(api, 'POST /customer/order/place', {
      body: { ...body, receiver_details: JSON.stringify(body.receiver_details) },
    });
    expect(asObject).toEqual(asText);
    expect(await database.db.select().from(orders).where(eq(orders.guest_id, guest_id))).toEqual([]);
  });
});

async function sendForm(path: string, body: URLSearchParams, token: string) {
  const answer = await api.request(`/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', moduleId: String(MODULE.food) },
      authorization: `Bearer ${token}`,
    },
    body: body.toString(),
  });
  return { status: answer.status, body: await answer.json() };
}
