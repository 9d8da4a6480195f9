import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPostgres, type Opened } from '@/server/db/client';
import { loadMarket } from '@/server/db/market/load';
import { migrateDatabase } from '@/server/db/migrate';
import { marketFolder } from '@tests/support/market-folder';
import { realDatabase } from '@tests/support/postgres';

let place: Awaited<ReturnType<typeof realDatabase>>;
let opened: Opened;
const files = marketFolder();
const clients: pg.Client[] = [];

beforeAll(async () => {
  place = await realDatabase();
  opened = await openPostgres(place.url);
  await migrateDatabase(opened);
}, 120_000);
afterAll(async () => {
  for (const client of clients) await client.end();
  await opened.close();
  await place.close();
  files.end();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  clients.push(client);
  return client;
}

it('while a market is loaded, items of a store that registered itself are sold, and those of its files wait', async () => {
  const load = () => loadMarket(opened.db, files.folder, { store: files.store, now: new Date('2026-03-10T08:00:00Z') });
  await load();
  await opened.db.execute(
    `insert into vendors (f_name, email, phone) values ('Own', 'own@shop.example', '+97145550199')`,
  );
  for (const [table, source, own] of [
    ['stores', 'sami-oven', `'slug', 'own', 'vendor_id', (select max(id) from vendors)`],
    ['items', 'cheese-manakish', `'slug', 'own', 'store_id', (select max(id) from stores)`],
  ] as const) {
    const { rows } = (await opened.db.execute(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
        where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER' and column_name <> 'id'`,
    )) as unknown as { rows: { names: string }[] };
    const names = rows[0]?.names ?? '';
    await opened.db.execute(`insert into ${table} (${names})
      select ${names} from jsonb_populate_record(null::${table},
        (select to_jsonb(it) from ${table} it where slug = '${source}') || jsonb_build_object(${own}))`);
  }
  const [holder, seller] = [await connect(), await connect()];
  // The loading has read the stock and waits at the tags.
  await holder.query('begin; lock table item_tags in access exclusive mode');
  const loading = load();
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'
    and datname = current_database() and query like 'delete from "item_tags"%'`;
  await vi.waitFor(async () => expect((await seller.query(waiting)).rowCount).toBe(1), 30_000);
  const sell = (slug: string) => seller.query(`select id from items where slug = '${slug}' for update nowait`);
  const [own, loaded] = await Promise.allSettled([sell('own'), sell('cheese-manakish')]);
  await holder.query('commit');
  await loading;
  expect(own).toMatchObject({ value: { rowCount: 1 } });
  expect(loaded).toMatchObject({ reason: { code: '55P03' } });
}, 120_000);
