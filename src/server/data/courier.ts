import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { delivery_men } from '../db/schema';
import type { CourierRow } from './order';

/** Active couriers: those of the zone, or all when the zone has none. */
export async function listCouriers(db: Database, zone_id: number | null): Promise<CourierRow[]> {
  const found = await db
    .select()
    .from(delivery_men)
    .where(
      and(
        eq(delivery_men.active, true),
        eq(delivery_men.status, true),
        eq(delivery_men.application_status, 'approved'),
      ),
    )
    .orderBy(asc(delivery_men.id));
  const near = found.filter((courier) => courier.zone_id === zone_id);
  return near.length > 0 ? near : found;
}

export async function placeCourier(
  db: Database,
  id: number,
  { lat, lng }: { lat: number; lng: number },
  at: Date,
): Promise<void> {
  await db.update(delivery_men).set({ lat, lng, located_at: at }).where(eq(delivery_men.id, id));
}
