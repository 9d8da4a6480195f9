import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { rental_cart_trips, rental_carts } from '@/server/db/schema';
import type { OwnerKey } from '../guest';
import { findVehiclesByIds, type VehicleRow } from './vehicle';

export type CartTripRow = typeof rental_cart_trips.$inferSelect;

/** A stored line with the vehicle as it is rented out now. */
export type RentalLineRow = typeof rental_carts.$inferSelect & { vehicle: VehicleRow };
export type RentalCartRows = { lines: RentalLineRow[]; trip: CartTripRow | null };

/** Lines of vehicles that are no longer rented out are left out; without a line there is no trip. */
export async function findRentalCart(db: Database, owner: OwnerKey): Promise<RentalCartRows> {
  const stored = await db.select().from(rental_carts).where(lineOf(owner)).orderBy(asc(rental_carts.id));
  const vehicles = await findVehiclesByIds(
    db,
    stored.map(({ vehicle_id }) => vehicle_id),
  );
  const known = new Map(vehicles.map((it) => [it.id, it]));
  const lines = stored.flatMap((line) => {
    const vehicle = known.get(line.vehicle_id);
    return vehicle ? [{ ...line, vehicle }] : [];
  });
  if (lines.length === 0) return { lines, trip: null };
  const [trip] = await db.select().from(rental_cart_trips).where(tripOf(owner));
  return { lines, trip: trip ?? null };
}

type NewTrip = Omit<typeof rental_cart_trips.$inferInsert, 'id' | 'user_id' | 'guest_id'>;

/** One trip for each owner; a new one takes the place of the last. */
export async function saveCartTrip(db: Database, owner: OwnerKey, trip: NewTrip): Promise<void> {
  const changed = await db
    .update(rental_cart_trips)
    .set(trip)
    .where(tripOf(owner))
    .returning({ id: rental_cart_trips.id });
  if (changed.length > 0) return;
  await db.insert(rental_cart_trips).values({ ...trip, user_id: owner.customer_id, guest_id: owner.guest_id });
}

type NewRentalLine = Pick<
  typeof rental_carts.$inferInsert,
  'module_id' | 'provider_id' | 'vehicle_id' | 'quantity' | 'price'
>;

export async function insertRentalLine(db: Database, owner: OwnerKey, line: NewRentalLine, now: Date): Promise<void> {
  const whose = { user_id: owner.customer_id, guest_id: owner.guest_id };
  await db.insert(rental_carts).values({ ...line, ...whose, created_at: now, updated_at: now });
}

export async function changeRentalLine(
  db: Database,
  id: number,
  change: { quantity?: number; price: number },
): Promise<void> {
  await db.update(rental_carts).set(change).where(eq(rental_carts.id, id));
}

/** How many were removed; all of the owner's without ids. */
export async function removeRentalLines(db: Database, owner: OwnerKey, ids?: readonly number[]): Promise<number> {
  const removed = await db
    .delete(rental_carts)
    .where(and(lineOf(owner), ids && inArray(rental_carts.id, [...ids])))
    .returning({ id: rental_carts.id });
  return removed.length;
}

export async function clearRental(db: Database, owner: OwnerKey): Promise<void> {
  await removeRentalLines(db, owner);
  await db.delete(rental_cart_trips).where(tripOf(owner));
}

/** A guest's cart becomes a customer's, who has none. */
export async function moveRental(db: Database, guest_id: number, customer_id: number): Promise<void> {
  const from = { customer_id: null, guest_id };
  const to = { user_id: customer_id, guest_id: null };
  await db.update(rental_carts).set(to).where(lineOf(from));
  await db.update(rental_cart_trips).set(to).where(tripOf(from));
}

function lineOf({ customer_id, guest_id }: OwnerKey): SQL {
  return customer_id === null ? eq(rental_carts.guest_id, guest_id ?? 0) : eq(rental_carts.user_id, customer_id);
}

function tripOf({ customer_id, guest_id }: OwnerKey): SQL {
  return customer_id === null
    ? eq(rental_cart_trips.guest_id, guest_id ?? 0)
    : eq(rental_cart_trips.user_id, customer_id);
}
