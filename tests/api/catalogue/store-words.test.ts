import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import { openShop } from '@tests/support/rooms/shop-room';
import { ITEM, STORE } from '@tests/support/round-market';

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
