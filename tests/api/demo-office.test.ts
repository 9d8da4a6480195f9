import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOrderLines } from '@/contract/ordering/order.read';
import { offline_payment_methods, order_payments, refunds } from '@/server/db/schema';
import { photo, sendForm } from '@tests/support/form';
import { wrongAccounts, wrongOrders } from '@tests/support/ledger';
import {
  addSoups,
  configure,
  deliver,
  idOf,
  newCustomer,
  findOrder,
  placeAs,
  SOUPS,
  walletBalance,
} from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { call, codes, lineBody, MODULE, NOW } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

/** The demo's office answers two steps later; its work is simulated when somebody reads. */
const STEP = 20;
uploadFolder();
const { database, api } = openShop(fillPaying({ refund_active_status: true }), () => now);
let now: Date;
let customer: { id: number; token: string };
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

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
}, 60_000);
beforeEach(async () => {
  vi.stubEnv('DEMO', 'true');
  vi.stubEnv('DEMO_STEP_SECONDS', String(STEP));
  now = NOW;
  customer = await newCustomer(database.db, 6.05);
  await addSoups(api, customer.token);
});
afterEach(() => vi.unstubAllEnvs());

const tracked = async (id: number) =>
  (await call(api, `GET /customer/order/track?order_id=${id}`, { token: customer.token })).body;
const notices = async (language = 'en') =>
  JSON.stringify((await call(api, 'GET /customer/notifications', { token: customer.token, language })).body);

describe('the office and a payment made outside the shop', () => {
  const tell = (order_id: number, sent_from: string, line = 'POST /customer/order/offline-payment') =>
    call(api, line, { token: customer.token, body: { order_id, method_id: 1, sent_from } });
  const listParts = (id: number) =>
    database.db
      .select({ amount: order_payments.amount, status: order_payments.payment_status })
      .from(order_payments)
      .where(eq(order_payments.order_id, id))
      .orderBy(order_payments.id);

  it('confirms it: the order is paid and begins, and not before the office had time to check', async () => {
    const id = idOf(await placeAs(api, customer.token, { payment_method: 'offline_payment' }));
    await tell(id, 'Sami 4471');
    now = after(2 * STEP - 1);
    expect(await tracked(id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    now = after(2 * STEP);
    expect(await tracked(id)).toMatchObject({
      ...{ order_status: 'confirmed', payment_status: 'paid' },
      offline_payment: { data: { status: 'verified' } },
    });
    expect(await listParts(id)).toEqual([{ amount: SOUPS, status: 'paid' }]);
    expect(await notices()).toContain('Your payment has been received.');
    expect((await tell(id, 'Again')).status).toBe(403);
    now = after(3600);
    expect(await tracked(id)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
  });

  it('denies it: the customer is notified, corrects it, and it is confirmed', async () => {
    const id = idOf(await placeAs(api, customer.token, { payment_method: 'offline_payment' }));
    await tell(id, 'Sami 0000');
    now = after(2 * STEP);
    expect(await tracked(id)).toMatchObject({
      ...{ order_status: 'pending', payment_status: 'unpaid' },
      offline_payment: { data: { status: 'denied', admin_note: 'No transfer with these details has arrived.' } },
    });
    expect(await notices('ar')).toContain('لم نجد دفعتك');
    expect(await listParts(id)).toEqual([{ amount: SOUPS, status: 'unpaid' }]);
    expect((await tell(id, 'Sami 4471', 'POST /customer/order/offline-payment-update')).status).toBe(200);
    expect(await tracked(id)).toMatchObject({ offline_payment: { data: { status: 'pending', admin_note: null } } });
    now = after(4 * STEP);
    expect(await tracked(id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
  });

  it('confirms the rest of an order partly paid from the wallet', async () => {
    await configure(database.db, { partial_payment_method: 'both' });
    const answer = await placeAs(api, customer.token, { payment_method: 'offline_payment', partial_payment: 1 });
    // Only cash and cards may pay the rest after the wallet (wire-format §2.1).
    expect(answer.status).not.toBe(200);
    expect(await walletBalance(database.db, customer.id)).toBe(6.05);
  });
});

describe('the office and a refund', () => {
  async function delivered(more: object = {}): Promise<number> {
    const id = idOf(await placeAs(api, customer.token, more));
    await deliver(database.db, id);
    return id;
  }

  const ask = (order_id: number, image: File[] = []) =>
    sendForm(
      api,
      '/customer/order/refund-request',
      { order_id, customer_reason: 'It arrived cold', image },
      customer.token,
    );

  it('approves a request with a picture: the amount is in the wallet, once, however often it is read', async () => {
    const id = await delivered();
    expect((await ask(id, [await photo()])).status).toBe(200);
    now = after(2 * STEP - 1);
    expect(await tracked(id)).toMatchObject({ order_status: 'refund_requested', refund: { refund_status: 'pending' } });
    expect(await walletBalance(database.db, customer.id)).toBe(6.05);
    now = after(2 * STEP);
    await Promise.all([tracked(id), tracked(id), tracked(id), tracked(id)]);
    expect(await tracked(id)).toMatchObject({
      order_status: 'refunded',
      refund: { refund_status: 'approved', admin_note: 'We are sorry. The amount is in your wallet.' },
    });
    expect(await walletBalance(database.db, customer.id)).toBe(27.1);
    const history = await call(api, 'GET /customer/wallet/transactions?limit=10&offset=1', { token: customer.token });
    expect(history.body).toMatchObject({
      data: [{ transaction_type: 'order_refund', credit: SOUPS, balance: 27.1, reference: String(id) }, {}],
    });
    expect(await notices()).toContain('Your refund of $21.05 is in your wallet.');
    expect(codes(await ask(id, [await photo()]))).toEqual(['order']);
    now = after(3600);
    await tracked(id);
    expect(await walletBalance(database.db, customer.id)).toBe(27.1);
  });

  it('refunds what the chosen lines cost, and no more', async () => {
    await call(api, 'POST /customer/cart/add', {
      ...{ token: customer.token, module: MODULE.food },
      body: lineBody({ item: 1, price: 5, model: 'ItemCampaign' }),
    });
    const id = await delivered();
    const details = await call(api, `GET /customer/order/details?order_id=${id}`, { token: customer.token });
    const deal = readOrderLines(details.body).find(({ item_campaign_id }) => item_campaign_id !== null);
    const image = [await photo()];
    const asked = { order_id: id, customer_reason: 'It arrived cold', order_line_ids: String(deal?.id), image };
    expect((await sendForm(api, '/customer/order/refund-request', asked, customer.token)).status).toBe(200);
    now = after(2 * STEP);
    expect(await tracked(id)).toMatchObject({ order_status: 'refunded', refund: { refund_amount: 5.5 } });
    expect(await walletBalance(database.db, customer.id)).toBe(11.55);
    expect(await notices()).toContain('Your refund of $5.50 is in your wallet.');
  });

  it('refunds the part from the wallet together with the cash', async () => {
    const id = await delivered({ partial_payment: 1 });
    expect(await walletBalance(database.db, customer.id)).toBe(0);
    await ask(id, [await photo()]);
    now = after(2 * STEP);
    await tracked(id);
    expect(await walletBalance(database.db, customer.id)).toBe(SOUPS);
  });

  it('declines a request without a picture, and no money moves', async () => {
    const id = await delivered();
    await ask(id);
    now = after(2 * STEP);
    expect(await tracked(id)).toMatchObject({
      order_status: 'refund_request_canceled',
      refund: {
        refund_status: 'rejected',
        admin_note: 'Without a picture the store could not see what is wrong.',
      },
    });
    expect(await walletBalance(database.db, customer.id)).toBe(6.05);
    expect(await notices()).toContain('Your refund request was declined.');
    const kept = await database.db.select().from(refunds).where(eq(refunds.order_id, id));
    expect(kept).toHaveLength(1);
    expect((await findOrder(database.db, id)).payment_status).toBe('paid');
  });
});

describe('every account and order', () => {
  it('adds up after all of this', async () => {
    expect(await wrongAccounts(database.db)).toEqual([]);
    expect(await wrongOrders(database.db)).toEqual([]);
  });
});
