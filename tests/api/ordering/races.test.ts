import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { coupons, items, orders } from '@/server/db/schema';
import { countAccepted, many } from '@tests/support/concurrent-calls';
import { wrongAccounts, wrongOrders } from '@tests/support/ledger';
import { addSoups, newCoupon, newCustomer, placeAs, walletBalance } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { address, call, ITEM, lineBody, newGuest, ORDER, STORE } from '@tests/support/round-market';

const { database, api } = openShop(fillPaying());

afterEach(async () => expect(await wrongOrders(database.db)).toEqual([]));

const soups = JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35, quantity: 2 })]);

describe('many at once', () => {
  it('[CHECKOUT-01] 200 orders for the last 10 pieces sell exactly 10', async () => {
    await database.db.update(items).set({ stock: 10 }).where(eq(items.id, ITEM.last_jar));
    const guests = await many(200, () => newGuest(api));
    const cart = JSON.stringify([lineBody({ item: ITEM.last_jar, price: 12 })]);
    const answers = await many(200, (n) => {
      const body = { ...ORDER, guest_id: guests[n], store_id: STORE.grocery, ...address(5), is_buy_now: 1, cart };
      return call(api, 'POST /customer/order/place', { body });
    });
    expect(countAccepted(answers)).toBe(10);
    const [jar] = await database.db.select().from(items).where(eq(items.id, ITEM.last_jar));
    expect(jar?.stock).toBe(0);
  }, 120_000);

  it('[PRICE-25] a coupon for 5 orders is used by 5 of 20 customers', async () => {
    const id = await newCoupon(database.db, { code: 'FIVE', total_limit: 5 });
    const customers = [];
    for (let n = 0; n < 20; n++) customers.push(await newCustomer(database.db));
    const bought = { is_buy_now: 1, cart: soups, coupon_code: 'FIVE' };
    const answers = await Promise.all(customers.map(({ token }) => placeAs(api, token, bought)));
    expect(countAccepted(answers)).toBe(5);
    const [coupon] = await database.db.select().from(coupons).where(eq(coupons.id, id));
    expect(coupon?.total_uses).toBe(5);
  }, 60_000);

  it('[WALLET-13] a wallet pays no more than it holds and is never negative', async () => {
    const { id, token } = await newCustomer(database.db, 70);
    const bought = { is_buy_now: 1, cart: soups, payment_method: 'wallet' };
    const answers = await many(20, () => placeAs(api, token, bought));
    expect(countAccepted(answers)).toBe(3);
    expect(await walletBalance(database.db, id)).toBe(6.85);
    expect(await wrongAccounts(database.db)).toEqual([]);
  }, 60_000);

  it('[CHECKOUT-01] one key sent 50 times makes one order', async () => {
    const { id, token } = await newCustomer(database.db);
    const headers = { 'Idempotency-Key': 'the-same' };
    const answers = await many(50, () => placeAs(api, token, { is_buy_now: 1, cart: soups }, headers));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await database.db.select().from(orders).where(eq(orders.user_id, id))).toHaveLength(1);
  }, 60_000);

  it('[CHECKOUT-01] one cart ordered from 20 tabs makes one order', async () => {
    const { id, token } = await newCustomer(database.db);
    await addSoups(api, token);
    const answers = await many(20, (n) => placeAs(api, token, {}, { 'Idempotency-Key': `tab-${n}` }));
    expect(countAccepted(answers)).toBe(1);
    expect(await database.db.select().from(orders).where(eq(orders.user_id, id))).toHaveLength(1);
  }, 60_000);
});
