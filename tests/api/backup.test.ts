import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { files } from '@/server/adapters/files';
import { backUp, restore } from '@/server/backup';
import { cleanUpOnce } from '@/server/clean-up';
import { closeDatabase, openDatabase, openShared, queryRows } from '@/server/db/client';
import { markDemo, openingProblem, readPast } from '@/server/db/demo-mark';
import { secretProblem } from '@/server/db/secret';
import { DatabaseDamaged } from '@/server/db/unusable';
import { migrateDatabase } from '@/server/db/migrate';
import { addSoups, newCustomer, payApi, placeAs, switchPaymentOn } from '@tests/support/pay-market';
import { realDatabase } from '@tests/support/postgres';
import { fillMarket } from '@tests/support/round-market';

// A new database on disk for each step.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const room = mkdtempSync(join(tmpdir(), 'medina-backup-'));
const file = join(room, 'shop.tar.gz');
let place: Awaited<ReturnType<typeof realDatabase>>;

beforeAll(async () => {
  place = await realDatabase();
});
afterEach(closeDatabase);
afterAll(async () => {
  vi.unstubAllEnvs();
  await place.close();
  rmSync(room, { recursive: true, force: true });
});

/** Points this process to that database and folder. */
async function moveTo(folder: string, url = ''): Promise<void> {
  await closeDatabase();
  vi.stubEnv('DATA_DIR', join(room, folder));
  vi.stubEnv('DATABASE_URL', url);
}

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const db = await openDatabase();
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const all = [];
  for (const { name } of tables) {
    all.push(name, await queryRows(db, sql.raw(`select to_jsonb(it)::text as row from "${name}" it order by 1`)));
  }
  return JSON.stringify(all);
}

async function newOrder(): Promise<number> {
  const db = await openDatabase();
  const api = payApi(db);
  const { token } = await newCustomer(db, 50);
  await addSoups(api, token);
  const { status, body } = await placeAs(api, token, { payment_method: 'wallet', order_note: NOTE });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { order_id: number }).order_id;
}

/** What ends a line for some readers of text, and not for others; a phone's keyboard or a paste may contain it. */
const NOTE = 'Ring twice\u2028Second floor\u2029\u0085Thanks';
const SECRET = 'drawn-by-the-first-start';
const PICTURE = 'uploads/chat/a.webp';
let before: string;
let order: number;

describe('a market', () => {
  beforeAll(async () => {
    vi.stubEnv('SECRET', '');
    await moveTo('first');
    const database = await openShared();
    await migrateDatabase(database);
    await fillMarket(database.db);
    await switchPaymentOn(database.db);
    expect(await secretProblem(database.db)).toBe(null);
    order = await newOrder();
    await files.keep(PICTURE, Buffer.from('picture'));
    writeFileSync(join(room, 'first', 'secret'), SECRET);
    before = await everything();
    expect(before).toContain('Second floor');
    await closeDatabase();
  });

  it('is backed up into one file that only its owner reads', async () => {
    expect(await backUp(file)).toMatchObject({ files: 1 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['the same', () => ''],
    ['the other', () => place.url],
  ])('that has lost its folder goes on from it, in a database of %s kind', async (_kind, url) => {
    rmSync(join(room, 'first'), { recursive: true, force: true });
    await moveTo(url() ? 'second' : 'first', url());
    expect(await restore(file)).toMatchObject({ files: 1, advice: [] });
    expect(await everything()).toBe(before);
    expect(await new Response(await (await files.find(PICTURE))?.read()).text()).toBe('picture');
    expect(readFileSync(join(room, url() ? 'second' : 'first', 'secret'), 'utf8')).toBe(SECRET);
    // Sequences continue where they were, and constraints are active.
    expect(await newOrder()).toBeGreaterThan(order);
    await expect((await openDatabase()).execute('update items set store_id = 987654')).rejects.toThrow();
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('leaves no rows in the clear when its backup is ended by %s', async (signal, code) => {
    const to = join(room, `ended by ${signal}`);
    mkdirSync(to);
    const holder = new pg.Client({ connectionString: place.url });
    await holder.connect();
    // The backup has written the tables before this one and waits.
    await holder.query('begin; lock table zones in access exclusive mode');
    const { PATH = '', HOME = '' } = process.env;
    const settings = { DATA_DIR: to, DATABASE_URL: place.url, SECRET: 'of-these-tests-only' };
    const child = spawn(process.execPath, ['src/cli/backup.mjs', 'backup', join(to, 'shop.tar.gz')], {
      env: { PATH, HOME, NODE_ENV: 'test', ...settings },
      stdio: 'ignore',
    });
    const written = () => readdirSync(to, { recursive: true }).map(String);
    try {
      await vi.waitFor(() => expect(written()).toContainEqual(expect.stringMatching(/rows.orders\.jsonl$/)), 60_000);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([code, null]);
      expect(written()).toEqual([]);
    } finally {
      child.kill('SIGKILL');
      await holder.end();
    }
  });

  it('is restored by a second try when its files could not be brought by the first', async () => {
    await moveTo('files later');
    const keep = vi.spyOn(files, 'keep').mockRejectedValueOnce(new Error('The bucket does not answer'));
    await expect(restore(file)).rejects.toThrow('The bucket does not answer');
    expect(await restore(file)).toMatchObject({ files: 1 });
    expect(keep).toHaveBeenCalledTimes(2);
    expect(await everything()).toBe(before);
    keep.mockRestore();
  });

  it('is restored by a second try when the first was ended between the schema and its rows', async () => {
    await moveTo('rows later');
    await migrateDatabase(await openShared());
    await closeDatabase();
    expect(await restore(file)).toMatchObject({ files: 1 });
    expect(await everything()).toBe(before);
  });

  it('is restored into a database that a shop was started with, whatever secret that had', async () => {
    await moveTo('started');
    const database = await openShared();
    await migrateDatabase(database);
    vi.stubEnv('SECRET', 'of-the-shop-that-was-started-meanwhile');
    expect(await secretProblem(database.db)).toBe(null);
    await cleanUpOnce(database.db, new Date());
    await closeDatabase();
    // The rows belong to the secret of the backup, and the operator is told what to do about it.
    expect((await restore(file)).advice).toEqual([expect.stringContaining('--new-secret')]);
    vi.stubEnv('SECRET', '');
    expect(await everything()).toBe(before);
    expect(await secretProblem(await openDatabase())).toBe(null);
  });

  it('says so when another build has migrated the empty database', async () => {
    await moveTo('older');
    const { entries } = JSON.parse(readFileSync('src/server/db/migrations/meta/_journal.json', 'utf8')) as {
      entries: { when: number }[];
    };
    await migrateDatabase(await openShared(), { upTo: entries.at(-2)?.when ?? 0 });
    await closeDatabase();
    const older = join(room, 'older.tar.gz');
    await backUp(older);
    await moveTo('newer');
    await migrateDatabase(await openShared());
    await closeDatabase();
    await expect(restore(older)).rejects.toThrow('another build has migrated it');
  });

  it('says after a restore what stands in the way of a start: another SECRET, and that it was a demo', async () => {
    await moveTo('files later');
    const db = await openDatabase();
    expect(await secretProblem(db)).toBeNull();
    await markDemo(db, { isSeeded: false });
    await closeDatabase();
    const demo = join(room, 'demo.tar.gz');
    await backUp(demo);
    vi.stubEnv('SECRET', 'of-the-new-place-alone');
    await moveTo('new secret');
    const { advice } = await restore(demo);
    expect(advice).toEqual([expect.stringContaining('backup of a demo'), expect.stringContaining('--new-secret')]);
    const past = await readPast(await openDatabase());
    expect(openingProblem({ demo: false, isPublic: true }, past)).toContain('not opened for the public');
    vi.stubEnv('SECRET', '');
  });

  it('is never restored into a database that holds something', async () => {
    await moveTo('second', place.url);
    await expect(restore(file)).rejects.toThrow('an empty one only');
  });

  it('is not restored from a file that is no backup', async () => {
    await moveTo('third');
    writeFileSync(join(room, 'other'), 'text');
    await expect(restore(join(room, 'other'))).rejects.toThrow('no backup');
    expect(existsSync(join(room, 'third', 'db'))).toBe(false);
  });
});

describe('a database without a shop', () => {
  it('is not backed up, nor made by the try', async () => {
    await moveTo('nowhere');
    await expect(backUp(join(room, 'nothing.tar.gz'))).rejects.toThrow('nothing to back up');
    expect(existsSync(join(room, 'nowhere'))).toBe(false);
    const empty = await realDatabase();
    await moveTo('nowhere', empty.url);
    await expect(backUp(join(room, 'nothing.tar.gz'))).rejects.toThrow('nothing to back up');
    expect(existsSync(join(room, 'nothing.tar.gz'))).toBe(false);
    await moveTo('nowhere');
    await empty.close();
  });
});

describe('a damaged folder', () => {
  it('says what to do', async () => {
    await moveTo('damaged');
    await migrateDatabase(await openShared());
    await closeDatabase();
    truncateSync(join(room, 'damaged', 'db', 'global', 'pg_control'), 100);
    await expect(openDatabase()).rejects.toThrow(DatabaseDamaged);
    await expect(openDatabase()).rejects.toThrow(/npm run restore -- <file>/);
  });
});
