import { asc, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { add_ons, flash_sale_items, item_campaigns, items, reviews, store_discounts, stores } from '@/server/db/schema';
import { asJson, asJsonOrNull, firstAsJson, listAsJson } from './as-json';

let test: TestDatabase;
beforeAll(async () => {
  test = await freshDatabase();
}, 60_000);
afterAll(() => test.close());

const { search: _words, ...itemColumns } = getTableColumns(items);
const { search: _other, ...storeColumns } = getTableColumns(stores);

it.each([
  ['items', items, itemColumns],
  ['items of campaigns', item_campaigns, getTableColumns(item_campaigns)],
  ['stores', stores, storeColumns],
  ['add-ons', add_ons, getTableColumns(add_ons)],
  ['flash sales', flash_sale_items, getTableColumns(flash_sale_items)],
  ['discounts', store_discounts, getTableColumns(store_discounts)],
  ['reviews', reviews, getTableColumns(reviews)],
])('%s read as JSON are the same as read column by column', async (_what, table, columns) => {
  const whole = await test.db.select(columns).from(table).orderBy(asc(table.id)).limit(50);
  const json = await test.db
    .select({ row: asJson(columns) })
    .from(table)
    .orderBy(asc(table.id))
    .limit(50);
  expect(whole.length).toBeGreaterThan(0);
  expect(json.map(({ row }) => row)).toEqual(whole);
});

it('reads rows of another table as a list, as the first row, and as null without any', async () => {
  const { id, created_at } = getTableColumns(add_ons);
  const [first] = await test.db.select({ id, created_at, store_id: add_ons.store_id }).from(add_ons).limit(1);
  const those = (store: number) => sql`from ${add_ons} where ${add_ons.store_id} = ${store} order by ${add_ons.id}`;
  const [found] = await test.db
    .select({
      list: listAsJson({ id, created_at }, those(first?.store_id ?? 0)),
      first: firstAsJson({ id }, those(first?.store_id ?? 0)),
      none: listAsJson({ id }, those(0)),
      nobody: firstAsJson({ id }, those(0)),
    })
    .from(stores)
    .limit(1);
  expect(found?.list.length).toBeGreaterThan(1);
  expect(found?.list[0]?.created_at).toBeInstanceOf(Date);
  expect(found?.first).toEqual({ id: found?.list[0]?.id });
  expect([found?.none, found?.nobody]).toEqual([[], null]);
});

it('a left-joined table without a matching row is null', async () => {
  const rows = await test.db
    .select({ discount: asJsonOrNull({ store_id: store_discounts.store_id }, store_discounts.id), id: stores.id })
    .from(stores)
    .leftJoin(store_discounts, sql`${store_discounts.store_id} = ${stores.id}`);
  expect(rows.some(({ discount }) => discount === null)).toBe(true);
  for (const { id, discount } of rows) if (discount) expect(discount.store_id).toBe(id);
});
