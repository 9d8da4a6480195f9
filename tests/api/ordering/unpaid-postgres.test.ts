import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres, type Opened } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { orders } from '@/server/db/schema';
import { idOf, newCustomer, payApi, placeAs, switchPaymentOn } from '@tests/support/pay-market';
import { realDatabase } from '@tests/support/postgres';
import { fillMarket, ITEM, lineBody, NOW } from '@tests/support/round-market';

let place: Awaited<ReturnType<typeof realDatabase>>;
let opened: Opened;
/** The connection of another call. */
let other: pg.Client;

beforeAll(async () => {
  place = await realDatabase();
  opened = await openPostgres(place.url);
  await migrateDatabase(opened);
  await fillMarket(opened.db);
  await switchPaymentOn(opened.db);
  other = new pg.Client({ connectionString: place.url });
  await other.connect();
}, 120_000);
afterAll(async () => {
  await other.end();
  await opened.close();
  await place.close();
});

it('[beyond §4] an order does not wait for customers whose unpaid orders are overdue; those are canceled later', async () => {
  const { db } = opened;
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
