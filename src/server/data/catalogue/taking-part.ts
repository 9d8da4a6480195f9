import { and, count, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { campaign_stores, campaigns } from '@/server/db/schema';
import { LONG, ttlCached } from '../sql/ttl-cache';

/** The number of campaigns that each store takes part in; stores in none are left out. */
export type TakingPart = Readonly<Record<number, number>>;

/** Condition on store campaigns: running on a date, `YYYY-MM-DD` in the market's time zone. */
export function runsOn(date: string) {
  return and(
    eq(campaigns.status, true),
    lte(campaigns.available_date_starts, date),
    gte(campaigns.available_date_ends, date),
  );
}

/**
 * Counts the campaigns of all stores with one query that is cached for a minute, since every answer about a store needs
 * it.
 */
export const loadTakingPart = ttlCached(
  async (db: Database, date: string): Promise<TakingPart> => {
    const found = await db
      .select({ id: campaign_stores.store_id, campaigns: count() })
      .from(campaign_stores)
      .innerJoin(campaigns, eq(campaigns.id, campaign_stores.campaign_id))
      .where(runsOn(date))
      .groupBy(campaign_stores.store_id);
    return Object.fromEntries(found.map((store) => [store.id, store.campaigns]));
  },
  (date) => date,
  LONG,
);
