import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readPlaceOrder } from '@/contract/ordering/order.read';
import { customers, orders } from '@/server/db/schema';
import { many } from '@tests/support/concurrent-calls';
import { payApi, switchPaymentOn } from '@tests/support/pay-market';
import { openRealShop, type RealShop } from '@tests/support/postgres';
import { buyNow } from '@tests/support/rooms/shop-room';
import { call, fillMarket, GUEST, ITEM, newGuest } from '@tests/support/round-market';

let shop: RealShop;

beforeAll(async () => {
  shop = await openRealShop();
  await fillMarket(shop.db);
  await switchPaymentOn(shop.db);
  // The customer of the test market has the first id already.
  await shop.db.execute(sql`select setval(pg_get_serial_sequence('customers', 'id'), 1000)`);
}, 120_000);
afterAll(() => shop.close());

it('[CHECKOUT-01] [beyond §4] an order with a new account is answered to every press while the first is under way', async () => {
  const { db, other } = shop;
  const api = payApi(db);
  const guest_id = await newGuest(api);
  const account = { create_new_user: 1, password: 'a good password', idempotency_key: 'pressed twice' };
  const body = { ...buyNow([{ item: ITEM.soup, price: 7.35 }]), ...GUEST, ...account, guest_id };
  const before = (await db.select().from(customers)).length;

  await other.query('begin');
  await other.query('select id from guests where id = $1 for update', [guest_id]);
  const sent = many(2, () => call(api, 'POST /customer/order/place', { body }));
  // Both wait for the guest: neither has seen the order of the other when it began.
  await vi.waitFor(async () => expect(await shop.countWaiting()).toBe(2), { timeout: 20_000 });
  await other.query('rollback');

  const answers = await sent;
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [one, two] = answers.map((answer) => readPlaceOrder(answer.body));
  expect(two?.order_id).toBe(one?.order_id);
  expect([one?.token, two?.token]).toEqual([expect.stringMatching(/^\S{20,}$/), expect.stringMatching(/^\S{20,}$/)]);
  expect(await db.select().from(orders)).toHaveLength(1);
  expect(await db.select().from(customers)).toHaveLength(before + 1);
}, 60_000);
