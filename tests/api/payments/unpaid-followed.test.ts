import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readTracked } from '@/contract/ordering/order-details.read';
import { readOrders } from '@/contract/ordering/order.read';
import { orderEta } from '@/domain/order/order-eta';
import { hasEnded, isUnpaid } from '@/domain/order/order-payment';
import { offline_payments, orders } from '@/server/db/schema';
import {
  addSoups,
  endSandbox,
  idOf,
  newCustomer,
  payPage,
  paymentIdOf,
  placeAs,
  walletBalance,
  TWO_SOUPS,
} from '@tests/support/pay-market';
import { fillPaying, openShop, runStillDemo, buyNow } from '@tests/support/rooms/shop-room';
import { call, GUEST, newGuest, NOW } from '@tests/support/round-market';

const { database, api } = openShop(fillPaying(), () => now);
runStillDemo();
let now = NOW;
let customer: { id: number; token: string };

beforeEach(async () => {
  now = NOW;
  customer = await newCustomer(database.db, 6.05);
  await addSoups(api, customer.token);
});

const HOUR = 60 * 60_000;
const list = async (path: string) => {
  const asked = `GET /customer/order/${path}${path.includes('?') ? '&' : '?'}limit=10&offset=1`;
  return readOrders((await call(api, asked, { token: customer.token })).body).orders;
};
const idsOf = async (path: string) => (await list(path)).map(({ id }) => id);

async function declinedOrder(more: object = {}): Promise<number> {
  const order_id = idOf(await placeAs(api, customer.token, { payment_method: 'digital_payment', ...more }));
  const payment_id = paymentIdOf(await payPage(api, { order_id, customer_id: customer.id }));
  await endSandbox(api, payment_id, 'fail');
  return order_id;
}

describe('[beyond §2.5] an order whose payment failed', () => {
  it('stays among the running ones until it is given up, which they tell', async () => {
    const id = await declinedOrder();
    const [order] = await list('running-orders');
    const pay_until = new Date(NOW.getTime() + HOUR).toISOString();
    expect(order).toMatchObject({ id, order_status: 'failed', pay_until });
    expect(order && [isUnpaid(order), hasEnded(order)]).toEqual([true, false]);
    expect(await idsOf('list')).toEqual([]);
    expect(await idsOf('list?kind=canceled')).toEqual([]);
    expect(await idsOf('list?type=all')).toEqual([id]);
    expect(await idsOf('payment-failed')).toEqual([id]);

    now = new Date(NOW.getTime() + HOUR);
    expect(await idsOf('running-orders')).toEqual([]);
    expect(await list('list?kind=canceled')).toMatchObject([{ id, order_status: 'canceled', pay_until: null }]);
  });

  it('tells in lists which part of it is paid, which comes back when it is canceled', async () => {
    const id = await declinedOrder({ partial_payment: 1 });
    const [order] = await list('running-orders');
    expect(order).toMatchObject({ id });
    expect(order?.payments.map(({ payment_method, payment_status }) => [payment_method, payment_status])).toEqual([
      ['wallet', 'paid'],
      ['digital_payment', 'unpaid'],
    ]);
    const body = { order_id: id, reason: 'Changed my mind' };
    expect((await call(api, 'POST /customer/order/cancel', { token: customer.token, body })).status).toBe(200);
    expect(await walletBalance(database.db, customer.id)).toBe(6.05);
  });
});

it('[beyond §2.5] an order whose transfer was not found is unpaid in lists, too', async () => {
  const id = idOf(await placeAs(api, customer.token, { payment_method: 'offline_payment' }));
  const transfer = { order_id: id, method_id: null, method_name: 'Bank', input: [], admin_note: null };
  await database.db
    .insert(offline_payments)
    .values({ ...transfer, status: 'pending', created_at: NOW, updated_at: NOW })
    .onConflictDoNothing();
  expect(await list('running-orders')).toMatchObject([{ id, offline_payment: { status: 'pending' } }]);
  expect((await list('running-orders')).map(isUnpaid)).toEqual([false]);
  await database.db.update(offline_payments).set({ status: 'denied' }).where(eq(offline_payments.order_id, id));
  expect((await list('running-orders')).map(isUnpaid)).toEqual([true]);
});

describe('[beyond §2.5] the time that is promised counts from', () => {
  const MARKET = { timezone: 'UTC' };
  const fortyLater = () => new Date(NOW.getTime() + 40 * 60_000);
  const eta = async () => (await list('running-orders')).map((order) => orderEta(order, fortyLater(), MARKET));
  const promised = [expect.objectContaining({ is_late: false, from: new Date(fortyLater().getTime() + 20 * 60_000) })];

  it.each([
    ['was left at the gateway', 'cancel'],
    ['was refused there', 'fail'],
  ] as const)('the change to cash, of an order that %s', async (_what, outcome) => {
    const id =
      outcome === 'fail'
        ? await declinedOrder()
        : idOf(await placeAs(api, customer.token, { payment_method: 'digital_payment' }));
    expect(await eta()).toEqual([null]);
    now = fortyLater();
    const body = { order_id: id, _method: 'put' };
    expect((await call(api, 'POST /customer/order/payment-method', { token: customer.token, body })).status).toBe(200);
    expect(await eta()).toEqual(promised);
  });

  it('the payment that succeeds after a failed one', async () => {
    const order_id = await declinedOrder();
    now = new Date(NOW.getTime() + 20 * 60_000);
    const payment_id = paymentIdOf(await payPage(api, { order_id, customer_id: customer.id }));
    now = fortyLater();
    await endSandbox(api, payment_id, 'success');
    expect(await eta()).toEqual(promised);
  });
});

describe('[beyond §2.5] whoever follows somebody else’s order', () => {
  type Change = Partial<typeof orders.$inferInsert>;
  async function followed(change: Change) {
    const guest_id = await newGuest(api);
    const body = buyNow([TWO_SOUPS], { guest_id, payment_method: 'digital_payment' });
    const order_id = idOf(await call(api, 'POST /customer/order/place', { body }));
    await database.db.update(orders).set(change).where(eq(orders.id, order_id));
    const [stranger, phone] = [await newGuest(api), GUEST.contact_person_number.slice(1)];
    const look = `order_id=${order_id}&guest_id=${stranger}&contact_number=${phone}`;
    return readTracked((await call(api, `GET /customer/order/track?${look}`)).body);
  }

  it.each<[string, Change]>([
    ['pending', { order_status: 'pending' }],
    ['failed', { order_status: 'failed', failed: NOW }],
    ['transfer', { payment_method: 'offline_payment' }],
  ])('learns neither when it comes nor that it is not paid (%s)', async (_status, change) => {
    const order = await followed(change);
    expect(order).toMatchObject({
      order_status: 'pending',
      min_delivery_time: 0,
      max_delivery_time: 0,
      pay_until: null,
    });
    expect(order).toMatchObject({ scheduled: false, payment_status: '', payments: [] });
    expect(order.reached).not.toHaveProperty('failed');
  });

  it('learns when it comes once it is paid', async () => {
    const confirmed = new Date(NOW.getTime() + 40 * 60_000);
    const order = await followed({ payment_status: 'paid', order_status: 'confirmed', confirmed });
    const from = new Date(confirmed.getTime() + order.min_delivery_time * 60_000);
    expect(orderEta(order, confirmed, { timezone: 'UTC' })).toMatchObject({ from, is_late: false });
  });
});
