import { LRUCache } from 'lru-cache';
import { storeClock, type StoreTime } from '@/domain/time/store-clock';
import type { Database } from '../db/client';
import { readSettings, type Settings } from '../db/market-settings';
import { settings } from '../db/schema';
import { ttlCached } from './sql/ttl-cache';

export type { Settings } from '../db/market-settings';

/** The whole configuration (wire-format §2.1). The object is shared, so do not change it. */
export async function loadSettings(db: Database): Promise<Settings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  const written = JSON.stringify(rows);
  const read = known.get(written) ?? readSettings(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  known.set(written, read);
  return read;
}

/**
 * Parsed settings, cached by the text of their rows, since validating several hundred values takes longer than reading
 * them.
 */
const known = new LRUCache<string, Settings>({ max: 4 });

/** The market's local time: opening hours, discounts and campaigns refer to its time zone (SLOT-02). */
export async function loadMarketClock(db: Database, now: Date): Promise<StoreTime> {
  return storeClock(now, await loadTimeZone(db));
}

const loadTimeZone = ttlCached(async (db) => (await loadSettings(db)).timezone);
