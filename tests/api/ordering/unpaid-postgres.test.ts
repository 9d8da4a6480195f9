import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '@/server/db/schema';
import { idOf, newCustomer, payApi, placeAs, switchPaymentOn } from '@tests/support/pay-market';
import { openRealShop, type RealShop } from '@tests/support/postgres';
import { fillMarket, ITEM, lineBody, NOW } from '@tests/support/round-market';

let shop: RealShop;

beforeAll(async () => {
  shop = await openRealShop();
  await fillMarket(shop.db);
  await switchPaymentOn(shop.db);
}, 120_000);
afterAll(() => shop.close());

it('[beyond §4] an order does not wait for customers whose unpaid orders are overdue; those are canceled later', async () => {
  const { db, other } = shop;
  let now = NOW;
  const api = payApi(db, () => now);
  const bought = { is_buy_now: 1, cart: JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35 })]) };
  const [late, next] = [await newCustomer(db), await newCustomer(db)];
  const overdue = idOf(await placeAs(api, late.token, { ...bought, payment_method: 'digital_payment' }));
  const readStatus = async () =>
    (await db.select({ is: orders.order_status }).from(orders).where(eq(orders.id, overdue)))[0]?.is;
  now = new Date(NOW.getTime() + 61 * 60_000);

  await other.query('begin');
  await other.query('select id from customers where id = $1 for update', [late.id]);
  expect((await placeAs(api, next.token, bought)).status).toBe(200);
  expect(await readStatus()).toBe('pending');
  await other.query('rollback');

  expect((await placeAs(api, next.token, bought)).status).toBe(200);
  expect(await readStatus()).toBe('canceled');
}, 30_000);
