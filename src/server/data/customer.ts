import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { record } from '@/contract/core/wire-values';
import type { Database } from '../db/client';
import { customers } from '../db/schema';

export type CustomerRow = typeof customers.$inferSelect;

/** A key that finds one account. A phone has its plus, an email is in lower case. */
export type CustomerKey =
  | { phone: string }
  | { email: string }
  | { ref_code: string }
  | { login_medium: string; social_id: string };

export async function findCustomer(db: Database, key: CustomerKey): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(...Object.entries(key).map(([name, value]) => eq(columns[name as keyof typeof columns], value))));
  return row;
}

export async function findCustomerById(db: Database, id: number): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

// The entries of a key have its names only.
const columns = {
  phone: customers.phone,
  email: customers.email,
  ref_code: customers.ref_code,
  login_medium: customers.login_medium,
  social_id: customers.social_id,
};

/** Undefined when another account has one of its unique values. */
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

/** Undefined when another account has one of its unique values. Not for use after a failure in a transaction. */
export async function updateCustomer(
  db: Database,
  id: number,
  change: Partial<typeof customers.$inferInsert>,
): Promise<CustomerRow | undefined> {
  try {
    const [row] = await db.update(customers).set(change).where(eq(customers.id, id)).returning();
    return row;
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

/** SQLSTATE of a violated unique index; drizzle wraps the error of the driver as its cause. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}

/** The contact that another account was given meanwhile, by the index that refused it; null for other failures. */
export function takenContact(error: unknown): 'phone' | 'email' | null {
  if (!isTaken(error)) return null;
  const index = error instanceof Error && record(error.cause).constraint;
  if (index === 'customers_phone') return 'phone';
  return index === 'customers_email' ? 'email' : null;
}

/** Ten letters and digits that nobody mistakes for others. */
function newRefCode(): string {
  return Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What an order takes over of an account that names no other contact. */
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
