import { randomInt } from 'node:crypto';
import { and, asc, eq, inArray, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { record } from '@/contract/core/wire-values';
import { phoneForms } from '@/domain/accounts/phone-forms';
import type { Database } from '../db/client';
import { isTaken } from '../db/error-code';
import { customers, orders } from '../db/schema';

export type CustomerRow = typeof customers.$inferSelect;

/** A key that identifies one account. A phone starts with a plus, an email is in lower case. */
export type CustomerKey =
  | { phone: string }
  | { email: string }
  | { ref_code: string }
  | { login_medium: string; social_id: string };

/** An account may have its phone in a form of former times; one that has it in the whole form goes before it. */
export async function findCustomer(db: Database, key: CustomerKey): Promise<CustomerRow | undefined> {
  if ('phone' in key) return findByPhone(db, key.phone);
  const [row] = await db
    .select()
    .from(customers)
    .where(and(...Object.entries(key).map(([name, value]) => eq(columns[name as keyof typeof columns], value))));
  return row;
}

async function findByPhone(db: Database, phone: string): Promise<CustomerRow | undefined> {
  const found = await db
    .select()
    .from(customers)
    .where(inArray(customers.phone, phoneForms(phone)))
    .orderBy(asc(customers.id));
  return found.find((row) => row.phone === phone) ?? found[0];
}

export async function findCustomerById(db: Database, id: number): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

/** Locks an account until the transaction ends, so that its password is not replaced meanwhile; answers the hash. */
export async function lockPasswordHash(db: Database, id: number): Promise<string | null> {
  const [row] = await db
    .select({ password_hash: customers.password_hash })
    .from(customers)
    .where(eq(customers.id, id))
    .for('no key update');
  return row?.password_hash ?? null;
}

// The properties of the other keys are exactly these columns.
const columns = {
  email: customers.email,
  ref_code: customers.ref_code,
  login_medium: customers.login_medium,
  social_id: customers.social_id,
};

/** Undefined when another account already has one of the unique values. */
export async function insertCustomer(
  db: Database,
  customer: Omit<typeof customers.$inferInsert, 'ref_code'>,
): Promise<CustomerRow | undefined> {
  const [row] = await db
    .insert(customers)
    .values({ ...customer, ref_code: newRefCode() })
    .onConflictDoNothing()
    .returning();
  return row;
}

type Change = Partial<typeof customers.$inferInsert>;

/** Undefined when another account already has one of the unique values. A transaction is unusable after that. */
export function updateCustomer(db: Database, id: number, change: Change): Promise<CustomerRow | undefined> {
  return updateOne(db, eq(customers.id, id), change);
}

/**
 * Like `updateCustomer`, for an account that still has the contact that `customer` had when it was read: what somebody
 * has proved of a contact is not written to an account that has another one by now.
 */
export function updateWithContact(
  db: Database,
  customer: CustomerRow,
  kind: 'phone' | 'email',
  change: Change,
): Promise<CustomerRow | undefined> {
  const isSame = sql`${customers[kind]} is not distinct from ${customer[kind]}`;
  return updateOne(db, and(eq(customers.id, customer.id), isSame), change);
}

/**
 * Like `updateCustomer`, for an account that still has this password and was never used: nobody has proved a contact,
 * signed in or ordered. Undefined for any other.
 */
export function updateUnused(
  db: Database,
  { id, password_hash }: CustomerRow,
  change: Change,
): Promise<CustomerRow | undefined> {
  const unused = and(
    eq(customers.id, id),
    eq(customers.password_hash, password_hash ?? ''),
    eq(customers.status, true),
    eq(customers.is_phone_verified, false),
    eq(customers.is_email_verified, false),
    isNull(customers.last_sign_in_at),
    notExists(db.select({ id: orders.id }).from(orders).where(eq(orders.user_id, customers.id))),
  );
  return updateOne(db, unused, change);
}

async function updateOne(db: Database, which: SQL | undefined, change: Change): Promise<CustomerRow | undefined> {
  try {
    const [row] = await db.update(customers).set(change).where(which).returning();
    return row;
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

/**
 * The contact that another account took in the meantime, found by the name of the violated index; null for other
 * errors.
 */
export function takenContact(error: unknown): 'phone' | 'email' | null {
  if (!isTaken(error)) return null;
  const index = error instanceof Error && record(error.cause).constraint;
  if (index === 'customers_phone') return 'phone';
  return index === 'customers_email' ? 'email' : null;
}

/** Ten characters, without letters and digits that look alike. */
function newRefCode(): string {
  return Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The contact that an order copies from the account when it names no other. */
export async function findCustomerContact(db: Database, id: number) {
  const [row] = await db
    .select({ f_name: customers.f_name, l_name: customers.l_name, phone: customers.phone, email: customers.email })
    .from(customers)
    .where(eq(customers.id, id));
  return row;
}

export async function countOrder(db: Database, id: number): Promise<void> {
  await db
    .update(customers)
    .set({ order_count: sql`${customers.order_count} + 1` })
    .where(eq(customers.id, id));
}
