import { and, asc, countDistinct, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { stores, vehicles } from '@/server/db/schema';
import { descNullsLast } from '../sql/desc-nulls-last';
import type { Market } from '../market';
import { listStoresByIds, type StoreRow } from '../catalogue/store';
import { picksUpIn } from './vehicle-list';
import type { PageRequest } from '../view';

/** One page of the providers of a market. */
export async function listProviders(
  db: Database,
  { module_id, zone_ids }: Market,
  order: 'popular' | 'newest',
  page: PageRequest,
): Promise<{ total_size: number; rows: StoreRow[] }> {
  const where = and(
    eq(stores.status, true),
    module_id === null ? undefined : eq(stores.module_id, module_id),
    zone_ids === null ? undefined : picksUpIn(zone_ids),
  );
  const found = await db
    .select({ id: stores.id })
    .from(stores)
    .where(where)
    .orderBy(
      ...(order === 'newest'
        ? [descNullsLast(stores.created_at)]
        : [descNullsLast(stores.order_count), descNullsLast(stores.avg_rating)]),
      asc(stores.id),
    )
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  return {
    total_size: await db.$count(stores, where),
    rows: await listStoresByIds(
      db,
      found.map(({ id }) => id),
    ),
  };
}

/** The number of vehicles, and of their brands, of each provider. */
export async function countFleets(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { vehicles: number; brands: number }>();
  const found = await db
    .select({
      id: vehicles.provider_id,
      vehicles: countDistinct(vehicles.id),
      brands: countDistinct(vehicles.brand_id),
    })
    .from(vehicles)
    .where(and(inArray(vehicles.provider_id, [...ids]), eq(vehicles.status, true)))
    .groupBy(vehicles.provider_id);
  return new Map(found.map(({ id, ...fleet }) => [id, fleet]));
}
