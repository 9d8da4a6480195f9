import { and, asc, desc, eq, inArray, lt, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../db/client';
import { awaited_places, modules, zone_modules, zones } from '../db/schema';
import { groupBy } from './sql/grouped';

export type ModuleRow = typeof modules.$inferSelect;

/** The module's columns that items and orders show. */
export const moduleFacts = {
  id: modules.id,
  slug: modules.slug,
  module_name: modules.module_name,
  module_type: modules.module_type,
  status: modules.status,
  all_zone_service: modules.all_zone_service,
};

export type ModuleFacts = Pick<ModuleRow, keyof typeof moduleFacts>;
export type PivotRow = typeof zone_modules.$inferSelect;
export type ZoneRow = typeof zones.$inferSelect & { modules: (ModuleRow & { pivot: PivotRow })[] };

/** Every zone, active or not, ordered by id, each with its active modules and their rates. */
export async function listAllZones(db: Database): Promise<ZoneRow[]> {
  const found = await db.select().from(zones).orderBy(asc(zones.id));
  const pivots = await db
    .select({ module: modules, pivot: zone_modules })
    .from(zone_modules)
    .innerJoin(modules, eq(modules.id, zone_modules.module_id))
    .where(eq(modules.status, true))
    .orderBy(asc(modules.position), asc(modules.id));
  const pivotsByZone = groupBy(pivots, ({ pivot }) => pivot.zone_id);
  return found.map((zone) => ({
    ...zone,
    modules: (pivotsByZone.get(zone.id) ?? []).map(({ module, pivot }) => ({ ...module, pivot })),
  }));
}

export type ModuleInZones = ModuleRow & { zones: Pick<typeof zones.$inferSelect, 'id' | 'display_name'>[] };

/** The modules offered in any of the zones, or in all of them, each with the zones in which it is offered. */
export async function listModulesIn(
  db: Database,
  zone_ids: number[] | null,
  { without_parcel = false }: { without_parcel?: boolean } = {},
): Promise<ModuleInZones[]> {
  const found = await db
    .select({ module: modules, zone: { id: zones.id, display_name: zones.display_name } })
    .from(modules)
    .leftJoin(zone_modules, eq(zone_modules.module_id, modules.id))
    .leftJoin(zones, and(eq(zones.id, zone_modules.zone_id), eq(zones.status, true)))
    .where(
      and(
        eq(modules.status, true),
        without_parcel ? ne(modules.module_type, 'parcel') : undefined,
        zone_ids === null ? undefined : inArray(zone_modules.zone_id, zone_ids),
      ),
    )
    .orderBy(asc(modules.position), asc(modules.id), asc(zones.id));
  const byModule = groupBy(found, ({ module }) => module.id);
  return [...byModule.values()].flatMap((rows) => {
    const [first] = rows;
    return first ? [{ ...first.module, zones: rows.flatMap(({ zone }) => zone ?? []) }] : [];
  });
}

type Awaited = Omit<typeof awaited_places.$inferSelect, 'id'>;

/** Keeps a place as the newest of its email, which waits for `most` at most: the oldest ones make way. */
export async function keepAwaitedPlace(db: Database, place: Awaited, most: number): Promise<void> {
  const { email, latitude, longitude } = awaited_places;
  const { language, created_at } = place;
  await db
    .insert(awaited_places)
    .values(place)
    .onConflictDoUpdate({ target: [email, latitude, longitude], set: { language, created_at } });
  await keepNewest(db, place.email, most);
}

async function keepNewest(db: Database, email: string, most: number): Promise<void> {
  const { id, created_at } = awaited_places;
  const isOfEmail = eq(awaited_places.email, email);
  const newest = db.select({ id }).from(awaited_places).where(isOfEmail);
  const kept = newest.orderBy(desc(created_at), desc(id)).limit(most);
  await db.delete(awaited_places).where(and(isOfEmail, notInArray(id, kept)));
}

/** What waits under an email waits under another one from now on; without another one it is removed. In a transaction. */
export async function moveAwaitedPlaces(db: Database, from: string, to: string | null, most: number): Promise<void> {
  const moved = await db.delete(awaited_places).where(eq(awaited_places.email, from)).returning();
  if (to === null || moved.length === 0) return;
  const places = moved.map(({ id: _id, ...place }) => ({ ...place, email: to }));
  await db.insert(awaited_places).values(places).onConflictDoNothing();
  await keepNewest(db, to, most);
}

/** Removes at most `most` places that were kept before a moment; answers how many. */
export async function removeAwaitedBefore(db: Database, before: Date, most: number): Promise<number> {
  const { id, created_at } = awaited_places;
  const old = db.select({ id }).from(awaited_places).where(lt(created_at, before)).limit(most);
  return (await db.delete(awaited_places).where(inArray(id, old)).returning({ id })).length;
}
