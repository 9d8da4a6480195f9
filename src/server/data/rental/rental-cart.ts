import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { rental_cart_trips, rental_carts } from '@/server/db/schema';
import { ownedBy, type OwnerKey } from '../guest';
import { listVehiclesByIds, type VehicleRow } from './vehicle';

export type CartTripRow = typeof rental_cart_trips.$inferSelect;

/** A stored line with the vehicle as it is offered now. */
export type RentalLineRow = typeof rental_carts.$inferSelect & { vehicle: VehicleRow };
export type RentalCartRows = { lines: RentalLineRow[]; trip: CartTripRow | null };

/** The lines whose vehicle is still offered, and the trip, which is null when no line is left. */
export async function findRentalCart(db: Database, owner: OwnerKey): Promise<RentalCartRows> {
  const stored = await db.select().from(rental_carts).where(ownedBy(rental_carts, owner)).orderBy(asc(rental_carts.id));
  const vehicles = await listVehiclesByIds(
    db,
    stored.map(({ vehicle_id }) => vehicle_id),
  );
  const known = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const lines = stored.flatMap((line) => {
    const vehicle = known.get(line.vehicle_id);
    return vehicle ? [{ ...line, vehicle }] : [];
  });
  if (lines.length === 0) return { lines, trip: null };
  const [trip] = await db.select().from(rental_cart_trips).where(ownedBy(rental_cart_trips, owner));
  return { lines, trip: trip ?? null };
}

type NewTrip = Omit<typeof rental_cart_trips.$inferInsert, 'id' | 'user_id' | 'guest_id'>;

/** Stores the owner's one trip in place of the former one. */
export async function saveCartTrip(db: Database, owner: OwnerKey, trip: NewTrip): Promise<void> {
  const changed = await db
    .update(rental_cart_trips)
    .set(trip)
    .where(ownedBy(rental_cart_trips, owner))
    .returning({ id: rental_cart_trips.id });
  if (changed.length > 0) return;
  await db.insert(rental_cart_trips).values({ ...trip, user_id: owner.customer_id, guest_id: owner.guest_id });
}

type NewRentalLine = Pick<typeof rental_carts.$inferInsert, 'module_id' | 'provider_id' | 'vehicle_id' | 'quantity'>;

export async function insertRentalLine(db: Database, owner: OwnerKey, line: NewRentalLine, now: Date): Promise<void> {
  const whose = { user_id: owner.customer_id, guest_id: owner.guest_id };
  await db.insert(rental_carts).values({ ...line, ...whose, price: 0, created_at: now, updated_at: now });
}

export async function changeRentalLine(db: Database, id: number, quantity: number): Promise<void> {
  await db.update(rental_carts).set({ quantity }).where(eq(rental_carts.id, id));
}

/** Removes the lines with these ids, or without ids all lines of the owner; answers how many. */
export async function removeRentalLines(db: Database, owner: OwnerKey, ids?: readonly number[]): Promise<number> {
  const removed = await db
    .delete(rental_carts)
    .where(and(ownedBy(rental_carts, owner), ids && inArray(rental_carts.id, [...ids])))
    .returning({ id: rental_carts.id });
  return removed.length;
}

export async function clearRental(db: Database, owner: OwnerKey): Promise<void> {
  await removeRentalLines(db, owner);
  await db.delete(rental_cart_trips).where(ownedBy(rental_cart_trips, owner));
}

/** Gives a guest's cart to a customer who has none. */
export async function moveRental(db: Database, guest_id: number, customer_id: number): Promise<void> {
  const from = { customer_id: null, guest_id };
  const to = { user_id: customer_id, guest_id: null };
  await db.update(rental_carts).set(to).where(ownedBy(rental_carts, from));
  await db.update(rental_cart_trips).set(to).where(ownedBy(rental_cart_trips, from));
}
