import { and, asc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { freeUnits, type HeldUnit, type TimeSpan } from '@/domain/rental/unit-availability';
import { runningTripStatuses } from '@/domain/rental/trip-status';
import type { Database } from '@/server/db/client';
import { trip_units, trips, vehicle_units } from '@/server/db/schema';
import { groupBy } from '../sql/grouped';

/**
 * The units of each vehicle that are free in the span. `hold` locks all units of these vehicles until the transaction
 * ends, always in the same order, so that bookings of a vehicle run one after the other.
 */
export async function loadFreeUnits(
  db: Database,
  vehicle_ids: readonly number[],
  span: TimeSpan,
  { hold } = { hold: false },
): Promise<Map<number, number[]>> {
  if (vehicle_ids.length === 0) return new Map();
  const found = db
    .select({ id: vehicle_units.id, vehicle_id: vehicle_units.vehicle_id })
    .from(vehicle_units)
    .where(and(inArray(vehicle_units.vehicle_id, [...vehicle_ids]), eq(vehicle_units.status, true)))
    .orderBy(asc(vehicle_units.id));
  const units = hold ? await found.for('update') : await found;
  // Read after the lock, so that the previous booking is visible.
  const held = await listHeldUnits(
    db,
    units.map(({ id }) => id),
    span,
  );
  const byVehicle = groupBy(units, ({ vehicle_id }) => vehicle_id);
  return new Map(
    vehicle_ids.map((id) => [
      id,
      freeUnits(
        (byVehicle.get(id) ?? []).map((unit) => unit.id),
        held,
        span,
      ),
    ]),
  );
}

async function listHeldUnits(
  db: Database,
  unit_ids: readonly number[],
  { from, until }: TimeSpan,
): Promise<HeldUnit[]> {
  if (unit_ids.length === 0) return [];
  const found = await db
    .select({ unit_id: trip_units.vehicle_identity_id, from: trips.schedule_at, until: trips.estimated_trip_end_time })
    .from(trip_units)
    .innerJoin(trips, eq(trips.id, trip_units.trip_id))
    .where(
      and(
        inArray(trip_units.vehicle_identity_id, [...unit_ids]),
        inArray(trips.trip_status, runningTripStatuses),
        lt(trips.schedule_at, until),
        gt(trips.estimated_trip_end_time, from),
      ),
    );
  return found.map((booking) => ({ ...booking, until: booking.until ?? until }));
}

/**
 * The number of free units as SQL, since lists filter by it in the database; a test keeps the two equal. The column is
 * written with its table name, which the query builder omits in a select list.
 */
export function freeCount({ from, until }: TimeSpan): SQL<number> {
  const [start, end] = [from.toISOString(), until.toISOString()];
  return sql<number>`(select count(*)::int from vehicle_units u where u.vehicle_id = vehicles.id and u.status
    and not exists (select 1 from trip_units tu join trips t on t.id = tu.trip_id
      where tu.vehicle_identity_id = u.id and t.trip_status in ${runningTripStatuses}
        and t.schedule_at < ${end}::timestamptz and t.estimated_trip_end_time > ${start}::timestamptz))`;
}
