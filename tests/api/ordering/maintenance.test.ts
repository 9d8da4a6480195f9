import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stores } from '@/server/db/schema';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { photo, sendForm } from '@tests/support/form';
import {
  addSoups,
  configure,
  endSandbox,
  idOf,
  newCustomer,
  payApi,
  payPage,
  paymentIdOf,
  placeAs,
} from '@tests/support/pay-market';
import { book, fillRental, rent, VEHICLE } from '@tests/support/rental-market';
import { address, call, codes, GUEST, newGuest, STORE } from '@tests/support/round-market';

let database: TestDatabase;
let api: Hono;
let id: number;
let token: string;

beforeAll(async () => {
  vi.stubEnv('DEMO', 'true');
  database = await freshDatabase('migrated');
  await fillRental(database.db);
  api = payApi(database.db);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});
beforeEach(async () => {
  ({ id, token } = await newCustomer(database.db, 100));
  await addSoups(api, token);
});
const close = (maintenance_mode = true) => configure(database.db, { maintenance_mode });
afterEach(() => close(false));

describe('while the market is closed for maintenance', () => {
  it('[CONFIG-01] no order is taken, which both languages say, and the cart is kept for when it opens', async () => {
    await close();
    const refused = await placeAs(api, token);
    expect(refused).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'maintenance', message: expect.stringContaining('Your cart is kept') }] },
    });
    const inArabic = await placeAs(api, token, {}, { 'X-localization': 'ar' });
    expect(inArabic.body).toMatchObject({ errors: [{ message: expect.stringContaining('مغلق للصيانة') }] });
    await close(false);
    expect((await placeAs(api, token)).status).toBe(200);
  });

  it('[CONFIG-01] neither a prescription nor a trip is taken', async () => {
    const who = { guest_id: await newGuest(api) };
    await rent(api, who, VEHICLE.hatch);
    await database.db.update(stores).set({ prescription_order: true }).where(eq(stores.id, STORE.grocery));
    await configure(database.db, { prescription_order_status: true, maintenance_mode: true });
    expect(codes(await book(api, who))).toEqual(['maintenance']);
    const form = {
      ...{ store_id: STORE.grocery, ...address(5), ...GUEST, ...who, order_type: 'delivery', distance: 5 },
      ...{ payment_method: 'cash_on_delivery', order_attachment: [await photo()] },
    };
    const path = '/customer/order/prescription/place';
    expect(codes(await sendForm(api, path, form))).toEqual(['maintenance']);
    await close(false);
    expect((await book(api, who)).status).toBe(200);
  });

  it('[CONFIG-01] what has begun goes on: a lost answer, following, a payment', async () => {
    const more = { payment_method: 'digital_payment', idempotency_key: 'begun' };
    const placed = await placeAs(api, token, more);
    const order_id = idOf(placed);
    const page = await payPage(api, { order_id, customer_id: id });
    await close();
    expect(idOf(await placeAs(api, token, more))).toBe(order_id);
    await endSandbox(api, paymentIdOf(page), 'success');
    const tracked = await call(api, `GET /customer/order/track?order_id=${order_id}`, { token });
    expect(tracked).toMatchObject({ status: 200, body: { payment_status: 'paid' } });
  });
});
