import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { ZoneData } from '@/domain/checkout/delivery-fee';
import { DAY_MINUTES, parseSpan } from '@/domain/time/opening-hours';
import type { StoreTime } from '@/domain/time/store-clock';
import type { Database } from '../db/client';
import { courier_vehicles, modules, surge_prices, zone_modules, zones } from '../db/schema';
import type { Localized } from '../db/schema/columns';
import { groupBy } from './sql/grouped';

type Pivot = typeof zone_modules.$inferSelect;

/** An active zone with the rates of its modules, which the wire calls `pivot`. */
export type DeliveryZone = typeof zones.$inferSelect &
  Omit<ZoneData, 'modules'> & { modules: { id: number; all_zone_service: boolean; pivot: Pivot }[] };

/** All active zones, ordered by id. */
export async function listDeliveryZones(db: Database): Promise<DeliveryZone[]> {
  const found = await db.select().from(zones).where(eq(zones.status, true)).orderBy(asc(zones.id));
  const rows = await db
    .select({ pivot: zone_modules, all_zone_service: modules.all_zone_service })
    .from(zone_modules)
    .innerJoin(modules, eq(modules.id, zone_modules.module_id));
  const rowsByZone = groupBy(rows, ({ pivot }) => pivot.zone_id);
  return found.map((zone) => ({
    ...zone,
    modules: (rowsByZone.get(zone.id) ?? []).map((row) => ({ id: row.pivot.module_id, ...row })),
  }));
}

/** The surge at a time; a price of 0 means none. */
export type SurgeAt = {
  title: Localized | null;
  customer_note: Localized | null;
  price: number;
  price_type: 'percent' | 'amount';
};

/**
 * The surge of a module in a zone at a time: a running surge price, the module's before the zone's, the newest first;
 * otherwise the zone's standing increase. They never add up.
 */
export async function findSurge(
  db: Database,
  zone: Pick<
    DeliveryZone,
    | 'id'
    | 'increased_delivery_fee'
    | 'increased_delivery_fee_status'
    | 'increased_delivery_fee_type'
    | 'increase_delivery_charge_message'
  >,
  module_id: number,
  { minutes }: Pick<StoreTime, 'minutes'>,
): Promise<SurgeAt> {
  const found = await db
    .select()
    .from(surge_prices)
    .where(
      and(
        eq(surge_prices.zone_id, zone.id),
        eq(surge_prices.status, true),
        or(isNull(surge_prices.module_id), eq(surge_prices.module_id, module_id)),
      ),
    )
    .orderBy(asc(surge_prices.id));
  const running = found.filter((surge) => isWithin(surge, minutes));
  const own = running.findLast((surge) => surge.module_id !== null) ?? running.at(-1);
  if (own) {
    const { title, price, price_type, customer_note, customer_note_status } = own;
    return { title, price, price_type, customer_note: customer_note_status ? customer_note : null };
  }
  return {
    title: null,
    customer_note: zone.increase_delivery_charge_message,
    price: zone.increased_delivery_fee_status ? zone.increased_delivery_fee : 0,
    price_type: zone.increased_delivery_fee_type,
  };
}

/**
 * The extra charge of the courier vehicle for a distance: the cheapest vehicle that covers it
 * (`/vehicle/extra_charge`).
 */
export async function findVehicleCharge(db: Database, distance_km: number): Promise<number> {
  const found = await db
    .select({ extra: courier_vehicles.extra_charges })
    .from(courier_vehicles)
    .where(
      and(
        eq(courier_vehicles.status, true),
        lte(courier_vehicles.starting_coverage_area, distance_km),
        gte(courier_vehicles.maximum_coverage_area, distance_km),
      ),
    )
    .orderBy(asc(courier_vehicles.extra_charges), asc(courier_vehicles.id))
    .limit(1);
  return found[0]?.extra ?? 0;
}

function isWithin({ start_time, end_time }: typeof surge_prices.$inferSelect, minutes: number): boolean {
  const span = parseSpan(start_time, end_time);
  if (!span) return true;
  return (minutes >= span.from && minutes < span.until) || minutes + DAY_MINUTES < span.until;
}
