import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOrderLines } from '@/contract/ordering/order.read';
import { order_lines, refund_reasons } from '@/server/db/schema';
import { photo, sendForm } from '@tests/support/form';
import {
  addSoups,
  configure,
  deliver,
  idOf,
  newCoupon,
  newCustomer,
  findOrder,
  placeAs,
  SOUPS,
} from '@tests/support/pay-market';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, codes, ITEM, lineBody, MODULE } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

uploadFolder();
const { database, api } = openShop();
let customer: { id: number; token: string };
let order_id: number;

beforeAll(async () => {
  await configure(database.db, { refund_active_status: true });
  await database.db
    .insert(refund_reasons)
    .values([
      { reason: { en: 'It arrived cold', ar: 'وصل باردًا' } },
      { reason: { en: 'Old', ar: 'قديم' }, status: false },
    ]);
}, 60_000);
beforeEach(async () => {
  customer = await newCustomer(database.db);
  await addSoups(api, customer.token);
  order_id = idOf(await placeAs(api, customer.token));
});

const ask = (image: File[] = [], token = customer.token) =>
  sendForm(api, '/customer/order/refund-request', { order_id, customer_reason: 'It arrived cold', image }, token);

const tracked = async () =>
  (await call(api, `GET /customer/order/track?order_id=${order_id}`, { token: customer.token })).body;

describe('a refund', () => {
  it('has reasons in both languages', async () => {
    const reasons = async (language: string) =>
      (await call(api, 'GET /customer/order/refund-reasons', { language })).body;
    expect(await reasons('en')).toMatchObject({ refund_reasons: [{ reason: 'It arrived cold', status: 1 }] });
    expect(await reasons('ar')).toMatchObject({ refund_reasons: [{ reason: 'وصل باردًا' }] });
  });

  it('is asked for once, with pictures, for what was delivered and paid', async () => {
    await deliver(database.db, order_id);
    expect((await ask([await photo(), await photo()])).status).toBe(200);
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'refund_requested' });
    expect(await tracked()).toMatchObject({
      refund: {
        ...{ refund_status: 'pending', refund_amount: SOUPS, customer_reason: 'It arrived cold' },
        order_line_ids: [],
        image_full_url: [expect.stringContaining('/uploads/refund/'), expect.stringContaining('/uploads/refund/')],
      },
    });
    expect(codes(await ask())).toEqual(['order']);
  });

  describe('of some lines', () => {
    /** Two soups for 13.23 and a burger with fries for 13.00, less a coupon of 2.00, with a tax of 2.42: 26.65 of 33.15. */
    let soups: number;
    let burger: number;
    beforeEach(async () => {
      await newCoupon(database.db, { code: `LINES${customer.id}` });
      await addSoups(api, customer.token);
      const variation = [{ name: 'Size', values: { label: ['Regular'] } }];
      const body = lineBody({ item: ITEM.burger, price: 10, variation, add_ons: { 1: 1 } });
      await call(api, 'POST /customer/cart/add', { token: customer.token, module: MODULE.food, body });
      const placed = await placeAs(api, customer.token, { coupon_code: `LINES${customer.id}` });
      expect(placed.body).toMatchObject({ total_ammount: 33.15 });
      order_id = idOf(placed);
      await deliver(database.db, order_id);
      [soups = 0, burger = 0] = await linesOf(order_id);
    });

    const linesOf = async (id: number) => {
      const details = await call(api, `GET /customer/order/details?order_id=${id}`, { token: customer.token });
      return readOrderLines(details.body).map((line) => line.id);
    };
    const askFor = (more: Record<string, string>, token = customer.token) =>
      sendForm(api, '/customer/order/refund-request', { order_id, customer_reason: 'It arrived cold', ...more }, token);

    it.each<[what: string, more: () => Record<string, string>, amount: number, lines: () => number[]]>([
      ['the first', () => ({ order_line_ids: `[${soups}]` }), 13.44, () => [soups]],
      ['the second', () => ({ order_line_ids: String(burger) }), 13.21, () => [burger]],
      ['one, named twice, as forms write lists', () => ({ 'order_line_ids[]': String(burger) }), 13.21, () => [burger]],
      ['all, which is the whole order', () => ({ order_line_ids: `${soups},${burger}` }), 33.15, () => []],
      ['none, which is the whole order', () => ({ order_line_ids: '[]' }), 33.15, () => []],
      ['nothing said, as before', () => ({}), 33.15, () => []],
    ])('is what they had of what was paid for the goods: %s', async (_what, more, refund_amount, lines) => {
      expect((await askFor(more())).status).toBe(200);
      const told = await tracked();
      expect(told).toMatchObject({
        order_status: 'refund_requested',
        refund: { refund_amount, order_line_ids: lines() },
      });
      // The remaining lines cannot be requested afterwards: together that would be more than was paid.
      expect(codes(await askFor({ order_line_ids: `[${burger}]` }))).toEqual(['order']);
    });

    it('is refused for lines of another order, and for what is no list of lines', async () => {
      await addSoups(api, customer.token);
      const other = idOf(await placeAs(api, customer.token));
      const [foreign] = await linesOf(other);
      for (const wrong of [`[${foreign}]`, `[${soups},${foreign}]`, '[99999]']) {
        expect(codes(await askFor({ order_line_ids: wrong }))).toEqual(['order']);
      }
      expect(codes(await askFor({ order_line_ids: 'all' }))).not.toEqual([]);
      const stranger = await newCustomer(database.db);
      expect((await askFor({ order_line_ids: `[${soups}]` }, stranger.token)).status).toBe(404);
      const typed = { order_id, customer_reason: 'It arrived cold', order_line_ids: soups };
      const json = await call(api, 'POST /customer/order/refund-request', { token: customer.token, body: typed });
      expect(json.status).toBe(403);
      expect(await tracked()).toMatchObject({ refund: null, order_status: 'delivered' });
    });

    it('is refused in a market that refunds whole orders only', async () => {
      await configure(database.db, { refund_lines_status: false });
      const refused = await askFor({ order_line_ids: `[${soups}]` });
      const whole = await askFor({ order_line_ids: `[${soups},${burger}]` });
      await configure(database.db, { refund_lines_status: true });
      expect([codes(refused), whole.status]).toEqual([['order'], 200]);
    });

    it('ignores an amount that the client sends', async () => {
      expect((await askFor({ order_line_ids: `[${soups}]`, refund_amount: '33.15' })).status).toBe(200);
      expect(await tracked()).toMatchObject({ refund: { refund_amount: 13.44 } });
    });

    it('is refused for a line that was free', async () => {
      await database.db
        .update(order_lines)
        .set({ price: 0, discount_on_item: 0, total_add_on_price: 0 })
        .where(eq(order_lines.id, burger));
      expect(codes(await askFor({ order_line_ids: `[${burger}]` }))).toEqual(['order']);
    });
  });

  it('is refused for an order under way, of somebody else, or of a guest', async () => {
    expect(codes(await ask())).toEqual(['order']);
    await deliver(database.db, order_id);
    expect((await ask([], (await newCustomer(database.db)).token)).status).toBe(404);
    expect((await ask([], 'x'.repeat(40))).status).toBe(401);
    expect(await tracked()).toMatchObject({ refund: null, order_status: 'delivered' });
  });

  it('checks pictures by their content', async () => {
    await deliver(database.db, order_id);
    const text = new File(['<script>'], 'x.png', { type: 'image/png' });
    expect((await ask([await photo(), text])).status).toBe(403);
    expect(await tracked()).toMatchObject({ refund: null, order_status: 'delivered' });
  });
});
