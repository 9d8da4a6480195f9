import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '@/server/db/schema';
import { idOf, newCustomer, payApi, placeAs, switchPaymentOn } from '@tests/support/pay-market';
import { openRealShop, type RealShop } from '@tests/support/postgres';
import { fillMarket, ITEM, lineBody, MODULE, NOW, STORE } from '@tests/support/round-market';

let shop: RealShop;

beforeAll(async () => {
  shop = await openRealShop();
  await fillMarket(shop.db);
  await switchPaymentOn(shop.db);
}, 120_000);
afterAll(() => shop.close());

it.each(['customers', 'items'])(
  '[beyond §4] an order does not wait for locked %s of unpaid orders that are overdue; those are canceled later',
  async (table) => {
    const { db, other } = shop;
    let now = NOW;
    const api = payApi(db, () => now);
    const buy = (item: number, price: number, quantity = 1) => {
      return { is_buy_now: 1, cart: JSON.stringify([lineBody({ item, price, quantity })]) };
    };
    const [late, next] = [await newCustomer(db), await newCustomer(db)];
    const unpaid = { ...buy(ITEM.apples, 2.45, 6), store_id: STORE.grocery, payment_method: 'digital_payment' };
    const overdue = idOf(await placeAs(api, late.token, unpaid, { moduleId: String(MODULE.grocery) }));
    const readStatus = async () =>
      (await db.select({ is: orders.order_status }).from(orders).where(eq(orders.id, overdue)))[0]?.is;
    now = new Date(NOW.getTime() + 61 * 60_000);

    await other.query('begin');
    await other.query(`select id from ${table} where id = $1 for update`, [table === 'items' ? ITEM.apples : late.id]);
    expect((await placeAs(api, next.token, buy(ITEM.soup, 7.35))).status).toBe(200);
    expect(await readStatus()).toBe('pending');
    await other.query('rollback');

    expect((await placeAs(api, next.token, buy(ITEM.soup, 7.35))).status).toBe(200);
    expect(await readStatus()).toBe('canceled');
  },
  30_000,
);
