import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { phoneForms } from '@/domain/accounts/phone-forms';
import type { Database } from '../db/client';
import {
  business_packages,
  courier_vehicles,
  delivery_men,
  modules,
  store_subscriptions,
  stores,
  vendors,
} from '../db/schema';

type Contact = { email: string; phone: string };

/** Which of the two contacts a vendor or a courier already has. */
export async function findTakenContact(
  db: Database,
  who: 'vendor' | 'delivery_man',
  { email, phone }: Contact,
): Promise<{ email: boolean; phone: boolean }> {
  const table = who === 'vendor' ? vendors : delivery_men;
  const forms = phoneForms(phone);
  const found = await db
    .select({ email: table.email, phone: table.phone })
    .from(table)
    .where(or(eq(table.email, email), inArray(table.phone, forms)));
  return { email: found.some((row) => row.email === email), phone: found.some((row) => forms.includes(row.phone)) };
}

type NewVendor = typeof vendors.$inferInsert;
type NewStore = Omit<typeof stores.$inferInsert, 'vendor_id'>;

/**
 * Stores a store that waits for approval, with its owner; undefined when somebody else has just taken one of the
 * contacts.
 */
export async function insertStoreRegistration(
  db: Database,
  vendor: NewVendor,
  store: NewStore,
): Promise<number | undefined> {
  return db.transaction(async (db) => {
    const [owner] = await db.insert(vendors).values(vendor).onConflictDoNothing().returning({ id: vendors.id });
    if (!owner) return undefined;
    const [row] = await db
      .insert(stores)
      .values({ ...store, vendor_id: owner.id })
      .returning({ id: stores.id });
    return row?.id;
  });
}

/** False when somebody else has just taken one of the contacts. */
export async function insertCourierRegistration(db: Database, row: typeof delivery_men.$inferInsert): Promise<boolean> {
  const added = await db.insert(delivery_men).values(row).onConflictDoNothing().returning({ id: delivery_men.id });
  return added.length > 0;
}

export async function isCourierVehicle(db: Database, id: number): Promise<boolean> {
  const found = await db
    .select({ id: courier_vehicles.id })
    .from(courier_vehicles)
    .where(and(eq(courier_vehicles.id, id), eq(courier_vehicles.status, true)));
  return found.length > 0;
}

export type PackageRow = typeof business_packages.$inferSelect;

export function listAllPackages(db: Database): Promise<PackageRow[]> {
  return db.select().from(business_packages).orderBy(asc(business_packages.price), asc(business_packages.id));
}

export async function findModuleType(db: Database, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ module_type: modules.module_type })
    .from(modules)
    .where(and(eq(modules.id, id), eq(modules.status, true)));
  return row?.module_type;
}

const registered = {
  id: stores.id,
  status: stores.status,
  logo: stores.logo,
  package_id: stores.package_id,
  store_business_model: stores.store_business_model,
  module_type: modules.module_type,
};

/** A store with the plan that it chose, locked, so that a plan is chosen only once. */
export async function lockRegistration(db: Database, store_id: number) {
  const [row] = await db
    .select(registered)
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.module_id))
    .where(eq(stores.id, store_id))
    .for('update', { of: stores });
  return row;
}

export async function changePlan(
  db: Database,
  store_id: number,
  plan: Partial<Pick<typeof stores.$inferInsert, 'store_business_model' | 'package_id'>>,
): Promise<void> {
  await db.update(stores).set(plan).where(eq(stores.id, store_id));
}

export async function insertSubscription(db: Database, row: typeof store_subscriptions.$inferInsert): Promise<number> {
  const [added] = await db.insert(store_subscriptions).values(row).returning({ id: store_subscriptions.id });
  return added?.id ?? 0;
}

export async function findSubscription(db: Database, id: number) {
  const [row] = await db
    .select({ subscription: store_subscriptions, validity: business_packages.validity })
    .from(store_subscriptions)
    .innerJoin(business_packages, eq(business_packages.id, store_subscriptions.package_id))
    .where(eq(store_subscriptions.id, id));
  return row;
}

export async function markSubscriptionPaid(db: Database, id: number, expires_at: Date): Promise<void> {
  await db
    .update(store_subscriptions)
    .set({ payment_status: 'paid', expires_at })
    .where(eq(store_subscriptions.id, id));
}
