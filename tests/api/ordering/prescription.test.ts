import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOrderLines, readPlaceOrder } from '@/contract/ordering/order.read';
import { readTracked } from '@/contract/ordering/order-details.read';
import { queryRows } from '@/server/db/client';
import { expireUnpaid } from '@/server/ordering/unpaid';
import { items, orders, schedules, stores } from '@/server/db/schema';
import * as pictures from '@/server/media/upload-decoder';
import { pdf, photo, sendForm } from '@tests/support/form';
import { wrongAccounts, wrongOrders } from '@tests/support/ledger';
import {
  addSoups,
  configure,
  endSandbox,
  findOrder,
  idOf,
  newCustomer,
  payPage,
  paymentIdOf,
  placeAs,
  walletBalance,
} from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { address, call, codes, GUEST, ITEM, lineBody, MODULE, newGuest, NOW, STORE } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

const folder = uploadFolder();
const STEP = 20;
const { database, api } = openShop(fillPaying({ prescription_order_status: true }), () => now);
let now: Date;
let customer: { id: number; token: string };
const after = (steps: number) => new Date(NOW.getTime() + steps * STEP * 1000);

beforeAll(async () => {
  vi.stubEnv('DEMO', 'true');
  vi.stubEnv('DEMO_STEP_SECONDS', String(STEP));
  await database.db
    .update(stores)
    .set({ prescription_order: true, schedule_order: true })
    .where(eq(stores.id, STORE.grocery));
  await database.db.update(items).set({ stock: 1000 }).where(eq(items.id, ITEM.pills));
}, 60_000);
beforeEach(async () => {
  now = NOW;
  customer = await newCustomer(database.db, 100);
});

const PLACE = { store_id: STORE.grocery, ...address(5), order_type: 'delivery', distance: 5 };
type Offered = { is_valid_for_discount: boolean };
type Fields = Parameters<typeof sendForm>[2];
const send = async (fields: Fields = {}, token?: string, headers: Record<string, string> = {}) =>
  sendForm(
    api,
    '/customer/order/prescription/place',
    { ...PLACE, payment_method: 'cash_on_delivery', order_attachment: [await photo(), pdf()], ...fields },
    token,
    headers,
  );
const byCustomer = async (fields: Fields = {}) => readPlaceOrder((await send(fields, customer.token)).body).order_id;
const get = async (path: string, id: number) =>
  (await call(api, `GET /customer/order/${path}?order_id=${id}`, { token: customer.token })).body;
const payFromWallet = (order_id: number) =>
  call(api, 'POST /customer/order/wallet-payment', { token: customer.token, body: { order_id } });
const kept = () => readdirSync(folder, { recursive: true }).filter((file) => /\.(webp|pdf)$/.test(String(file))).length;
/** 5 km × 1.20 = 6.00 and the additional charge 0.50. */
const FEES = 6.5;
/** The pills 15.00 and the apples 2.45, 5 % tax on 17.45 = 0.87. */
const PRICED = 24.82;

describe('an order by prescription', () => {
  it('is stored with all its pages, and costs only its fees until it is priced', async () => {
    const id = await byCustomer();
    const order = readTracked(await get('track', id));
    expect(order).toMatchObject({ prescription_order: true, order_status: 'pending', order_amount: FEES });
    expect(order.order_attachment_full_url).toEqual([
      expect.stringMatching(/uploads\/prescription\/.+\.webp$/),
      expect.stringMatching(/uploads\/prescription\/.+\.pdf$/),
    ]);
    expect(readOrderLines(await get('details', id))).toEqual([]);
  });

  it('[CHECKOUT-01] [beyond §4] is told to be under way, not missing, until its pictures are decoded', async () => {
    const guest_id = await newGuest(api);
    const outcome = async (guest = guest_id) => {
      const path = `/api/v1/customer/order/payment-status?idempotency_key=slow&guest_id=${guest}`;
      const answer = await api.request(path);
      const body = (await answer.json()) as { order_id?: number; errors?: { code: string }[] };
      return [answer.status, body.errors?.[0]?.code ?? body.order_id, answer.headers.get('Retry-After')];
    };
    const asked: unknown[] = [];
    const { repaintImage } = pictures;
    const paint = vi.spyOn(pictures, 'repaintImage').mockImplementation(async (...given) => {
      asked.push(await outcome(), await outcome(await newGuest(api)));
      now = after(300 / STEP);
      asked.push(await outcome());
      now = NOW;
      return repaintImage(...given);
    });
    const fields = { ...GUEST, guest_id, idempotency_key: 'slow' };
    // Nothing is known of it before, nor after it was refused.
    expect(await outcome()).toEqual([404, 'order', null]);
    const text = new File(['not a picture'], 'page.png', { type: 'image/png' });
    expect((await send({ ...fields, order_attachment: [text] })).status).toBe(403);
    expect(await outcome()).toEqual([404, 'order', null]);
    const { order_id } = readPlaceOrder((await send({ ...fields, order_attachment: [await photo()] })).body);
    paint.mockRestore();
    // A stranger knows nothing of it, and a process that was killed is not waited for.
    const told = [
      [503, 'order_under_way', '2'],
      [404, 'order', null],
      [404, 'order', null],
    ];
    expect(asked).toEqual(told);
    expect(await outcome()).toEqual([200, order_id, null]);
  });

  it('[SLOT-02] stores what the checkout offers: the time, notes to courier and store, packaging, a tip', async () => {
    const hours = (opening_time: string) =>
      database.db.update(schedules).set({ opening_time }).where(eq(schedules.store_id, STORE.grocery));
    await hours('14:00');
    const wishes = {
      ...{ schedule_at: '2026-03-10 18:30:00', cutlery: 1, delivery_instruction: 'Leave it at the door' },
      ...{ unavailable_item_note: 'Call me', order_note: 'Ring twice', extra_packaging_amount: 0.75 },
      dm_tips: 2,
    };
    const id = await byCustomer({ ...wishes, bring_change_amount: 50 });
    const kept_wishes = {
      ...{ ...wishes, cutlery: true, schedule_at: '2026-03-10T18:30:00.000Z' },
      ...{ scheduled: true, bring_change_amount: 50 },
    };
    expect(readTracked(await get('track', id))).toMatchObject({ ...kept_wishes, order_amount: FEES + 2.75 });
    // The pharmacist prices it before the store opens, for the time that was chosen.
    now = after(1);
    expect(readTracked(await get('track', id))).toMatchObject({ ...kept_wishes, order_amount: PRICED + 2.75 });
    await hours('00:00');
  });

  it.each([
    ['coupon_code', 'SPRING'],
    ['partial_payment', 1],
  ])('[HDR-14] does not drop %s in silence, which it can not keep before its price is known', async (field, value) => {
    const checked = { 'X-Checks': 'prices, fields' };
    const answer = await send({ [field]: value, dm_tips: 2 }, customer.token, checked);
    expect([answer.status, codes(answer)]).toEqual([403, [field]]);
    expect((await send({ dm_tips: 2 }, customer.token, checked)).status).toBe(200);
  });

  it('is priced by the pharmacist, notified to the customer, and delivered', async () => {
    const id = await byCustomer();
    now = after(1);
    expect(readTracked(await get('track', id))).toMatchObject({ order_status: 'pending', order_amount: PRICED });
    const lines = readOrderLines(await get('details', id));
    expect(lines.map(({ name, price }) => [name, price])).toEqual([
      ['pills', 15],
      ['apples', 2.45],
    ]);
    const inbox = await call(api, 'GET /customer/notifications', { token: customer.token, headers: { zoneid: '[1]' } });
    expect(JSON.stringify(inbox.body)).toContain('24.82');
    now = after(2);
    expect(readTracked(await get('track', id)).order_status).toBe('confirmed');
    now = after(20);
    expect(readTracked(await get('track', id))).toMatchObject({ order_status: 'delivered', order_amount: PRICED });
  });

  describe('[PRICE-25] [WALLET-01] of somebody who was invited', () => {
    const invitation = (new_customer_discount_status: number) =>
      configure(database.db, {
        ...{ new_customer_discount_status, new_customer_discount_amount: 10 },
        new_customer_discount_amount_type: 'percentage',
      });
    beforeEach(async () => {
      await invitation(1);
      customer = await newCustomer(database.db, 100, { ref_by: 1 });
    });
    afterEach(() => invitation(0));
    const listDiscounts = async (ids: (number | null)[]) => {
      now = after(1);
      const discounts = [];
      for (const id of ids) {
        await get('track', id ?? 0);
        discounts.push((await findOrder(database.db, id ?? 0)).ref_bonus_amount);
      }
      return discounts;
    };

    it.each(['digital_payment', 'cash_on_delivery'])('is reduced once, of two that are priced: %s', async (method) => {
      const ids = [await byCustomer({ payment_method: method }), await byCustomer({ payment_method: method })];
      expect(await listDiscounts(ids)).toEqual([1.75, 0]);
    });

    it('is sent while goods with the discount wait for their payment, which they keep', async () => {
      await addSoups(api, customer.token);
      const goods = idOf(await placeAs(api, customer.token, { payment_method: 'digital_payment' }));
      const id = await byCustomer({ payment_method: 'digital_payment' });
      expect(await listDiscounts([id, goods])).toEqual([0, 1.32]);
      expect(await findOrder(database.db, goods)).toMatchObject({ order_status: 'pending' });
    });

    it('is not reduced when the customer has taken the discount for goods meanwhile', async () => {
      const id = await byCustomer({ payment_method: 'digital_payment' });
      await addSoups(api, customer.token);
      const goods = idOf(await placeAs(api, customer.token, { payment_method: 'digital_payment' }));
      expect(await listDiscounts([id, goods])).toEqual([0, 1.32]);
    });

    it.each(['digital_payment', 'cash_on_delivery'])(
      'keeps its discount and is not canceled when goods are ordered before it is paid: %s',
      async (payment_method) => {
        const isOffered = async () =>
          ((await call(api, 'GET /customer/info', { token: customer.token, language: 'en' })).body as Offered)
            .is_valid_for_discount;
        const id = await byCustomer({ payment_method: 'digital_payment' });
        expect(await isOffered()).toBe(true);
        expect(await listDiscounts([id])).toEqual([1.75]);
        const isShown = await isOffered();
        await addSoups(api, customer.token);
        const goods = idOf(await placeAs(api, customer.token, { payment_method }));
        expect(await findOrder(database.db, id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
        expect(await listDiscounts([id, goods])).toEqual([1.75, 0]);
        // So the checkout of the goods showed no discount.
        expect(isShown).toBe(false);
      },
    );

    it('leaves the discount to the next order once it is canceled', async () => {
      const id = await byCustomer({ payment_method: 'digital_payment' });
      expect(await listDiscounts([id])).toEqual([1.75]);
      const body = { _method: 'put', order_id: id, reason: 'No longer needed' };
      await call(api, 'POST /customer/order/cancel', { token: customer.token, body });
      expect(await findOrder(database.db, id)).toMatchObject({ order_status: 'canceled' });
      await addSoups(api, customer.token);
      expect(await listDiscounts([idOf(await placeAs(api, customer.token))])).toEqual([1.32]);
    });
  });

  it('is paid by card only once it is priced', async () => {
    const id = await byCustomer({ payment_method: 'digital_payment' });
    const order = { order_id: id, customer_id: customer.id };
    expect(await payPage(api, order)).toContain('flag=fail');
    expect(codes(await payFromWallet(id))).toEqual(['order']);
    now = after(1);
    await get('track', id);
    const page = paymentIdOf(await payPage(api, order));
    expect((await endSandbox(api, page, 'success')).status).toBe(200);
    expect(readTracked(await get('track', id))).toMatchObject({ payment_status: 'paid', order_status: 'confirmed' });
  });

  /** What a pharmacy's own system writes, which knows nothing of when the price was known. */
  const priceByHand = async (id: number) => {
    for (const [item, price] of [
      [ITEM.pills, 15],
      [ITEM.apples, 2.45],
    ])
      await database.db.execute(sql`insert into order_lines (order_id, item_id, price, quantity, item_details)
        values (${id}, ${item}, ${price}, 1, '{}')`);
    // Only the delivery is due so far.
    expect(await get('payment-status', id)).toMatchObject({ can_pay_again: false });
    await database.db.execute(
      sql`update orders set order_amount = ${PRICED}, total_tax_amount = 0.87 where id = ${id}`,
    );
    await database.db.execute(sql`update order_payments set amount = ${PRICED} where order_id = ${id}`);
  };

  it('can be paid once the pharmacy’s own system has priced it in the database', async () => {
    const id = await byCustomer({ payment_method: 'digital_payment' });
    const status = async () => (await get('payment-status', id)) as Record<string, unknown>;
    expect(await status()).toMatchObject({ can_pay_again: false, pay_until: null });
    await priceByHand(id);
    expect(await status()).toMatchObject({ can_pay_again: true, pay_until: expect.stringMatching(/Z$/) });
    const page = paymentIdOf(await payPage(api, { order_id: id, customer_id: customer.id }));
    expect((await endSandbox(api, page, 'success')).status).toBe(200);
    expect(readTracked(await get('track', id))).toMatchObject({ payment_status: 'paid', order_status: 'confirmed' });
  });

  it('is canceled an hour after the pharmacy’s own system has priced it, if nobody pays', async () => {
    const id = await byCustomer({ payment_method: 'digital_payment' });
    await priceByHand(id);
    const [clock] = await queryRows<{ now: string }>(database.db, sql`select now()::text as now`);
    const priced = new Date(clock?.now ?? '').getTime();
    const statusAfter = async (minutes: number) => {
      await expireUnpaid({ db: database.db, now: new Date(priced + minutes * 60_000) });
      return (await database.db.select().from(orders).where(eq(orders.id, id)))[0]?.order_status;
    };
    expect([await statusAfter(55), await statusAfter(61)]).toEqual(['pending', 'canceled']);
  });

  it('waits for its price as long as the pharmacist needs, and can be paid for an hour from then on', async () => {
    const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000);
    const id = await byCustomer({ payment_method: 'digital_payment' });
    const status = async () => (await get('payment-status', id)) as Record<string, unknown>;
    vi.stubEnv('DEMO_STEP_SECONDS', String(120 * 60));
    now = minutes(90);
    expect(await status()).toMatchObject({ order_status: 'pending', can_pay_again: false, pay_until: null });
    // The customer looks again only now.
    now = minutes(200);
    readTracked(await get('track', id));
    expect(await status()).toMatchObject({ order_status: 'pending', order_amount: PRICED, can_pay_again: true });
    expect((await status()).pay_until).toBe(minutes(260).toISOString());
    now = minutes(260);
    expect(await status()).toMatchObject({ order_status: 'canceled' });
    vi.stubEnv('DEMO_STEP_SECONDS', String(STEP));
  });

  it('[PRICE-18] does not count as paid when it costs nothing before it is priced', async () => {
    await configure(database.db, { additional_charge_status: 0 });
    const id = await byCustomer({ order_type: 'take_away', payment_method: 'digital_payment' });
    expect(readTracked(await get('track', id))).toMatchObject({
      ...{ order_amount: 0, payment_status: 'unpaid', order_status: 'pending' },
    });
    now = after(1);
    // 17.45 and 0.87 of tax
    expect(readTracked(await get('track', id))).toMatchObject({ order_amount: 18.32, payment_status: 'unpaid' });
    await payPage(api, { order_id: id, customer_id: customer.id });
    expect((await payFromWallet(id)).status).toBe(200);
    expect(await walletBalance(database.db, customer.id)).toBe(81.68);
    await configure(database.db, { additional_charge_status: 1 });
  });

  it('is accepted from the wallet, to the cent', async () => {
    const id = await byCustomer({ payment_method: 'digital_payment' });
    now = after(1);
    await get('track', id);
    expect((await payFromWallet(id)).status).toBe(200);
    expect(await walletBalance(database.db, customer.id)).toBe(100 - PRICED);
    expect(await wrongAccounts(database.db)).toEqual([]);
    expect(await wrongOrders(database.db)).toEqual([]);
  });

  it('is canceled when the pharmacy has none of its items', async () => {
    const stock = (n: number) => database.db.update(items).set({ stock: n }).where(eq(items.store_id, STORE.grocery));
    const id = await byCustomer();
    await stock(0);
    now = after(1);
    expect(readTracked(await get('track', id)).order_status).toBe('canceled');
    await stock(1000);
  });

  it('is refused without a page, by a store that takes none, with a wrong file, or paid in advance', async () => {
    const before = kept();
    const refused = async (fields: Fields) => codes(await send(fields, customer.token));
    expect(await refused({ order_attachment: [] })).toEqual(['prescription']);
    expect(await refused({ store_id: STORE.plain })).toEqual(['prescription']);
    expect(await refused({ order_attachment: [pdf(), new File(['x'], 'x.png', { type: 'image/png' })] })).toEqual([
      'image',
    ]);
    expect(await refused({ payment_method: 'wallet' })).toEqual(['order_method']);
    expect(await refused({ latitude: 60 })).toEqual(['zone']);
    expect(kept()).toBe(before);
  });

  it("is a guest's with the whole contact, and the same key makes it once", async () => {
    const guest_id = await newGuest(api);
    expect((await send({ guest_id })).status).toBe(403);
    const before = kept();
    const [first, second] = [
      await send({ guest_id, ...GUEST, idempotency_key: 'one' }),
      await send({ guest_id, ...GUEST, idempotency_key: 'one' }),
    ];
    expect(readPlaceOrder(first.body).order_id).toBe(readPlaceOrder(second.body).order_id);
    expect(kept()).toBe(before + 2);
  });
});

describe('an item that needs a prescription', () => {
  const cart = JSON.stringify([lineBody({ item: ITEM.pills, price: 15 })]);
  const buy = (order_attachment: File[]) =>
    sendForm(
      api,
      '/customer/order/place',
      { ...PLACE, payment_method: 'cash_on_delivery', is_buy_now: 1, cart, order_attachment },
      customer.token,
    );

  it('is sold with one, which is stored with the order', async () => {
    expect(codes(await buy([]))).toEqual(['prescription']);
    const { order_id } = readPlaceOrder((await buy([await photo()])).body);
    expect(readTracked(await get('track', order_id))).toMatchObject({
      prescription_order: false,
      order_attachment_full_url: [expect.stringContaining('/uploads/prescription/')],
    });
  });

  it('is previewed before it is sent', async () => {
    const body = { ...PLACE, payment_method: 'cash_on_delivery', is_buy_now: 1, cart };
    const answer = await call(api, 'POST /customer/order/get-Tax', {
      token: customer.token,
      module: MODULE.grocery,
      body,
    });
    expect(answer.body).toMatchObject({ tax_amount: 0.75 });
  });
});
