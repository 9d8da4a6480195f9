import { type SQL, sql } from 'drizzle-orm';
import { dateAfter, storeClock } from '@/domain/time/store-clock';
import { type Database, queryRows } from '@/server/db/client';
import type { Seeding } from './world';

type Dated = { table: string; from: string; until: string; isMoment?: true };

/** Tables of temporary offers, of which the demo always shows some that are running. */
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
 * Remembers the dates of a freshly seeded market, counted from today. Rows that have already ended are left out, and
 * rows that are added later are never among them.
 */
export async function rememberDates({ db, now }: Seeding): Promise<void> {
  const today = sql`${now.toISOString().slice(0, 10)}::date`;
  for (const dated of DATED) {
    const [from, until] = [toDay(dated, dated.from), toDay(dated, dated.until)];
    await db.execute(sql`
      insert into demo_dates (table_name, row_id, starts, ends)
      select ${dated.table}, id, ${from} - ${today}, ${until} - ${today}
      from ${sql.identifier(dated.table)} where ${until} >= ${today}`);
  }
}

/**
 * Moves the remembered rows to the present, by the market's calendar, once they end within a day; rows that are to
 * begin later stay in the future. All other rows keep their dates.
 */
export async function refreshDates(db: Database, now: Date): Promise<void> {
  const { date } = storeClock(now, await readTimezone(db));
  const today = sql`${date}::date`;
  const soon = sql`${dateAfter(date, 1)}::date`;
  for (const dated of DATED) {
    const [from, until] = [toDay(dated, dated.from), toDay(dated, dated.until)];
    await db.execute(sql`
      update ${sql.identifier(dated.table)} offer set
        ${sql.identifier(dated.from)} = ${asStored(dated, sql`${today} + demo_dates.starts`)},
        ${sql.identifier(dated.until)} = ${asStored(dated, sql`${today} + demo_dates.ends`)}
      from demo_dates
      where demo_dates.table_name = ${dated.table} and demo_dates.row_id = offer.id
        and (${until} < ${soon} or (demo_dates.starts > 0 and ${from} < ${soon}))`);
  }
}

function toDay({ isMoment }: Dated, column: string): SQL {
  return isMoment ? sql`(${sql.identifier(column)} at time zone 'UTC')::date` : sql`${sql.identifier(column)}`;
}

function asStored({ isMoment }: Dated, day: SQL): SQL {
  return isMoment ? sql`(${day})::timestamp at time zone 'UTC'` : day;
}

/** Opening hours, discounts and campaigns are meant in the market's time zone (SLOT-02). */
async function readTimezone(db: Database): Promise<string> {
  const [row] = await queryRows<{ value: unknown }>(db, sql`select value from settings where key = 'timezone'`);
  return typeof row?.value === 'string' ? row.value : 'UTC';
}
