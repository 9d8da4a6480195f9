import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/client';
import { categories, customer_tokens, customers, interest_modules, interests, user_infos } from '../db/schema';
import { countOrders, findStanding } from './ordering-customer';
import type { SignedIn } from './token';

/** A customer with the facts that `customer/info` adds to the row. */
export type ProfileRow = typeof customers.$inferSelect & {
  userinfo: typeof user_infos.$inferSelect | null;
  /** The number of orders that were not canceled. */
  orders: number;
  is_newcomer: boolean;
  is_discount_taken: boolean;
  interest_modules: number[];
};

export async function findProfile(db: Database, id: number): Promise<ProfileRow | undefined> {
  const [row] = await db
    .select({ customer: customers, userinfo: user_infos })
    .from(customers)
    .leftJoin(user_infos, eq(user_infos.user_id, customers.id))
    .where(eq(customers.id, id));
  if (!row) return undefined;
  const placed = await countOrders(db, id);
  const asked = await db
    .select({ id: interest_modules.module_id })
    .from(interest_modules)
    .where(eq(interest_modules.user_id, id))
    .orderBy(interest_modules.module_id);
  return {
    ...row.customer,
    userinfo: row.userinfo,
    orders: placed,
    ...(await findStanding(db, id, placed)),
    interest_modules: asked.map((interest) => interest.id),
  };
}

/**
 * Saves the token with the session too, so that a device that is signed out gets no more messages. Call it in a
 * transaction.
 */
export async function savePushToken(
  db: Database,
  { id, session_id }: Pick<SignedIn, 'id' | 'session_id'>,
  cm_firebase_token: string,
): Promise<void> {
  await db.update(customers).set({ cm_firebase_token }).where(eq(customers.id, id));
  await db.update(customer_tokens).set({ cm_firebase_token }).where(eq(customer_tokens.id, session_id));
}

export async function saveZone(db: Database, id: number, zone_id: number | null): Promise<void> {
  await db.update(customers).set({ zone_id }).where(eq(customers.id, id));
}

/** How many of the ids are main categories of the module. */
export async function countMainCategories(db: Database, module_id: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const isMain = and(eq(categories.module_id, module_id), isNull(categories.parent_id));
  return db.$count(categories, and(inArray(categories.id, [...ids]), isMain));
}

export type Interests = { user_id: number; module_id: number; category_ids: readonly number[] };

/**
 * Replaces the customer's interests in the module, and remembers that the question was answered. Call it in a
 * transaction.
 */
export async function saveInterests(db: Database, { user_id, module_id, category_ids }: Interests): Promise<void> {
  const ofModule = db.select({ id: categories.id }).from(categories).where(eq(categories.module_id, module_id));
  await db.delete(interests).where(and(eq(interests.user_id, user_id), inArray(interests.category_id, ofModule)));
  if (category_ids.length > 0) {
    await db.insert(interests).values(category_ids.map((category_id) => ({ user_id, category_id })));
  }
  await db.insert(interest_modules).values({ user_id, module_id }).onConflictDoNothing();
}

export async function listInterests(db: Database, user_id: number, module_id: number): Promise<number[]> {
  const found = await db
    .select({ id: interests.category_id })
    .from(interests)
    .innerJoin(categories, eq(categories.id, interests.category_id))
    .where(and(eq(interests.user_id, user_id), eq(categories.module_id, module_id)))
    .orderBy(interests.category_id);
  return found.map(({ id }) => id);
}
