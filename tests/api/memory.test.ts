import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG, remembered } from '@/server/data/remembered';
import type { Database } from '@/server/db/client';
import { brands } from '@/server/db/schema';
import { freshDatabase, type TestDatabase } from '@tests/support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const read = async (db: Database) =>
  (await db.select({ slug: brands.slug }).from(brands).where(eq(brands.id, 1))).at(0);
const slug = remembered(read, () => 'brand', LONG);

/** PGlite answers nobody else before a transaction has ended. */
const answersMeanwhile = process.env.TEST_DATABASE === 'postgres';

describe('what a process remembers for a minute', () => {
  it('is read again once a change can be seen, whoever asked while it was on its way', async () => {
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

  it('is read again after a change without a transaction', async () => {
    const { db } = database;
    const changed = db.update(brands).set({ slug: 'again' }).where(eq(brands.id, 1));
    await Promise.all([changed, slug(db)]);
    expect(await slug(db)).toEqual({ slug: 'again' });
  });
});
