import { type SQL, sql } from 'drizzle-orm';
import { dateAfter, storeClock } from '@/domain/time/store-clock';
import { type Database, queryRows } from '@/server/db/client';
import type { Seeding } from './world';

type Dated = { table: string; from: string; until: string; isMoment?: true };

/** Offers that run for some time. The demo always has some that are on. */
const DATED: Dated[] = [
  { table: 'campaigns', from: 'available_date_starts', until: 'available_date_ends' },
  { table: 'item_campaigns', from: 'available_date_starts', until: 'available_date_ends' },
  { table: 'flash_sales', from: 'start_date', until: 'end_date', isMoment: true },
  { table: 'coupons', from: 'start_date', until: 'expire_date' },
  ...['store_discounts', 'advertisements', 'cashbacks', 'wallet_bonuses'].map((table) => ({
    table,
    from: 'start_date',
    until: 'end_date',
  })),
];

/**
 * Remembers the rows of a market that was seeded just now by their days from today. What has ended is meant to have
 * ended; what anybody adds later is never among them.
 */
export async function rememberDates({ db, now }: Seeding): Promise<void> {
  const today = sql`${now.toISOString().slice(0, 10)}::date`;
  for (const it of DATED) {
    const [from, until] = [dayOf(it, it.from), dayOf(it, it.until)];
    await db.execute(sql`
      insert into demo_dates (table_name, row_id, starts, ends)
      select ${it.table}, id, ${from} - ${today}, ${until} - ${today}
      from ${sql.identifier(it.table)} where ${until} >= ${today}`);
  }
}

/**
 * Moves the remembered rows into the present, by the calendar of the market, once they end within a day; what is still
 * to come stays to come. Every other row keeps its dates.
 */
export async function refreshDates(db: Database, now: Date): Promise<void> {
  const { date } = storeClock(now, await timezoneOf(db));
  const today = sql`${date}::date`;
  const soon = sql`${dateAfter(date, 1)}::date`;
  for (const it of DATED) {
    const [from, until] = [dayOf(it, it.from), dayOf(it, it.until)];
    await db.execute(sql`
      update ${sql.identifier(it.table)} offer set
        ${sql.identifier(it.from)} = ${asStored(it, sql`${today} + demo_dates.starts`)},
        ${sql.identifier(it.until)} = ${asStored(it, sql`${today} + demo_dates.ends`)}
      from demo_dates
      where demo_dates.table_name = ${it.table} and demo_dates.row_id = offer.id
        and (${until} < ${soon} or (demo_dates.starts > 0 and ${from} < ${soon}))`);
  }
}

function dayOf({ isMoment }: Dated, column: string): SQL {
  return isMoment ? sql`(${sql.identifier(column)} at time zone 'UTC')::date` : sql`${sql.identifier(column)}`;
}

function asStored({ isMoment }: Dated, day: SQL): SQL {
  return isMoment ? sql`(${day})::timestamp at time zone 'UTC'` : day;
}

/** Opening hours, discounts and campaigns are meant in the market's time zone (SLOT-02). */
async function timezoneOf(db: Database): Promise<string> {
  const [row] = await queryRows<{ value: unknown }>(db, sql`select value from settings where key = 'timezone'`);
  return typeof row?.value === 'string' ? row.value : 'UTC';
}
