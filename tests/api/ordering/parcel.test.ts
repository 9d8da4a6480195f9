import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTracked } from '@/contract/ordering/order-details.read';
import { readCourierSpot, readPlaceOrder } from '@/contract/ordering/order.read';
import { readParcelCategories, readVideoContent, readWhyChoose } from '@/contract/ordering/parcel.read';
import { DAY_MS } from '@/domain/time/units';
import { changeDueParts } from '@/server/data/order-payment';
import * as schema from '@/server/db/schema';
import { configure, newCustomer } from '@tests/support/pay-market';
import { openShop } from '@tests/support/rooms/shop-room';
import { address, makeApi, call, codes, GUEST, newGuest, NOW, TOKEN, type Answer } from '@tests/support/round-market';

const PARCEL = 5;
const both = (en: string) => ({ en, ar: `ع ${en}` });

const { database, api } = openShop();
let guest_id: number;

beforeAll(async () => {
  const { db } = database;
  await db.insert(schema.modules).values({
    ...{ id: PARCEL, slug: 'parcel', module_name: both('Parcel'), module_type: 'parcel' },
    ...{ description: both(''), short_description: both(''), thumbnail: 'm.webp', icon: 'm.webp' },
  });
  await db.insert(schema.zone_modules).values([
    { zone_id: 1, module_id: PARCEL, maximum_cod_order_amount: 50 },
    { zone_id: 3, module_id: PARCEL },
  ]);
  const category = { module_id: PARCEL, description: both('Up to 5 kg'), image: 'b.webp' };
  await db.insert(schema.parcel_categories).values([
    { ...category, name: both('Small box'), parcel_per_km_shipping_charge: 2, parcel_minimum_shipping_charge: 4 },
    { ...category, name: both('Not offered'), status: false },
  ]);
  await db.insert(schema.other_banners).values([
    { module_id: PARCEL, key: 'why_choose', title: both('Quick'), short_description: both('Within the hour') },
    { module_id: PARCEL, key: 'video_content', title: both('See it'), short_description: both('In a minute') },
  ]);
  await configure(db, {
    parcel_cancellation_basic_setup: { return_fee_status: 1, return_fee: 50 },
    customer_wallet_status: 1,
  });
}, 60_000);
beforeEach(async () => {
  guest_id = await newGuest(api);
});

const RECEIVER = {
  ...{ contact_person_name: 'Dana Marwan', contact_person_number: '+15550100777', contact_person_email: '' },
  ...{ id: null, address_type: 'others', ...address(8), zone_id: 1, house: '27' },
};

const place = (more: object = {}, receiver: object = {}, token?: string): Promise<Answer> =>
  call(api, 'POST /customer/order/place', {
    ...(token && { token }),
    body: {
      ...GUEST,
      ...address(5),
      ...(!token && { guest_id }),
      ...{ order_type: 'parcel', payment_method: 'cash_on_delivery', charge_payer: 'sender', cart: '[]', distance: 1 },
      ...{ parcel_category_id: 1, sender_zone_id: 1, house: '14' },
      receiver_details: JSON.stringify({ ...RECEIVER, ...receiver }),
      ...more,
    },
  });

async function sent(...how: Parameters<typeof place>): Promise<number> {
  const answer = await place(...how);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return readPlaceOrder(answer.body).order_id;
}

const track = (order_id: number, more = `guest_id=${guest_id}`) =>
  call(api, `GET /customer/order/track?order_id=${order_id}&${more}`);
const findOrderById = async (id: number) =>
  (await database.db.select().from(schema.orders).where(eq(schema.orders.id, id)))[0];

describe('the home page of the module', () => {
  it('tells the categories that are on, in the language of the caller', async () => {
    const { body } = await call(api, 'GET /parcel-category', { module: PARCEL, language: 'ar' });
    expect(readParcelCategories(body)).toMatchObject([
      { id: 1, name: 'ع Small box', description: 'ع Up to 5 kg', parcel_per_km_shipping_charge: 2 },
    ]);
  });

  it('lists reasons to choose it and the texts of its video', async () => {
    const why = await call(api, 'GET /other-banners/why-choose', { module: PARCEL });
    expect(readWhyChoose(why.body)).toMatchObject([{ title: 'Quick', short_description: 'Within the hour' }]);
    const video = await call(api, 'GET /other-banners/video-content', { module: PARCEL });
    const points = [{ title: 'See it', text: 'In a minute' }];
    expect(readVideoContent(video.body)).toEqual({ title: 'See it', points, video: null, image: null });
    const none = await call(api, 'GET /other-banners/video-content', { module: 1 });
    expect(readVideoContent(none.body)).toBeNull();
  });
});

describe('sending', () => {
  it('[PRICE-12] charges the way that the server measures, whatever the client says', async () => {
    const id = await sent({ dm_tips: 1 });
    // 3 km × 2.00 + tip 1.00 + charge 0.50
    expect(await findOrderById(id)).toMatchObject({
      order_amount: 7.5,
      delivery_charge: 6,
      dm_tips: 1,
      store_id: null,
    });
    expect((await findOrderById(id))?.distance).toBeCloseTo(3, 1);
    const known = await track(id);
    expect(readTracked(known.body)).toMatchObject({
      order_type: 'parcel',
      charge_payer: 'sender',
      parcel_category: { name: 'Small box' },
      delivery_address: { contact_person_name: 'Ines Test', house: '14' },
      receiver_details: { contact_person_name: 'Dana Marwan', house: '27' },
    });
    const details = await call(api, `GET /customer/order/details?order_id=${id}&guest_id=${guest_id}`);
    expect(details.body).toMatchObject({ id, receiver_details: { house: '27' }, details: [] });
  });

  it('[PRICE-12] charges no tip where the market takes none', async () => {
    await configure(database.db, { dm_tips_status: 0 });
    const id = await sent({ dm_tips: 1 });
    await configure(database.db, { dm_tips_status: 1 });
    expect(await findOrderById(id)).toMatchObject({ order_amount: 6.5, delivery_charge: 6, dm_tips: 0 });
  });

  it('[PRICE-13] charges at least the minimum, and tells it before', async () => {
    const body = { ...GUEST, ...address(5), guest_id, order_type: 'parcel', payment_method: 'cash_on_delivery' };
    const parcel = { parcel_category_id: 1, charge_payer: 'sender', receiver_details: JSON.stringify(RECEIVER) };
    const near = { ...RECEIVER, ...address(5.5) };
    const price = await call(api, 'POST /customer/order/get-Tax', {
      body: { ...body, ...parcel, receiver_details: JSON.stringify(near) },
    });
    expect(price.body).toMatchObject({ tax_amount: 0, amounts: { delivery_charge: 4, total: 4.5 } });
    expect(await findOrderById(await sent({ order_amount: 4.5 }, near))).toMatchObject({ order_amount: 4.5 });
  });

  it('creates one parcel for one press, however often it arrives', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => place({ idempotency_key: 'once' })));
    const ids = answers.map(({ body }) => readPlaceOrder(body).order_id);
    expect(new Set(ids).size).toBe(1);
    const rows = await database.db.select().from(schema.orders).where(eq(schema.orders.guest_id, guest_id));
    expect(rows).toHaveLength(1);
  });

  it('[WALLET-13] is paid from the wallet of a customer, and refunded, which is told, when canceled before pickup', async () => {
    const balance = async () =>
      (await database.db.select().from(schema.customers).where(eq(schema.customers.id, 1)))[0]?.wallet_balance ?? 0;
    await database.db.update(schema.customers).set({ wallet_balance: 20 });
    const id = await sent({ payment_method: 'wallet' }, {}, TOKEN);
    expect(await balance()).toBe(13.5);
    expect(await findOrderById(id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
    const body = { order_id: id, reason: ['Plans changed'] };
    expect((await call(api, 'POST /customer/order/cancel', { token: TOKEN, body })).status).toBe(200);
    expect(await balance()).toBe(20);
    const told = readTracked((await call(api, `GET /customer/order/track?order_id=${id}`, { token: TOKEN })).body);
    expect(told.paid_back).toEqual({ wallet: 6.5, gateway: 0, kept: 0 });
    const inbox = await call(api, 'GET /customer/notifications', { token: TOKEN });
    expect(JSON.stringify(inbox.body)).toContain('Your order was canceled. $6.50 is back in your wallet.');
  });

  it('[CHECKOUT-01] takes nothing from the wallet of a sender whose receiver pays', async () => {
    await database.db.update(schema.customers).set({ wallet_balance: 2 });
    await configure(database.db, { partial_payment_status: 1, partial_payment_method: 'both' });
    const answer = await place({ charge_payer: 'receiver', partial_payment: 1 }, {}, TOKEN);
    expect(codes(answer)).toContain('partial_payment');
    const [customer] = await database.db.select().from(schema.customers).where(eq(schema.customers.id, 1));
    expect(customer?.wallet_balance).toBe(2);
  });

  it('[WALLET-13] tells a guest, when canceled before pickup, that the gateway sends the money back', async () => {
    const id = await sent();
    await changeDueParts(database.db, id, { payment_status: 'paid', transaction_ref: 'pi_guest' }, NOW);
    await database.db.insert(schema.gateway_payments).values({
      ...{ id: `payment-${id}`, attribute: 'order', attribute_id: id, guest_id, amount: 6.5, gateway: 'sandbox' },
      ...{ callback: 'http://shop.test', status: 'success', transaction_reference: 'pi_guest' },
      ...{ created_at: NOW, updated_at: NOW },
    });
    const body = { order_id: id, guest_id, reason: ['Plans changed'] };
    expect((await call(api, 'POST /customer/order/cancel', { body })).status).toBe(200);
    expect(readTracked((await track(id)).body).paid_back).toEqual({ wallet: 0, gateway: 6.5, kept: 0 });
    const [payment] = await database.db.select().from(schema.gateway_payments);
    expect(payment?.refund_due).toBe(true);
  });

  it.each<[what: string, code: string, more: object, receiver: object]>([
    ['a receiver who is to pay by card', 'order_method', { charge_payer: 'receiver', payment_method: 'wallet' }, {}],
    ['a category that is off', 'parcel_category_id', { parcel_category_id: 2 }, {}],
    ['no category', 'parcel_category_id', { parcel_category_id: undefined }, {}],
    ['no payer', 'charge_payer', { charge_payer: undefined }, {}],
    ['a sender outside', 'zone', { latitude: 50 }, {}],
    ['a sender where no parcels go', 'zone', address(5, 1), {}],
    ['a receiver outside', 'receiverZone', {}, { latitude: 50 }],
    ['a receiver in another zone than said', 'receiverZone', {}, { zone_id: 3 }],
    ['a receiver without a name', 'contact_person_name', {}, { contact_person_name: '' }],
    ['a receiver with half a number', 'receiver_details', {}, { contact_person_number: '+12' }],
    ['a receiver that cannot be read', 'receiver_details', { receiver_details: '{' }, {}],
    ['another price than shown', 'price', { order_amount: 1 }, {}],
    ['a wallet of a guest', 'is_guest', { payment_method: 'wallet' }, {}],
  ])('[CHECKOUT-01] refuses %s and keeps nothing', async (_what, code, more, receiver) => {
    const answer = await place(more, receiver);
    expect(answer.status).toBe(403);
    expect(codes(answer)).toContain(code);
    expect(await database.db.select().from(schema.orders).where(eq(schema.orders.guest_id, guest_id))).toEqual([]);
  });
});

describe('following', () => {
  it.each([
    ['the guest', undefined],
    ['a customer', TOKEN],
  ])('shows the receiver of %s how far it is, and nothing of the sender', async (_who, token) => {
    const id = await sent({}, {}, token);
    const other = await newGuest(api);
    const { status, body } = await track(id, `guest_id=${other}&contact_number=15550100777`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ order_status: 'pending', delivery_address: null });
    const told = JSON.stringify(body);
    for (const secret of ['Ines', '15550100999', 'shop.example', '"otp"', 'order_amount']) {
      expect(told).not.toContain(secret);
    }
    expect((await track(id, `guest_id=${other}&contact_number=15550100778`)).status).toBe(404);
  });
});

describe('canceling', () => {
  const cancel = (order_id: number, told: { cancellation_type?: string; return_fee?: number } = {}) =>
    call(api, 'POST /customer/order/cancel', { body: { guest_id, order_id, reason: ['Plans changed'], ...told } });
  const giveBack = (order_id: number, return_otp: string, guest = guest_id) =>
    call(api, 'POST /customer/order/parcel-return', {
      body: { guest_id: guest, order_id, order_status: 'returned', return_otp },
    });
  const pickUp = (id: number) =>
    database.db
      .update(schema.orders)
      .set({ order_status: 'picked_up', picked_up: new Date() })
      .where(eq(schema.orders.id, id));

  it('costs nothing before pickup, and there is nothing to return', async () => {
    const id = await sent();
    expect((await cancel(id)).status).toBe(200);
    expect(readTracked((await track(id)).body)).toMatchObject({
      order_status: 'canceled',
      parcel_cancellation: { before_pickup: true, return_fee: 0, return_otp: null },
    });
    expect(codes(await giveBack(id, '1234'))).toEqual(['order']);
    const again = await cancel(id);
    expect(again.status).toBe(403);
    // No store is involved.
    expect(JSON.stringify(again.body)).toContain('This order has gone on meanwhile');
  });

  it('costs a part of the delivery fee after pickup, and ends with the code of the return', async () => {
    const id = await sent();
    await pickUp(id);
    expect((await cancel(id)).status).toBe(200);
    const { parcel_cancellation } = readTracked((await track(id)).body);
    expect(parcel_cancellation).toMatchObject({ before_pickup: false, return_fee: 3 });
    const code = parcel_cancellation?.return_otp ?? '';
    expect(codes(await giveBack(id, code === '1111' ? '2222' : '1111'))).toEqual(['return_otp']);
    expect((await giveBack(id, code, await newGuest(api))).status).toBe(404);
    expect((await giveBack(id, code)).status).toBe(200);
    expect(await findOrderById(id)).toMatchObject({ order_status: 'returned' });
    expect((await giveBack(id, code)).status).toBe(403);
  });

  it('[PROF-24] keeps the account of its sender until it is back, since the way to it goes with the account', async () => {
    const { token } = await newCustomer(database.db);
    const id = readPlaceOrder((await place({}, {}, token)).body).order_id;
    await pickUp(id);
    const body = { order_id: id, reason: ['Plans changed'] };
    expect((await call(api, 'POST /customer/order/cancel', { token, body })).status).toBe(200);
    const remove = () => call(api, 'DELETE /customer/remove-account', { token });
    const refused = await remove();
    expect([refused.status, codes(refused)]).toEqual([203, ['on-going']]);
    const tracked = await call(api, `GET /customer/order/track?order_id=${id}`, { token });
    const return_otp = readTracked(tracked.body).parcel_cancellation?.return_otp;
    const back = { order_id: id, order_status: 'returned', return_otp };
    expect((await call(api, 'POST /customer/order/parcel-return', { token, body: back })).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  it('[PROF-24] keeps the account of its sender no longer when it never comes back', async () => {
    const { token } = await newCustomer(database.db);
    const id = readPlaceOrder((await place({}, {}, token)).body).order_id;
    await pickUp(id);
    const body = { order_id: id, reason: ['Plans changed'] };
    expect((await call(api, 'POST /customer/order/cancel', { token, body })).status).toBe(200);
    const removeAfter = async (ms: number) => {
      const updated_at = new Date(NOW.getTime() - ms);
      await database.db.update(schema.orders).set({ updated_at }).where(eq(schema.orders.id, id));
      return (await call(api, 'DELETE /customer/remove-account', { token })).status;
    };
    expect(await removeAfter(90 * DAY_MS - 1)).toBe(203);
    expect(await removeAfter(90 * DAY_MS)).toBe(200);
  });

  it('[ROUTE-14] its courier can be found and called by the sender alone until it is back', async () => {
    const id = await sent();
    await pickUp(id);
    const where = { lat: 10.2222, lng: 10.3333, location: '7 Home Street', phone: '+15550177009' };
    const [courier] = await database.db.update(schema.delivery_men).set(where).returning();
    await database.db.update(schema.orders).set({ delivery_man_id: courier?.id }).where(eq(schema.orders.id, id));
    const ask = async (who: string) =>
      JSON.stringify([
        (await track(id, who)).body,
        (await call(api, `GET /delivery-man/last-location?order_id=${id}&${who}`)).body,
      ]);
    const toldTo = async (who: string) => {
      const told = await ask(who);
      return Object.values(where).filter((value) => told.includes(String(value)));
    };
    const receiver = `guest_id=${await newGuest(api)}&contact_number=15550100777`;
    expect((await cancel(id)).status).toBe(200);
    expect(await toldTo(`guest_id=${guest_id}`)).toEqual(Object.values(where));
    expect(await toldTo(receiver)).toEqual([]);
    const code = readTracked((await track(id)).body).parcel_cancellation?.return_otp ?? '';
    expect((await giveBack(id, code)).status).toBe(200);
    expect(await toldTo(`guest_id=${guest_id}`)).toEqual([]);
  });

  it('never costs more than its sender was shown; after pickup the sender has to agree to the fee', async () => {
    const id = await sent();
    await pickUp(id);
    for (const told of [{ return_fee: 0 }, { cancellation_type: 'before_pickup' }, { return_fee: 2.99 }]) {
      const refused = await cancel(id, told);
      expect([refused.status, codes(refused)]).toEqual([403, ['return_fee']]);
      expect(JSON.stringify(refused.body)).toContain('$3.00');
    }
    expect(await findOrderById(id)).toMatchObject({ order_status: 'picked_up' });
    expect((await cancel(id, { cancellation_type: 'after_pickup', return_fee: 3 })).status).toBe(200);
    expect((await track(id)).body).toMatchObject({ parcel_cancellation: { return_fee: 3 } });
  });
});

describe('the demo', () => {
  it('lets a courier pick it up at the sender and bring it to the receiver', async () => {
    vi.stubEnv('DEMO', 'true');
    vi.stubEnv('DEMO_STEP_SECONDS', '20');
    let now = NOW;
    const moving = makeApi(database.db, () => now);
    const id = await sent();
    const ask = async (path: string) => (await call(moving, `GET ${path}?order_id=${id}&guest_id=${guest_id}`)).body;
    const seen: [string, number | undefined][] = [];
    for (const seconds of [41, 81, 111, 141]) {
      now = new Date(NOW.getTime() + seconds * 1000);
      const { order_status } = readTracked(await ask('/customer/order/track'));
      seen.push([order_status, readCourierSpot(await ask('/delivery-man/last-location'))?.lat]);
    }
    vi.unstubAllEnvs();
    expect(seen.map(([status]) => status)).toEqual(['accepted', 'picked_up', 'picked_up', 'delivered']);
    const [waiting, , halfway, delivered] = seen.map(([, lat]) => lat);
    expect(waiting).toBeCloseTo(address(5).latitude, 4);
    expect(halfway).toBeGreaterThan(waiting ?? 0);
    expect(halfway).toBeLessThan(address(8).latitude);
    // Where the courier goes next is not told.
    expect(delivered).toBeUndefined();
  });
});
