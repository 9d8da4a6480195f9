import { eq, sql } from 'drizzle-orm';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { closeDatabase, newPglite, openDatabase, queryRows } from './client';
import { EngineFailed } from './engine';
import { takeLock } from './lock';
import { surge_prices, zones } from './schema';
import { DatabaseForbidden, DatabaseInUse } from './unusable';

it('extension libraries are not loaded while the engine starts', async () => {
  const engine = newPglite();
  await engine.waitReady;
  expect(Reflect.get(engine.Module, 'noWasmDecoding')).toBe(true);
  await engine.exec('create extension pg_trgm');
  const { rows } = await engine.query("select similarity('burger', 'brger') > 0.3 as alike");
  expect(rows).toEqual([{ alike: true }]);
  await engine.close();
}, 60_000);

describe('the columns', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await freshDatabase('migrated');
  }, 120_000);
  afterAll(() => database.close());

  const zone = {
    name: { en: 'Pier', ar: 'الرصيف' },
    display_name: { en: 'Pier', ar: 'الرصيف' },
    coordinates: [],
    area: 1,
  };

  it('[LANG-01] read texts in both languages', async () => {
    const [row] = await database.db.insert(zones).values(zone).returning();
    expect(row?.name).toEqual({ en: 'Pier', ar: 'الرصيف' });
  });

  it.each([0, 0.1, 8.5, 12.345, 99_999_999_999.99])(
    '[CONFIG-08] read the amount %d exactly as it was written',
    async (price) => {
      const [{ id: zone_id } = { id: 0 }] = await database.db.insert(zones).values(zone).returning();
      const note = { en: 'More', ar: 'أكثر' };
      const surge = { zone_id, title: note, customer_note: note, price, price_type: 'amount' as const };
      await database.db.insert(surge_prices).values(surge);
      const [row] = await database.db.select().from(surge_prices).where(eq(surge_prices.zone_id, zone_id));
      expect(row?.price).toBe(price);
    },
  );
});

/** A text nested more deeply than the stack of the engine allows. */
const TOO_DEEP = `select (repeat('[', 200000))::json`;

describe('opening the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'medina-open-'));
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is retried after a failure, and shares one handle', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', join(folder, 'new', 'deep'));
    const { release } = takeLock(join(folder, 'new', 'deep', 'db'));
    await expect(openDatabase()).rejects.toThrow(DatabaseInUse);

    release();
    const db = await openDatabase();
    expect(await openDatabase()).toBe(db);
    await closeDatabase();
  }, 60_000);

  it('says that the folder belongs to another user, rather than that it is damaged', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', join(folder, 'foreign'));
    const database = join(folder, 'foreign', 'db');
    mkdirSync(database, { recursive: true });
    for (const part of [folder, join(folder, 'foreign')]) chmodSync(part, 0o777);
    chmodSync(database, 0);
    // Nothing is forbidden to root.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65534);
    try {
      await expect(openDatabase()).rejects.toThrow(DatabaseForbidden);
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(database, 0o700);
    }
  });

  it('starts a new engine after a failure, with all committed data', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', join(folder, 'failed'));
    const db = await openDatabase();
    await db.execute('create table kept (word text)');
    await db.execute(`insert into kept values ('sound')`);
    const more = { during: db.execute(TOO_DEEP), after: db.execute('select 1') };
    await expect(more.during).rejects.toThrow();
    await expect(more.after).rejects.toThrow();
    await expect(db.execute('select 1')).rejects.toMatchObject({ cause: expect.any(EngineFailed) });

    const anew = await openDatabase();
    expect(await queryRows(anew, sql`select word from kept`)).toEqual([{ word: 'sound' }]);
    await closeDatabase();
  }, 60_000);
});
