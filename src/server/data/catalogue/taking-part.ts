import { and, count, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { campaign_stores, campaigns } from '@/server/db/schema';
import { LONG, ttlCached } from '../sql/ttl-cache';

/** In how many campaigns a store takes part; stores that take part in none are left out. */
export type TakingPart = Readonly<Record<number, number>>;

/** Campaigns of stores that run on a date, `YYYY-MM-DD` on the market's clocks. */
export function runsOn(date: string) {
  return and(
    eq(campaigns.status, true),
    lte(campaigns.available_date_starts, date),
    gte(campaigns.available_date_ends, date),
  );
}

/** A campaign has few stores, so all of them are read together, rarely, and answers about stores only look them up. */
export const loadTakingPart = ttlCached(
  async (db: Database, date: string): Promise<TakingPart> => {
    const found = await db
      .select({ id: campaign_stores.store_id, campaigns: count() })
      .from(campaign_stores)
      .innerJoin(campaigns, eq(campaigns.id, campaign_stores.campaign_id))
      .where(runsOn(date))
      .groupBy(campaign_stores.store_id);
    return Object.fromEntries(found.map((it) => [it.id, it.campaigns]));
  },
  (date) => date,
  LONG,
);
