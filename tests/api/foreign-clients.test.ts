import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDistance, readPlace, readPlaces, readRoute } from '@/contract/place/place.read';
import { hashPassword } from '@/server/accounts/password';
import { addSoups, configure, idOf, newCustomer, placeAs } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { call, codes, MODULE, newGuest } from '@tests/support/round-market';

/** What clients of other versions send and read, through the whole server. */
const { database, api } = openShop(fillPaying());

const FOOD = { id: MODULE.food, module_type: 'food', module_name: 'food', slug: 'food', status: '1' };

describe('the module of a thing', () => {
  it('[CART-18] is answered with the items of a cart, and with an order and its lines', async () => {
    const { token } = await newCustomer(database.db);
    await addSoups(api, token);
    const cart = await call(api, 'GET /customer/cart/list', { token, module: MODULE.food });
    expect(cart.body).toMatchObject([{ item: { module: FOOD } }]);

    const order_id = idOf(await placeAs(api, token));
    const tracked = await call(api, `GET /customer/order/track?order_id=${order_id}`, { token });
    expect(tracked.body).toMatchObject({ module: FOOD });
    const lines = await call(api, `GET /customer/order/details?order_id=${order_id}`, { token });
    expect(lines.body).toMatchObject([{ item_details: { module: FOOD } }]);
    const listed = await call(api, 'GET /customer/order/running-orders?limit=10&offset=1', { token });
    expect(listed.body).toMatchObject({ orders: [{ module: FOOD }] });
  });
});

describe('the configuration', () => {
  const config = async () => (await call(api, 'GET /config')).body as Record<string, unknown>;

  it.each([12, '12', 24, '24'])('[CONFIG-01] answers the time format as a text, stored as %j', async (stored) => {
    await configure(database.db, { timeformat: stored });
    expect((await config()).timeformat).toBe(String(stored));
  });

  it('[CONFIG-10] answers the base URL of each kind of pictures', async () => {
    const urls = (await config()).base_urls as Record<string, string>;
    const kinds = ['item', 'customer', 'store', 'delivery_man', 'chat', 'campaign', 'category', 'refund', 'gateway'];
    for (const kind of [...kinds, 'banner', 'module', 'parcel_category', 'review', 'notification', 'vendor']) {
      expect(urls[`${kind}_image_url`], kind).toMatch(/^http.*\/api\/v1\/media$/);
    }
    expect(urls).toMatchObject({ store_cover_photo_url: urls.item_image_url, business_logo_url: urls.item_image_url });
  });
});

describe('signing in as clients of 2.x do', () => {
  const login = (body: object) => call(api, 'POST /auth/login', { body });

  it('[AUTH-21] accepts phone and password for the manual sign-in', async () => {
    const password_hash = await hashPassword('a good password');
    const { id } = await newCustomer(database.db, 0, { password_hash, is_phone_verified: true });
    const phone = `+15550200${id}`;
    const { status, body } = await login({ phone, password: 'a good password' });
    expect([status, body]).toEqual([200, expect.objectContaining({ token: expect.stringMatching(/.{16}/) })]);
    expect((await login({ email_or_phone: phone, password: 'a good password' })).status).toBe(200);
    expect(codes(await login({ phone, password: 'another password' }))).toEqual(['auth-001']);
  });

  it('refuses a sign-in without a type and a password', async () => {
    for (const body of [{}, { phone: '+15550209999' }, { phone: '+15550209999', password: '' }]) {
      expect(codes(await login(body))).toContain('login_type');
    }
  });
});

describe('a guest_id without a guest', () => {
  const unnamed = ['undefined', 'null', ''];

  it.each(unnamed)('[GUEST-03] is ignored beside a valid token: %j', async (guest_id) => {
    const { token } = await newCustomer(database.db);
    await addSoups(api, token);
    const cart = await call(api, `GET /customer/cart/list?guest_id=${guest_id}`, { token, module: MODULE.food });
    expect(cart.body).toHaveLength(1);
    const placed = await placeAs(api, token, { guest_id });
    expect(placed.status).toBe(200);
    const orders = await call(api, `GET /customer/order/list?guest_id=${guest_id}&limit=10&offset=1`, { token });
    expect(orders.status).toBe(200);
    const track = `GET /customer/order/track?order_id=${idOf(placed)}&guest_id=${guest_id}`;
    expect((await call(api, track, { token })).body).toMatchObject({ is_guest: false });
  });

  it.each(unnamed)('[GUEST-03] is nobody without one: %j', async (guest_id) => {
    const answer = await call(api, `GET /customer/order/list?guest_id=${guest_id}&limit=10&offset=1`);
    expect(answer).toEqual({ status: 401, body: { errors: 'Unauthorized' } });
  });

  it('[GUEST-03] is refused beside a token when it is any other value', async () => {
    const { token } = await newCustomer(database.db);
    const answer = await call(api, 'GET /customer/cart/list?guest_id=nobody', { token, module: MODULE.food });
    expect(codes(answer)).toEqual(['guest_id']);
  });
});

describe('an unknown store_type', () => {
  const headers = { zoneId: '[1]', moduleId: String(MODULE.food) };

  it.each([
    ['/stores/get-stores/all?', 'undefined'],
    ['/stores/get-stores/all?', ''],
    ['/stores/get-stores/all?', 'nearest'],
    ['/get-combined-data?list_type=store&', 'undefined'],
    ['/get-combined-data?list_type=store&', 'nearest'],
  ])('lists all: %sstore_type=%s', async (path, store_type) => {
    const [all, none] = await Promise.all(
      ['all', store_type].map((type) => call(api, `GET ${path}store_type=${type}`, { headers })),
    );
    expect(none).toEqual(all);
    expect((none?.body as { stores: unknown[] }).stores.length).toBeGreaterThan(1);
  });
});

describe('the cart of a client without a guest id', () => {
  const list = 'GET /customer/cart/list';

  it.each(['null', 'undefined'])('is empty, with a module or without: guest_id=%s', async (guest_id) => {
    for (const more of [{}, { module: MODULE.food }]) {
      expect(await call(api, `${list}?guest_id=${guest_id}`, more)).toEqual({ status: 200, body: [] });
    }
    const { token } = await newCustomer(database.db);
    expect(await call(api, `${list}?guest_id=${guest_id}`, { token })).toEqual({ status: 200, body: [] });
  });

  it('is refused without a guest id, and holds one module for a guest', async () => {
    expect((await call(api, list, { module: MODULE.food })).status).toBe(401);
    expect(codes(await call(api, `${list}?guest_id=${await newGuest(api)}`))).toEqual(['moduleId']);
  });
});

describe('the number of a conversation', () => {
  it('is read when other characters follow it', async () => {
    const { token } = await newCustomer(database.db);
    await addSoups(api, token);
    await placeAs(api, token);
    const to = { receiver_id: 1, receiver_type: 'vendor', message: 'No salt, please' };
    const { body } = await call(api, 'POST /customer/message/send', { token, body: to });
    const { id } = (body as { conversation: { id: number } }).conversation;
    const details = (asked: string) =>
      call(api, `GET /customer/message/details?conversation_id=${asked}&offset=1&limit=10`, { token });
    expect((await details(`${id}?`)).body).toMatchObject({ messages: [{ message: to.message }] });
    expect(codes(await details('first'))).toEqual(['conversation_id']);
  });
});

describe('the map service for clients of the older shape', () => {
  beforeAll(() => void vi.stubEnv('DEMO', 'true'));
  afterAll(() => void vi.unstubAllEnvs());

  const ends = 'origin_lat=19.99177&origin_lng=60.50875&destination_lat=20&destination_lng=60.5';
  const distance = async (mode: string, trip = ends) =>
    (await call(api, `GET /config/distance-api?${trip}&mode=${mode}`)).body as Record<string, unknown>;

  it.each([
    ['walking', 'WALK'],
    ['driving', 'DRIVE'],
    ['bicycling', 'BICYCLE'],
  ])('[MAP-06] measures %s as %s, in both shapes', async (older, newer) => {
    const found = await distance(older);
    const { metres, seconds } = readDistance(found);
    expect(metres).toBeGreaterThan(500);
    expect(found).toEqual(await distance(newer));
    const [row] = found.rows as { elements: { distance: unknown; duration: unknown; status: string }[] }[];
    expect(row?.elements).toEqual([
      {
        distance: { value: metres, text: expect.stringMatching(/^\d+\.\d km$/) },
        duration: { value: seconds, text: expect.stringMatching(/^\d+ min$/) },
        status: 'OK',
      },
    ]);
  });

  it('[MAP-07] reports in both shapes that there is no route, and refuses other shapes', async () => {
    const nowhere = 'origin_lat=1&origin_lng=2&destination_lat=3&destination_lng=4';
    const none = { status: 'ZERO_RESULTS' };
    expect(await distance('walking', nowhere)).toEqual({ ...none, rows: [{ elements: [none] }] });
    expect(codes(await call(api, `GET /config/distance-api?${ends}&mode=flying`))).toEqual(['mode']);
    const way = await call(api, `GET /config/direction-api?${ends}&mode=walking`);
    expect(readRoute(way.body).metres).toBeGreaterThan(500);
  });

  it('[LOC-12] [LOC-13] finds a place and its position, in both shapes', async () => {
    const found = await call(api, 'GET /config/place-api-autocomplete?search_text=lighth');
    const [first, ...others] = readPlaces(found.body);
    const older = readPlaces({ predictions: (found.body as { predictions: unknown[] }).predictions });
    expect(older.map(({ placeId }) => placeId)).toEqual([first, ...others].map((prediction) => prediction?.placeId));
    expect(older[0]?.main).toMatch(/Lighthouse/);
    expect(found.body).toMatchObject({ status: 'OK' });

    const { body } = await call(api, `GET /config/place-api-details?placeid=${first?.placeId}`);
    const { lat, lng, address, road } = readPlace(body);
    expect(lat).toBeCloseTo(20, 0);
    expect(body).toMatchObject({
      result: { geometry: { location: { lat, lng } }, formatted_address: address },
      status: 'OK',
    });
    const { result } = body as { result: object };
    expect(road).toMatch(/./);
    expect(readPlace({ result })).toMatchObject({ address, road });
    const nothing = await call(api, 'GET /config/place-api-autocomplete?search_text=qqqqqq');
    expect(nothing.body).toEqual({ suggestions: [], predictions: [], status: 'ZERO_RESULTS' });
  });
});
