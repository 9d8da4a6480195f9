import { eq } from 'drizzle-orm';
import { storeClock, type StoreTime } from '@/domain/time/store-clock';
import type { Database } from '../db/client';
import { settings } from '../db/schema';
import { remembered } from './sql/ttl-cache';

/** The whole configuration by key (api-contract §2.1). */
export async function allSettings(db: Database): Promise<Record<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** What the market's clocks say: opening hours, discounts and campaigns are meant in its time zone (SLOT-02). */
export async function marketClock(db: Database, now: Date): Promise<StoreTime> {
  return storeClock(now, await timeZone(db));
}

const timeZone = remembered(async (db) => {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'timezone'));
  return typeof row?.value === 'string' ? row.value : 'UTC';
});
