import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { SEEDED_AT } from '@tests/support/dump';
import { rows } from '../client';
import { refreshDates } from './refresh';
import { liveHere } from './timezone';

let seeded: TestDatabase;
beforeAll(async () => {
  seeded = await freshDatabase();
});
afterAll(() => seeded.close());

const ends = async (table: string) => {
  const found = await rows<{ ends: string }>(
    seeded.db,
    sql.raw(`select distinct end_date::text as ends from ${table} order by 1`),
  );
  return found.map((it) => it.ends);
};

describe('the demo world in later months', () => {
  it("[PRICE-31] keeps its stores' discounts running", async () => {
    const later = new Date(SEEDED_AT.getTime() + 200 * 86_400_000);
    await refreshDates(seeded.db, later);
    const today = later.toISOString().slice(0, 10);
    expect((await ends('store_discounts')).filter((it) => it < today)).toEqual([]);
    const running = await rows(seeded.db, sql`select id from store_discounts where start_date <= ${today}`);
    expect(running.length).toBeGreaterThan(0);
  });

  it('counts days by the calendar of the market', async () => {
    await liveHere(seeded.db, 'Pacific/Kiritimati');
    await refreshDates(seeded.db, new Date('2028-01-01T11:00:00Z'));
    // It is already 2 January there.
    expect(await ends('store_discounts')).toEqual(['2028-01-27']);
  });
});
