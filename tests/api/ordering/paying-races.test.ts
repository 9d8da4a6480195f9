import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { coupons, items, order_payments, orders, refunds } from '@/server/db/schema';
import { countAccepted, many } from '@tests/support/concurrent-calls';
import { photo, sendForm } from '@tests/support/form';
import { wrongAccounts, wrongOrders } from '@tests/support/ledger';
import {
  endSandbox,
  idOf,
  newCoupon,
  newCustomer,
  findOrder,
  payPage,
  paymentIdOf,
  placeAs,
  SOUPS,
  walletBalance,
} from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { call, ITEM, lineBody, MODULE, NOW, STORE } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

/** How many seconds the demo's store takes for a step. */
const STEP = 20;
uploadFolder();
const { database, api } = openShop(fillPaying({ refund_active_status: 1 }), () => now);
let now: Date;
const after = (steps: number) => new Date(NOW.getTime() + steps * STEP * 1000);

beforeAll(() => {
  // The demo's store accepts orders, its office grants refunds, and its gateway is available.
  vi.stubEnv('DEMO', 'true');
  vi.stubEnv('DEMO_STEP_SECONDS', String(STEP));
});
beforeEach(() => {
  now = NOW;
});

const soups = { is_buy_now: 1, cart: JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35, quantity: 2 })]) };
const cancel = (token: string, order_id: number) =>
  call(api, 'POST /customer/order/cancel', { token, body: { order_id, reason: 'x' } });
const fromWallet = (token: string, order_id: number) =>
  call(api, 'POST /customer/order/wallet-payment', { token, body: { order_id } });
const inCash = (token: string, order_id: number) =>
  call(api, 'PUT /customer/order/payment-method', { token, body: { order_id } });
const track = (token: string, order_id: number) =>
  call(api, `GET /customer/order/track?order_id=${order_id}`, { token });

async function addsUp() {
  expect(await wrongAccounts(database.db)).toEqual([]);
  expect(await wrongOrders(database.db)).toEqual([]);
}

/** Customers who each have an unpaid order from their cart and then change the cart. */
async function changedMinds(count: number, of: { module: number; store_id: number; wish: (n: number) => Wish }) {
  const buyers = await many(count, () => newCustomer(database.db));
  const order = (n: number, { coupon_code }: Wish) =>
    placeAs(api, buyers[n]?.token ?? '', {
      ...{ payment_method: 'digital_payment', store_id: of.store_id },
      ...(coupon_code && { coupon_code }),
    });
  const fill = async (token: string, { line }: Wish) => {
    await call(api, 'DELETE /customer/cart/remove', { token, module: of.module });
    expect(await call(api, 'POST /customer/cart/add', { token, module: of.module, body: line })).toMatchObject(OK);
  };
  for (const [n, { token }] of buyers.entries()) {
    await fill(token, of.wish(n));
    expect(await order(n, of.wish(n))).toMatchObject(OK);
    await fill(token, of.wish(n + 1));
  }
  return many(count, (n) => order(n, of.wish(n + 1)));
}
type Wish = { line: object; coupon_code?: string };
const OK = { status: 200 };

describe('many at once', () => {
  it('[CHECKOUT-01] customers who replace unpaid orders never deadlock', async () => {
    const stock = { stock: 1000, maximum_cart_quantity: 100 };
    const things = inArray(items.id, [ITEM.apples, ITEM.last_jar]);
    await database.db.update(items).set(stock).where(things);
    const [apples, jar] = [
      { item: ITEM.apples, price: 2.45, quantity: 8 },
      { item: ITEM.last_jar, price: 12 },
    ];
    const wish = (n: number) => ({ line: lineBody(n % 2 ? jar : apples) });
    const answers = await changedMinds(12, { module: MODULE.grocery, store_id: STORE.grocery, wish });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const left = await database.db.select({ stock: items.stock }).from(items).where(things).orderBy(items.id);
    expect(left).toEqual([{ stock: 1000 - 6 * 8 }, { stock: 1000 - 6 }]);
    await addsUp();
  }, 60_000);

  it('[PRICE-25] nor do those who change their coupons', async () => {
    const codes = ['SPRING', 'SUMMER'];
    for (const code of codes) await newCoupon(database.db, { code });
    const line = lineBody({ item: ITEM.soup, price: 7.35, quantity: 2 });
    const wish = (n: number) => ({ line, coupon_code: codes[n % 2] ?? '' });
    const answers = await changedMinds(12, { module: MODULE.food, store_id: STORE.plain, wish });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const uses = await database.db
      .select({ uses: coupons.total_uses })
      .from(coupons)
      .where(inArray(coupons.code, codes));
    expect(uses).toEqual([{ uses: 6 }, { uses: 6 }]);
    await addsUp();
  }, 60_000);

  it('[WALLET-13] one wallet for an unpaid and a new order pays no more than it holds', async () => {
    const { id, token } = await newCustomer(database.db, 30);
    const waiting = await many(3, () => placeAs(api, token, { ...soups, payment_method: 'digital_payment' }));
    const answers = await Promise.all([
      ...waiting.map((order) => fromWallet(token, idOf(order))),
      ...[1, 2, 3].map(() => placeAs(api, token, { ...soups, payment_method: 'wallet' })),
    ]);
    expect(countAccepted(answers)).toBe(1);
    expect(await walletBalance(database.db, id)).toBeCloseTo(30 - SOUPS, 3);
    await addsUp();
  }, 60_000);

  it('[PRICE-25] a coupon for one use is used once from ten tabs', async () => {
    const { id, token } = await newCustomer(database.db);
    await newCoupon(database.db, { code: 'ONCE', limit: 1 });
    const answers = await many(10, () => placeAs(api, token, { ...soups, coupon_code: 'ONCE' }));
    expect(countAccepted(answers)).toBe(1);
    expect(await database.db.$count(orders, eq(orders.user_id, id))).toBe(1);
  }, 60_000);

  it('[WALLET-13] an order that is paid, changed and canceled at once has one outcome, and no money is lost', async () => {
    const ended = [];
    for (let n = 0; n < 8; n++) {
      const { id, token } = await newCustomer(database.db, n % 2 ? 6.05 : 100);
      const partly = n % 2 ? { partial_payment: 1 } : {};
      const order_id = idOf(await placeAs(api, token, { ...soups, payment_method: 'digital_payment', ...partly }));
      const pages = await many(2, () => payPage(api, { order_id, customer_id: id }));
      const ways = [
        () => cancel(token, order_id),
        () => fromWallet(token, order_id),
        ...pages.map((page) => () => endSandbox(api, paymentIdOf(page), 'success')),
        () => cancel(token, order_id),
        () => inCash(token, order_id),
        () => track(token, order_id),
      ];
      const answers = await many(ways.length, (at) => ways[(at + n) % ways.length]?.() ?? track(token, order_id));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      ended.push((await findOrder(database.db, order_id)).order_status);
    }
    expect(ended.every((status) => status === 'canceled' || status === 'confirmed')).toBe(true);
    await addsUp();
  }, 60_000);

  it('[beyond §4] an order that is accepted and canceled at once is one of the two, and so is its stock', async () => {
    const [before] = await database.db.select().from(items).where(eq(items.id, ITEM.apples));
    const cart = JSON.stringify([lineBody({ item: ITEM.apples, price: 2.45, quantity: 8 })]);
    const placed = await many(6, async () => {
      const { token } = await newCustomer(database.db);
      const order_id = idOf(await placeAs(api, token, { is_buy_now: 1, cart, store_id: STORE.grocery }));
      return { token, order_id };
    });
    now = after(1);
    await Promise.all(
      placed.flatMap(({ token, order_id }) => [
        track(token, order_id),
        cancel(token, order_id),
        track(token, order_id),
      ]),
    );
    const ended = await Promise.all(
      placed.map(async ({ order_id }) => (await findOrder(database.db, order_id)).order_status),
    );
    expect(ended.every((status) => status === 'canceled' || status === 'confirmed')).toBe(true);
    const [left] = await database.db.select().from(items).where(eq(items.id, ITEM.apples));
    expect(left?.stock).toBe((before?.stock ?? 0) - 8 * ended.filter((status) => status === 'confirmed').length);
    await addsUp();
  }, 60_000);

  it('[CHECKOUT-01] cash is counted once for a delivered order, however often it is read', async () => {
    const { token } = await newCustomer(database.db, 6.05);
    const ways = [{}, { partial_payment: 1 }];
    const placed = await many(2, async (n) => idOf(await placeAs(api, token, { ...soups, ...ways[n] })));
    now = after(20);
    await many(8, (n) => track(token, placed[n % 2] ?? 0));
    const paid = eq(orders.payment_status, 'paid');
    expect(await database.db.$count(orders, and(inArray(orders.id, placed), paid))).toBe(2);
    await addsUp();
    // Proves that the check itself finds errors.
    const [id = 0] = placed;
    await database.db.update(orders).set({ delivered: null }).where(eq(orders.id, id));
    expect(await wrongOrders(database.db)).toEqual([{ id, fault: 'cash for what was not handed over' }]);
    await database.db.update(order_payments).set({ payment_status: 'unpaid' }).where(eq(order_payments.order_id, id));
    expect(await wrongOrders(database.db)).toEqual([{ id, fault: 'paid or not' }]);
    await database.db.delete(orders).where(eq(orders.id, id));
  }, 60_000);

  it('[WALLET-13] a refund is asked for once and paid once, however often it is sent and looked for', async () => {
    const { id, token } = await newCustomer(database.db, 30);
    const order_id = idOf(await placeAs(api, token, { ...soups, payment_method: 'wallet' }));
    now = after(20);
    await track(token, order_id);
    const image = [await photo()];
    const answers = await many(8, () =>
      sendForm(api, '/customer/order/refund-request', { order_id, customer_reason: 'Cold', image }, token),
    );
    expect(countAccepted(answers)).toBe(1);
    expect(await database.db.$count(refunds, eq(refunds.order_id, order_id))).toBe(1);
    now = after(40);
    await many(8, () => track(token, order_id));
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'refunded' });
    expect(await walletBalance(database.db, id)).toBe(30);
    await addsUp();
    // Proves that the check itself finds errors.
    await database.db
      .update(refunds)
      .set({ refund_amount: SOUPS - 1 })
      .where(eq(refunds.order_id, order_id));
    expect(await wrongOrders(database.db)).toEqual([{ id: order_id, fault: 'money is lost' }]);
    await database.db.delete(refunds).where(eq(refunds.order_id, order_id));
    expect(await wrongOrders(database.db)).toEqual([{ id: order_id, fault: 'refunded or not' }]);
  }, 60_000);
});
