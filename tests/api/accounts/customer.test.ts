import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getCustomer } from '@/contract/customer/customer';
import { moveMoney } from '@/server/data/ledger';
import * as schema from '@/server/db/schema';
import { signedInCustomer } from '@tests/support/accounts';
import { wrongAccounts } from '@tests/support/ledger';
import { openShop } from '@tests/support/rooms/shop-room';
import { address, call, codes, ITEM, lineBody, MODULE, NOW, ORDER, STORE } from '@tests/support/round-market';

const { database, api } = openShop();
let token: string;
const DAY = 86_400_000;

beforeAll(async () => {
  const { db } = database;
  token = await signedInCustomer(db, {
    ...{ id: 51, f_name: 'Noura', l_name: 'Salem', phone: '+15550100051', email: 'noura@shop.example' },
    ...{ is_phone_verified: true, is_email_verified: true, ref_by: 1, image: 'faces/noura.webp' },
    created_at: new Date(NOW.getTime() - 10.5 * DAY),
  });
  const values = {
    ...{ new_customer_discount_status: 1, new_customer_discount_amount: 10 },
    ...{ new_customer_discount_amount_type: 'percentage', new_customer_discount_amount_validity: 30 },
    new_customer_discount_validity_type: 'day',
  };
  await db.insert(schema.settings).values(Object.entries(values).map(([key, value]) => ({ key, value })));
}, 60_000);

async function info(as = token, language = 'en') {
  return call(api, 'GET /customer/info', { token: as, language });
}
async function read(as = token) {
  return (await getCustomer.read?.())?.((await info(as)).body);
}

describe('[PROF-01] the profile of a customer', () => {
  it('[PROF-02 PROF-04] answers who the customer is', async () => {
    expect(await read()).toMatchObject({
      ...{ id: 51, f_name: 'Noura', l_name: 'Salem', phone: '+15550100051', email: 'noura@shop.example' },
      ...{ is_phone_verified: true, is_email_verified: true, order_count: 0, member_since_days: 10 },
      image_full_url: expect.stringMatching(/\/api\/v1\/media\/faces\/noura\.webp$/),
    });
    expect((await info()).body).toMatchObject({ is_phone_verified: 1, is_email_verified: '1', module_ids: '[]' });
  });

  it('contains no secrets', async () => {
    const { body } = await info();
    expect(Object.keys(body as object)).not.toEqual(expect.arrayContaining(['password_hash']));
    expect(JSON.stringify(body)).not.toMatch(/password|token_hash/);
  });

  it('contains the discount of the first order until it expires', async () => {
    expect(await read()).toMatchObject({
      ...{ is_valid_for_discount: true, discount_amount: 10, discount_amount_type: 'percentage', validity: '30 days' },
    });
    const old = await signedInCustomer(database.db, {
      id: 52,
      ref_by: 1,
      created_at: new Date(NOW.getTime() - 31 * DAY),
    });
    const own = await signedInCustomer(database.db, { id: 53, created_at: NOW });
    expect([(await read(old))?.is_valid_for_discount, (await read(own))?.is_valid_for_discount]).toEqual([
      false,
      false,
    ]);
  });

  it('requires the language header; its refusal has status 200', async () => {
    const answer = await call(api, 'GET /customer/info', { token });
    expect([answer.status, codes(answer)]).toEqual([200, ['current_language_key']]);
  });

  it('is refused without a token', async () => {
    expect(await call(api, 'GET /customer/info', { language: 'en' })).toMatchObject({
      status: 401,
      body: { errors: [{ code: 'auth-001' }] },
    });
  });
});

describe('what a customer likes', () => {
  const tell = (interest: unknown, module: number | undefined = MODULE.food) =>
    call(api, 'POST /customer/update-interest', { token, body: { interest }, ...(module && { module }) });
  let category: number;

  beforeAll(async () => {
    const row = {
      id: 900,
      name: { en: 'C', ar: 'ع' },
      image: 'c.webp',
      slug: 'liked',
      module_id: MODULE.food,
      position: 0,
    };
    const [made] = await database.db.insert(schema.categories).values(row).returning();
    category = made?.id ?? 0;
  });

  it('is asked once for each module, even when nothing is picked', async () => {
    expect((await tell([])).status).toBe(200);
    expect((await read())?.selected_modules_for_interest).toEqual([MODULE.food]);
    expect((await tell([category, category])).status).toBe(200);
    expect((await tell([category])).status).toBe(200);
    expect(await database.db.select().from(schema.interests)).toEqual([{ user_id: 51, category_id: category }]);
  });

  it('is refused for a category of another module, an unknown one, and without a module', async () => {
    expect(codes(await tell([category], MODULE.grocery))).toEqual(['interest']);
    expect(codes(await tell([99_999]))).toEqual(['interest']);
    expect(codes(await tell(undefined))).toEqual(['interest']);
    expect(codes(await call(api, 'POST /customer/update-interest', { token, body: { interest: [] } }))).toEqual([
      'moduleId',
    ]);
  });

  it('is the source of at most five suggestions', async () => {
    const suggested = async () =>
      (await call(api, 'GET /customer/suggested-items', { token, module: MODULE.food, headers: { zoneid: '[1]' } }))
        .body;
    await database.db.update(schema.items).set({ category_id: category }).where(eq(schema.items.id, ITEM.soup));
    expect(await suggested()).toMatchObject([{ id: ITEM.soup }]);
    await tell([]);
    expect((await suggested()) as unknown[]).toHaveLength(5);
    const nowhere = { token, module: 999, headers: { zoneid: '[1]' } };
    expect(codes(await call(api, 'GET /customer/suggested-items', nowhere))).toEqual(['moduleId']);
  });
});

describe('where a customer can be reached', () => {
  it.each(['POST', 'PUT'])('is stored by %s', async (method) => {
    const body = { cm_firebase_token: `device-${method}`, _method: 'put' };
    expect((await call(api, `${method} /customer/cm-firebase-token`, { token, body })).status).toBe(200);
    expect((await info()).body).toMatchObject({ cm_firebase_token: `device-${method}` });
  });

  it('is the zone of the position in the headers', async () => {
    const at = (latitude: number) => ({ latitude: String(latitude), longitude: '10.1' });
    await call(api, 'GET /customer/update-zone', { token, headers: at(11.1) });
    expect((await info()).body).toMatchObject({ zone_id: 2 });
    await call(api, 'GET /customer/update-zone', { token, headers: at(60) });
    expect((await info()).body).toMatchObject({ zone_id: null });
    expect(codes(await call(api, 'GET /customer/update-zone', { token }))).toEqual(['longitude-latitude']);
  });
});

describe('[PROF-24] an account that is deleted', () => {
  const remove = (as: string) => call(api, 'DELETE /customer/remove-account', { token: as });
  let leaving: string;
  let order_id: number;

  beforeAll(async () => {
    const { db } = database;
    leaving = await signedInCustomer(db, { id: 61, phone: '+15550100061', email: 'leaving@shop.example' });
    await moveMoney(db, { user_id: 61, transaction_type: 'add_fund', credit: 20 }, NOW);
    await call(api, 'POST /newsletter/subscribe', { token: leaving, body: { email: 'leaving@shop.example' } });
    const waiting = { latitude: 1, longitude: 2, language: 'en' };
    await db.insert(schema.awaited_places).values({ ...waiting, email: 'leaving@shop.example' });
    await call(api, `POST /customer/wish-list/add?item_id=${ITEM.soup}`, { token: leaving });
    const contact = { contact_person_name: 'Leaving', contact_person_number: '+15550100061' };
    await call(api, 'POST /customer/address/add', {
      token: leaving,
      body: { ...address(1), ...contact, address_type: 'home' },
    });
    const soup = lineBody({ item: ITEM.soup, price: 7.35 });
    await call(api, 'POST /customer/cart/add', { token: leaving, module: MODULE.food, body: soup });
    const placed = await call(api, 'POST /customer/order/place', {
      ...{ token: leaving, module: MODULE.food },
      body: {
        ...ORDER,
        ...contact,
        ...address(2),
        store_id: STORE.plain,
        is_buy_now: 1,
        cart: JSON.stringify([soup]),
        order_note: 'Ring for Leaving',
      },
    });
    order_id = (placed.body as { order_id: number }).order_id;
  });

  it('is refused while an order is under way, with a status of success', async () => {
    const answer = await remove(leaving);
    expect([answer.status, codes(answer)]).toEqual([203, ['on-going']]);
    expect((await info(leaving)).status).toBe(200);
  });

  it('leaves nothing of the customer except the orders', async () => {
    const { db } = database;
    const said = 'Leaving is ill';
    const ended = { order_status: 'delivered', cancellation_reason: said, cancellation_note: said } as const;
    await db
      .update(schema.orders)
      .set({ ...ended, unavailable_item_note: said })
      .where(eq(schema.orders.id, order_id));
    await db.insert(schema.refunds).values({
      ...{ order_id, user_id: 61, refund_amount: 1, customer_reason: said, customer_note: said, admin_note: said },
    });
    await db
      .insert(schema.parcel_cancellations)
      .values({ order_id, cancel_by: 'customer', reason: [said], note: said });
    await db
      .insert(schema.order_status_history)
      .values({ order_id, status: 'canceled', changed_by: 'customer', note: said });
    await db.insert(schema.offline_payments).values({
      ...{ order_id, method_name: 'Bank', input: [{ user_input: 'name', user_data: 'Leaving' }] },
      ...{ customer_note: said, admin_note: said },
    });
    const trip = {
      provider_id: STORE.plain,
      module_id: MODULE.food,
      trip_amount: 1,
      quantity: 1,
      otp: '1234',
    } as const;
    await db.insert(schema.trips).values({
      ...{ ...trip, user_id: 61, trip_type: 'hourly', trip_status: 'canceled', schedule_at: NOW },
      ...{ trip_note: said, cancellation_reason: said, attempt_guest_id: 6161 },
      pickup_location: { lat: 10, lng: 10, location_name: 'Home of Leaving' },
      user_info: { contact_person_name: 'Leaving', contact_person_number: '+15550100061' },
    });
    expect(await remove(leaving)).toEqual({ status: 200, body: [] });
    expect((await info(leaving)).status).toBe(401);
    const [order] = await db.select().from(schema.orders).where(eq(schema.orders.id, order_id));
    expect(order).toMatchObject({ user_id: null, store_id: STORE.plain, order_note: null });
    expect(order?.order_amount).toBeGreaterThan(0);
    const tables = [
      schema.addresses,
      schema.carts,
      schema.wishlists,
      schema.wallet_transactions,
      schema.customer_tokens,
    ];
    const all = [];
    const kept = [
      schema.orders,
      schema.refunds,
      schema.parcel_cancellations,
      schema.order_status_history,
      schema.offline_payments,
      schema.trips,
    ];
    for (const table of [...tables, ...kept, schema.newsletter_subscribers, schema.awaited_places])
      all.push(...(await db.select().from(table)));
    expect(JSON.stringify(all)).not.toMatch(/Leaving|5550100061|leaving@/);
    expect(await db.select().from(schema.wishlists)).toEqual([]);
    expect(await db.select().from(schema.addresses)).toEqual([]);
    const trips = await db.select({ guest: schema.trips.attempt_guest_id }).from(schema.trips);
    expect(trips).not.toContainEqual({ guest: 6161 });
    expect(await wrongAccounts(db)).toEqual([]);
  });
});
