import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { throttles, type ThrottleKind } from '@/domain/accounts/throttle';
import { limits } from '@/domain/limits';
import { cleanUp } from '@/server/clean-up';
import { hmac } from '@/server/config/secret';
import { offline_payments, orders, throttles as counts } from '@/server/db/schema';
import { countAccepted, many } from '@tests/support/concurrent-calls';
import { wrongOrders } from '@tests/support/ledger';
import { addSoups, findOrder, idOf, newCustomer, placeAs } from '@tests/support/pay-market';
import { fillPaying, openShop, runWith } from '@tests/support/rooms/shop-room';
import { address, call, codes, ITEM, lineBody, MODULE, newGuest, NOW, ORDER, STORE } from '@tests/support/round-market';

const { database, api } = openShop(fillPaying(), () => now);
let now = NOW;
let token: string;
let id: number;

runWith({ DEMO: 'false', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests' });
beforeEach(async () => {
  now = NOW;
  ({ id, token } = await newCustomer(database.db));
});
afterEach(async () => expect(await wrongOrders(database.db)).toEqual([]));

const bought = {
  is_buy_now: 1,
  cart: JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35 })]),
  payment_method: 'digital_payment',
};
const buy = (more: object = {}, headers: Record<string, string> = {}) =>
  placeAs(api, token, { ...bought, ...more }, headers);
const fill = () => many(limits.unpaid_orders_max, () => buy());
const listOrders = (user_id: number) => database.db.select().from(orders).where(eq(orders.user_id, user_id));

describe('orders that wait for a payment', () => {
  it('[CHECKOUT-01] hold stock for a few at a time; the next is refused until one is paid or canceled', async () => {
    const placed = await fill();
    expect(countAccepted(placed)).toBe(limits.unpaid_orders_max);
    const refused = await buy();
    expect(refused).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'unpaid_orders', message: expect.stringMatching(/^4 .*Pay or cancel one/) }] },
    });
    const inArabic = await buy({}, { 'X-localization': 'ar' });
    expect(inArabic.body).toMatchObject({ errors: [{ message: expect.stringContaining('بانتظار الدفع') }] });
    expect((await buy({ payment_method: 'cash_on_delivery' })).status).toBe(200);

    const [first] = placed;
    const order_id = first && idOf(first);
    const canceled = await call(api, 'PUT /customer/order/cancel', { token, body: { order_id, reason: 'Mistake' } });
    expect(canceled.status).toBe(200);
    expect((await buy()).status).toBe(200);
    expect((await buy()).status).toBe(403);
  });

  it('are counted for a guest, too', async () => {
    const guest_id = await newGuest(api);
    const body = { ...ORDER, ...address(5), ...bought, guest_id, store_id: STORE.plain };
    const order = () => call(api, 'POST /customer/order/place', { body, module: MODULE.food });
    expect(countAccepted(await many(limits.unpaid_orders_max, order))).toBe(limits.unpaid_orders_max);
    expect(codes(await order())).toEqual(['unpaid_orders']);
  });

  it('[CHECKOUT-01] make room for the same cart, which is ordered again', async () => {
    await addSoups(api, token);
    const cart = { payment_method: 'digital_payment' };
    const first = await placeAs(api, token, cart);
    await many(limits.unpaid_orders_max - 1, () => buy());
    expect(codes(await buy())).toEqual(['unpaid_orders']);
    expect((await placeAs(api, token, cart)).status).toBe(200);
    expect((await findOrder(database.db, idOf(first))).order_status).toBe('canceled');
  });

  it.each([
    ['en', /^4 .*Pay or cancel one/],
    ['ar', /بانتظار الدفع/],
  ])('[CHECKOUT-01] are counted with those whose transfer is not reported: in %s', async (language, words) => {
    const byTransfer = { payment_method: 'offline_payment' };
    const placed = await many(limits.unpaid_orders_max - 1, () => buy(byTransfer));
    expect(countAccepted(placed)).toBe(limits.unpaid_orders_max - 1);
    expect((await buy()).status).toBe(200);
    for (const more of [byTransfer, {}]) {
      const refused = await buy(more, { 'X-localization': language });
      const message: unknown = expect.stringMatching(words);
      expect([refused.status, refused.body]).toMatchObject([403, { errors: [{ code: 'unpaid_orders', message }] }]);
    }
    // Once reported, the transfer is for the market to find.
    const order_id = placed[0] && idOf(placed[0]);
    await database.db.insert(offline_payments).values({ order_id: order_id ?? 0, method_name: 'Bank', input: [] });
    expect((await buy(byTransfer)).status).toBe(200);
  });

  it('[CHECKOUT-01] are answered again to a client that lost the answer', async () => {
    const headers = { 'Idempotency-Key': `lost-${id}` };
    const placed = await buy({}, headers);
    await fill();
    expect(await buy({}, headers)).toEqual(placed);
  });

  it('[CHECKOUT-01] of ten sent at once only as many are placed as may wait', async () => {
    const answers = await many(10, () => buy());
    expect(countAccepted(answers)).toBe(limits.unpaid_orders_max);
    expect(await listOrders(id)).toHaveLength(limits.unpaid_orders_max);
  });

  it('do not count once their hour is over', async () => {
    await fill();
    now = new Date(NOW.getTime() + (limits.payment_minutes + 1) * 60_000);
    expect((await buy()).status).toBe(200);
  });

  it('[CART-17] give their stock back within the hour after, though nobody orders', async () => {
    await fill();
    await cleanUp(database.db, new Date(NOW.getTime() + (limits.payment_minutes + 1) * 60_000));
    const states = (await listOrders(id)).map(({ order_status }) => order_status);
    expect(new Set(states)).toEqual(new Set(['canceled']));
  });
});

describe('orders within an hour', () => {
  const nearlyUsedUp = async (kind: ThrottleKind, of: string) => {
    const row = { tries: throttles[kind].tries - 1, since: NOW, blocked_until: null };
    await database.db.insert(counts).values({ key: hmac('throttle', kind, of), ...row });
  };
  const cash = { payment_method: 'cash_on_delivery' };

  it('[CHECKOUT-01] of a customer are limited, whatever they are paid with, and a lost answer is given again', async () => {
    await nearlyUsedUp('order_by_owner', `customer ${id}`);
    expect((await buy({ store_id: 999_999 })).status).not.toBe(429);
    const headers = { 'Idempotency-Key': `last-${id}` };
    const last = await buy(cash, headers);
    expect(last.status).toBe(200);
    const refused = await buy(cash);
    expect([refused.status, codes(refused)]).toEqual([429, ['too_many']]);
    expect((await buy()).status).toBe(429);
    expect(await buy(cash, headers)).toEqual(last);
    now = new Date(NOW.getTime() + 2 * 3_600_000);
    expect((await buy(cash)).status).toBe(200);
  });

  it('from one address are limited, whoever places them', async () => {
    const from = (last: number) => ({ 'X-Forwarded-For': `10.70.0.${last}` });
    await nearlyUsedUp('order_from_address', '10.70.0.1');
    expect((await buy(cash, from(1))).status).toBe(200);
    ({ token } = await newCustomer(database.db));
    expect((await buy(cash, from(1))).status).toBe(429);
    expect((await buy(cash, from(2))).status).toBe(200);
  });

  it.each(['digital_payment', 'offline_payment'])(
    '[CHECKOUT-01] [CART-17] of new guests of one address that hold stock by %s are limited, and say when to go on',
    async (payment_method) => {
      const from = payment_method === 'digital_payment' ? '10.70.1.1' : '10.70.1.2';
      const order = async (more: object = {}, language = 'en') => {
        const guest_id = await newGuest(api);
        const contact = { contact_person_number: `+1555077${String(guest_id).slice(-4)}` };
        const body = { ...ORDER, ...address(5), ...bought, ...contact, guest_id, store_id: STORE.plain, ...more };
        const headers = { 'X-Forwarded-For': from };
        return call(api, 'POST /customer/order/place', { body, module: MODULE.food, headers, language });
      };
      await nearlyUsedUp('unpaid_order_from_address', from);
      expect((await order({ payment_method })).status).toBe(200);
      const refused = await order({ payment_method });
      expect([refused.status, codes(refused)]).toEqual([429, ['too_many']]);
      expect(refused.body).toMatchObject({
        errors: [{ message: expect.stringMatching(/try again in \d+ (seconds|minutes)/) }],
      });
      const inArabic = await order({ payment_method }, 'ar');
      expect(inArabic.body).toMatchObject({ errors: [{ message: expect.stringContaining('طلبات كثيرة') }] });
      // What is paid at the door, and customers of the same office, go on.
      expect((await order(cash)).status).toBe(200);
      expect((await buy({ payment_method }, { 'X-Forwarded-For': from })).status).toBe(200);
    },
  );
});
