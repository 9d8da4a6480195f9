import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import { openShop } from '@tests/support/rooms/shop-room';
import { ITEM, MODULE, STORE } from '@tests/support/round-market';

const { database } = openShop();
const found = <Row>(query: SQL) => queryRows<Row>(database.db, query);
const storesThatSell = async (word: string) =>
  (await found<{ store_id: number }>(sql`select store_id from store_words where words @@ ${word}::tsquery`)).map(
    ({ store_id }) => store_id,
  );

/** Adds an item to a store as a copy of one that it has. */
const addItem = (name: string, { like, status }: { like: number; status: boolean }) =>
  found(sql`insert into items (id, slug, name, store_id, module_id, zone_id, category_id, price, status, image, description)
    select (select max(id) + 1 from items), ${name}, jsonb_build_object('en', ${name}::text, 'ar', ''), store_id, module_id, zone_id, category_id, price,
      ${status}, image, description from items where id = ${like}`);

describe('the words by which a store is found', () => {
  it('are those of everything it sells, however its items were added', async () => {
    const known = sql`select * from store_words order by store_id`;
    const kept = await found(known);
    await found(sql`select know_store_words((select array_agg(id) from stores))`);
    expect(kept).toEqual(await found(known));
    expect(await storesThatSell('soup')).toEqual([STORE.plain]);
  });

  it('grow with each new item that is on sale', async () => {
    await addItem('Quiltfish', { like: ITEM.soup, status: true });
    expect(await storesThatSell('quiltfish')).toEqual([STORE.plain]);
    expect(await storesThatSell('soup')).toEqual([STORE.plain]);
    await addItem('Marrowpie', { like: ITEM.soup, status: false });
    expect(await storesThatSell('marrowpie')).toEqual([]);
    await found(sql`update items set status = true where slug = 'Marrowpie'`);
    expect(await storesThatSell('marrowpie')).toEqual([STORE.plain]);
    expect(await found(sql`select word from search_words where word in ('marrowpie', 'quiltfish')`)).toHaveLength(2);
  });

  it('are not written anew by a load that sets what is there already', async () => {
    const written = sql`select store_id, xmin::text from store_words order by store_id`;
    const before = await found(written);
    await found(sql`update items set name = name, status = status, category_id = category_id, store_id = store_id`);
    await found(sql`update stores set name = name, module_id = module_id, zone_id = zone_id`);
    expect(await found(written)).toEqual(before);
    await found(sql`update stores set name = '{"en": "Quince Corner", "ar": ""}' where id = ${STORE.plain}`);
    expect(await storesThatSell('quince')).toEqual([STORE.plain]);
  });

  it('follow a category that is renamed, translated or moved, while no item changes', async () => {
    const add = async (id: number, en: string, parent: number | null) =>
      found(sql`insert into categories (id, slug, name, image, module_id, parent_id, position)
        select ${id}, ${en}, jsonb_build_object('en', ${en}::text, 'ar', ''), image, module_id, ${parent}::int,
          ${parent === null ? 0 : 1} from categories where id = ${MODULE.food}`);
    await add(91, 'Broths', null);
    await add(92, 'Stews', null);
    await add(93, 'Bowls', 91);
    await found(sql`update items set category_id = 93 where id = ${ITEM.soup}`);
    expect(await storesThatSell('bowls & broths')).toEqual([STORE.plain]);

    await found(sql`update categories set name = '{"en": "Tureens", "ar": ""}' where id = 93`);
    expect(await storesThatSell('tureens & broths')).toEqual([STORE.plain]);
    expect(await storesThatSell('bowls')).toEqual([]);
    await found(sql`update categories set name = '{"en": "Tureens", "ar": "مرق"}' where id = 93`);
    expect(await storesThatSell('مرق')).toEqual([STORE.plain]);
    await found(sql`update categories set parent_id = 92 where id = 93`);
    expect(await storesThatSell('tureens & stews')).toEqual([STORE.plain]);
    expect(await storesThatSell('broths')).toEqual([]);
    await found(sql`update categories set name = '{"en": "Casseroles", "ar": ""}' where id = 92`);
    expect(await storesThatSell('tureens & casseroles')).toEqual([STORE.plain]);
  });
});

describe('the schema needs nothing that a distributed PostgreSQL lacks (docs/scale.md):', () => {
  it.each([
    ['transition tables', sql`select tgname from pg_trigger where tgnewtable is not null or tgoldtable is not null`],
    ['constraints that wait for the end', sql`select conname from pg_constraint where condeferrable`],
    ['exclusion constraints', sql`select conname from pg_constraint where contype = 'x'`],
    ['rules', sql`select rulename from pg_rules where schemaname = 'public'`],
    ['inheritance', sql`select inhrelid from pg_inherits`],
    [
      'indexes of GiST, SP-GiST or BRIN',
      sql`select relname from pg_class c join pg_am a on a.oid = c.relam where amname in ('gist', 'spgist', 'brin')`,
    ],
  ])('no %s', async (_what, query) => {
    expect(await found(query)).toEqual([]);
  });
});
