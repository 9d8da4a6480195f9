import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client';
import { modules } from '../db/schema';
import { moduleFacts, type ModuleFacts } from './place';
import { ttlCached } from './sql/ttl-cache';

/** The scope of a list; null means every module or every zone. */
export type Market = { module_id: number | null; zone_ids: number[] | null };

/**
 * The market that visitors of a module see; undefined when there is no such module. Some modules deliver to every zone.
 */
export async function findMarket(db: Database, module_id: number, zone_ids: number[]): Promise<Market | undefined> {
  const row = (await listOfferedModules(db)).find(({ id }) => id === module_id);
  return row && { module_id, zone_ids: row.all_zone_service ? null : zone_ids };
}

/** The active modules, with the columns that items and orders show of their module. */
export const listOfferedModules: (db: Database) => Promise<ModuleFacts[]> = ttlCached((db) =>
  db.select(moduleFacts).from(modules).where(eq(modules.status, true)),
);

/** Condition that rows belong to a market, by their module and zone columns. */
export function inMarket(market: Market, columns: { module_id: PgColumn; zone_id: PgColumn }): SQL[] {
  const { module_id, zone_ids } = market;
  return [
    ...(module_id === null ? [] : [eq(columns.module_id, module_id)]),
    ...(zone_ids === null ? [] : [inArray(columns.zone_id, zone_ids)]),
  ];
}

export const NEVER = sql`false`;
