import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { previousStatuses } from '@/domain/order-status';
import type { Database } from '../db/client';
import { customers, newsletter_subscribers, offline_payments, one_time_codes, orders, trips } from '../db/schema';

/** Whether an order or a trip of the customer is not over yet. */
export async function isUnderWay(db: Database, user_id: number): Promise<boolean> {
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), notInArray(orders.order_status, [...OVER])))
    .limit(1);
  const travelling = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.user_id, user_id), inArray(trips.trip_status, ['pending', 'confirmed', 'ongoing'])))
    .limit(1);
  return open.length + travelling.length > 0;
}

/** A refund that was asked for is still under way. */
const OVER = previousStatuses.filter((it) => it !== 'refund_requested');

/**
 * Erases an account: what was ordered stays with the shop, without saying who ordered it and where to. The row's end
 * takes along tokens, addresses, carts, wishes, interests, messages, notifications, and the money and points that were
 * left. Answers the names of the files that are nobody's now. Call it in a transaction.
 */
export async function eraseAccount(db: Database, user_id: number): Promise<string[]> {
  const [row] = await db.select().from(customers).where(eq(customers.id, user_id));
  if (!row) return [];
  const own = eq(orders.user_id, user_id);
  const attached = await db
    .select({ files: orders.order_attachment })
    .from(orders)
    .where(and(own, sql`jsonb_array_length(${orders.order_attachment}) > 0`));
  const placed = db.select({ id: orders.id }).from(orders).where(own);
  await db
    .update(offline_payments)
    .set({ input: [], customer_note: null })
    .where(inArray(offline_payments.order_id, placed));
  await db
    .update(orders)
    .set({ ...NOBODY, delivery_address: NOWHERE, order_attachment: [] })
    .where(and(own, sql`${orders.delivery_address} is not null`));
  await db
    .update(orders)
    .set({ ...NOBODY, order_attachment: [] })
    .where(own);
  await db
    .update(trips)
    .set({ user_info: UNNAMED, pickup_location: NO_PLACE, destination_location: null, trip_note: null })
    .where(eq(trips.user_id, user_id));
  const contacts = [row.phone, row.email].flatMap((it) => it ?? []);
  if (contacts.length > 0) await db.delete(one_time_codes).where(inArray(one_time_codes.contact, contacts));
  if (row.email) await db.delete(newsletter_subscribers).where(eq(newsletter_subscribers.email, row.email));
  await db.delete(customers).where(eq(customers.id, user_id));
  return [row.image, ...attached.flatMap(({ files }) => files)].flatMap((it) => it ?? []);
}

const UNNAMED = { contact_person_name: '', contact_person_number: '', contact_person_email: '' };
const NOWHERE = { ...UNNAMED, address_type: '', address: '', latitude: '0', longitude: '0' };
const NO_PLACE = { lat: 0, lng: 0, location_name: '' };
/** Notes say where the bell is and who opens. */
const NOBODY = { receiver_details: null, order_note: null, delivery_instruction: null };
