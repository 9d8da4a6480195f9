import { sql } from 'drizzle-orm';
import { dateAfter, storeClock } from '@/domain/store-clock';
import { type Database, rows } from '../client';
import { moment } from './world';

/**
 * Moves what must be running into the present, when its end is near or past, by the calendar of the market: campaigns, campaign items, the flash
 * sale, coupons, stores' discounts, advertisements. What is meant to have ended ("-ended", the expired coupon) stays so.
 */
export async function refreshDates(db: Database, now: Date): Promise<void> {
  const { date } = storeClock(now, await timezoneOf(db));
  const day = (days: number) => dateAfter(date, days);
  const soon = day(1);
  await db.execute(sql`
    update campaigns set available_date_starts = ${day(-3)}, available_date_ends = ${day(11)}
    where slug like '%-running' and available_date_ends < ${soon}`);
  await db.execute(sql`
    update campaigns set available_date_starts = ${day(9)}, available_date_ends = ${day(23)}
    where slug like '%-coming' and available_date_starts < ${soon}`);
  await db.execute(sql`
    update item_campaigns set available_date_starts = ${day(-3)}, available_date_ends = ${day(11)}
    where slug like '%-offer' and available_date_ends < ${soon}`);
  await db.execute(sql`
    update flash_sales set start_date = ${moment(now, -1).toISOString()}, end_date = ${moment(now, 2).toISOString()}
    where id = 1 and end_date < ${moment(now, 0.25).toISOString()}`);
  await db.execute(sql`
    update coupons set expire_date = ${day(40)} where code <> 'LASTMOON' and expire_date < ${soon}`);
  await db.execute(sql`
    update store_discounts set start_date = ${day(-3)}, end_date = ${day(25)} where end_date < ${soon}`);
  await db.execute(sql`update advertisements set end_date = ${day(25)} where end_date < ${soon}`);
  await db.execute(sql`update cashbacks set end_date = ${day(60)} where end_date < ${soon}`);
  await db.execute(sql`update wallet_bonuses set end_date = ${day(60)} where end_date < ${soon}`);
}

/** Opening hours, discounts and campaigns are meant in the market's time zone (SLOT-02). */
async function timezoneOf(db: Database): Promise<string> {
  const [row] = await rows<{ value: unknown }>(db, sql`select value from settings where key = 'timezone'`);
  return typeof row?.value === 'string' ? row.value : 'UTC';
}
