import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readItemReviews } from '@/contract/catalogue/item.read';
import { readOrderLines } from '@/contract/ordering/order.read';
import { readReviewReminder } from '@/contract/ordering/order.read';
import { readTracked } from '@/contract/ordering/order-details.read';
import { delivery_men, items, order_lines, orders, reviews, stores } from '@/server/db/schema';
import { photo, sendForm } from '@tests/support/form';
import { addSoups, idOf, newCustomer, placeAs } from '@tests/support/pay-market';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, codes, ITEM, STORE } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

const folder = uploadFolder();
const COURIER = 1;
const { database, api } = openShop();
let customer: { id: number; token: string };
let order_id: number;

beforeEach(async () => {
  customer = await newCustomer(database.db);
  await addSoups(api, customer.token);
  order_id = idOf(await placeAs(api, customer.token));
});

const delivered = (id = order_id) =>
  database.db
    .update(orders)
    .set({ order_status: 'delivered', payment_status: 'paid', delivery_man_id: COURIER })
    .where(eq(orders.id, id));

const review = (fields: Record<string, string | number | File[]> = {}, token = customer.token) =>
  sendForm(
    api,
    '/items/reviews/submit',
    { order_id, item_id: ITEM.soup, rating: 4, comment: 'Warm', ...fields },
    token,
  );

const rateCourier = (fields: Record<string, string | number | File[]> = {}) =>
  sendForm(
    api,
    '/delivery-man/reviews/submit',
    { order_id, delivery_man_id: COURIER, rating: 5, comment: 'Quick', ...fields },
    customer.token,
  );

const tracked = async () =>
  readTracked((await call(api, `GET /customer/order/track?order_id=${order_id}`, { token: customer.token })).body);
const soup = async () => (await database.db.select().from(items).where(eq(items.id, ITEM.soup)))[0];
const kept = () => readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.webp')).length;

describe('a review of an item', () => {
  it('is listed with the item and its pictures, and counts for the item and its store', async () => {
    await delivered();
    expect(await tracked()).toMatchObject({ is_reviewed: false, is_courier_reviewed: false });
    expect((await review({ attachment: [await photo(), await photo()] })).status).toBe(200);
    const shown = readItemReviews((await call(api, `GET /items/reviews/${ITEM.soup}`)).body);
    expect(shown.reviews[0]).toMatchObject({
      rating: 4,
      comment: 'Warm',
      customer_name: expect.stringContaining('Sami'),
    });
    const pictures = shown.reviews[0]?.attachment_full_url ?? [];
    expect(pictures).toHaveLength(2);
    expect(pictures[0]).toContain('/uploads/review/');
    await database.db.update(reviews).set({ reply: { en: 'Come again', ar: 'أهلاً بك دائماً' } });
    const replied = readItemReviews((await call(api, `GET /items/reviews/${ITEM.soup}`)).body);
    expect(replied.reviews[0]).toMatchObject({ comment: 'Warm', reply: 'Come again', attachment_full_url: pictures });
    expect(await tracked()).toMatchObject({ is_reviewed: true, is_courier_reviewed: false });
    const lines = await call(api, `GET /customer/order/details?order_id=${order_id}`, { token: customer.token });
    expect(readOrderLines(lines.body)).toMatchObject([{ item_id: ITEM.soup, is_reviewed: true }]);
  });

  it('is accepted once for each order, and changes the average each time', async () => {
    const before = await soup();
    await delivered();
    await review({ rating: 5 });
    expect(codes(await review({ rating: 1 }))).toEqual(['review']);
    const after = await soup();
    expect(after?.rating_count).toBe((before?.rating_count ?? 0) + 1);
    const sum = (before?.avg_rating ?? 0) * (before?.rating_count ?? 0) + 5;
    expect(after?.avg_rating).toBeCloseTo(sum / (after?.rating_count ?? 1), 2);
    const [store] = await database.db.select().from(stores).where(eq(stores.id, STORE.plain));
    expect(store).toMatchObject({ rating_count: after?.rating_count, avg_rating: after?.avg_rating });
    expect(store?.ratings[0]).toBeGreaterThan(0);
  });

  it('counts each of several that come at the same time', async () => {
    const before = (await soup())?.rating_count ?? 0;
    const asked = [];
    for (let n = 0; n < 4; n++) {
      const other = await newCustomer(database.db);
      await addSoups(api, other.token);
      const id = idOf(await placeAs(api, other.token));
      await delivered(id);
      asked.push(() => review({ order_id: id }, other.token));
    }
    const answers = await Promise.all(asked.map((send) => send()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await soup())?.rating_count).toBe(before + 4);
  });

  it('is refused for what is under way, was not ordered, or was ordered by somebody else', async () => {
    expect(codes(await review())).toEqual(['order']);
    await delivered();
    expect(codes(await review({ item_id: ITEM.burger }))).toEqual(['order']);
    expect((await review({}, (await newCustomer(database.db)).token)).status).toBe(404);
    expect((await review({}, 'x'.repeat(40))).status).toBe(401);
    expect(await tracked()).toMatchObject({ is_reviewed: false });
  });

  it('keeps no picture of a review that is refused', async () => {
    const before = kept();
    expect((await review({ attachment: [await photo()] })).status).toBe(403);
    await delivered();
    const text = new File(['<script>'], 'x.png', { type: 'image/png' });
    expect(codes(await review({ attachment: [await photo(), text] }))).toEqual(['image']);
    expect(kept()).toBe(before);
    expect((await review({ rating: 6 })).status).toBe(403);
    expect((await review({ rating: 0 })).status).toBe(403);
  });
});

describe('a review of the courier', () => {
  it('is accepted once, for the courier who delivered the order', async () => {
    expect(codes(await rateCourier())).toEqual(['order']);
    await delivered();
    expect(codes(await rateCourier({ delivery_man_id: 99 }))).toEqual(['order']);
    expect((await rateCourier({ attachment: [await photo()] })).status).toBe(200);
    expect(codes(await rateCourier())).toEqual(['review']);
    const [courier] = await database.db.select().from(delivery_men).where(eq(delivery_men.id, COURIER));
    expect(courier).toMatchObject({ avg_rating: 5, rating_count: 1 });
    expect(await tracked()).toMatchObject({ is_courier_reviewed: true, is_reviewed: false });
  });
});

describe('the reminder to review the last order', () => {
  const reminder = async (token = customer.token) =>
    (await call(api, 'GET /customer/review-reminder', { token })).body as { order_id: number | null; images: string[] };

  it('is about the last delivered order, with pictures of its items', async () => {
    expect(await reminder()).toEqual({ order_id: null, images: [] });
    await delivered();
    expect(readReviewReminder(await reminder())).toMatchObject({ order_id });
  });

  it('is not shown for an order of campaign items alone, which can not be reviewed', async () => {
    await delivered();
    await database.db.update(order_lines).set({ item_id: null }).where(eq(order_lines.order_id, order_id));
    expect((await reminder()).order_id).toBeNull();
  });

  it('is not shown for a reviewed order, nor after it was dismissed', async () => {
    await delivered();
    expect((await review()).status).toBe(200);
    expect((await reminder()).order_id).toBeNull();

    await addSoups(api, customer.token);
    const next = idOf(await placeAs(api, customer.token));
    await delivered(next);
    expect((await reminder()).order_id).toBe(next);
    const answer = await call(api, `GET /customer/review-reminder-cancel?order_id=${next}`, { token: customer.token });
    expect(answer.status).toBe(200);
    expect((await reminder()).order_id).toBeNull();
  });

  it('cannot be dismissed for another customer, and is for customers only', async () => {
    await delivered();
    const other = await newCustomer(database.db);
    for (const id of [order_id, 999_999]) {
      const path = `GET /customer/review-reminder-cancel?order_id=${id}`;
      expect(codes(await call(api, path, { token: other.token }))).toEqual(['order']);
    }
    expect((await reminder()).order_id).toBe(order_id);
    expect((await call(api, 'GET /customer/review-reminder')).status).toBe(401);
  });
});
