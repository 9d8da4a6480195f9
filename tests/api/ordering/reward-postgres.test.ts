import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findOrderRow } from '@/server/data/order';
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
import { openRealShop, type RealShop } from '@tests/support/postgres';
import { fillMarket, ITEM, lineBody, NOW } from '@tests/support/round-market';

/** Its other connection delivers an order of the inviting customer at the same time. */
let shop: RealShop;

beforeAll(async () => {
  shop = await openRealShop();
  await fillMarket(shop.db);
  await switchPaymentOn(shop.db);
  // Points would lock the inviting customer earlier: a second change of a row checks its references again.
  await configure(shop.db, { loyalty_point_status: 0 });
}, 120_000);
afterAll(() => shop.close());

it('[WALLET-13] orders of two customers, one invited by the other, are rewarded at once without a deadlock', async () => {
  const { db, other } = shop;
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
  await vi.waitFor(shop.findWaiting, { timeout: 10_000 });
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
