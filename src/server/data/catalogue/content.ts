import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import {
  courier_vehicles,
  newsletter_subscribers,
  offline_payment_methods,
  policies,
  settings,
} from '@/server/db/schema';
import type { Localized } from '@/server/db/schema/columns';

/** The landing page as the market's file has it; texts are in both languages. */
export async function findLanding(db: Database): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'landing'));
  return row?.value;
}

/** The text of a page; undefined when it is missing or switched off. */
export async function findPolicy(db: Database, key: string): Promise<Localized | undefined> {
  const [row] = await db
    .select({ body: policies.body })
    .from(policies)
    .where(and(eq(policies.key, key), eq(policies.status, true)));
  return row?.body;
}

/** False when the address is already subscribed: by whoever asks, or it is no single account's any more. */
export async function subscribeEmail(db: Database, address: string, user_id: number | null): Promise<boolean> {
  const email = address.toLowerCase();
  const { id, user_id: owner } = newsletter_subscribers;
  const added = await db
    .insert(newsletter_subscribers)
    .values({ email, user_id })
    .onConflictDoNothing()
    .returning({ id });
  if (added.length > 0) return true;
  const isOfOther = user_id === null ? isNotNull(owner) : ne(owner, user_id);
  await db
    .update(newsletter_subscribers)
    .set({ user_id: null })
    .where(and(eq(newsletter_subscribers.email, email), isOfOther));
  return false;
}

type Subscriber = { user_id: number; email: string; isProved: boolean };

/** Ends the subscription of an account's email, unless it may be that of somebody else. Answers whether there was one. */
export async function unsubscribe(db: Database, { user_id, email, isProved }: Subscriber): Promise<boolean> {
  const isOfEmail = eq(newsletter_subscribers.email, email);
  const isOwn = isProved ? undefined : eq(newsletter_subscribers.user_id, user_id);
  return (await db.delete(newsletter_subscribers).where(and(isOfEmail, isOwn)).returning()).length > 0;
}

/** The account's subscription, unless it may be that of somebody else, is for another email from now on. In a transaction. */
export async function moveSubscription(db: Database, from: Subscriber, to: string | null): Promise<void> {
  if (!(await unsubscribe(db, from)) || to === null) return;
  await db.insert(newsletter_subscribers).values({ email: to, user_id: from.user_id }).onConflictDoNothing();
}

export function listOfflineMethods(db: Database) {
  return db
    .select()
    .from(offline_payment_methods)
    .where(eq(offline_payment_methods.status, true))
    .orderBy(asc(offline_payment_methods.id));
}

export function listCourierVehicles(db: Database) {
  return db
    .select({ id: courier_vehicles.id, type: courier_vehicles.type })
    .from(courier_vehicles)
    .where(eq(courier_vehicles.status, true))
    .orderBy(asc(courier_vehicles.id));
}
