import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { overStatuses } from '@/domain/order/order-status';
import { overTripStatuses } from '@/domain/rental/trip-status';
import type { Database } from '../db/client';
import { offline_payments, order_status_history, orders, parcel_cancellations, refunds, trips } from '../db/schema';

/**
 * Removes from orders the customer, the address and everything somebody wrote; what was bought and paid stays for the
 * books. Answers the names of files that now belong to nobody. Call it in a transaction.
 */
export async function anonymiseOrders(db: Database, which: SQL): Promise<string[]> {
  const files = await listOrderFiles(db, which);
  const chosen = db.select({ id: orders.id }).from(orders).where(which);
  await db
    .update(offline_payments)
    .set({ input: [], customer_note: null, admin_note: null })
    .where(inArray(offline_payments.order_id, chosen));
  await db
    .update(refunds)
    .set({ image: [], customer_reason: '', customer_note: null, admin_note: null })
    .where(inArray(refunds.order_id, chosen));
  await db
    .update(parcel_cancellations)
    .set({ reason: [], note: null })
    .where(inArray(parcel_cancellations.order_id, chosen));
  await db.update(order_status_history).set({ note: null }).where(inArray(order_status_history.order_id, chosen));
  await db
    .update(orders)
    .set({ delivery_address: NOWHERE })
    .where(and(which, isNotNull(orders.delivery_address)));
  // The guest is removed last, since the orders may be selected by it.
  await db.update(orders).set(NOBODY).where(which);
  return files;
}

/** Does the same for trips. */
export async function anonymiseTrips(db: Database, which: SQL): Promise<void> {
  const nobody = {
    guest_id: null,
    attempt_guest_id: null,
    user_info: UNNAMED,
    trip_note: null,
    cancellation_reason: null,
  };
  await db
    .update(trips)
    .set({ ...nobody, pickup_location: NO_PLACE, destination_location: null })
    .where(which);
}

type Removed = { rows: number; files: string[] };

/**
 * Anonymises at most `most` guest orders that ended before a moment, or that nobody has ended though their planned time
 * and last change were before it. Call it in a transaction.
 */
export async function anonymiseGuestOrders(db: Database, before: Date, most: number): Promise<Removed> {
  const isOver = or(inArray(orders.order_status, overStatuses), lte(orders.schedule_at, before));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.guest_id), lte(orders.updated_at, before), isOver))
    .orderBy(asc(orders.updated_at))
    .limit(most)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  return { rows: ids.length, files: ids.length > 0 ? await anonymiseOrders(db, inArray(orders.id, ids)) : [] };
}

/** Does the same for trips, by the end that was planned; answers how many. */
export async function anonymiseGuestTrips(db: Database, before: Date, most: number): Promise<number> {
  const { schedule_at, estimated_trip_end_time: until } = trips;
  const isLongPast = and(lte(schedule_at, before), or(isNull(until), lte(until, before)));
  const isOver = or(inArray(trips.trip_status, overTripStatuses), isLongPast);
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(isNotNull(trips.guest_id), lte(trips.updated_at, before), isOver))
    .orderBy(asc(trips.updated_at))
    .limit(most)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await anonymiseTrips(db, inArray(trips.id, ids));
  return ids.length;
}

async function listOrderFiles(db: Database, which: SQL): Promise<string[]> {
  const ordered = await db
    .select({ files: orders.order_attachment, more: orders.order_proof })
    .from(orders)
    .where(which);
  const refunded = await db
    .select({ files: refunds.image })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(which);
  return [...ordered.flatMap(({ files, more }) => [...files, ...more]), ...refunded.flatMap(({ files }) => files)];
}

const UNNAMED = { contact_person_name: '', contact_person_number: '', contact_person_email: '' };
const NOWHERE = { ...UNNAMED, address_type: '', address: '', latitude: '0', longitude: '0' };
const NO_PLACE = { lat: 0, lng: 0, location_name: '' };
const NOBODY = {
  guest_id: null,
  attempt_guest_id: null,
  receiver_details: null,
  // Notes may contain a person's name or a door code.
  ...{ order_note: null, delivery_instruction: null, unavailable_item_note: null },
  ...{ cancellation_reason: null, cancellation_note: null },
  ...{ order_attachment: [], order_proof: [] },
};
