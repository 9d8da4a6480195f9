import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { previousStatuses } from '@/domain/order/order-status';
import type { Database } from '../db/client';
import {
  conversations,
  customers,
  messages,
  newsletter_subscribers,
  offline_payments,
  one_time_codes,
  orders,
  refunds,
  trips,
  user_infos,
} from '../db/schema';

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
  const sent = await filesOf(db, user_id);
  const placed = db.select({ id: orders.id }).from(orders).where(own);
  await db
    .update(offline_payments)
    .set({ input: [], customer_note: null })
    .where(inArray(offline_payments.order_id, placed));
  await db
    .update(orders)
    .set({ ...NOBODY, delivery_address: NOWHERE })
    .where(and(own, sql`${orders.delivery_address} is not null`));
  await db
    .update(orders)
    .set({ ...NOBODY, order_attachment: [], order_proof: [] })
    .where(own);
  await db.update(refunds).set({ image: [], customer_note: null }).where(inArray(refunds.order_id, placed));
  await db
    .update(trips)
    .set({ user_info: UNNAMED, pickup_location: NO_PLACE, destination_location: null, trip_note: null })
    .where(eq(trips.user_id, user_id));
  const contacts = [row.phone, row.email].flatMap((it) => it ?? []);
  if (contacts.length > 0) await db.delete(one_time_codes).where(inArray(one_time_codes.contact, contacts));
  if (row.email) await db.delete(newsletter_subscribers).where(eq(newsletter_subscribers.email, row.email));
  await db.delete(customers).where(eq(customers.id, user_id));
  return [row.image, ...sent].flatMap((it) => it ?? []);
}

/** What belongs to orders, refunds and conversations of the customer; messages go with the conversation. */
async function filesOf(db: Database, user_id: number): Promise<string[]> {
  const own = eq(orders.user_id, user_id);
  const ordered = await db.select({ files: orders.order_attachment, more: orders.order_proof }).from(orders).where(own);
  const refunded = await db
    .select({ files: refunds.image })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(own);
  const me = db.select({ id: user_infos.id }).from(user_infos).where(eq(user_infos.user_id, user_id));
  const written = await db
    .select({ files: messages.file })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .where(or(inArray(conversations.sender_id, me), inArray(conversations.receiver_id, me)));
  return [...ordered.flatMap(({ files, more }) => [...files, ...more]), ...[...refunded, ...written].flatMap(filesIn)];
}

const filesIn = ({ files }: { files: string[] }) => files;

const UNNAMED = { contact_person_name: '', contact_person_number: '', contact_person_email: '' };
const NOWHERE = { ...UNNAMED, address_type: '', address: '', latitude: '0', longitude: '0' };
const NO_PLACE = { lat: 0, lng: 0, location_name: '' };
/** Notes say where the bell is and who opens. */
const NOBODY = { receiver_details: null, order_note: null, delivery_instruction: null };
