import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { carts } from '@/server/db/schema';
import { addSoups, idOf, newCustomer, findOrder, placeAs, SOUPS, walletBalance } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { call, codes, ITEM, lineBody, MODULE } from '@tests/support/round-market';

const { database, api } = openShop(fillPaying());

describe('amounts of a client that does not ask for the check', () => {
  const headers = { 'X-Checks': '' };
  const soup = (price: number, quantity = 2) => lineBody({ item: ITEM.soup, price, quantity });
  const cartCall = (line: string, token: string, body: object, more: object = { headers }) =>
    call(api, line, { token, module: MODULE.food, body, ...more });
  const costs = (order_amount: number) => ({ order_amount, payment_method: 'wallet' });

  it.each([0, 7, 7.34, 8])('a line costs what the server says, sent as %d', async (price) => {
    const { token } = await newCustomer(database.db);
    const added = await cartCall('POST /customer/cart/add', token, soup(price));
    expect([added.status, added.body]).toMatchObject([200, [{ price: 7.35, quantity: 2 }]]);
    const [{ id: cart_id }] = added.body as [{ id: number }];
    const [kept] = await database.db.select({ price: carts.price }).from(carts).where(eq(carts.id, cart_id));
    expect(kept).toEqual({ price: 7.35 });
    const changed = await cartCall('POST /customer/cart/update', token, { ...soup(price, 3), cart_id });
    expect(changed.body).toMatchObject([{ price: 7.35, quantity: 3 }]);
    const own = await cartCall('POST /customer/cart/update', token, { ...soup(price, 4), cart_id }, {});
    expect(codes(own)).toEqual(['price']);
    await cartCall('DELETE /customer/cart/remove', token, {});
    const many = await cartCall('POST /customer/cart/add-multiple', token, { item_list: [soup(price)] });
    expect(many.body).toMatchObject([{ price: 7.35 }]);
  });

  it.each([
    [20, 'Your order has been placed. It costs $21.05, more than you were shown.'],
    [SOUPS, 'Your order has been placed.'],
    [25, 'Your order has been placed.'],
  ])('an order costs what the server says, shown as %d', async (shown, message) => {
    const { id, token } = await newCustomer(database.db, 30);
    await addSoups(api, token);
    const placed = await placeAs(api, token, costs(shown), headers);
    expect(placed).toMatchObject({ status: 200, body: { total_ammount: SOUPS, message } });
    expect(await findOrder(database.db, idOf(placed))).toMatchObject({ order_amount: SOUPS, payment_status: 'paid' });
    expect(await walletBalance(database.db, id)).toBe(8.95);
  });

  it('the same holds for "buy now", with a message in Arabic', async () => {
    const { token } = await newCustomer(database.db);
    // The family requires both fields beside the ids.
    const line = { ...soup(1), variant: '', add_ons: [{ id: 1, name: 'Bread', price: 0.01 }] };
    const body = { is_buy_now: 1, cart: JSON.stringify([line]), order_amount: 1 };
    const placed = await placeAs(api, token, body, { ...headers, 'X-localization': 'ar' });
    expect(placed).toMatchObject({ status: 200, body: { total_ammount: SOUPS } });
    expect((placed.body as { message: string }).message).toMatch(/[\u0600-\u06ff].*21\.05/);
    expect(codes(await placeAs(api, token, body))).toEqual(['price']);
  });

  it('takes nothing from a wallet that holds only what was shown', async () => {
    const { id, token } = await newCustomer(database.db, 20);
    await addSoups(api, token);
    expect(codes(await placeAs(api, token, costs(20), headers))).toEqual(['order_amount']);
    expect(await walletBalance(database.db, id)).toBe(20);
  });
});
