import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { vehicle_brands, vehicle_units, vehicles } from '@/server/db/schema';
import { findStore, parseRowId, listStoresByIds, type StoreRow } from '../catalogue/store';
import { sortByIds } from '../sql/sort-by-ids';
import { ttlCached } from '../sql/ttl-cache';

type BrandRow = typeof vehicle_brands.$inferSelect;
export type UnitRow = typeof vehicle_units.$inferSelect;

/** A rental vehicle with everything that its answers need. */
export type VehicleRow = typeof vehicles.$inferSelect & { brand: BrandRow; provider: StoreRow };

/** Active vehicles in the order of the ids, without those of unapproved providers. */
export async function listVehiclesByIds(db: Database, ids: readonly number[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ vehicle: vehicles, brand: vehicle_brands })
    .from(vehicles)
    .innerJoin(vehicle_brands, eq(vehicle_brands.id, vehicles.brand_id))
    .where(and(inArray(vehicles.id, [...ids]), eq(vehicles.status, true)));
  const providers = await listStoresByIds(db, [...new Set(found.map(({ vehicle }) => vehicle.provider_id))]);
  const providersById = new Map(providers.map((provider) => [provider.id, provider]));
  const whole = found.flatMap(({ vehicle, brand }) => {
    const provider = providersById.get(vehicle.provider_id);
    return provider ? [{ ...vehicle, brand, provider }] : [];
  });
  return sortByIds(ids, whole);
}

export async function findVehicle(db: Database, idOrSlug: number | string): Promise<VehicleRow | undefined> {
  const id = parseRowId(idOrSlug) ?? (await findIdBySlug(db, String(idOrSlug)));
  return id === undefined ? undefined : (await listVehiclesByIds(db, [id]))[0];
}

const findIdBySlug = ttlCached(async (db, slug: string): Promise<number | undefined> => {
  const [row] = await db.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.slug, slug));
  return row?.id;
});

/** A store that is a rental provider; other stores count as unknown. */
export async function findProvider(db: Database, idOrSlug: number | string): Promise<StoreRow | undefined> {
  const store = await findStore(db, idOrSlug);
  return store?.module_type === 'rental' ? store : undefined;
}

export async function listVehicleUnits(db: Database, vehicle_id: number): Promise<UnitRow[]> {
  return db
    .select()
    .from(vehicle_units)
    .where(and(eq(vehicle_units.vehicle_id, vehicle_id), eq(vehicle_units.status, true)))
    .orderBy(asc(vehicle_units.id));
}
