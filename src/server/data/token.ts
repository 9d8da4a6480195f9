import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import { limits } from '@/domain/limits';
import type { Database } from '../db/client';
import { customer_tokens, customers } from '../db/schema';

const DAY = 24 * 60 * 60 * 1000;

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

/** A new token of 256 random bits; only its hash is kept. Those of the customer that have expired go. */
export async function issueToken(db: Database, customer_id: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + limits.token_days * DAY);
  await db
    .delete(customer_tokens)
    .where(and(eq(customer_tokens.customer_id, customer_id), lte(customer_tokens.expires_at, now)));
  await db.insert(customer_tokens).values({ customer_id, token_hash: tokenHash(token), expires_at, created_at: now });
  return token;
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.delete(customer_tokens).where(eq(customer_tokens.token_hash, tokenHash(token)));
}

export async function revokeTokensOf(db: Database, customer_id: number): Promise<void> {
  await db.delete(customer_tokens).where(eq(customer_tokens.customer_id, customer_id));
}

/** Signs the customer out everywhere else. */
export async function revokeTokensBut(db: Database, customer_id: number, token: string): Promise<void> {
  await db
    .delete(customer_tokens)
    .where(and(eq(customer_tokens.customer_id, customer_id), ne(customer_tokens.token_hash, tokenHash(token))));
}

/** How a token is kept: SHA-256 in hex. A token is long and random, so it needs no salt. */
function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
