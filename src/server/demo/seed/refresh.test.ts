import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { SEEDED_AT } from '@tests/support/dump';
import { queryRows } from '@/server/db/client';
import { cashbacks, coupons } from '@/server/db/schema';
import { DAY_MS } from '@/domain/time/units';
import { refreshDates } from './refresh';
import { liveHere } from './timezone';

let seeded: TestDatabase;
beforeAll(async () => {
  seeded = await freshDatabase();
});
afterAll(() => seeded.close());

const ends = async (table: string) => {
  const found = await queryRows<{ ends: string }>(
    seeded.db,
    sql.raw(`select distinct end_date::text as ends from ${table} order by 1`),
  );
  return found.map((row) => row.ends);
};

const inDays = (days: number) => new Date(SEEDED_AT.getTime() + days * DAY_MS);
const formatDay = (moment: Date) => moment.toISOString().slice(0, 10);

async function campaignsOn(day: string) {
  const found = await queryRows<{ kind: string; number: number }>(
    seeded.db,
    sql`select case when available_date_ends < ${day} then 'ended' when available_date_starts > ${day} then 'coming'
      else 'running' end as kind, count(*)::int as number from campaigns group by 1 order by 1`,
  );
  return Object.fromEntries(found.map((row) => [row.kind, row.number]));
}

describe('the demo world in later months', () => {
  it('has as many running, ended and future campaigns as on its first day', async () => {
    const first = await campaignsOn(formatDay(SEEDED_AT));
    expect(first).toMatchObject({ running: expect.any(Number) });
    const later = inDays(100);
    await refreshDates(seeded.db, later);
    expect(await campaignsOn(formatDay(later))).toEqual(first);
  });

  it('does not revive rows that were added later', async () => {
    const ended = '2026-03-20';
    const offer = { title: { en: 'Mine', ar: 'لي' }, start_date: '2026-03-01' };
    const terms = { coupon_type: 'default', discount: 2, discount_type: 'amount', module_id: 4 } as const;
    const bonus = { cashback_type: 'amount', cashback_amount: 3, min_purchase: 0, same_user_limit: 1 } as const;
    await seeded.db.insert(coupons).values({ ...offer, ...terms, code: 'MINE', expire_date: ended });
    await seeded.db.insert(cashbacks).values({ ...offer, ...bonus, end_date: ended });
    await refreshDates(seeded.db, inDays(120));
    const mine = await queryRows<{ ends: string }>(
      seeded.db,
      sql`select expire_date::text as ends from coupons where code = 'MINE'
        union all select end_date::text from cashbacks where title ->> 'en' = 'Mine'`,
    );
    expect(mine.map((row) => row.ends)).toEqual([ended, ended]);
    const expired = await queryRows<{ code: string }>(
      seeded.db,
      sql`select distinct code from coupons where expire_date < ${formatDay(inDays(120))} order by 1`,
    );
    expect(expired.map((coupon) => coupon.code)).toEqual(['LASTMOON', 'MINE']);
  });

  it("[PRICE-31] keeps its stores' discounts running, and those that ended before seeding ended", async () => {
    const later = inDays(200);
    await refreshDates(seeded.db, later);
    const running = await queryRows(
      seeded.db,
      sql`select id from store_discounts where start_date <= ${formatDay(later)} and end_date >= ${formatDay(later)}`,
    );
    expect(running.length).toBeGreaterThan(10);
    const ended = (await ends('store_discounts')).filter((end) => end < formatDay(later));
    expect(ended).toEqual(['2026-03-07', '2026-03-08']);
  });

  it('counts days by the calendar of the market', async () => {
    await liveHere(seeded.db, 'Pacific/Kiritimati');
    await refreshDates(seeded.db, new Date('2028-01-01T11:00:00Z'));
    // In the market's time zone it is already 2 January.
    expect(await ends('advertisements')).toEqual(['2028-01-27']);
  });
});
