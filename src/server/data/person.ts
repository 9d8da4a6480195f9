import { and, eq, inArray } from 'drizzle-orm';
import type { Correspondent } from '@/domain/inbox/conversation';
import { runningTripStatuses } from '@/domain/rental/trip-status';
import type { Database } from '../db/client';
import { customers, delivery_men, orders, stores, trips, user_infos } from '../db/schema';
import { goesOn } from './order-payment';

/** A person in the inbox: a customer, a store's vendor, a courier or the market's support. */
export type PersonRow = typeof user_infos.$inferSelect;

/** The customer's person row, created on first use. */
export async function ensureCustomerPerson(db: Database, user_id: number): Promise<PersonRow | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, user_id));
  if (!customer) return undefined;
  const { f_name, l_name, phone, email, image } = customer;
  return upsertPerson(db, ['user_id', user_id], { f_name, l_name, phone, email, image });
}

/** The person row of support, a store's vendor or a courier; undefined when there is none with that id. */
export async function ensureCorrespondent(
  db: Database,
  type: Correspondent,
  id: number,
): Promise<PersonRow | undefined> {
  if (type === 'admin') return (await db.select().from(user_infos).where(eq(user_infos.admin, true)))[0];
  return type === 'vendor' ? ensureVendorPerson(db, id) : ensureCourierPerson(db, id);
}

async function ensureVendorPerson(db: Database, vendor_id: number): Promise<PersonRow | undefined> {
  const [store] = await db.select().from(stores).where(eq(stores.vendor_id, vendor_id)).orderBy(stores.id).limit(1);
  if (!store) return undefined;
  const about = { f_name: store.name.en, phone: store.phone, image: store.logo, store_id: store.id };
  return upsertPerson(db, ['vendor_id', vendor_id], about);
}

async function ensureCourierPerson(db: Database, deliveryman_id: number): Promise<PersonRow | undefined> {
  const [courier] = await db.select().from(delivery_men).where(eq(delivery_men.id, deliveryman_id));
  if (!courier) return undefined;
  const { f_name, l_name, first_name, last_name, phone, image } = courier;
  return upsertPerson(db, ['deliveryman_id', deliveryman_id], { f_name, l_name, first_name, last_name, phone, image });
}

type Who = 'user_id' | 'vendor_id' | 'deliveryman_id';
type About = Omit<typeof user_infos.$inferInsert, Who>;

/** Creates the person row, or updates its name, contact and picture. */
async function upsertPerson(db: Database, [who, id]: [Who, number], about: About): Promise<PersonRow | undefined> {
  const [row] = await db
    .insert(user_infos)
    .values({ ...about, [who]: id })
    .onConflictDoUpdate({ target: user_infos[who], set: about })
    .returning();
  return row;
}

/** How many of the customer's open orders and trips are with a vendor's stores, or open orders with a courier. */
export async function countOpenOrders(db: Database, user_id: number, other: PersonRow): Promise<number> {
  const { vendor_id, deliveryman_id } = other;
  const ofVendor = db
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.vendor_id, vendor_id ?? 0));
  const theirs = vendor_id ? inArray(orders.store_id, ofVendor) : eq(orders.delivery_man_id, deliveryman_id ?? 0);
  const ordered = await db.$count(orders, and(eq(orders.user_id, user_id), theirs, goesOn()));
  if (!vendor_id) return ordered;
  const isRunning = inArray(trips.trip_status, runningTripStatuses);
  const theirTrips = and(eq(trips.user_id, user_id), inArray(trips.provider_id, ofVendor), isRunning);
  return ordered + (await db.$count(trips, theirTrips));
}
