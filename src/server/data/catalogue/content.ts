import { and, asc, eq } from 'drizzle-orm';
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

/** False when the address is already subscribed. */
export async function subscribeEmail(db: Database, email: string): Promise<boolean> {
  const added = await db
    .insert(newsletter_subscribers)
    .values({ email: email.toLowerCase() })
    .onConflictDoNothing()
    .returning({ id: newsletter_subscribers.id });
  return added.length > 0;
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
