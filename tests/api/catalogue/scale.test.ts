import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findItems } from '@/contract/catalogue/search';
import { listPopularItems } from '@/contract/catalogue/item-lists';
import { queryRows } from '@/server/db/client';
import { growWorld } from '@/server/demo/seed/bulk';
import { inModule, type Market, openMarket } from '@tests/support/market';
import { type Asked, planOf, planWithoutSorting, recordQueries } from '@tests/support/query-plan';

const ITEMS = 15_000;
const FOOD = { ...inModule('food'), latitude: '19.99177', longitude: '60.50875' };

let market: Market;
beforeAll(async () => {
  market = await openMarket();
  await growWorld(market.db, { stores: 120, items: ITEMS });
}, 240_000);
afterAll(() => market.close());

/** Every query that a call sends to the database, as the driver gets it. */
async function listQueries(path: string, headers = FOOD): Promise<Asked[]> {
  const asked = await recordQueries(async () => expect((await market.call(path, headers)).status).toBe(200));
  return asked.filter((query) => /^select/i.test(query.sql));
}

describe(`in a market of ${ITEMS} items`, () => {
  it('grows from the demo world deterministically', async () => {
    const [row] = await queryRows<{ items: number; stores: number; named: number }>(
      market.db,
      sql`select (select count(*)::int from items) as items, (select count(*)::int from stores) as stores,
        (select count(distinct name ->> 'en')::int from items) as named`,
    );
    expect(row).toMatchObject({ items: ITEMS, stores: 120 });
    expect(row?.named).toBeGreaterThan(2000);
    await growWorld(market.db, { stores: 120, items: ITEMS });
    expect(await queryRows(market.db, sql`select 1 from items offset ${ITEMS}`)).toEqual([]);
  });

  it('restores what it removed for growing: keys, indexes, and the words of stores', async () => {
    const [row] = await queryRows<{ keys: number }>(
      market.db,
      sql`select count(*)::int as keys from pg_constraint where conrelid = 'items'::regclass and contype = 'f'`,
    );
    expect(row?.keys).toBe(6);
    const known = sql`select * from store_words order by store_id`;
    const kept = await queryRows(market.db, known);
    expect(kept).toHaveLength(120);
    await queryRows(market.db, sql`select know_store_words((select array_agg(id) from stores))`);
    expect(await queryRows(market.db, known)).toEqual(kept);
    const [item] = await queryRows<{ id: number; store_id: number }>(
      market.db,
      sql`update items set name = '{"en": "Zanzibar quiltfish", "ar": "سمك"}' where id = ${ITEMS - 1} returning id, store_id`,
    );
    const knowing = sql`select store_id from store_words where words @@ '''quiltfish'''::tsquery`;
    expect(await queryRows(market.db, knowing)).toEqual([{ store_id: item?.store_id }]);
  });

  it.each([
    ['search', '/get-combined-data?list_type=item&data_type=searched&name=piza&limit=12&offset=1'],
    ['search with a slip', '/get-combined-data?list_type=item&data_type=searched&name=fres&limit=12&offset=1'],
    ['search of two words', '/get-combined-data?list_type=item&data_type=searched&name=golden%20chick&limit=12'],
    ['search in Arabic', `/get-combined-data?list_type=item&data_type=searched&name=${encodeURIComponent('دجاج')}`],
    ['suggestions', '/items/item-or-store-search?name=egg'],
    ['search of stores', '/get-combined-data?list_type=store&data_type=searched&name=chicken&limit=12'],
    ['a category', '/categories/items/1?limit=12&offset=1'],
    [
      'a narrowed category',
      '/get-combined-data?list_type=item&data_type=category&category_ids=[160]&min_price=4&max_price=12&filter=["low"]',
    ],
    ['popular items', '/items/popular?limit=12'],
    ['cheap items', '/items/popular?limit=12&filter=["low"]'],
    ['new items', '/items/new-arrival?limit=12'],
    ['discounted items', '/items/discounted?limit=12'],
    ['an item', '/items/details/4000'],
    ["a store's items", '/items/latest?store_id=60&category_id=0&limit=12&offset=1'],
    ['stores', '/stores/popular?limit=12'],
  ])('%s reads no table of items from end to end', async (_what, path) => {
    const asked = await listQueries(path);
    // One query for the ids, one for the rows.
    expect(asked.length).toBeGreaterThan(1);
    for (const query of asked) expect(await planOf(market.db, query), query.sql).not.toMatch(/Seq Scan on items\b/);
  });

  it.each([
    ['popular', 'items_category'],
    ['top_rated', 'items_top_rated'],
    ['new_arrival', 'items_newest'],
    ['low', 'items_category_price'],
    ['high', 'items_category_price'],
  ])('reads a page of large categories in its order: %s', async (order, index) => {
    const everywhere = { ...FOOD, ...inModule('food', [1, 2, 3]) };
    const { body } = await market.call('/categories', everywhere);
    const chosen = (body as { id: number }[]).map(({ id }) => id).join(',');
    const path = `/get-combined-data?list_type=item&data_type=category&category_ids=[${chosen}]&filter=["${order}"]`;
    const asked = await listQueries(path, everywhere);
    const page = asked.find(({ sql: text }) => /order by .* limit/.test(text) && /"category_id" (in|=)/.test(text));
    if (!page) throw new Error('No page of a large category is read');
    const plan = await planWithoutSorting(market.db, page);
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan( Backward)? using ${index}\\b`));
    // Only the merged rows of the categories are sorted.
    expect(plan.match(/(?<!Incremental )Sort {2}\(/g) ?? [], plan).toHaveLength(
      index.startsWith('items_category') ? 1 : 0,
    );
  });

  it('estimates the size of a long list, and has a next page until its end', async () => {
    const long = '/items/popular?limit=100';
    const first = await market.read(listPopularItems, `${long}&offset=1`, FOOD);
    expect(first.total_size).toBeGreaterThan(100);
    const beyond = await market.read(listPopularItems, `${long}&offset=2000`, FOOD);
    expect(beyond.products).toEqual([]);
    expect(first.categories.length).toBeGreaterThan(3);
    const found = await market.read(findItems, '/get-combined-data?list_type=item&name=piza&limit=100', FOOD);
    expect(found.products.every(({ name }) => /pizza/i.test(name))).toBe(true);
  });
});
