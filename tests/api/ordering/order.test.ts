import {
  readCancellationReasons,
  readCourierSpot,
  readOrderLines,
  readOrders,
  readParcelInstructions,
  readParcelReasons,
  readPlaceOrder,
} from '@/contract/ordering/order.read';
import { readOrder } from '@/contract/ordering/order-details.read';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  customers,
  delivery_men,
  items,
  order_lines,
  order_payments,
  order_status_history,
  orders,
  settings,
} from '@/server/db/schema';
import { openShop } from '@tests/support/rooms/shop-room';
import {
  address,
  call,
  codes,
  GUEST,
  ITEM,
  lineBody,
  MODULE,
  newGuest,
  ORDER,
  STORE,
  TOKEN,
  type Answer,
  type Line,
} from '@tests/support/round-market';

const { database, api } = openShop();
let guest_id: number;

beforeEach(async () => {
  guest_id = await newGuest(api);
});

const soup: Line = { item: ITEM.soup, price: 7.35, quantity: 2 };
const jar: Line = { item: ITEM.last_jar, price: 12 };

const add = (line: Line, module = MODULE.food) =>
  call(api, 'POST /customer/cart/add', { module, body: { guest_id, ...lineBody(line) } });

const place = (more: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  call(api, 'POST /customer/order/place', {
    headers,
    body: { guest_id, ...ORDER, store_id: STORE.plain, ...address(5), ...more },
  });

const buy = (lines: Line[], more: object = {}) =>
  place({ is_buy_now: 1, cart: JSON.stringify(lines.map(lineBody)), ...more });

async function placed(more: object = {}): Promise<number> {
  await add(soup);
  const answer = await place(more);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return readPlaceOrder(answer.body).order_id ?? 0;
}

async function cartSize(module = MODULE.food) {
  const { body } = await call(api, `GET /customer/cart/list?guest_id=${guest_id}`, { module });
  return (body as unknown[]).length;
}

const listGuestOrders = (id: number) => database.db.select().from(orders).where(eq(orders.guest_id, id));
const readStock = async (id: number) => (await database.db.select().from(items).where(eq(items.id, id)))[0]?.stock;

describe('placing', () => {
  it('[CHECKOUT-01] stores the whole order and empties the cart', async () => {
    const order_id = await placed({ order_note: 'Ring twice', cutlery: 1 });
    expect(await cartSize()).toBe(0);
    const [order] = await listGuestOrders(guest_id);
    expect(order).toMatchObject({ id: order_id, order_status: 'pending', order_amount: 21.05, cutlery: true });
    expect(order?.otp).toMatch(/^\d{4}$/);
    const of = <T extends { order_id: unknown }>(rows: T[]) => rows.filter((row) => row.order_id === order_id);
    expect(of(await database.db.select().from(order_lines))).toMatchObject([
      { price: 7.35, quantity: 2, discount_on_item: 0.74 },
    ]);
    expect(of(await database.db.select().from(order_status_history))).toMatchObject([
      { status: 'pending', changed_by: 'customer' },
    ]);
    expect(of(await database.db.select().from(order_payments))).toMatchObject([
      { amount: 21.05, payment_status: 'unpaid' },
    ]);
  });

  it('answers as the contract says', async () => {
    await add(soup);
    const { body } = await place();
    expect(body).toMatchObject({
      total_ammount: 21.05,
      status: 'pending',
      user_id: guest_id,
      message: 'Your order has been placed.',
    });
  });

  it('[CHECKOUT-08] leaves the cart alone for "buy now"', async () => {
    await add(soup);
    expect((await buy([{ ...soup, quantity: 1 }])).status).toBe(200);
    expect(await cartSize()).toBe(1);
  });

  describe('[CART-17] the maximum of an item', () => {
    const limitBurgers = (maximum_cart_quantity: number) =>
      database.db.update(items).set({ maximum_cart_quantity }).where(eq(items.id, ITEM.burger));
    beforeAll(() => limitBurgers(8));
    afterAll(() => limitBurgers(30));
    const burger = (size: string, more: Partial<Line> = {}): Line => ({
      ...{ item: ITEM.burger, price: size === 'Large' ? 12.5 : 10, quantity: 5 },
      ...{ variation: [{ name: 'Size', values: { label: [size] } }], ...more },
    });
    const apples: Line = { item: ITEM.apples, price: 2.45, quantity: 5 };
    it.each([
      ['is not passed by two lines of one choice', [apples, { ...apples, quantity: 4 }], STORE.grocery, 403],
      ['can be ordered in two lines', [apples, { ...apples, quantity: 3 }], STORE.grocery, 200],
      ['holds for food, whatever the add-ons', [burger('Large'), burger('Large', { add_ons: { 1: 1 } })], null, 403],
      ['is for each choice', [burger('Large'), burger('Regular')], null, 200],
    ])('%s', async (_case, lines, store, status) => {
      const answer = await buy(lines, store === null ? {} : { store_id: store });
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      if (status === 403) {
        expect(answer.body).toMatchObject({ errors: [{ code: 'cart_item_limit', message: 'Out of Limits' }] });
      }
    });
  });

  it('[CHECKOUT-09] accepts an item of a campaign for "buy now"', async () => {
    const line = {
      ...lineBody({ item: 1, price: 5 }),
      item_id: null,
      item_campaign_id: 1,
      item_type: 'AppModelsItemCampaign',
    };
    const answer = await place({ is_buy_now: 1, cart: [line] });
    // 5.00 + 0.50 + 6.00 + 0.50
    expect(answer.body).toMatchObject({ total_ammount: 12 });
  });

  it("[GUEST-07] takes a customer's contact from the account", async () => {
    const body = {
      ...ORDER,
      ...address(5),
      store_id: STORE.plain,
      is_buy_now: 1,
      cart: JSON.stringify([lineBody(soup)]),
    };
    const { contact_person_name: _name, contact_person_number: _number, contact_person_email: _email, ...bare } = body;
    const answer = await call(api, 'POST /customer/order/place', { token: TOKEN, body: bare });
    expect(answer.body).toMatchObject({ user_id: 1 });
    const [order] = await database.db.select().from(orders).where(eq(orders.user_id, 1));
    expect(order?.delivery_address).toMatchObject({
      contact_person_name: 'Noor Test',
      contact_person_number: '+15550100010',
    });
    expect(order?.is_guest).toBe(false);
  });

  it('[beyond §3] asks for a phone number when the account of a customer has none', async () => {
    const set = (phone: string | null) => database.db.update(customers).set({ phone }).where(eq(customers.id, 1));
    const kept = await database.db.select({ phone: customers.phone }).from(customers).where(eq(customers.id, 1));
    await set(null);
    const { contact_person_number, ...bare } = {
      ...{ ...ORDER, ...address(5), store_id: STORE.plain, guest_id: undefined },
      ...{ is_buy_now: 1, cart: JSON.stringify([lineBody(soup)]) },
    };
    const ask = (body: object) => call(api, 'POST /customer/order/place', { token: TOKEN, body });
    expect(codes(await ask(bare))).toEqual(['contact_person_number']);
    expect(codes(await ask({ ...bare, order_type: 'take_away' }))).toEqual(['contact_person_number']);
    expect((await ask({ ...bare, contact_person_number })).status).toBe(200);
    await set(kept[0]?.phone ?? null);
  });

  it('[CHECKOUT-02] stores no address for a take-away, also where the client sends that of the store', async () => {
    const sent = { order_type: 'take_away', address: '22 Ropewalk Lane', latitude: 25.21, longitude: 55.31 };
    const { order_id } = readPlaceOrder((await buy([soup], sent)).body);
    const [order] = await database.db.select().from(orders).where(eq(orders.id, order_id));
    expect(order?.delivery_address).toMatchObject({ address: '', contact_person_name: 'Ines Test' });
  });

  it('reduces the stock of the item and of its combination', async () => {
    const line: Line = { item: ITEM.shirt, price: 20, quantity: 2, variation: [{ type: 'S' }] };
    expect((await buy([line], { store_id: STORE.shop, ...address(5, 1) })).status).toBe(200);
    const [shirt] = await database.db.select().from(items).where(eq(items.id, ITEM.shirt));
    expect(shirt?.stock).toBe(1);
    expect(shirt?.variations.map((variation) => [variation.type.en, variation.stock])).toEqual([
      ['S', 1],
      ['M', 0],
    ]);
  });

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['an empty cart', () => place(), 403, 'empty_cart'],
    ['[CART-12] items of two stores', () => buy([soup, { item: ITEM.feast, price: 12 }]), 403, 'different_stores'],
    ["an address outside the store's zone", () => buy([soup], address(5, 1)), 403, 'zone'],
    ['an address in no zone', () => buy([soup], { latitude: 50, longitude: 50 }), 403, 'zone'],
    [
      'an address in no zone for a store of all zones',
      () =>
        buy([{ item: ITEM.shirt, price: 20, variation: [{ type: 'S' }] }], {
          store_id: STORE.shop,
          latitude: 50,
          longitude: 50,
        }),
      403,
      'zone',
    ],
    [
      '[LOC-05] an address in a zone without the module, for a store of all zones',
      () =>
        buy([{ item: ITEM.shirt, price: 20, variation: [{ type: 'S' }] }], { store_id: STORE.shop, ...address(5, 2) }),
      403,
      'zone',
    ],
    [
      "less than the store's smallest order",
      () => buy([{ item: ITEM.apples, price: 2.45 }], { store_id: STORE.grocery }),
      406,
      'order_time',
    ],
    [
      'more cash than the zone takes',
      () =>
        buy([
          { item: ITEM.burger, price: 10, quantity: 20, variation: [{ name: 'Size', values: { label: ['Regular'] } }] },
        ]),
      203,
      'order_amount',
    ],
    ['a closed store', () => buy([{ item: ITEM.closed, price: 8 }], { store_id: STORE.closed }), 403, 'store'],
    ['a store that is unknown', () => buy([soup], { store_id: 999 }), 403, 'store'],
    [
      'delivery of a store that only hands out',
      () => buy([{ item: ITEM.pickup, price: 8 }], { store_id: STORE.pickup }),
      403,
      'order_type',
    ],
    [
      '[SLOT-02] a time at a store that takes none',
      () => buy([soup], { schedule_at: '2026-03-10 12:00:00' }),
      403,
      'schedule_at',
    ],
    ['[ITEM-30] an item outside its hours', () => buy([{ item: ITEM.breakfast, price: 6 }]), 403, 'not_available'],
    [
      '[ITEM-33] an item without its prescription',
      () => buy([{ item: ITEM.pills, price: 15 }], { store_id: STORE.grocery }),
      403,
      'prescription',
    ],
    ['more than there is, in two lines', () => buy([jar, jar], { store_id: STORE.grocery }), 403, 'stock'],
    ['another price', () => buy([{ ...soup, price: 7 }]), 403, 'price'],
    ['an unknown item', () => buy([{ item: 9999, price: 7 }]), 404, 'product-001'],
    ['a coupon', () => buy([soup], { coupon_code: 'TEN' }), 403, 'coupon'],
    ['the wallet', () => buy([soup], { payment_method: 'wallet' }), 403, 'order_method'],
    ['a card', () => buy([soup], { payment_method: 'digital_payment' }), 403, 'digital_payment'],
    ['offline payment', () => buy([soup], { payment_method: 'offline_payment' }), 403, 'offline_payment_status'],
    ['a partial payment', () => buy([soup], { partial_payment: 1 }), 203, 'partial_payment'],
    ['a new account without a password', () => buy([soup], { create_new_user: 1 }), 403, 'password'],
  ])('refuses %s and changes nothing', async (_what, attempt, status, code) => {
    const answer = await attempt();
    expect([answer.status, codes(answer)]).toEqual([status, [code]]);
    expect(await listGuestOrders(guest_id)).toEqual([]);
    expect(await readStock(ITEM.last_jar)).toBe(1);
  });

  it.each(['contact_person_name', 'contact_person_number', 'contact_person_email'])(
    '[GUEST-07] asks a guest for %s',
    async (field) => {
      const answer = await buy([soup], { [field]: '' });
      expect([answer.status, codes(answer)]).toEqual([403, [field]]);
    },
  );

  it('[CHECKOUT-06] refuses guests in a market without guest orders, and ids that were never issued', async () => {
    expect((await buy([soup], { guest_id: 4711 })).status).toBe(401);
    const set = (value: number) =>
      database.db.update(settings).set({ value }).where(eq(settings.key, 'guest_checkout_status'));
    await set(0);
    expect(codes(await buy([soup]))).toEqual(['is_guest']);
    await set(1);
  });

  it.each<[string, string, string | null]>([
    ['within the hours', '2026-03-10 18:30:00', null],
    ['of tomorrow', '2026-03-11 18:00:00', null],
    ["outside the item's hours", '2026-03-10 12:00:00', 'not_available'],
    ['after closing', '2026-03-10 20:30:00', 'schedule_at'],
    ['that has passed', '2026-03-10 09:30:00', 'schedule_at'],
    ['too far ahead', '2026-05-10 18:30:00', 'schedule_at'],
    ['that is no date', '2026-02-31 18:30:00', 'schedule_at'],
  ])('[SLOT-02] a time %s', async (_what, schedule_at, code) => {
    const answer = await buy([{ item: ITEM.supper, price: 9 }], { store_id: STORE.later, schedule_at });
    if (code) return expect(codes(answer)).toEqual([code]);
    expect(answer.status).toBe(200);
    const [order] = await listGuestOrders(guest_id);
    expect([order?.scheduled, order?.schedule_at.toISOString().slice(0, 16)]).toEqual([
      true,
      schedule_at.slice(0, 16).replace(' ', 'T'),
    ]);
  });

  it('[SLOT-02] reads and stores a time in the time zone of the market', async () => {
    await database.db.insert(settings).values({ key: 'timezone', value: 'Asia/Muscat' });
    // It is 14:00 there.
    const buyAt = (schedule_at: string) =>
      buy([{ item: ITEM.supper, price: 9 }], { store_id: STORE.later, schedule_at });
    const answers = [await buyAt('2026-03-10 18:30:00'), await buyAt('2026-03-10 13:30:00')];
    await database.db.delete(settings).where(eq(settings.key, 'timezone'));
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
    const [order] = await listGuestOrders(guest_id);
    expect(order?.schedule_at.toISOString()).toBe('2026-03-10T14:30:00.000Z');
  });

  it.each<[string, object]>([
    ['no store', { store_id: undefined }],
    ['a store in words', { store_id: "1' or '1'='1" }],
    ['an unknown payment', { payment_method: 'gold' }],
    ['an unknown type', { order_type: 'drone' }],
    ['no address', { address: undefined }],
    ['no place', { latitude: undefined }],
    ['a place off the earth', { latitude: 200 }],
    ['a negative tip', { dm_tips: -5 }],
    ['a tip in words', { dm_tips: 'much' }],
    ['a cart that is no JSON', { is_buy_now: 1, cart: '{' }],
    ['a cart that is no list', { is_buy_now: 1, cart: '{"a":1}' }],
    ['a cart of nonsense', { is_buy_now: 1, cart: '[1,null,"x"]' }],
    ['a cart with half pieces', { is_buy_now: 1, cart: JSON.stringify([{ ...lineBody(soup), quantity: 0.5 }]) }],
    ['a negative quantity', { is_buy_now: 1, cart: JSON.stringify([{ ...lineBody(soup), quantity: -2 }]) }],
    ['a note that is a list', { order_note: ['x'] }],
    ['a name that is an object', { contact_person_name: { a: 1 } }],
    ['a number that is none', { contact_person_number: '12' }],
    ['an email that is none', { contact_person_email: 'me' }],
    ['a key that is too long', { idempotency_key: 'x'.repeat(100) }],
  ])('%s is refused and changes nothing', async (_what, change) => {
    await add(soup);
    const answer = await place(change);
    expect(answer.status).toBe(403);
    expect(await listGuestOrders(guest_id)).toEqual([]);
    expect(await cartSize()).toBe(1);
  });
});

describe('at the same time', () => {
  it('[CART-17] the last piece is sold once', async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => newGuest(api)));
    const answers = await Promise.all(guests.map((guest) => buy([jar], { store_id: STORE.grocery, guest_id: guest })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).flatMap(codes))).toEqual(new Set(['stock']));
    expect(await readStock(ITEM.last_jar)).toBe(0);
    const sold = await database.db.select().from(order_lines).where(eq(order_lines.item_id, ITEM.last_jar));
    expect(sold).toHaveLength(1);
    // Restored for the tests that follow.
    const order = sold[0]?.order_id ?? 0;
    const [owner] = await database.db.select().from(orders).where(eq(orders.id, order));
    const body = { order_id: order, guest_id: owner?.guest_id, reason: 'x' };
    expect((await call(api, 'PUT /customer/order/cancel', { body })).status).toBe(200);
    expect(await readStock(ITEM.last_jar)).toBe(1);
  });

  it.each<[string, (key: string) => Promise<Answer>]>([
    ['in the body', (idempotency_key) => place({ idempotency_key })],
    ['in the header', (key) => place({}, { 'Idempotency-Key': key })],
  ])('the same key ten times %s makes one order', async (_where, attempt) => {
    await add(soup);
    const answers = await Promise.all(Array.from({ length: 10 }, () => attempt('one-press')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await listGuestOrders(guest_id)).toHaveLength(1);
  });

  it('the same key of another owner is another order', async () => {
    const first = await buy([soup], { idempotency_key: 'shared' });
    const second = await buy([soup], { idempotency_key: 'shared', guest_id: await newGuest(api) });
    expect((first.body as { order_id: number }).order_id).not.toBe((second.body as { order_id: number }).order_id);
  });

  it('a guest who signs in and asks again has one order', async () => {
    const cart = JSON.stringify([lineBody(soup)]);
    const body = { ...ORDER, store_id: STORE.plain, ...address(5), guest_id, is_buy_now: 1, cart };
    const keyed = { ...body, idempotency_key: 'before-sign-in' };
    const send = (token?: string) => call(api, 'POST /customer/order/place', { ...(token && { token }), body: keyed });
    const [first, ...others] = await Promise.all([send(), send(TOKEN), send(TOKEN)]);
    const ids = [first, ...others].map((answer) => (answer?.body as { order_id?: number }).order_id);
    expect(new Set(ids).size, JSON.stringify(ids)).toBe(1);
    const status = `GET /customer/order/payment-status?idempotency_key=before-sign-in`;
    expect((await call(api, `${status}&guest_id=${guest_id}`, { token: TOKEN })).body).toMatchObject({
      order_id: ids[0],
    });
    expect((await call(api, status, { token: 'unknown' })).status).toBe(401);
  });

  it('one cart is ordered once, also without a key', async () => {
    await add(soup);
    const answers = await Promise.all(Array.from({ length: 5 }, () => place()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('following', () => {
  it('answers the order with its store to its owner', async () => {
    const id = await placed({ road: 'Test Lane', delivery_instruction: 'Leave at the door' });
    const answer = await call(api, `GET /customer/order/track?order_id=${id}&guest_id=${guest_id}`);
    const order = readOrder(answer.body);
    expect(order).toMatchObject({
      ...{
        id,
        order_type: 'delivery',
        order_status: 'pending',
        payment_method: 'cash_on_delivery',
        module_type: 'food',
      },
      ...{
        details_count: 1,
        pieces_count: 2,
        delivery_instruction: 'Leave at the door',
        store: { id: STORE.plain, name: 'plain' },
      },
      delivery_address: { ...GUEST, road: 'Test Lane' },
    });
    expect(order?.reached.pending).toBe('2026-03-10T10:00:00.000Z');
  });

  it.each(['+15550100999', '15550100999', ' 15550100999', '1 555 010 0999'])(
    '[GUEST-01] finds a guest\'s order by the number "%s"',
    async (number) => {
      const id = await placed();
      const stranger = await newGuest(api);
      const path = `/customer/order/track?order_id=${id}&guest_id=${stranger}`;
      expect((await call(api, `GET ${path}&contact_number=${encodeURIComponent(number)}`)).status).toBe(200);
      expect((await call(api, `GET ${path}&contact_number=${number.replaceAll(/[+ ]/g, '%20')}`)).status).toBe(200);
    },
  );

  it('[ROUTE-14] shows its status, and nothing private, to whoever knows its number and phone', async () => {
    const id = await placed({ road: 'Test Lane', house: 'House 77', floor: '9', order_note: 'Ring twice' });
    const stranger = await newGuest(api);
    const who = `order_id=${id}&guest_id=${stranger}&contact_number=15550100999`;
    const [track, lines, spot] = [
      await call(api, `GET /customer/order/track?${who}`),
      await call(api, `GET /customer/order/details?${who}`),
      await call(api, `GET /delivery-man/last-location?${who}`),
    ];
    expect([track.status, lines.status, spot.status]).toEqual([200, 200, 200]);
    expect(readOrder(track.body)).toMatchObject({
      ...{ id, order_status: 'pending', store: { name: 'plain' }, otp: null, payment_method: '', order_amount: 0 },
      delivery_address: { contact_person_name: GUEST.contact_person_name, road: 'Test Lane', house: '', address: '' },
    });
    expect(readOrderLines(lines.body)).toMatchObject([{ name: 'soup', quantity: 2, price: 0 }]);
    const told = JSON.stringify([track.body, lines.body, spot.body]);
    for (const secret of ['0100999', GUEST.contact_person_email, 'House 77', 'Ring twice', 'cash_on_delivery']) {
      expect(told).not.toContain(secret);
    }
    const own = await call(api, `GET /customer/order/track?order_id=${id}&guest_id=${guest_id}`);
    expect(readOrder(own.body)).toMatchObject({ delivery_address: { house: 'House 77' }, order_note: 'Ring twice' });
  });

  it('lists past orders by their outcome', async () => {
    const [kept, canceled] = [await placed(), await placed()];
    await database.db.update(orders).set({ order_status: 'delivered' }).where(eq(orders.id, kept));
    await database.db.update(orders).set({ order_status: 'canceled' }).where(eq(orders.id, canceled));
    const ids = async (kind: string) => {
      const path = `GET /customer/order/list?guest_id=${guest_id}&limit=10&offset=1${kind}`;
      return readOrders((await call(api, path)).body).orders.map((order) => order.id);
    };
    expect(await ids('')).toEqual([canceled, kept]);
    expect(await ids('&kind=delivered')).toEqual([kept]);
    expect(await ids('&kind=canceled')).toEqual([canceled]);
    expect(await ids('&kind=refund')).toEqual([]);
  });

  it('answers foreign orders like unknown ones', async () => {
    const id = await placed();
    const stranger = await newGuest(api);
    const paths = (order: number) => [
      `GET /customer/order/track?order_id=${order}&guest_id=${stranger}`,
      `GET /customer/order/track?order_id=${order}&guest_id=${stranger}&contact_number=15550100000`,
      `GET /customer/order/track?order_id=${order}&guest_id=${stranger}&contact_number=0100999`,
      `GET /customer/order/track?order_id=${order}&guest_id=${stranger}&contact_number=%25`,
      `GET /customer/order/details?order_id=${order}&guest_id=${stranger}`,
      `GET /delivery-man/last-location?order_id=${order}&guest_id=${stranger}`,
      `PUT /customer/order/cancel?order_id=${order}&guest_id=${stranger}&reason=x`,
    ];
    for (const [n, path] of paths(id).entries()) {
      const answer = await call(api, path);
      expect([answer.status, codes(answer)], path).toEqual([404, ['order']]);
      expect(answer).toEqual(await call(api, paths(99_999)[n] ?? ''));
    }
    expect(await call(api, `GET /customer/order/details?order_id=${id}`)).toEqual({
      status: 401,
      body: { errors: 'Unauthorized' },
    });
  });

  it("a customer's order is not found by its number and phone", async () => {
    await buy([soup]);
    const [own] = await database.db.select().from(orders).where(eq(orders.user_id, 1));
    const path = `GET /customer/order/track?order_id=${own?.id}&guest_id=${guest_id}&contact_number=15550100010`;
    expect((await call(api, path)).status).toBe(404);
  });

  it('answers the lines as they were ordered, in either language', async () => {
    const variation = [{ name: 'Size', values: { label: ['Large'] } }];
    const answer = await buy([{ item: ITEM.burger, price: 12.5, quantity: 2, variation, add_ons: { 1: 2 } }]);
    const id = readPlaceOrder(answer.body).order_id;
    await database.db
      .update(items)
      .set({ name: { en: 'Renamed', ar: 'آخر' } })
      .where(eq(items.id, ITEM.burger));
    const read = async (language: string) =>
      readOrderLines(
        (await call(api, `GET /customer/order/details?order_id=${id}&guest_id=${guest_id}`, { language })).body,
      );
    expect(await read('en')).toMatchObject([
      {
        name: 'burger',
        price: 12.5,
        quantity: 2,
        variation: ['Large'],
        add_ons: [{ name: 'Fries', price: 3, quantity: 2 }],
        total_add_on_price: 6,
      },
    ]);
    expect(await read('ar')).toMatchObject([{ name: 'ع burger', variation: ['كبير'], add_ons: [{ name: 'بطاطس' }] }]);
    await database.db
      .update(items)
      .set({ name: { en: 'burger', ar: 'ع burger' } })
      .where(eq(items.id, ITEM.burger));
  });

  it('pages running and previous orders, the newest first', async () => {
    const ids = [await placed(), await placed(), await placed()];
    await call(api, 'POST /customer/order/cancel', {
      body: { order_id: ids[0], guest_id, reason: 'x', _method: 'put' },
    });
    const page = async (path: string) => readOrders((await call(api, `GET ${path}&guest_id=${guest_id}`)).body);
    const running = await page('/customer/order/running-orders?limit=1&offset=1');
    expect([running?.total_size, running?.orders.map(({ id }) => id)]).toEqual([2, [ids[2]]]);
    expect((await page('/customer/order/running-orders?limit=1&offset=2'))?.orders.map(({ id }) => id)).toEqual([
      ids[1],
    ]);
    expect((await page('/customer/order/list?limit=10&offset=1'))?.orders.map(({ id }) => id)).toEqual([ids[0]]);
    expect(codes(await call(api, `GET /customer/order/list?guest_id=${guest_id}`))).toEqual(['limit', 'offset']);
  });

  it('[ROUTE-14] tells where the courier is, and his phone, to nobody once the order is over', async () => {
    const id = await placed();
    const place = { lat: 10.2222, lng: 10.3333, location: '7 Home Street', phone: '+15550177001' };
    const [courier] = await database.db.update(delivery_men).set(place).returning();
    const is = (order_status: 'picked_up' | 'delivered' | 'canceled' | 'refunded') =>
      database.db.update(orders).set({ order_status, delivery_man_id: courier?.id }).where(eq(orders.id, id));
    const who = `order_id=${id}&guest_id=${guest_id}`;
    const ask = async () =>
      JSON.stringify([
        (await call(api, `GET /customer/order/track?${who}`)).body,
        (await call(api, `GET /delivery-man/last-location?${who}`)).body,
        (await call(api, `GET /customer/order/list?limit=10&offset=1&type=all&guest_id=${guest_id}`)).body,
      ]);
    const secrets = Object.values(place).map(String);
    await is('picked_up');
    const underWay = await ask();
    expect(secrets.filter((secret) => !underWay.includes(secret))).toEqual([]);
    for (const status of ['delivered', 'canceled', 'refunded'] as const) {
      await is(status);
      const told = await ask();
      expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
      expect(told).toContain(courier?.f_name);
    }
  });

  it('answers no courier before one is assigned', async () => {
    const id = await placed();
    const answer = await call(api, `GET /delivery-man/last-location?order_id=${id}&guest_id=${guest_id}`);
    expect(readCourierSpot(answer.body)).toBeNull();
  });
});

describe('cancelling', () => {
  const cancel = (order_id: number, more: object = {}, method = 'POST') =>
    call(api, `${method} /customer/order/cancel`, { body: { order_id, guest_id, reason: 'Wrong address', ...more } });

  it('returns the pieces to the stock, once', async () => {
    const answer = await buy([{ item: ITEM.apples, price: 2.45, quantity: 5 }], { store_id: STORE.grocery });
    const id = readPlaceOrder(answer.body).order_id ?? 0;
    const before = (await readStock(ITEM.apples)) ?? 0;
    expect((await cancel(id, { _method: 'put', note: 'Sorry' })).body).toEqual({
      message: 'Your order has been canceled.',
    });
    expect(await readStock(ITEM.apples)).toBe(before + 5);
    const again = await Promise.all([cancel(id), cancel(id, {}, 'PUT')]);
    expect(again.map(codes)).toEqual([['order'], ['order']]);
    expect(again.map(({ status }) => status)).toEqual([403, 403]);
    expect(await readStock(ITEM.apples)).toBe(before + 5);
    expect((await listGuestOrders(guest_id))[0]).toMatchObject({
      ...{
        order_status: 'canceled',
        canceled_by: 'customer',
        cancellation_reason: 'Wrong address',
        cancellation_note: 'Sorry',
      },
    });
  });

  it('is refused once the store has accepted it', async () => {
    const id = await placed();
    await database.db.update(orders).set({ order_status: 'confirmed' }).where(eq(orders.id, id));
    expect(codes(await cancel(id))).toEqual(['order']);
  });

  it.each([
    [{ reason: null }],
    [{ reason: { a: 1 } }],
    [{ reason: 'x'.repeat(300) }],
    [{ order_id: 'x' }],
    [{ order_id: -1 }],
  ])('refuses %j', async (more) => {
    const id = await placed();
    expect((await cancel(id, more)).status).toBe(403);
    expect((await listGuestOrders(guest_id))[0]?.order_status).toBe('pending');
  });

  it('offers reasons and instructions in either language', async () => {
    const get = (path: string, language = 'en') => call(api, `GET ${path}`, { language });
    const reasons = await get('/customer/order/cancellation-reasons?limit=10&offset=1&type=customer', 'ar');
    expect(readCancellationReasons(reasons.body).map(({ reason }) => reason)).toEqual(['عنوان خاطئ']);
    const parcel = await get('/get-parcel-cancellation-reasons?cancellation_type=before_pickup');
    expect(readParcelReasons(parcel.body).map(({ reason }) => reason)).toEqual(['Plans changed']);
    const asked = await get('/customer/order/parcel-instructions');
    expect(readParcelInstructions(asked.body).map(({ instruction }) => instruction)).toEqual(['Ring twice']);
    expect((await get('/vehicle/extra_charge?distance=9')).body).toBe(2);
    expect((await get('/vehicle/extra_charge?distance=500')).body).toBe(0);
  });
});
