import { people } from '@/server/http/staff';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readNotifications } from '@/contract/customer/notification.read';
import { gatewayFlag } from '@/domain/order/gateway-return';
import type { Caller } from '@/server/http/caller';
import {
  coupons,
  gateway_payments,
  items,
  offline_payment_methods,
  offline_payments,
  order_payments,
  wallet_bonuses,
  zone_modules,
  zones,
} from '@/server/db/schema';
import { startPayment } from '@/server/payments/start';
import { wrongAccounts } from '@tests/support/ledger';
import {
  addSoups,
  loadCart,
  deliver,
  endSandbox,
  idOf,
  newCoupon,
  newCustomer,
  findOrder,
} from '@tests/support/pay-market';
import { configure, payPage, paymentIdOf, payTokenOf, placeAs, SOUPS } from '@tests/support/pay-market';
import { walletBalance } from '@tests/support/pay-market';
import { buyNow, fillPaying, openShop, runStillDemo } from '@tests/support/rooms/shop-room';
import {
  call,
  codes,
  GUEST,
  ITEM,
  lineBody,
  MODULE,
  NOW,
  STORE,
  newGuest,
  address,
  ORDER,
} from '@tests/support/round-market';

const { database, api } = openShop(fillPaying(), () => now);
runStillDemo();
let now = NOW;
let customer: { id: number; token: string };
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(async () => {
  now = NOW;
  customer = await newCustomer(database.db, 30);
  await addSoups(api, customer.token);
});

/** What the customer is told in the inbox, of which order. */
const notices = async () =>
  readNotifications((await call(api, 'GET /customer/notifications', { token: customer.token })).body).map(
    ({ order_id, description }) => [order_id, description],
  );

const NOT_BACK = 'After paying, browsers can only come back to this shop or to a page that it knows.';
const place = (more: object = {}, headers: Record<string, string> = {}) => placeAs(api, customer.token, more, headers);
const listParts = (id: number) =>
  database.db
    .select({ amount: order_payments.amount, status: order_payments.payment_status, by: order_payments.payment_method })
    .from(order_payments)
    .where(eq(order_payments.order_id, id))
    .orderBy(order_payments.id);
const readStatus = async (order_id: number) =>
  (await call(api, `GET /customer/order/payment-status?order_id=${order_id}`, { token: customer.token })).body;

async function sentToGateway(): Promise<{ order_id: number; payment_id: string }> {
  const order_id = idOf(await place({ payment_method: 'digital_payment' }));
  const page = await payPage(api, { order_id, customer_id: customer.id });
  expect(page).toMatch(/^http:\/\/shop\.test\/payment\/[0-9a-f]{48}$/);
  return { order_id, payment_id: paymentIdOf(page) };
}

describe('the wallet', () => {
  it('[WALLET-13] pays a whole order, which the store begins at once', async () => {
    const answer = await place({ payment_method: 'wallet' });
    expect(answer.body).toMatchObject({ status: 'confirmed', total_ammount: SOUPS });
    expect(await findOrder(database.db, idOf(answer))).toMatchObject({
      payment_status: 'paid',
      payment_method: 'wallet',
    });
    expect(await walletBalance(database.db, customer.id)).toBe(8.95);
    expect(await loadCart(api, customer.token)).toEqual([]);
  });

  it('is refused when it holds too little, and changes nothing', async () => {
    const poor = await newCustomer(database.db, 21.04);
    await addSoups(api, poor.token);
    const answer = await placeAs(api, poor.token, { payment_method: 'wallet' });
    expect([answer.status, codes(answer)]).toEqual([203, ['order_amount']]);
    expect(await walletBalance(database.db, poor.id)).toBe(21.04);
    expect(await loadCart(api, poor.token)).toHaveLength(1);
  });

  it('is not offered to guests', async () => {
    const guest_id = await newGuest(api);
    const body = buyNow([{ item: ITEM.soup, price: 7.35 }], { guest_id, payment_method: 'wallet' });
    expect(codes(await call(api, 'POST /customer/order/place', { body }))).toEqual(['is_guest']);
  });

  it.each([
    ['cash_on_delivery', 'confirmed', []],
    ['digital_payment', 'pending', [1]],
  ])('pays a part, %s the rest', async (payment_method, status, cart) => {
    const poor = await newCustomer(database.db, 6.05);
    await addSoups(api, poor.token);
    const answer = await placeAs(api, poor.token, { payment_method, partial_payment: 1 });
    expect(answer.body).toMatchObject({ status, total_ammount: SOUPS });
    const order = await findOrder(database.db, idOf(answer));
    expect(order).toMatchObject({ payment_status: 'partially_paid', partially_paid_amount: 6.05 });
    expect(await listParts(order.id)).toEqual([
      { amount: 6.05, status: 'paid', by: 'wallet' },
      { amount: 15, status: 'unpaid', by: payment_method },
    ]);
    expect(await walletBalance(database.db, poor.id)).toBe(0);
    expect(await loadCart(api, poor.token)).toHaveLength(cart.length);
  });

  it('makes no partial payment when it holds the whole amount', async () => {
    expect((await place({ partial_payment: 1 })).status).toBe(203);
  });

  it('gets its part back when the rest is never paid', async () => {
    const poor = await newCustomer(database.db, 6.05);
    await addSoups(api, poor.token);
    const answer = await placeAs(api, poor.token, { payment_method: 'digital_payment', partial_payment: 1 });
    const body = { order_id: idOf(answer), reason: 'Changed my mind' };
    expect((await call(api, 'POST /customer/order/cancel', { token: poor.token, body })).status).toBe(200);
    expect(await walletBalance(database.db, poor.id)).toBe(6.05);
    const track = `GET /customer/order/track?order_id=${body.order_id}`;
    expect((await call(api, track, poor)).body).toMatchObject({ paid_back: { wallet: 6.05, gateway: 0, kept: 0 } });
  });
});

describe('a coupon', () => {
  it('[PRICE-25] reduces the order, is counted, and is answered with the order', async () => {
    const id = await newCoupon(database.db, { code: 'SPRING2' });
    const answer = await place({ coupon_code: 'spring2' });
    // 13.23 − 2.00 + 10 % + 6.00 + 0.50
    expect(answer.body).toMatchObject({ total_ammount: 18.85 });
    expect(await findOrder(database.db, idOf(answer))).toMatchObject({
      ...{ coupon_id: id, coupon_code: 'SPRING2', coupon_discount_amount: 2, coupon_discount_title: 'Spring' },
    });
    const [row] = await database.db.select().from(coupons).where(eq(coupons.id, id));
    expect(row?.total_uses).toBe(1);
  });

  it.each([
    ['is unknown', {}, 'NOSUCH'],
    ['is over', { code: 'OVER', expire_date: '2026-03-09' }, 'OVER'],
    ['is used up', { code: 'USEDUP', total_limit: 3, total_uses: 3 }, 'USEDUP'],
    ['needs a larger order', { code: 'LARGE', min_purchase: 14.71 }, 'LARGE'],
    ['is of another store', { code: 'OTHER', coupon_type: 'store_wise' as const, data: [STORE.free] }, 'OTHER'],
    ['is of another zone', { code: 'ZONE', coupon_type: 'zone_wise' as const, data: [2] }, 'ZONE'],
    ['is of another customer', { code: 'THEIRS', customer_ids: [1] }, 'THEIRS'],
    ['is off', { code: 'OFF', status: false }, 'OFF'],
    ['is of another module', { code: 'MODULE', module_id: 2 }, 'MODULE'],
  ])('is refused when it %s', async (_why, more, coupon_code) => {
    if ('code' in more) await newCoupon(database.db, { ...more, code: coupon_code });
    const answer = await place({ coupon_code });
    expect(codes(answer)).toEqual(['coupon']);
    expect(await loadCart(api, customer.token)).toHaveLength(1);
  });

  it('is used by a customer up to its limit, and can be used again when the order is canceled', async () => {
    await newCoupon(database.db, { code: 'ONCE', limit: 1 });
    const first = idOf(await place({ coupon_code: 'ONCE' }));
    await addSoups(api, customer.token);
    expect(codes(await place({ coupon_code: 'ONCE' }))).toEqual(['coupon']);
    await call(api, 'POST /customer/order/cancel', { token: customer.token, body: { order_id: first, reason: 'x' } });
    expect((await place({ coupon_code: 'ONCE' })).status).toBe(200);
  });

  it('for the first order is refused for the second', async () => {
    await newCoupon(database.db, { code: 'FIRST', coupon_type: 'first_order' });
    expect((await place({ coupon_code: 'FIRST' })).status).toBe(200);
    await addSoups(api, customer.token);
    expect(codes(await place({ coupon_code: 'FIRST' }))).toEqual(['coupon']);
  });

  describe('of an order that waits for its payment', () => {
    const soups = [lineBody({ item: ITEM.soup, price: 7.35, quantity: 2 })];
    const bought = { is_buy_now: 1, cart: JSON.stringify(soups), payment_method: 'digital_payment' };
    const asked = () => ({ token: customer.token, module: MODULE.food, headers: { zoneid: '[1]' } });
    const offers = async () => JSON.stringify((await call(api, 'GET /coupon/list', asked())).body);
    const apply = (code: string) => call(api, `GET /coupon/apply?code=${code}&store_id=${STORE.plain}`, asked());
    const price = (coupon_code: string) =>
      call(api, 'POST /customer/order/get-Tax', {
        ...asked(),
        body: { ...ORDER, ...address(5), store_id: STORE.plain, ...bought, coupon_code },
      });

    it.each([
      ['once', { code: 'HELD1', limit: 1 }],
      ['for the first order', { code: 'HELD2', coupon_type: 'first_order' as const }],
    ])('[PRICE-25] is offered for the next one, which takes its place: %s', async (_for, coupon) => {
      await newCoupon(database.db, coupon);
      const { code: coupon_code } = coupon;
      const first = idOf(await place({ ...bought, coupon_code }));
      expect(await offers()).toContain(coupon_code);
      expect((await apply(coupon_code)).status).toBe(200);
      expect((await price(coupon_code)).body).toMatchObject({ amounts: { coupon_discount: 2 } });
      const second = idOf(await place({ ...bought, coupon_code }));
      expect(await findOrder(database.db, first)).toMatchObject({ order_status: 'canceled' });
      expect(await notices()).toEqual([
        [
          first,
          'Your unpaid order was canceled: your newer one has its discount or coupon, which is for one order only.',
        ],
      ]);
      // Switched to cash, the order counts and the coupon is used.
      const cash = { token: customer.token, body: { order_id: second } };
      expect((await call(api, 'POST /customer/order/payment-method', cash)).status).toBe(200);
      expect(await offers()).not.toContain(coupon_code);
      expect(codes(await apply(coupon_code))).toEqual(['coupon']);
      expect(codes(await place({ ...bought, coupon_code }))).toEqual(['coupon']);
    });

    it('[PRICE-25] leaves the unpaid order alone when the coupon can be used for both', async () => {
      await newCoupon(database.db, { code: 'TWICE', limit: 2 });
      const first = idOf(await place({ ...bought, coupon_code: 'TWICE' }));
      expect((await place({ ...bought, coupon_code: 'TWICE' })).status).toBe(200);
      expect(await findOrder(database.db, first)).toMatchObject({ order_status: 'pending' });
    });
  });

  it('[PRICE-30] for free delivery removes the fee', async () => {
    await newCoupon(database.db, { code: 'BIKE', coupon_type: 'free_delivery', discount: 0 });
    const answer = await place({ coupon_code: 'BIKE' });
    expect(answer.body).toMatchObject({ total_ammount: 15.05 });
    expect(await findOrder(database.db, idOf(answer))).toMatchObject({
      delivery_charge: 0,
      free_delivery_by: 'coupon',
    });
  });

  it('is refused for guests', async () => {
    await newCoupon(database.db, { code: 'GUESTS' });
    const guest_id = await newGuest(api);
    const body = buyNow([{ item: ITEM.soup, price: 7.35 }], { guest_id, coupon_code: 'GUESTS' });
    expect(codes(await call(api, 'POST /customer/order/place', { body }))).toEqual(['coupon']);
  });
});

describe('[PRICE-25] the first order of somebody who was invited', () => {
  it('is reduced once', async () => {
    const reduced = { new_customer_discount_status: 1, new_customer_discount_amount: 10 };
    await configure(database.db, { ...reduced, new_customer_discount_amount_type: 'percentage' });
    const invited = await newCustomer(database.db, 0, { ref_by: 1 });
    await addSoups(api, invited.token);
    const answer = await placeAs(api, invited.token);
    // 13.23 − 1.32 = 11.91; + 1.19 + 6.00 + 0.50
    expect(answer.body).toMatchObject({ total_ammount: 19.6 });
    expect(await findOrder(database.db, idOf(answer))).toMatchObject({ ref_bonus_amount: 1.32 });
    await addSoups(api, invited.token);
    expect((await placeAs(api, invited.token)).body).toMatchObject({ total_ammount: SOUPS });
    await configure(database.db, { new_customer_discount_status: 0 });
  });
});

describe('a payment at a gateway', () => {
  it('[CHECKOUT-01] keeps the cart until it is paid; then the order goes to the store', async () => {
    const { order_id, payment_id } = await sentToGateway();
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    expect(await loadCart(api, customer.token)).toHaveLength(1);
    expect(await readStatus(order_id)).toMatchObject({ attempt: 'pending', can_pay_again: true, due: SOUPS });

    const { body } = await endSandbox(api, payment_id, 'success');
    const { redirect_link } = body as { redirect_link: string };
    expect(redirect_link.startsWith(`http://localhost/profile?page=my-orders?flag=success&&token=`)).toBe(true);
    expect(await findOrder(database.db, order_id)).toMatchObject({
      ...{ order_status: 'confirmed', payment_status: 'paid', cart_ids: [] },
      transaction_reference: `sandbox-${payment_id.slice(0, 12)}`,
    });
    expect(await listParts(order_id)).toEqual([{ amount: SOUPS, status: 'paid', by: 'digital_payment' }]);
    expect(await loadCart(api, customer.token)).toEqual([]);
    expect(await readStatus(order_id)).toMatchObject({ attempt: 'success', can_pay_again: false, due: 0 });
  });

  it.each(['fail', 'cancel'])('that ends with %s keeps the cart, and can be tried again', async (outcome) => {
    const { order_id, payment_id } = await sentToGateway();
    const { body } = await endSandbox(api, payment_id, outcome);
    expect(gatewayFlag((body as { redirect_link: string }).redirect_link)).toBe(outcome);
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'failed', payment_status: 'unpaid' });
    expect(await loadCart(api, customer.token)).toHaveLength(1);
    expect(await readStatus(order_id)).toMatchObject({ attempt: outcome, can_pay_again: true, can_pay_cash: true });

    const again = await payPage(api, { order_id, customer_id: customer.id });
    await endSandbox(api, paymentIdOf(again), 'success');
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
  });

  it('counts once, however often it is reported', async () => {
    const { order_id, payment_id } = await sentToGateway();
    await Promise.all(Array.from({ length: 10 }, () => endSandbox(api, payment_id, 'success')));
    await endSandbox(api, payment_id, 'fail');
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
    expect(await walletBalance(database.db, customer.id)).toBe(30);
  });

  it('for an order that is paid already goes to the wallet', async () => {
    const { order_id, payment_id } = await sentToGateway();
    const other = paymentIdOf(await payPage(api, { order_id, customer_id: customer.id }));
    await endSandbox(api, payment_id, 'success');
    await endSandbox(api, other, 'success');
    await endSandbox(api, other, 'success');
    expect(await walletBalance(database.db, customer.id)).toBe(51.05);
  });

  it('[WALLET-12] for what the wallet has left is replaced by cash only where the rest may be paid so', async () => {
    const poor = await newCustomer(database.db, 6.05);
    await addSoups(api, poor.token);
    const partly = { payment_method: 'digital_payment', partial_payment: 1 };
    const order_id = idOf(await placeAs(api, poor.token, partly));
    const sent = { token: poor.token, body: { order_id, _method: 'put' } };
    const mayPayCash = async () =>
      (await call(api, `GET /customer/order/payment-status?order_id=${order_id}`, { token: poor.token })).body;
    await configure(database.db, { partial_payment_method: 'digital_payment' });
    expect(codes(await call(api, 'POST /customer/order/payment-method', sent))).toEqual(['partial_payment']);
    expect(await mayPayCash()).toMatchObject({ can_pay_cash: false });
    await configure(database.db, { partial_payment_method: 'both' });
    expect(await mayPayCash()).toMatchObject({ can_pay_cash: true });
    expect((await call(api, 'POST /customer/order/payment-method', sent)).status).toBe(200);
  });

  it.each<[string, string, (isAllowed: boolean) => Promise<unknown>]>([
    ['the market', 'takes none', (cash_on_delivery) => configure(database.db, { cash_on_delivery })],
    [
      'the zone',
      'takes none',
      (cash_on_delivery) => database.db.update(zones).set({ cash_on_delivery }).where(eq(zones.id, 1)),
    ],
    [
      'the zone',
      'takes less than this',
      (isAllowed) =>
        database.db
          .update(zone_modules)
          .set({ maximum_cod_order_amount: isAllowed ? 200 : SOUPS - 0.01 })
          .where(and(eq(zone_modules.zone_id, 1), eq(zone_modules.module_id, MODULE.food))),
    ],
  ])('[WALLET-12] is neither offered nor replaced in cash where %s %s', async (_where, _what, allowCash) => {
    const { order_id } = await sentToGateway();
    const asked = { token: customer.token, body: { order_id, _method: 'put' } };
    const isOffered = async () => {
      const paths = ['payment-status', 'track'].map((path) => `GET /customer/order/${path}?order_id=${order_id}`);
      const answers = await Promise.all(paths.map((path) => call(api, path, { token: customer.token })));
      return answers.map(({ body }) => (body as { can_pay_cash: boolean }).can_pay_cash);
    };
    await allowCash(false);
    const refused = {
      offered: await isOffered(),
      answer: await call(api, 'POST /customer/order/payment-method', asked),
    };
    await allowCash(true);
    expect(refused.offered).toEqual([false, false]);
    expect(codes(refused.answer)).toEqual(['cod']);
    expect(await findOrder(database.db, order_id)).toMatchObject({ payment_method: 'digital_payment' });
    expect(await isOffered()).toEqual([true, true]);
    expect((await call(api, 'POST /customer/order/payment-method', asked)).status).toBe(200);
    expect(await isOffered()).toEqual([false, false]);
  });

  it('[WALLET-12] can be replaced by cash, and the order says so', async () => {
    const { order_id, payment_id } = await sentToGateway();
    await endSandbox(api, payment_id, 'fail');
    const sent = { token: customer.token, body: { order_id, _method: 'put' } };
    expect((await call(api, 'POST /customer/order/payment-method', sent)).body).toEqual({
      message: 'Payment info updated.',
    });
    expect(await findOrder(database.db, order_id)).toMatchObject({
      ...{ order_status: 'pending', payment_method: 'cash_on_delivery' },
    });
    expect(await loadCart(api, customer.token)).toEqual([]);
    expect(codes(await call(api, 'POST /customer/order/payment-method', sent))).toEqual(['order']);
  });

  it('can be replaced by the wallet', async () => {
    const { order_id } = await sentToGateway();
    const sent = { token: customer.token, body: { order_id } };
    expect((await call(api, 'POST /customer/order/wallet-payment', sent)).status).toBe(200);
    expect(await findOrder(database.db, order_id)).toMatchObject({
      order_status: 'confirmed',
      payment_method: 'wallet',
    });
    expect(await walletBalance(database.db, customer.id)).toBe(8.95);
    expect((await call(api, 'POST /customer/order/wallet-payment', sent)).status).toBe(403);
  });

  it('that nobody finishes expires after an hour, and what it held is released', async () => {
    await newCoupon(database.db, { code: 'HELD', limit: 1, module_id: 2 });
    const jar = [lineBody({ item: ITEM.last_jar, price: 12 })];
    const bought = { is_buy_now: 1, cart: JSON.stringify(jar), store_id: STORE.grocery, coupon_code: 'HELD' };
    const answer = await place({ ...bought, payment_method: 'digital_payment' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const stock = async () => (await database.db.select().from(items).where(eq(items.id, ITEM.last_jar)))[0]?.stock;
    expect(await stock()).toBe(0);
    const page = await payPage(api, { order_id: idOf(answer), customer_id: customer.id });
    now = later(31);
    expect(gatewayFlag(await payPage(api, { order_id: idOf(answer), customer_id: customer.id }))).toBe('fail');
    now = later(60);
    expect(await readStatus(idOf(answer))).toMatchObject({ order_status: 'canceled', can_pay_again: false });
    expect(await stock()).toBe(1);
    // Paid after all, too late: the money goes back.
    await endSandbox(api, paymentIdOf(page), 'success');
    const { order_amount } = await findOrder(database.db, idOf(answer));
    expect(await walletBalance(database.db, customer.id)).toBe(30 + order_amount);
    const { body: told } = await call(api, 'GET /customer/notifications', { token: customer.token });
    expect(JSON.stringify(told)).toContain(`Your payment of $${order_amount.toFixed(2)} was not needed any more.`);
  });

  it('[CHECKOUT-01] for a cart is replaced when the cart is ordered again', async () => {
    const { order_id } = await sentToGateway();
    const next = idOf(await place());
    expect(next).not.toBe(order_id);
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'canceled', canceled_by: 'system' });
    expect(await notices()).toEqual([]);
    expect(await loadCart(api, customer.token)).toEqual([]);
    expect(codes(await place())).toEqual(['empty_cart']);
  });

  it('[GUEST-09] of a guest is replaced when the guest signs in and orders the same cart again', async () => {
    const guest_id = await newGuest(api);
    const jar = { module: MODULE.grocery, body: { ...lineBody({ item: ITEM.last_jar, price: 12 }), guest_id } };
    expect((await call(api, 'POST /customer/cart/add', jar)).status).toBe(200);
    const of = { ...ORDER, store_id: STORE.grocery, ...address(5) };
    const asGuest = { ...of, ...GUEST, guest_id, payment_method: 'digital_payment' };
    const first = idOf(await call(api, 'POST /customer/order/place', { body: asGuest, module: MODULE.grocery }));
    const { token } = customer;
    await call(api, 'POST /customer/cart/merge', { token, body: { guest_id, keep: 'guest' } });
    const again = await call(api, 'POST /customer/order/place', { token, body: of, module: MODULE.grocery });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    expect(await findOrder(database.db, first)).toMatchObject({ order_status: 'canceled', canceled_by: 'system' });
    const stock = (await database.db.select().from(items).where(eq(items.id, ITEM.last_jar)))[0]?.stock;
    expect(stock).toBe(0);
    const cancel = { token, body: { order_id: idOf(again), reason: 'x' } };
    expect((await call(api, 'PUT /customer/order/cancel', cancel)).status).toBe(200);
  });

  describe('of a guest who has signed in since', () => {
    let guest_id: number;
    let order_id: number;
    beforeEach(async () => {
      guest_id = await newGuest(api);
      const body = buyNow([{ item: ITEM.soup, price: 7.35 }], { guest_id, payment_method: 'digital_payment' });
      order_id = idOf(await call(api, 'POST /customer/order/place', { body }));
    });
    const ask = (more: string, token = customer.token) =>
      call(api, `GET /customer/order/payment-status?order_id=${order_id}${more}`, { token });
    const payInCash = (more: object) =>
      call(api, 'PUT /customer/order/payment-method', { token: customer.token, body: { order_id, ...more } });

    it('[CHECKOUT-01] [GUEST-09] is told and can be replaced by cash with the id of the guest, that only this browser has', async () => {
      expect((await ask(`&guest_id=${guest_id}`)).body).toMatchObject({ order_id, can_pay_again: true });
      expect((await payInCash({ guest_id })).status).toBe(200);
      expect(await findOrder(database.db, order_id)).toMatchObject({
        ...{ payment_method: 'cash_on_delivery', user_id: null, guest_id },
      });
    });

    it('[beyond §3.3] is nobody else’s: without that id, or with another one, it is like an unknown order', async () => {
      const other = await newGuest(api);
      for (const more of ['', `&guest_id=${other}`]) expect(codes(await ask(more))).toEqual(['order']);
      for (const more of [{}, { guest_id: other }]) expect(codes(await payInCash(more))).toEqual(['order']);
      expect(await findOrder(database.db, order_id)).toMatchObject({ payment_method: 'digital_payment' });
    });

    it('[beyond §3.3] gives no access to the order of a customer', async () => {
      const { order_id: of_customer } = await sentToGateway();
      const stranger = await newCustomer(database.db);
      const path = `GET /customer/order/payment-status?order_id=${of_customer}&guest_id=${guest_id}`;
      expect(codes(await call(api, path, { token: stranger.token }))).toEqual(['order']);
    });
  });

  it.each([
    ['of another order', { order_id: 999_999 }],
    ['by somebody else', { customer_id: 1 }],
  ])('is not opened %s', async (_who, more) => {
    const { order_id } = await sentToGateway();
    const page = await payPage(api, { order_id, customer_id: customer.id, ...more });
    expect(gatewayFlag(page)).toBe('fail');
  });

  it('redirects only to this shop or the gateway', async () => {
    const { order_id } = await sentToGateway();
    const payment_token = payTokenOf({ order_id, customer_id: customer.id });
    const query = `order_id=${order_id}&customer_id=${customer.id}&payment_method=sandbox&payment_token=${payment_token}`;
    for (const callback of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '']) {
      const path = `/api/v1/payment-mobile?${query}&callback=${encodeURIComponent(callback)}`;
      const answer = await api.request(`http://shop.test${path}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([403, null]);
      expect(await answer.json()).toEqual({ errors: [{ code: 'payment_method', message: NOT_BACK }] });
    }
    const begun = await database.db.select().from(gateway_payments).where(eq(gateway_payments.attribute_id, order_id));
    expect(begun).toHaveLength(1);
  });

  it.each([
    ['en', 'ltr', NOT_BACK, 'Go to home'],
    ['ar', 'rtl', 'بعد الدفع لا يمكن العودة إلا إلى هذا المتجر أو إلى صفحة يعرفها.', 'إلى الرئيسية'],
  ])('[CHECKOUT-01] tells a browser in %s where it can come back to, with a way to the shop', async (...expected) => {
    const [language, direction, message, home] = expected;
    const path = `/api/v1/payment-mobile?order_id=1&callback=${encodeURIComponent('https://evil.example/"><b>')}`;
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'x-localization': language };
    const answer = await api.request(`http://shop.test${path}`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=UTF-8']);
    const page = await answer.text();
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(page).toContain(`<h1>${message}</h1>`);
    expect(page).toContain(`<a href="/home">${home}</a>`);
    expect(page).not.toContain('evil.example');
  });

  it.each([
    ['/ar/checkout', 'http://shop.test/ar/payment/'],
    ['/checkout', 'http://shop.test/payment/'],
  ])('speaks the language of the page %s that it was opened from', async (page, expected) => {
    const { order_id } = await sentToGateway();
    const payment_token = payTokenOf({ order_id, customer_id: customer.id });
    const query = `order_id=${order_id}&customer_id=${customer.id}&payment_method=sandbox&payment_token=${payment_token}`;
    const callback = encodeURIComponent(`http://shop.test${page}?order_id=${order_id}`);
    const answer = await api.request(`http://shop.test/api/v1/payment-mobile?${query}&callback=${callback}`);
    expect(answer.headers.get('location')).toContain(expected);
  });

  it('offers the sandbox in the demo only', async () => {
    const { payment_id, order_id } = await sentToGateway();
    expect((await call(api, `GET /payment/sandbox/${payment_id}`)).body).toMatchObject({ amount: SOUPS });
    vi.stubEnv('DEMO', 'false');
    expect((await call(api, `GET /payment/sandbox/${payment_id}`)).status).toBe(404);
    expect((await endSandbox(api, payment_id, 'success')).status).toBe(404);
    expect(await findOrder(database.db, order_id)).toMatchObject({ payment_status: 'unpaid' });
  });
});

describe('filling the wallet', () => {
  it('[WALLET-13] is done once for each payment, with its bonus, and never without one', async () => {
    await database.db.insert(wallet_bonuses).values({
      ...{ title: { en: 'Plus', ar: 'زائد' }, description: { en: '', ar: '' }, bonus_type: 'percentage' },
      ...{ bonus_amount: 10, minimum_add_amount: 20, maximum_bonus_amount: 3 },
      ...{ start_date: '2026-03-01', end_date: '2026-03-31' },
    });
    const fill = async (amount: number) =>
      paymentIdOf(
        await startPayment(caller(), {
          ...{ attribute: 'wallet', attribute_id: customer.id, user_id: customer.id, guest_id: null, amount },
          ...{ gateway: 'sandbox', callback: 'http://shop.test/profile?page=wallet' },
        }),
      );
    const payment = await fill(50);
    expect(await walletBalance(database.db, customer.id)).toBe(30);
    await Promise.all(Array.from({ length: 5 }, () => endSandbox(api, payment, 'success')));
    expect(await walletBalance(database.db, customer.id)).toBe(83);
    await endSandbox(api, await fill(19.99), 'success');
    expect(await walletBalance(database.db, customer.id)).toBe(102.99);
    await endSandbox(api, await fill(10), 'cancel');
    expect(await walletBalance(database.db, customer.id)).toBe(102.99);
  });

  const caller = (): Caller => ({
    customer: { id: customer.id, session_id: 0, proved_at: now },
    ...{ db: database.db, language: 'en', zone_ids: [], module_id: null, at: null, now },
    ...{
      names_language: true,
      checks_prices: true,
      checks_fields: false,
      request_id: '',
      token: null,
      address: '',
      user_agent: '',
      idempotency_key: null,
    },
    ...{ origin: 'http://shop.test', device: { tokens: [], keep: () => {} }, is_own_page: false },
    fileToken: String,
    proof: '',
    passed: { isProved: false },
    staff: people,
  });
});

describe('every account', () => {
  it('adds up after all of this', async () => expect(await wrongAccounts(database.db)).toEqual([]));
});

describe('one attempt', () => {
  it('is one order, found by its key', async () => {
    const first = await place({}, { 'Idempotency-Key': 'k1' });
    const again = await place({}, { 'Idempotency-Key': 'k1' });
    expect(again).toEqual(first);
    const found = await call(api, 'GET /customer/order/payment-status?idempotency_key=k1', { token: customer.token });
    expect(found.body).toMatchObject({ order_id: idOf(first) });
    const other = await newCustomer(database.db);
    const foreign = await call(api, 'GET /customer/order/payment-status?idempotency_key=k1', { token: other.token });
    expect(foreign.status).toBe(404);
  });
});

describe('what is due', () => {
  it('for an order in cash is its amount until it is delivered', async () => {
    const id = idOf(await place());
    expect(await readStatus(id)).toMatchObject({ payment_method: 'cash_on_delivery', due: SOUPS, pay_until: null });
    await deliver(database.db, id);
    expect(await readStatus(id)).toMatchObject({ payment_status: 'paid', due: 0 });
  });
});

describe('the preview', () => {
  it('[PRICE-25] contains every row of the order’s price', async () => {
    await newCoupon(database.db, { code: 'SHOWN' });
    const body = { ...ORDER, store_id: STORE.plain, ...address(5), coupon_code: 'SHOWN', dm_tips: 1.5 };
    const preview = await call(api, 'POST /customer/order/get-Tax', { token: customer.token, body });
    expect(preview.body).toMatchObject({
      ...{ tax_amount: 1.12, tax_status: 'excluded' },
      amounts: { subtotal: 14.7, discount: 1.47, coupon_discount: 2, delivery_charge: 6, dm_tips: 1.5, total: 20.35 },
    });
    expect((await place({ coupon_code: 'SHOWN', dm_tips: 1.5 })).body).toMatchObject({ total_ammount: 20.35 });
  });
});

describe('a payment outside the shop', () => {
  beforeAll(async () => {
    await database.db.insert(offline_payment_methods).values({
      ...{ id: 1, method_name: { en: 'Bank', ar: 'بنك' }, method_fields: [] },
      method_informations: [
        {
          ...{ customer_input: 'sent_from', customer_label: { en: 'From', ar: 'من' }, is_required: true },
          customer_placeholder: { en: '', ar: '' },
        },
      ],
    });
  });

  it('[CHECKOUT-01] [GUEST-09] for a guest’s order is reported after signing in, with the id of the guest', async () => {
    const guest_id = await newGuest(api);
    const body = buyNow([{ item: ITEM.soup, price: 7.35 }], { guest_id, payment_method: 'offline_payment' });
    const order_id = idOf(await call(api, 'POST /customer/order/place', { body }));
    const send = (more: object) =>
      call(api, 'PUT /customer/order/offline-payment', {
        ...{ token: customer.token, body: { order_id, method_id: 1, sent_from: 'Noor', ...more } },
      });
    expect(codes(await send({}))).toEqual(['order']);
    expect((await send({ guest_id })).body).toEqual({ payment: 'success' });
  });

  it('is reported, corrected, and answered with the order', async () => {
    const order_id = idOf(await place({ payment_method: 'offline_payment' }));
    expect(await loadCart(api, customer.token)).toEqual([]);
    const send = (body: object, token = customer.token) =>
      call(api, 'POST /customer/order/offline-payment', { token, body: { order_id, method_id: 1, ...body } });
    expect(codes(await send({ other: 'x' }))).toEqual(['sent_from']);
    expect((await send({ sent_from: 'Noor', other: 'x' })).body).toEqual({ payment: 'success' });
    expect(codes(await send({ sent_from: 'Noor' }, (await newCustomer(database.db)).token))).toEqual(['order']);
    const update = { token: customer.token, body: { order_id, sent_from: 'Noor T.', customer_note: 'today' } };
    expect((await call(api, 'POST /customer/order/offline-payment-update', update)).status).toBe(200);
    // Some clients send PUT where others send POST.
    const again = {
      token: customer.token,
      body: { order_id, method_id: 1, sent_from: 'Noor T.', customer_note: 'today' },
    };
    expect((await call(api, 'PUT /customer/order/offline-payment', again)).body).toEqual({ payment: 'success' });
    expect((await call(api, 'PUT /customer/order/offline-payment-update', update)).status).toBe(200);
    const tracked = await call(api, `GET /customer/order/track?order_id=${order_id}`, { token: customer.token });
    expect(tracked.body).toMatchObject({
      offline_payment: {
        input: [{ user_input: 'sent_from', user_data: 'Noor T.' }],
        data: { status: 'pending', method_id: 1, method_name: 'Bank', customer_note: 'today' },
      },
    });
    const arabic = { token: customer.token, language: 'ar' as const };
    const inArabic = await call(api, `GET /customer/order/track?order_id=${order_id}`, arabic);
    expect(inArabic.body).toMatchObject({ offline_payment: { data: { method_name: 'بنك' } } });
    // The transfer may have been sent already, so the order can not be paid in another way as well.
    const inCash = { token: customer.token, body: { order_id, payment_method: 'cash_on_delivery' } };
    expect(codes(await call(api, 'POST /customer/order/payment-method', inCash))).toEqual(['order']);
    const fromWallet = await call(api, 'POST /customer/order/wallet-payment', {
      token: customer.token,
      body: { order_id },
    });
    expect(codes(fromWallet)).toEqual(['order']);
    expect(await findOrder(database.db, order_id)).toMatchObject({ payment_method: 'offline_payment' });
    await database.db
      .update(offline_payments)
      .set({ status: 'verified' })
      .where(eq(offline_payments.order_id, order_id));
    expect((await send({ sent_from: 'Again' })).status).toBe(403);
  });
});
