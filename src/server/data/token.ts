import { createHash, randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, lte, ne, or, type SQL } from 'drizzle-orm';
import { limits } from '@/domain/limits';
import { DAY_MS, MINUTE_MS } from '@/domain/time/units';
import type { Database } from '../db/client';
import { customer_tokens, customers } from '../db/schema';
import { groupBy } from './sql/grouped';

type TokenRow = typeof customer_tokens.$inferSelect;
export type Device = Pick<TokenRow, 'browser' | 'system' | 'platform'>;
/** A sign-in, as shown to its customer. */
export type CustomerSession = Device & Pick<TokenRow, 'id' | 'created_at' | 'last_used_at'>;
/** The customer of a call and the session that the call belongs to. */
export type SignedIn = { id: number; session_id: number; proved_at: Date };

const columns = {
  id: customer_tokens.id,
  browser: customer_tokens.browser,
  system: customer_tokens.system,
  platform: customer_tokens.platform,
  created_at: customer_tokens.created_at,
  last_used_at: customer_tokens.last_used_at,
};

/**
 * The customer of a bearer token. Undefined when the token is unknown, expired or long unused, or when the account is
 * blocked. Now and then it also stores when the token was last used.
 */
export async function findCustomerByToken(db: Database, token: string, now: Date): Promise<SignedIn | undefined> {
  const { id: session_id, proved_at, last_used_at } = customer_tokens;
  const [row] = await db
    .select({ id: customers.id, session_id, proved_at, last_used_at })
    .from(customer_tokens)
    .innerJoin(customers, eq(customers.id, customer_tokens.customer_id))
    .where(and(eq(customer_tokens.token_hash, tokenHash(token)), isAlive(now), eq(customers.status, true)));
  if (!row) return undefined;
  const { last_used_at: before, ...signedIn } = row;
  const due = new Date(now.getTime() - limits.token_use_minutes * MINUTE_MS);
  if (before <= due) {
    await db
      .update(customer_tokens)
      .set({ last_used_at: now })
      .where(and(eq(customer_tokens.id, row.session_id), lte(customer_tokens.last_used_at, due)));
  }
  return signedIn;
}

/**
 * Locks the customer until the transaction ends, so that no session is ended meanwhile; answers whether this one still
 * is open.
 */
export async function lockSession(db: Database, { id, session_id }: SignedIn, now: Date): Promise<boolean> {
  const [customer] = await db
    .select({ status: customers.status })
    .from(customers)
    .where(eq(customers.id, id))
    .for('no key update');
  if (!customer?.status) return false;
  const open = await db
    .select({ id: customer_tokens.id })
    .from(customer_tokens)
    .where(and(eq(customer_tokens.id, session_id), eq(customer_tokens.customer_id, id), isAlive(now)));
  return open.length > 0;
}

/** Issues a token of 256 random bits; only its hash is stored. Expired tokens of the customer are removed. */
export async function issueToken(
  db: Database,
  { customer_id, ...device }: Device & { customer_id: number },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + limits.token_days * DAY_MS);
  await endSessions(db, and(eq(customer_tokens.customer_id, customer_id), hasEnded(now)));
  const moments = { created_at: now, last_used_at: now, proved_at: now, expires_at };
  await db.insert(customer_tokens).values({ customer_id, ...device, token_hash: tokenHash(token), ...moments });
  await db.update(customers).set({ last_sign_in_at: now }).where(eq(customers.id, customer_id));
  return token;
}

/** The devices on which a customer is signed in, the one used last first. */
export async function listSessions(db: Database, customer_id: number, now: Date): Promise<CustomerSession[]> {
  return db
    .select(columns)
    .from(customer_tokens)
    .where(and(eq(customer_tokens.customer_id, customer_id), isAlive(now)))
    .orderBy(desc(customer_tokens.last_used_at), desc(customer_tokens.id));
}

export async function saveProof(db: Database, session_id: number, now: Date): Promise<void> {
  await db.update(customer_tokens).set({ proved_at: now }).where(eq(customer_tokens.id, session_id));
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await endSessions(db, eq(customer_tokens.token_hash, tokenHash(token)));
}

/** False when the customer has no such session. */
export async function revokeSession(db: Database, customer_id: number, session_id: number): Promise<boolean> {
  return (
    (await endSessions(db, and(eq(customer_tokens.customer_id, customer_id), eq(customer_tokens.id, session_id)))) > 0
  );
}

export async function revokeCustomerTokens(db: Database, customer_id: number): Promise<void> {
  await endSessions(db, eq(customer_tokens.customer_id, customer_id));
}

/** Signs the customer out on all other devices. */
export async function revokeOtherSessions(
  db: Database,
  { id, session_id }: Pick<SignedIn, 'id' | 'session_id'>,
): Promise<void> {
  await endSessions(db, and(eq(customer_tokens.customer_id, id), ne(customer_tokens.id, session_id)));
}

/** Removes at most `most` sessions, of all customers, that had ended by a moment; answers how many. */
export async function removeEndedTokens(db: Database, then: Date, most: number): Promise<number> {
  const ended = await db.select({ id: customer_tokens.id }).from(customer_tokens).where(hasEnded(then)).limit(most);
  const ids = ended.map(({ id }) => id);
  return endSessions(db, and(inArray(customer_tokens.id, ids), hasEnded(then)), { skipLocked: true });
}

/**
 * Ends sessions and removes the push tokens of their devices; answers how many. Customers are locked before their
 * sessions, as at sign-in. `skipLocked` leaves out the sessions of customers who are just doing something.
 */
async function endSessions(db: Database, which: SQL | undefined, { skipLocked = false } = {}): Promise<number> {
  const { customer_id, cm_firebase_token } = customer_tokens;
  const held = await db
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, db.select({ customer_id }).from(customer_tokens).where(which)))
    .orderBy(asc(customers.id))
    .for('no key update', skipLocked ? { skipLocked } : {});
  if (held.length === 0) return 0;
  const ofHeld = inArray(
    customer_id,
    held.map(({ id }) => id),
  );
  const ended = await db
    .delete(customer_tokens)
    .where(and(which, ofHeld))
    .returning({ customer_id, cm_firebase_token });
  for (const [id, sessions] of groupBy(ended, (session) => session.customer_id)) {
    const devices = sessions.flatMap((session) => session.cm_firebase_token ?? []);
    if (devices.length === 0) continue;
    await db
      .update(customers)
      .set({ cm_firebase_token: null })
      .where(and(eq(customers.id, id), inArray(customers.cm_firebase_token, devices)));
  }
  return ended.length;
}

/** Condition: neither expired nor unused for too long. */
function isAlive(now: Date) {
  return and(gt(customer_tokens.expires_at, now), gt(customer_tokens.last_used_at, idleSince(now)));
}

function hasEnded(now: Date) {
  return or(lte(customer_tokens.expires_at, now), lte(customer_tokens.last_used_at, idleSince(now)));
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - limits.token_idle_days * DAY_MS);
}

/** The stored form of a token: SHA-256 in hex. A token is long and random, so it needs no salt. */
function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
