import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import { overStatuses } from '@/domain/order/order-status';
import { runningTripStatuses } from '@/domain/rental/trip-status';
import type { Database } from '../db/client';
import {
  awaited_places,
  conversations,
  customers,
  messages,
  one_time_codes,
  orders,
  trips,
  user_infos,
} from '../db/schema';
import { anonymiseOrders, anonymiseTrips } from './anonymous-order';
import { unsubscribe } from './catalogue/content';
import { waitsForGateway } from './order-payment';
import { comesBack } from './parcel';

/**
 * Whether an order or a trip of the customer is still open. So is an order whose payment failed, while it can be paid,
 * and a parcel that comes back to its sender, until it is taken for lost (`limits.parcel_return_days`).
 */
export async function isUnderWay(db: Database, user_id: number, now: Date): Promise<boolean> {
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.user_id, user_id),
        or(notInArray(orders.order_status, overStatuses), waitsForGateway(), comesBack(db, now)),
      ),
    )
    .limit(1);
  const travelling = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.user_id, user_id), inArray(trips.trip_status, runningTripStatuses)))
    .limit(1);
  return open.length + travelling.length > 0;
}

/**
 * Erases an account. Its orders stay with the shop, without the customer's name and address. Deleting the row also
 * deletes tokens, addresses, carts, wishes, interests, messages, notifications, what it has subscribed to, and the money
 * and points that were left. Answers the names of files that now belong to nobody. Call it in a transaction.
 */
export async function eraseAccount(db: Database, user_id: number): Promise<string[]> {
  const [row] = await db.select().from(customers).where(eq(customers.id, user_id));
  if (!row) return [];
  const written = await listMessageFiles(db, user_id);
  const ordered = await anonymiseOrders(db, eq(orders.user_id, user_id));
  await anonymiseTrips(db, eq(trips.user_id, user_id));
  const contacts = [row.phone, row.email].flatMap((contact) => contact ?? []);
  if (contacts.length > 0) await db.delete(one_time_codes).where(inArray(one_time_codes.contact, contacts));
  if (row.email) {
    await unsubscribe(db, { user_id, email: row.email, isProved: row.is_email_verified });
    await db.delete(awaited_places).where(eq(awaited_places.email, row.email));
  }
  await db.delete(customers).where(eq(customers.id, user_id));
  return [...(row.image ? [row.image] : []), ...ordered, ...written];
}

/** Read before the conversations are deleted, since their messages are deleted with them. */
async function listMessageFiles(db: Database, user_id: number): Promise<string[]> {
  const me = db.select({ id: user_infos.id }).from(user_infos).where(eq(user_infos.user_id, user_id));
  const written = await db
    .select({ files: messages.file })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .where(or(inArray(conversations.sender_id, me), inArray(conversations.receiver_id, me)));
  return written.flatMap(({ files }) => files);
}
