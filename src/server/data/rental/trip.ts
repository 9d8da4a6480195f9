import { and, asc, count, desc, eq, inArray, isNotNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { toWholeNumber } from '@/domain/accounts/phone-problem';
import { runningTripStatuses, type TripStatus } from '@/domain/rental/trip-status';
import type { Database } from '@/server/db/client';
import { drivers, trip_lines, trip_units, trips, vehicle_reviews, vehicle_units, vehicles } from '@/server/db/schema';
import { attemptedBy, ownedBy, type OwnerKey } from '../guest';
import { listStoresByIds, type StoreRow } from '../catalogue/store';
import { isAfter, type Turn } from '../sql/in-turn';
import type { PageRequest } from '../view';

export type StoredTrip = typeof trips.$inferSelect;
export type TripRow = StoredTrip & { provider: StoreRow | null };
export type TripLineRow = typeof trip_lines.$inferSelect;

/** A line to store, with the units that serve it. */
export type NewLine = { line: Omit<typeof trip_lines.$inferInsert, 'trip_id'>; unit_ids: readonly number[] };

/** Stores a trip with its lines and the units that it occupies. Call it in a transaction. */
export async function insertTrip(
  db: Database,
  row: typeof trips.$inferInsert,
  lines: readonly NewLine[],
): Promise<StoredTrip> {
  const [trip] = await db.insert(trips).values(row).returning();
  if (!trip) throw new Error('The trip was not stored');
  for (const { line, unit_ids } of lines) {
    const [stored] = await db
      .insert(trip_lines)
      .values({ ...line, trip_id: trip.id })
      .returning({ id: trip_lines.id });
    if (!stored) throw new Error('A line of the trip was not stored');
    const held = unit_ids.map((id) => ({ trip_id: trip.id, trip_line_id: stored.id, vehicle_identity_id: id }));
    await db.insert(trip_units).values(held);
  }
  return trip;
}

/** The trip that one of the owners has already booked with this idempotency key. */
export async function findTripByKey(
  db: Database,
  owners: readonly OwnerKey[],
  key: string,
): Promise<StoredTrip | undefined> {
  const [row] = await db
    .select()
    .from(trips)
    .where(and(or(...owners.map((owner) => attemptedBy(trips, owner))), eq(trips.idempotency_key, key)));
  return row;
}

/** A trip, locked until the transaction ends. */
export async function lockTrip(db: Database, id: number): Promise<StoredTrip | undefined> {
  const [row] = await db.select().from(trips).where(eq(trips.id, id)).for('update');
  return row;
}

/** The owner of a trip. Lock the owner before the trip. */
export async function findTripOwner(db: Database, id: number): Promise<OwnerKey | undefined> {
  const [row] = await db
    .select({ customer_id: trips.user_id, guest_id: trips.guest_id })
    .from(trips)
    .where(eq(trips.id, id));
  return row;
}

/** Whether the trip is the owner's; other people's trips are treated exactly like unknown ones. */
export async function ownsTrip(db: Database, id: number, owner: OwnerKey): Promise<boolean> {
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.id, id), ownedBy(trips, owner)));
  return found.length > 0;
}

/** Whether this is a guest's trip with this complete phone number: whoever knows both may track it. */
export async function canTrackGuestTrip(db: Database, id: number, contact_number: string): Promise<boolean> {
  const [row] = await db
    .select({ user_info: trips.user_info })
    .from(trips)
    .where(and(eq(trips.id, id), eq(trips.is_guest, true)));
  return contact_number !== '' && toWholeNumber(row?.user_info.contact_person_number ?? '') === contact_number;
}

export async function findTripRow(db: Database, id: number): Promise<TripRow | undefined> {
  return (await listTripRows(db, eq(trips.id, id), { limit: 1, offset: 1 }))[0];
}

type Choice = { statuses: readonly TripStatus[]; search?: string | undefined };

export async function listTrips(db: Database, owner: OwnerKey, { statuses, search }: Choice, page: PageRequest) {
  const isNamed = search ? sql`${trips.id}::text like ${`%${search.replace(/[\\%_]/g, '')}%`}` : undefined;
  const where = and(ownedBy(trips, owner), inArray(trips.trip_status, [...statuses]), isNamed);
  return { total_size: await db.$count(trips, where), trips: await listTripRows(db, where, page) };
}

async function listTripRows(db: Database, where: SQL | undefined, { limit, offset }: PageRequest): Promise<TripRow[]> {
  const found = await db
    .select()
    .from(trips)
    .where(where)
    .orderBy(desc(trips.created_at), desc(trips.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const providers = await listStoresByIds(db, [...new Set(found.map(({ provider_id }) => provider_id))]);
  const providersById = new Map(providers.map((provider) => [provider.id, provider]));
  return found.map((trip) => ({ ...trip, provider: providersById.get(trip.provider_id) ?? null }));
}

export async function listTripLines(db: Database, trip_id: number): Promise<TripLineRow[]> {
  return db.select().from(trip_lines).where(eq(trip_lines.trip_id, trip_id)).orderBy(asc(trip_lines.id));
}

/** The units that serve trips, with their drivers and the customer's review. */
export async function listTripUnits(db: Database, trip_ids: readonly number[]) {
  if (trip_ids.length === 0) return [];
  return db
    .select({
      id: trip_units.id,
      vehicle_identity_id: trip_units.vehicle_identity_id,
      trip_line_id: trip_units.trip_line_id,
      vehicle_id: vehicle_units.vehicle_id,
      license_plate_number: vehicle_units.license_plate_number,
      vehicle_name: vehicles.name,
      vehicle_thumbnail: vehicles.thumbnail,
      driver: drivers,
      review: { rating: vehicle_reviews.rating, comment: vehicle_reviews.comment, reply: vehicle_reviews.reply },
    })
    .from(trip_units)
    .innerJoin(vehicle_units, eq(vehicle_units.id, trip_units.vehicle_identity_id))
    .innerJoin(vehicles, eq(vehicles.id, vehicle_units.vehicle_id))
    .leftJoin(drivers, eq(drivers.id, trip_units.driver_id))
    .leftJoin(
      vehicle_reviews,
      and(
        eq(vehicle_reviews.trip_id, trip_units.trip_id),
        eq(vehicle_reviews.vehicle_identity_id, trip_units.vehicle_identity_id),
      ),
    )
    .where(inArray(trip_units.trip_id, [...trip_ids]))
    .orderBy(asc(trip_units.id));
}

export type TripUnitRow = Awaited<ReturnType<typeof listTripUnits>>[number];

/**
 * Running trips of an owner, or one by its number, that a customer booked; trips of the demo seed have no idempotency
 * key.
 */
export async function listRunningTrips(db: Database, whose: OwnerKey | { trip_id: number }): Promise<StoredTrip[]> {
  const scope = 'trip_id' in whose ? eq(trips.id, whose.trip_id) : ownedBy(trips, whose);
  return db
    .select()
    .from(trips)
    .where(and(scope, inArray(trips.trip_status, runningTripStatuses), isNotNull(trips.idempotency_key)));
}

/** Up to `most` trips after `last` that should have ended before a moment, have not begun, and are not paid. */
export async function listNotBegun(db: Database, before: Date, { last, most }: Turn<number>): Promise<StoredTrip[]> {
  const hasNotBegun = sql`${trips.trip_status} in ('pending', 'confirmed')`;
  const isOver = lte(trips.estimated_trip_end_time, before);
  return db
    .select()
    .from(trips)
    .where(and(isAfter(trips.id, last), hasNotBegun, isOver, eq(trips.payment_status, 'unpaid')))
    .orderBy(asc(trips.id))
    .limit(most);
}

/** Sets the next status of a trip; `more` holds other columns that change with it. */
export async function moveTrip(
  db: Database,
  step: { trip_id: number; status: TripStatus; at: Date },
  more: Partial<typeof trips.$inferInsert> = {},
): Promise<void> {
  await db
    .update(trips)
    .set({ ...more, trip_status: step.status, [step.status]: step.at, updated_at: step.at })
    .where(eq(trips.id, step.trip_id));
}

export async function changeTrip(db: Database, id: number, change: Partial<typeof trips.$inferInsert>): Promise<void> {
  await db.update(trips).set(change).where(eq(trips.id, id));
}

/** Assigns the provider's drivers to the trip's units in turn. */
export async function assignDrivers(db: Database, trip: StoredTrip): Promise<void> {
  const crew = await db
    .select({ id: drivers.id })
    .from(drivers)
    .where(eq(drivers.provider_id, trip.provider_id))
    .orderBy(asc(drivers.id));
  for (const [n, { id }] of (await listTripUnits(db, [trip.id])).entries()) {
    const driver = crew[(trip.id + n) % Math.max(1, crew.length)];
    if (driver) await db.update(trip_units).set({ driver_id: driver.id }).where(eq(trip_units.id, id));
  }
}

/** Adds a completed trip to the counters of its vehicles. */
export async function countTrip(db: Database, trip_id: number): Promise<void> {
  const driven = db.select({ id: trip_lines.vehicle_id }).from(trip_lines).where(eq(trip_lines.trip_id, trip_id));
  await db
    .update(vehicles)
    .set({ total_trip: sql`${vehicles.total_trip} + 1` })
    .where(inArray(vehicles.id, driven));
}

/** How often a customer booked a trip, in total and with each coupon, without canceled trips. */
export async function countTripUses(db: Database, user_id: number) {
  const found = await db
    .select({ code: trips.coupon_code, uses: count() })
    .from(trips)
    .where(and(eq(trips.user_id, user_id), ne(trips.trip_status, 'canceled')))
    .groupBy(trips.coupon_code);
  return {
    byCode: new Map(found.map(({ code, uses }) => [code ?? '', uses])),
    all: found.reduce((sum, { uses }) => sum + uses, 0),
  };
}
