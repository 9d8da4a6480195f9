import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import { cleanUp } from '@/server/clean-up';
import { moveOrder } from '@/server/data/order';
import { categories, item_campaigns, items, order_lines, orders, stores, uncounted_orders } from '@/server/db/schema';
import { many } from '@tests/support/concurrent-calls';
import { deliver, idOf, newCustomer, placeAs } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { address, call, ITEM, lineBody, MODULE, NOW, STORE, type Line } from '@tests/support/round-market';

const { database, api } = openShop(fillPaying());
/** A sub-category of food. */
const BELOW = 90;

beforeAll(async () => {
  const name = { en: 'Soups', ar: 'شوربات' };
  const below = { id: BELOW, slug: 'soups', name, image: 'c.webp', module_id: MODULE.food };
  await database.db.insert(categories).values({ ...below, parent_id: MODULE.food, position: 1 });
  await database.db.update(items).set({ category_id: BELOW }).where(eq(items.id, ITEM.soup));
}, 60_000);

beforeEach(async () => {
  await database.db.delete(orders);
  for (const table of [items, item_campaigns, stores, categories])
    await database.db.update(table).set({ order_count: 0 });
});

async function buy(lines: object[], more: object = {}): Promise<number> {
  const { token } = await newCustomer(database.db);
  const answer = await placeAs(api, token, { is_buy_now: 1, cart: JSON.stringify(lines), ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return idOf(answer);
}

const soups = (quantity: number): Line => ({ item: ITEM.soup, price: 7.35, quantity });

/** The counts in a table by id, without zeros. */
async function counted(table: typeof items | typeof item_campaigns | typeof stores | typeof categories) {
  const rows = await database.db.select({ id: table.id, orders: table.order_count }).from(table);
  return Object.fromEntries(rows.filter((row) => row.orders > 0).map((row) => [row.id, row.orders]));
}

it('counts each piece for food and its categories, and each order for the store, once it is delivered', async () => {
  const first = await buy([lineBody(soups(2)), lineBody({ item: ITEM.burger, price: 10, variation: SIZE })]);
  const second = await buy([lineBody(soups(3))]);
  await cleanUp(database.db, NOW);
  expect([await counted(items), await counted(stores), await counted(categories)]).toEqual([{}, {}, {}]);
  await deliver(database.db, first);
  await deliver(database.db, second);
  await cleanUp(database.db, NOW);
  await cleanUp(database.db, NOW);
  expect(await counted(items)).toEqual({ [ITEM.soup]: 5, [ITEM.burger]: 1 });
  expect(await counted(stores)).toEqual({ [STORE.plain]: 2 });
  expect(await counted(categories)).toEqual({ [BELOW]: 5, [MODULE.food]: 6 });
});

it('counts goods with a stock at delivery, too, not when they are reserved', async () => {
  const line = { item: ITEM.shirt, price: 20, quantity: 2, variation: [{ type: 'S' }] };
  const id = await buy([lineBody(line)], { store_id: STORE.shop, ...address(5, 1) });
  expect(await counted(items)).toEqual({});
  await deliver(database.db, id);
  await cleanUp(database.db, NOW);
  expect(await counted(items)).toEqual({ [ITEM.shirt]: 2 });
});

it('counts what campaigns sell for the campaign and its category', async () => {
  const deal = {
    ...lineBody({ item: 1, price: 5, quantity: 2 }),
    ...{ item_id: null, item_campaign_id: 1, item_type: 'AppModelsItemCampaign' },
  };
  await deliver(database.db, await buy([deal]));
  await cleanUp(database.db, NOW);
  expect([await counted(items), await counted(item_campaigns)]).toEqual([{}, { 1: 2 }]);
  expect(await counted(categories)).toEqual({ [MODULE.food]: 2 });
});

it('does not count what is canceled, and keeps what is refunded', async () => {
  const [canceled, refunded] = [await buy([lineBody(soups(1))]), await buy([lineBody(soups(4))])];
  await moveOrder(database.db, { order_id: canceled, status: 'canceled', changed_by: 'store', at: NOW });
  await deliver(database.db, refunded);
  await moveOrder(database.db, { order_id: refunded, status: 'refund_requested', changed_by: 'customer', at: NOW });
  await cleanUp(database.db, NOW);
  // A declined refund request returns the order to "delivered"; that does not count again.
  await moveOrder(database.db, { order_id: refunded, status: 'delivered', changed_by: 'admin', at: NOW });
  await cleanUp(database.db, NOW);
  expect([await counted(items), await counted(stores)]).toEqual([{ [ITEM.soup]: 4 }, { [STORE.plain]: 1 }]);
});

it('orders the lists of popular items and stores', async () => {
  const first = async () => {
    const { body } = await call(api, 'GET /items/popular?limit=1', { module: MODULE.food, headers: { zoneId: '[1]' } });
    return (body as { products: { id: number }[] }).products[0]?.id;
  };
  await database.db.update(items).set({ order_count: 3 }).where(eq(items.id, ITEM.burger));
  expect(await first()).toBe(ITEM.burger);
  await deliver(database.db, await buy([lineBody(soups(4))]));
  await cleanUp(database.db, NOW);
  expect(await first()).toBe(ITEM.soup);
});

it('changes nothing but the count: the date of a page’s last change stays', async () => {
  const day = new Date('2026-01-02T00:00:00Z');
  for (const table of [items, stores]) await database.db.update(table).set({ updated_at: day });
  await deliver(database.db, await buy([lineBody(soups(1))]));
  await cleanUp(database.db, NOW);
  const [soup] = await database.db.select().from(items).where(eq(items.id, ITEM.soup));
  const [plain] = await database.db.select().from(stores).where(eq(stores.id, STORE.plain));
  expect([soup?.updated_at, plain?.updated_at, soup?.order_count]).toEqual([day, day, 1]);
});

it('counts each of many orders once, in batches, by two machines at a time, while orders are placed', async () => {
  const one = await buy([lineBody({ item: ITEM.apples, price: 2.45, quantity: 5 })], { store_id: STORE.grocery });
  const [order] = await database.db.select().from(orders).where(eq(orders.id, one));
  const lines = await database.db.select().from(order_lines).where(eq(order_lines.order_id, one));
  const number = limits.clean_up_rows * 2 + 50;
  const { id: _id, idempotency_key: _key, ...copy } = order ?? expect.fail('no order');
  const made = await database.db
    .insert(orders)
    .values(Array.from({ length: number }, () => copy))
    .returning({ id: orders.id });
  const copied = lines.flatMap(({ id: _line, ...line }) => made.map((order) => ({ ...line, order_id: order.id })));
  await database.db.insert(order_lines).values(copied);
  const ids = made.map((order) => order.id);
  await database.db.update(orders).set({ order_status: 'delivered', delivered: NOW }).where(inArray(orders.id, ids));
  await Promise.all([
    cleanUp(database.db, NOW),
    cleanUp(database.db, NOW),
    many(20, () => buy([lineBody({ item: ITEM.apples, price: 2.45, quantity: 5 })], { store_id: STORE.grocery })),
  ]);
  expect([await counted(items), await counted(stores)]).toEqual([
    { [ITEM.apples]: number * 5 },
    { [STORE.grocery]: number },
  ]);
  expect(await database.db.select().from(uncounted_orders)).toEqual([]);
}, 60_000);

const SIZE = [{ name: 'Size', values: { label: ['Regular'] } }];
