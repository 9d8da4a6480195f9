import { sql } from 'drizzle-orm';
import { type Database } from '../client';
import { day, moment } from './world';

/**
 * Moves what must be running into the present, when its end is near or past: campaigns, campaign items, the flash
 * sale, coupons, discounts, advertisements. What is meant to have ended ("-ended", the expired coupon) stays so.
 */
export async function refreshDates(db: Database, now: Date): Promise<void> {
  const soon = day(now, 1);
  await db.execute(sql`
    update campaigns set available_date_starts = ${day(now, -3)}, available_date_ends = ${day(now, 11)}
    where slug like '%-running' and available_date_ends < ${soon}`);
  await db.execute(sql`
    update campaigns set available_date_starts = ${day(now, 9)}, available_date_ends = ${day(now, 23)}
    where slug like '%-coming' and available_date_starts < ${soon}`);
  await db.execute(sql`
    update item_campaigns set available_date_starts = ${day(now, -3)}, available_date_ends = ${day(now, 11)}
    where slug like '%-offer' and available_date_ends < ${soon}`);
  await db.execute(sql`
    update flash_sales set start_date = ${moment(now, -1).toISOString()}, end_date = ${moment(now, 2).toISOString()}
    where id = 1 and end_date < ${moment(now, 0.25).toISOString()}`);
  await db.execute(sql`
    update coupons set expire_date = ${day(now, 40)} where code <> 'LASTMOON' and expire_date < ${soon}`);
  await db.execute(sql`update advertisements set end_date = ${day(now, 25)} where end_date < ${soon}`);
  await db.execute(sql`update cashbacks set end_date = ${day(now, 60)} where end_date < ${soon}`);
  await db.execute(sql`update wallet_bonuses set end_date = ${day(now, 60)} where end_date < ${soon}`);
}
