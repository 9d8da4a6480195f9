import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refund_reasons } from '@/server/db/schema';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { photo, sendForm } from '@tests/support/form';
import {
  addSoups,
  configure,
  deliver,
  idOf,
  newCustomer,
  orderOf,
  payApi,
  placeAs,
  SOUPS,
} from '@tests/support/pay-market';
import { call, codes, fillMarket } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

uploadFolder();
let database: TestDatabase;
let api: Hono;
let customer: { id: number; token: string };
let order_id: number;

beforeAll(async () => {
  database = await freshDatabase('migrated');
  await fillMarket(database.db);
  await configure(database.db, { refund_active_status: true });
  await database.db
    .insert(refund_reasons)
    .values([
      { reason: { en: 'It arrived cold', ar: 'وصل باردًا' } },
      { reason: { en: 'Old', ar: 'قديم' }, status: false },
    ]);
  api = payApi(database.db);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  customer = await newCustomer(database.db);
  await addSoups(api, customer.token);
  order_id = idOf(await placeAs(api, customer.token));
});

const ask = (image: File[] = [], token = customer.token) =>
  sendForm(api, '/customer/order/refund-request', { order_id, customer_reason: 'It arrived cold', image }, token);

const tracked = async () =>
  (await call(api, `GET /customer/order/track?order_id=${order_id}`, { token: customer.token })).body;

describe('a refund', () => {
  it('has reasons in both languages', async () => {
    const reasons = async (language: string) =>
      (await call(api, 'GET /customer/order/refund-reasons', { language })).body;
    expect(await reasons('en')).toMatchObject({ refund_reasons: [{ reason: 'It arrived cold', status: 1 }] });
    expect(await reasons('ar')).toMatchObject({ refund_reasons: [{ reason: 'وصل باردًا' }] });
  });

  it('is asked for once, with pictures, for what was delivered and paid', async () => {
    await deliver(database.db, order_id);
    expect((await ask([await photo(), await photo()])).status).toBe(200);
    expect(await orderOf(database.db, order_id)).toMatchObject({ order_status: 'refund_requested' });
    expect(await tracked()).toMatchObject({
      refund: {
        ...{ refund_status: 'pending', refund_amount: SOUPS, customer_reason: 'It arrived cold' },
        image_full_url: [expect.stringContaining('/uploads/refund/'), expect.stringContaining('/uploads/refund/')],
      },
    });
    expect(codes(await ask())).toEqual(['order']);
  });

  it('is not for an order under way, of somebody else, or of a guest', async () => {
    expect(codes(await ask())).toEqual(['order']);
    await deliver(database.db, order_id);
    expect((await ask([], (await newCustomer(database.db)).token)).status).toBe(404);
    expect((await ask([], 'x'.repeat(40))).status).toBe(401);
    expect(await tracked()).toMatchObject({ refund: null, order_status: 'delivered' });
  });

  it('takes pictures by what they hold', async () => {
    await deliver(database.db, order_id);
    const text = new File(['<script>'], 'x.png', { type: 'image/png' });
    expect((await ask([await photo(), text])).status).toBe(403);
    expect(await tracked()).toMatchObject({ refund: null, order_status: 'delivered' });
  });
});
