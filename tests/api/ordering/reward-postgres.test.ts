import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findOrderRow } from '@/server/data/order';
import { openPostgres, type Opened } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { cashbacks } from '@/server/db/schema';
import { rewardOrder } from '@/server/ordering/rewards';
import {
  configure,
  idOf,
  newCustomer,
  payApi,
  placeAs,
  switchPaymentOn,
  walletBalance,
} from '@tests/support/pay-market';
import { realDatabase } from '@tests/support/postgres';
import { fillMarket, ITEM, lineBody, NOW } from '@tests/support/round-market';

let place: Awaited<ReturnType<typeof realDatabase>>;
let opened: Opened;
/** The connection that delivers an order of the inviting customer at the same time. */
let other: pg.Client;

beforeAll(async () => {
  place = await realDatabase();
  opened = await openPostgres(place.url);
  await migrateDatabase(opened);
  await fillMarket(opened.db);
  await switchPaymentOn(opened.db);
  // Points would lock the inviting customer earlier: a second change of a row checks its references again.
  await configure(opened.db, { loyalty_point_status: 0 });
  other = new pg.Client({ connectionString: place.url });
  await other.connect();
}, 120_000);
afterAll(async () => {
  await other.end();
  await opened.close();
  await place.close();
});

async function findWaiting() {
  const { rows } = await other.query('select pid from pg_locks where not granted');
  if (rows.length === 0) throw new Error('nothing waits yet');
}

it('[WALLET-13] orders of two customers, one invited by the other, are rewarded at once without a deadlock', async () => {
  const { db } = opened;
  const inviter = await newCustomer(db);
  const invited = await newCustomer(db, 0, { ref_by: inviter.id });
  const [offer] = await db
    .insert(cashbacks)
    .values({
      ...{ title: { en: 'Back', ar: 'عائد' }, cashback_type: 'amount', cashback_amount: 1 },
      ...{ start_date: '2026-03-01', end_date: '2026-03-31' },
    })
    .returning();
  const bought = { is_buy_now: 1, cart: JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35 })]) };
  const order = await findOrderRow(db, idOf(await placeAs(payApi(db), invited.token, bought)));
  if (!order) throw new Error('The order was not placed');

  await other.query('begin');
  await other.query('select id from customers where id = $1 for update', [inviter.id]);
  const rewarded = db.transaction((inside) => rewardOrder(inside, order, NOW));
  await vi.waitFor(findWaiting, { timeout: 10_000 });
  await other.query('update cashbacks set total_used = total_used + 1 where id = $1', [offer?.id]);
  await other.query('commit');

  await rewarded;
  expect([await walletBalance(db, invited.id), await walletBalance(db, inviter.id)]).toEqual([1, 5]);
  const [row] = await db
    .select()
    .from(cashbacks)
    .where(eq(cashbacks.id, offer?.id ?? 0));
  expect(row?.total_used).toBe(2);
}, 30_000);
