import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readOrderAgain } from '@/contract/ordering/order-again.read';
import { add_ons, items } from '@/server/db/schema';
import { idOf, newCustomer } from '@tests/support/pay-market';
import { buyNow, openShop } from '@tests/support/rooms/shop-room';
import { call, codes, ITEM, MODULE, STORE, type Line } from '@tests/support/round-market';

const { database, api } = openShop();
let token: string;

beforeEach(async () => {
  token = (await newCustomer(database.db)).token;
});

const LARGE = [{ name: 'Size', values: { label: ['Large'] } }];
const BURGER = { item: ITEM.burger, price: 12.5, quantity: 2, variation: LARGE, add_ons: { 1: 2, 2: 1 } };

const ordered = async (lines: Line[], store_id = STORE.plain, module = MODULE.food) =>
  idOf(await call(api, 'POST /customer/order/place', { token, module, body: buyNow(lines, { store_id }) }));

async function again(id: number, language = 'en') {
  const { body } = await call(api, `GET /customer/order/order-again?order_id=${id}`, { token, language });
  const read = readOrderAgain(body);
  if (!read) throw new Error('The order was not compared');
  return read;
}

const change = (id: number, set: Partial<typeof items.$inferInsert>) =>
  database.db.update(items).set(set).where(eq(items.id, id));

describe('ordering the same again', () => {
  it('answers each line as it was, ready for the cart', async () => {
    const id = await ordered([BURGER]);
    const { store, lines } = await again(id);
    expect(store).toMatchObject({ id: STORE.plain, slug: 'plain', module_type: 'food' });
    expect(lines).toMatchObject([
      { item_id: ITEM.burger, quantity: 2, most: 2, price_before: 12.5, price_now: 12.5, problem: null },
    ]);
    const [line] = lines;
    const body = { ...line, price: line?.price_now };
    const added = await call(api, 'POST /customer/cart/add', { token, module: MODULE.food, body });
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject([{ quantity: 2, price: 12.5, add_on_ids: [1, 2], add_on_qtys: [2, 1] }]);
  });

  it('answers in Arabic, and its answer can be put into the cart', async () => {
    const [line] = (await again(await ordered([BURGER]), 'ar')).lines;
    expect(line?.variation).toMatchObject([{ name: 'الحجم', values: { label: ['كبير'] } }]);
    const body = { ...line, price: line?.price_now };
    expect((await call(api, 'POST /customer/cart/add', { token, module: MODULE.food, body })).status).toBe(200);
  });

  it('reports a new price, and an add-on and an option that are gone', async () => {
    const id = await ordered([BURGER]);
    const [before] = await database.db.select().from(items).where(eq(items.id, ITEM.burger));
    await change(ITEM.burger, { price: 11 });
    await database.db.update(add_ons).set({ status: false }).where(eq(add_ons.id, 2));
    expect((await again(id)).lines).toMatchObject([
      { price_before: 12.5, price_now: 13.5, add_on_ids: [1], lost_add_ons: ['Cola'], problem: null },
    ]);
    const only = (before?.food_variations ?? []).map((foodVariation) => ({
      ...foodVariation,
      values: foodVariation.values.slice(0, 1),
    }));
    await change(ITEM.burger, { food_variations: only });
    expect((await again(id)).lines).toMatchObject([{ problem: 'option_missing' }]);
    await change(ITEM.burger, { price: 10, food_variations: before?.food_variations ?? [] });
    await database.db.update(add_ons).set({ status: true }).where(eq(add_ons.id, 2));
  });

  it('reports what is partly or wholly sold out, or no longer sold', async () => {
    const apples = { item: ITEM.apples, price: 2.45, quantity: 8 };
    const id = await ordered([apples], STORE.grocery, MODULE.grocery);
    await change(ITEM.apples, { stock: 3 });
    expect((await again(id)).lines).toMatchObject([{ quantity: 8, most: 3, problem: null }]);
    await change(ITEM.apples, { stock: 0 });
    expect((await again(id)).lines).toMatchObject([{ most: 0, problem: 'out_of_stock' }]);
    await change(ITEM.apples, { status: false, stock: 200 });
    expect((await again(id)).lines).toMatchObject([{ name: 'apples', most: 0, problem: 'gone', price_before: 2.45 }]);
    await change(ITEM.apples, { status: true });
  });

  it("is for the customer's own orders only", async () => {
    const id = await ordered([BURGER]);
    token = (await newCustomer(database.db)).token;
    const foreign = await call(api, `GET /customer/order/order-again?order_id=${id}`, { token });
    expect([foreign.status, codes(foreign)]).toEqual([404, ['order']]);
  });
});
