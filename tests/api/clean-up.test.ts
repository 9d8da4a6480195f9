import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readNotifications } from '@/contract/customer/notification.read';
import { limits } from '@/domain/limits';
import { cleanUp, cleanUpOnce } from '@/server/clean-up';
import * as releasing from '@/server/ordering/release-order';
import { expireUnpaid } from '@/server/ordering/unpaid';
import { answer } from '@/server/entry';
import {
  awaited_places,
  carts,
  customer_tokens,
  customers,
  guests,
  items,
  offline_payments,
  one_time_codes,
  order_status_history,
  orders,
  throttles,
  trips,
} from '@/server/db/schema';
import { configure, idOf, newCustomer, placeAs, addSoups } from '@tests/support/pay-market';
import { buyNow, fillPaying, openShop, runWith } from '@tests/support/rooms/shop-room';
import { call, ITEM, lineBody, MODULE, newGuest, NOW, STORE } from '@tests/support/round-market';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number) => new Date(NOW.getTime() + ms);

const { database, api } = openShop(fillPaying());
let guest: number;

runWith({ DEMO: 'false' });
beforeEach(async () => {
  guest = await newGuest(api);
});

const isThere = async (id: number) => (await database.db.select().from(guests).where(eq(guests.id, id))).length > 0;

async function ordered(more: object = {}): Promise<number> {
  const answer = await call(api, 'POST /customer/order/place', {
    module: MODULE.food,
    body: buyNow([{ item: ITEM.soup, price: 7.35 }], { guest_id: guest, ...more }),
  });
  expect(answer.status).toBe(200);
  return idOf(answer);
}

const findOrderById = async (id: number) => (await database.db.select().from(orders).where(eq(orders.id, id)))[0];

describe('expired rows are removed after their retention period, and not before', () => {
  it('codes one hour after they expire', async () => {
    const code = { purpose: 'sign_in', kind: 'phone', contact: '+15550100901', code_hash: 'x', sent_at: NOW } as const;
    await database.db.insert(one_time_codes).values({ ...code, expires_at: NOW });
    const left = async (ms: number) => {
      await cleanUp(database.db, after(ms));
      return (await database.db.select().from(one_time_codes)).length;
    };
    expect([await left(60 * MINUTE), await left(61 * MINUTE)]).toEqual([1, 0]);
  });

  it('counts of tries, solved challenges and reports after a day, in any number', async () => {
    const many = Array.from({ length: limits.clean_up_rows * 2 + 50 }, (_it, n) => ({
      key: `k${n}`,
      tries: 1,
      since: NOW,
    }));
    await database.db.insert(throttles).values(many);
    const left = async (ms: number) => {
      await cleanUp(database.db, after(ms));
      return (await database.db.select().from(throttles)).filter(({ key }) => key.startsWith('k')).length;
    };
    expect([await left(DAY), await left(DAY + 1)]).toEqual([many.length, 0]);
  });

  it('[beyond §3.4] who waits for a place after a year', async () => {
    const place = { email: 'waits@shop.example', latitude: 1, longitude: 2, language: 'en', created_at: NOW };
    await database.db.insert(awaited_places).values(place);
    const left = async (ms: number) => {
      await cleanUp(database.db, after(ms));
      return (await database.db.select().from(awaited_places)).length;
    };
    expect([await left(365 * DAY), await left(365 * DAY + 1)]).toEqual([1, 0]);
  });

  it('expired sessions of every customer, with the push tokens of their devices', async () => {
    const [one, other] = [await newCustomer(database.db), await newCustomer(database.db)];
    const ids = [one.id, other.id];
    for (const id of ids) {
      const device = `device of ${id}`;
      await database.db.update(customers).set({ cm_firebase_token: device }).where(eq(customers.id, id));
      await database.db
        .update(customer_tokens)
        .set({ last_used_at: NOW, cm_firebase_token: device })
        .where(eq(customer_tokens.customer_id, id));
    }
    const left = async (days: number) => {
      await cleanUp(database.db, after(days * DAY));
      const sessions = await database.db
        .select()
        .from(customer_tokens)
        .where(inArray(customer_tokens.customer_id, ids));
      const people = await database.db.select().from(customers).where(inArray(customers.id, ids));
      return [sessions.length, people.filter((person) => person.cm_firebase_token !== null).length];
    };
    expect([await left(29), await left(30)]).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });
});

describe('[GUEST-01] a guest', () => {
  it('without orders is deleted after ninety days', async () => {
    await cleanUp(database.db, after(90 * DAY));
    expect(await isThere(guest)).toBe(true);
    await cleanUp(database.db, after(90 * DAY + 1));
    expect(await isThere(guest)).toBe(false);
  });

  it('is deleted with a cart that has not changed for as long, and not before', async () => {
    const body = { ...lineBody({ item: ITEM.soup, price: 7.35 }), guest_id: guest };
    expect((await call(api, 'POST /customer/cart/add', { module: MODULE.food, body })).status).toBe(200);
    const mine = eq(carts.guest_id, guest);
    await database.db
      .update(carts)
      .set({ updated_at: after(50 * DAY) })
      .where(mine);
    await cleanUp(database.db, after(100 * DAY));
    expect(await isThere(guest)).toBe(true);
    await cleanUp(database.db, after(141 * DAY));
    expect([await isThere(guest), await database.db.select().from(carts).where(mine)]).toEqual([false, []]);
    // The storefront then takes a new id.
    const unknown = await call(api, 'POST /customer/cart/add', { module: MODULE.food, body });
    expect([unknown.status, unknown.body]).toEqual([401, { errors: 'Unauthorized' }]);
  });

  it('with orders is kept as long as the orders are', async () => {
    const id = await ordered();
    await database.db.update(orders).set({ updated_at: NOW }).where(eq(orders.id, id));
    await cleanUp(database.db, after(399 * DAY));
    expect([await isThere(guest), (await findOrderById(id))?.guest_id]).toEqual([true, guest]);
  });
});

describe('orders of guests', () => {
  const NOTES = {
    order_note: 'Ring twice',
    delivery_instruction: 'Behind the gate',
    unavailable_item_note: 'Call Ines',
  };

  it('are anonymized 400 days after their end, and the amounts stay', async () => {
    const id = await ordered(NOTES);
    const before = await findOrderById(id);
    const over = {
      order_status: 'canceled',
      cancellation_reason: 'Ines is ill',
      cancellation_note: 'Ines',
      updated_at: NOW,
    } as const;
    await database.db.update(orders).set(over).where(eq(orders.id, id));
    await database.db
      .insert(order_status_history)
      .values({ order_id: id, status: 'canceled', changed_by: 'customer', note: 'Ines is ill' });
    await cleanUp(database.db, after(400 * DAY - 1));
    expect((await findOrderById(id))?.delivery_address).toMatchObject({ contact_person_name: 'Ines Test' });
    await cleanUp(database.db, after(400 * DAY));
    const row = await findOrderById(id);
    const history = await database.db.select().from(order_status_history).where(eq(order_status_history.order_id, id));
    expect(JSON.stringify([row, history])).not.toMatch(/Ines|15550100999|Test Lane|Ring|gate/);
    expect(row).toMatchObject({ order_amount: before?.order_amount, guest_id: null, is_guest: true });
    expect(await isThere(guest)).toBe(false);
  });

  it('are anonymized as early when they had a prescription, which is removed before', async () => {
    const id = await ordered();
    const files = { order_attachment: ['uploads/prescription/none.webp'], order_proof: ['uploads/proof/none.webp'] };
    await database.db
      .update(orders)
      .set({ ...files, order_status: 'delivered', updated_at: NOW })
      .where(eq(orders.id, id));
    await cleanUp(database.db, after(91 * DAY));
    expect(await findOrderById(id)).toMatchObject({ order_attachment: [], order_proof: [], updated_at: NOW });
    await cleanUp(database.db, after(400 * DAY));
    expect(JSON.stringify(await findOrderById(id))).not.toMatch(/Ines|15550100999|Test Lane/);
  });

  it('[GUEST-01] that nobody ever ended are anonymized 400 days after their last change and their planned time', async () => {
    const forgotten = await ordered(NOTES);
    await database.db
      .update(orders)
      .set({ order_status: 'handover', schedule_at: NOW, updated_at: NOW })
      .where(eq(orders.id, forgotten));
    const ahead = await ordered(NOTES);
    await database.db
      .update(orders)
      .set({ order_status: 'confirmed', scheduled: true, schedule_at: after(DAY), updated_at: NOW })
      .where(eq(orders.id, ahead));
    const areNamed = async () =>
      Promise.all([forgotten, ahead].map(async (id) => /Ines|Lane/.test(JSON.stringify(await findOrderById(id)))));
    await cleanUp(database.db, after(400 * DAY - 1));
    expect(await areNamed()).toEqual([true, true]);
    await cleanUp(database.db, after(400 * DAY));
    expect(await areNamed()).toEqual([false, true]);
    expect(await findOrderById(forgotten)).toMatchObject({ order_status: 'handover', guest_id: null });
    await cleanUp(database.db, after(401 * DAY));
    expect(await areNamed()).toEqual([false, false]);
    expect(await isThere(guest)).toBe(false);
  });

  it('that are under way, and those of customers, are not anonymized', async () => {
    const running = await ordered();
    const customer = await newCustomer(database.db, 100);
    await addSoups(api, customer.token);
    const own = idOf(await placeAs(api, customer.token));
    await database.db.update(orders).set({ updated_at: NOW }).where(eq(orders.id, running));
    await database.db.update(orders).set({ order_status: 'delivered', updated_at: NOW }).where(eq(orders.id, own));
    await cleanUp(database.db, after(399 * DAY));
    expect(await findOrderById(running)).toHaveProperty('delivery_address.address', '1 Test Lane');
    await cleanUp(database.db, after(800 * DAY));
    expect(await findOrderById(own)).toHaveProperty('delivery_address.address', '1 Test Lane');
  });

  it('[GUEST-01] and so are their trips, ended or not, unless they are booked ahead', async () => {
    const trip = {
      ...{ guest_id: guest, is_guest: true, provider_id: STORE.plain, module_id: MODULE.food },
      trip_type: 'hourly',
      ...{ trip_amount: 10, quantity: 1, schedule_at: NOW, otp: '1234', updated_at: NOW, created_at: NOW },
      pickup_location: { lat: 10, lng: 10, location_name: 'The Gate of Ines' },
      user_info: { contact_person_name: 'Ines Test', contact_person_number: '+15550100999' },
      ...{ trip_note: 'For Ines', cancellation_reason: 'Ines is ill' },
    } as const;
    await database.db.insert(trips).values([
      { ...trip, trip_status: 'canceled' },
      { ...trip, trip_status: 'pending' },
      { ...trip, trip_status: 'confirmed', schedule_at: after(DAY) },
      { ...trip, trip_status: 'ongoing', estimated_trip_end_time: after(DAY) },
    ]);
    const areNamed = async () => (await database.db.select().from(trips)).map((row) => row.guest_id !== null);
    await cleanUp(database.db, after(400 * DAY - 1));
    expect(await areNamed()).toEqual([true, true, true, true]);
    await cleanUp(database.db, after(400 * DAY));
    const told = (await database.db.select().from(trips)).map((trip) => [
      trip.trip_status,
      JSON.stringify(trip).includes('Ines'),
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['canceled', false],
        ['pending', false],
        ['confirmed', true],
        ['ongoing', true],
      ]),
    );
    await cleanUp(database.db, after(401 * DAY));
    expect(await areNamed()).toEqual([false, false, false, false]);
  });
});

describe('overdue orders that cannot be canceled', () => {
  it('[CART-17] do not keep the next ones from being canceled, with the call of another customer', async () => {
    const pay = { payment_method: 'digital_payment' };
    const late = after(DAY);
    await cleanUp(database.db, late);
    const placed: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      guest = await newGuest(api);
      placed.push(await ordered(pay));
    }
    const { releaseOrder } = releasing;
    const bad = new Set(placed.slice(0, 10));
    const release = vi
      .spyOn(releasing, 'releaseOrder')
      .mockImplementation((db, order, end) =>
        bad.has(order.id) ? Promise.reject(new Error('no')) : releaseOrder(db, order, end),
      );
    const states = async () => Promise.all(placed.map(async (id) => (await findOrderById(id))?.order_status));
    await expireUnpaid({ db: database.db, now: late });
    await expireUnpaid({ db: database.db, now: late });
    expect((await states()).slice(10)).toEqual(['canceled', 'canceled']);
    release.mockRestore();
    // The failed ones come again in their turn.
    await expireUnpaid({ db: database.db, now: late });
    expect(new Set(await states())).toEqual(new Set(['canceled']));
  });
});

describe('[beyond §2.5] the customer of an order that the shop gives up is told why, once', () => {
  const told = async (token: string) =>
    readNotifications((await call(api, 'GET /customer/notifications', { token })).body).map(
      ({ order_id, description }) => [order_id, description],
    );
  async function givenUp(wallet: number, paying: object) {
    await configure(database.db, { offline_payment_status: 1 });
    const { token } = await newCustomer(database.db, wallet);
    await addSoups(api, token);
    const id = idOf(await placeAs(api, token, paying));
    for (const late of [2 * DAY, 2 * DAY + 1]) await cleanUp(database.db, after(late));
    expect((await findOrderById(id))?.order_status).toBe('canceled');
    return { id, token };
  }

  it.each([
    [
      'that was not paid at its gateway',
      { payment_method: 'digital_payment' },
      'Your order was canceled, because it was not paid in time. You can order again.',
    ],
    [
      'whose transfer nobody reported',
      { payment_method: 'offline_payment' },
      'Your order was canceled, because no transfer for it is known. If you have sent money, please contact us.',
    ],
  ])('%s', async (_which, paying, why) => {
    const { id, token } = await givenUp(0, paying);
    expect(await told(token)).toEqual([[id, why]]);
  });

  it('of which the wallet had paid a part: by the notice of the money', async () => {
    const { id, token } = await givenUp(5, { payment_method: 'digital_payment', partial_payment: 1 });
    expect(await told(token)).toEqual([[id, 'Your order was canceled. $5.00 is back in your wallet.']]);
  });
});

describe('an order to be paid by transfer', () => {
  beforeEach(() => configure(database.db, { offline_payment_status: 1 }));
  const stock = async () => (await database.db.select().from(items).where(eq(items.id, ITEM.last_jar)))[0]?.stock;
  const jar = {
    ...{ store_id: STORE.grocery, payment_method: 'offline_payment' },
    cart: JSON.stringify([lineBody({ item: ITEM.last_jar, price: 12 })]),
  };

  it('that nobody reports is canceled after a day, and what it held is released', async () => {
    const id = await ordered(jar);
    await cleanUp(database.db, after(DAY - 1));
    expect([(await findOrderById(id))?.order_status, await stock()]).toEqual(['pending', 0]);
    await cleanUp(database.db, after(DAY));
    expect([(await findOrderById(id))?.order_status, await stock()]).toEqual(['canceled', 1]);
  });

  it('is canceled also when another one can not be', async () => {
    const soup = { payment_method: 'offline_payment' };
    const [first, second] = [await ordered(soup), await ordered(soup)];
    const release = vi.spyOn(releasing, 'releaseOrder').mockRejectedValueOnce(new Error('no'));
    await cleanUp(database.db, after(DAY));
    release.mockRestore();
    const statuses = await Promise.all([first, second].map(async (id) => (await findOrderById(id))?.order_status));
    expect(statuses).toEqual(['pending', 'canceled']);
    await cleanUp(database.db, after(DAY));
  });

  it('waits for the market once the transfer is reported, and another day when it was denied', async () => {
    const order_id = await ordered(jar);
    await database.db.insert(offline_payments).values({ order_id, method_name: 'Bank', input: [] });
    await cleanUp(database.db, after(3 * DAY));
    expect([(await findOrderById(order_id))?.order_status, await stock()]).toEqual(['pending', 0]);
    // The market has looked for it, and nothing has arrived.
    await database.db.update(offline_payments).set({ status: 'denied', updated_at: after(3 * DAY) });
    await cleanUp(database.db, after(4 * DAY - 1));
    expect([(await findOrderById(order_id))?.order_status, await stock()]).toEqual(['pending', 0]);
    await cleanUp(database.db, after(4 * DAY));
    expect([(await findOrderById(order_id))?.order_status, await stock()]).toEqual(['canceled', 1]);
  });
});

it('a denied transfer counts from its denial, also when a system of the office writes it in the database', async () => {
  const order_id = await ordered({ payment_method: 'offline_payment' });
  const reported = { order_id, method_name: 'Bank', input: [], updated_at: NOW };
  await database.db.insert(offline_payments).values(reported);
  await database.db.execute(sql`update offline_payments set status = 'denied' where order_id = ${order_id}`);
  const rows = await database.db.select().from(offline_payments).where(eq(offline_payments.order_id, order_id));
  expect(rows[0]?.updated_at.getTime()).toBeGreaterThan(NOW.getTime());
});

describe('of many machines on one database', () => {
  const old = (key: string) => database.db.insert(throttles).values({ key, tries: 1, since: NOW });
  const isOld = async (key: string) =>
    (await database.db.select().from(throttles).where(eq(throttles.key, key))).length > 0;

  it('one cleans up each hour', async () => {
    const now = after(2000 * DAY);
    await old('first');
    await Promise.all([cleanUpOnce(database.db, now), cleanUpOnce(database.db, now)]);
    expect(await isOld('first')).toBe(false);
    await old('second');
    await cleanUpOnce(database.db, new Date(now.getTime() + 59 * MINUTE));
    expect(await isOld('second')).toBe(true);
    await cleanUpOnce(database.db, new Date(now.getTime() + 60 * MINUTE));
    expect(await isOld('second')).toBe(false);
  });

  it('each begins with its first call', async () => {
    await old('third');
    globalThis.medinaDatabase = Promise.resolve({ db: database.db, migrate: async () => {}, close: async () => {} });
    expect((await answer(new Request('http://shop.test/api/v1/config'))).status).toBe(200);
    await vi.waitFor(async () => expect(await isOld('third')).toBe(false), 10_000);
    clearInterval(globalThis.medinaCleanUp);
    globalThis.medinaDatabase = undefined;
  });
});
