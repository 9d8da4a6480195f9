import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG, ttlCached } from '@/server/data/sql/ttl-cache';
import { queryRows, type Database } from '@/server/db/client';
import { brands } from '@/server/db/schema';
import { freshDatabase, type TestDatabase } from '@tests/support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const read = async (db: Database) =>
  (await db.select({ slug: brands.slug }).from(brands).where(eq(brands.id, 1))).at(0);
const slug = ttlCached(read, () => 'brand', LONG);

/** PGlite runs no other query before a transaction has ended. */
const answersMeanwhile = process.env.TEST_DATABASE === 'postgres';

describe('the cache that a process keeps for a minute', () => {
  it('is read again once a change is committed, even if it was read during the transaction', async () => {
    const { db } = database;
    await slug(db);
    let meanwhile: unknown;
    await db.transaction(async (tx) => {
      await tx.update(brands).set({ slug: 'changed' }).where(eq(brands.id, 1));
      meanwhile = slug(db);
      if (answersMeanwhile) await meanwhile;
    });
    await meanwhile;
    expect(await slug(db)).toEqual({ slug: 'changed' });
  });

  it('is read again after a change without a transaction, even if it was read during the change', async () => {
    const { db } = database;
    await slug(db);
    const change = () => db.update(brands).set({ slug: 'again' }).where(eq(brands.id, 1)).execute();
    let changed: Promise<unknown> | undefined;
    if (answersMeanwhile) {
      await db.transaction(async (tx) => {
        // The lock on the row delays the change.
        await tx.select().from(brands).where(eq(brands.id, 1)).for('update');
        changed = change();
        await expect.poll(() => waiting(db), { timeout: 10_000 }).toBe(1);
        await slug(db);
      });
    } else {
      changed = change();
      await slug(db);
    }
    await changed;
    expect(await slug(db)).toEqual({ slug: 'again' });
  });
});

/** How many statements wait for a row. */
async function waiting(db: Database): Promise<number> {
  const found = await queryRows(
    db,
    sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return found.length;
}
