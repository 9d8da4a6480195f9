import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { customer_tokens, customers } from '../db/schema';

/** The customer that a bearer token names; undefined when it is unknown or expired, or the account is blocked. */
export async function customerByToken(db: Database, token: string, now: Date): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: customers.id })
    .from(customer_tokens)
    .innerJoin(customers, eq(customers.id, customer_tokens.customer_id))
    .where(
      and(
        eq(customer_tokens.token_hash, tokenHash(token)),
        gt(customer_tokens.expires_at, now),
        eq(customers.status, true),
      ),
    );
  return row;
}

/** How a token is kept: SHA-256 in hex. A token is long and random, so it needs no salt. */
function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What an order takes over of an account that names no other contact. */
export async function contactOfCustomer(db: Database, id: number) {
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
