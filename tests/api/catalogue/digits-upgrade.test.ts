import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newPglite, openPglite, queryRows } from '@/server/db/client';
import { migrateDatabase } from '@/server/db/migrate';
import { fillMarket, ITEM, MODULE, STORE } from '@tests/support/round-market';

const JOURNAL = 'src/server/db/migrations/meta/_journal.json';

it('[beyond §2.10] an upgrade lets names with Arabic and Persian digits be found that were written before it', async () => {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { tag: string; when: number }[] };
  const n = entries.findIndex(({ tag }) => tag.includes('digits_of_search'));
  const database = await openPglite(newPglite());
  const { db } = database;
  await migrateDatabase(database, { upTo: entries[n - 1]?.when ?? 0 });
  await fillMarket(db);
  const rename = (table: 'items' | 'stores' | 'categories', id: number, ar: string) =>
    db.execute(
      sql`update ${sql.identifier(table)} set name = jsonb_build_object('en', 'x', 'ar', ${ar}::text) where id = ${id}`,
    );
  await rename('items', ITEM.soup, 'ماء ٥٠٠ مل');
  await rename('stores', STORE.hills, 'مطعم ۲۴');
  await rename('categories', MODULE.grocery, 'كل شيء ٣');
  await db.execute(sql`select know_store_words((select array_agg(id) from stores))`);
  // Until then, a store did not hear of a renamed category before one of its items changed.
  await rename('categories', MODULE.ecommerce, 'أقمشة');
  const version = () => queryRows(db, sql`select xmin::text from items where id = ${ITEM.burger}`);
  const untouched = await version();

  await migrateDatabase(database);

  const words = async (table: 'items' | 'stores' | 'categories', id: number) =>
    (
      await queryRows<{ words: string[] }>(
        db,
        sql`select tsvector_to_array(search) as words from ${sql.identifier(table)} where id = ${id}`,
      )
    )[0]?.words;
  expect(await words('items', ITEM.soup)).toContain('500');
  expect(await words('stores', STORE.hills)).toContain('24');
  expect(await words('categories', MODULE.grocery)).toContain('3');
  const sells = async (word: string) =>
    (
      await queryRows<{ store_id: number }>(db, sql`select store_id from store_words where words @@ ${word}::tsquery`)
    ).map(({ store_id }) => store_id);
  expect([await sells('500'), await sells('24'), await sells('3')]).toEqual([
    [STORE.plain],
    [STORE.hills],
    [STORE.grocery],
  ]);
  expect(await sells('اقمشه')).toEqual([STORE.shop]);
  const known = await queryRows<{ word: string }>(
    db,
    sql`select word from search_words where word ~ '[[:digit:]٠-٩۰-۹]'`,
  );
  expect(known.map(({ word }) => word)).toEqual(expect.arrayContaining(['500', '24', '3']));
  expect(known.filter(({ word }) => /[٠-٩۰-۹]/.test(word))).toEqual([]);
  // Rows without such digits are not written again.
  expect(await version()).toEqual(untouched);

  // The trigger for one item works as before.
  await rename('items', ITEM.hills, 'قهوة ٧');
  expect(await sells('7')).toEqual([STORE.hills]);
  await database.close();
}, 120_000);
