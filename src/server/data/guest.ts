import { randomBytes } from 'node:crypto';
import { and, eq, gte, inArray, lt, notExists, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client';
import { carts, customers, guests, orders, rental_carts, trips } from '../db/schema';

/** The owner of a cart or an order; exactly one of the two is set. */
export type OwnerKey = { customer_id: number | null; guest_id: number | null };

type Owned = { user_id: PgColumn; guest_id: PgColumn };

/** Condition on the rows of a table: they are the owner's. */
export function ownedBy(table: Owned, { customer_id, guest_id }: OwnerKey): SQL {
  return customer_id === null ? eq(table.guest_id, guest_id ?? 0) : eq(table.user_id, customer_id);
}

/** Also what a customer has placed with an attempt that the guest had begun. */
export function attemptedBy(table: Owned & { attempt_guest_id: PgColumn }, owner: OwnerKey): SQL | undefined {
  const { guest_id } = owner;
  return guest_id === null ? ownedBy(table, owner) : or(ownedBy(table, owner), eq(table.attempt_guest_id, guest_id));
}

/** Creates a guest. The id is drawn from all integers that JSON carries exactly, so that it cannot be guessed. */
export async function issueGuest(db: Database, fcm_token: string | null, now: Date): Promise<number> {
  const [row] = await db
    .insert(guests)
    .values({ id: randomId(), fcm_token, created_at: now })
    .onConflictDoNothing()
    .returning({ id: guests.id });
  // A collision is next to impossible; it draws another id.
  return row?.id ?? issueGuest(db, fcm_token, now);
}

/**
 * Locks the owner until the transaction ends, so that changes of one cart and orders of one owner run one after the
 * other. False when the id was never issued; with `skipLocked` also when something else is done for the owner just now.
 */
export async function lockOwner(
  db: Database,
  { customer_id, guest_id }: OwnerKey,
  { skipLocked = false } = {},
): Promise<boolean> {
  const how = skipLocked ? { skipLocked } : {};
  const found =
    customer_id === null
      ? await db
          .select({ id: guests.id })
          .from(guests)
          .where(eq(guests.id, guest_id ?? 0))
          .for('update', how)
      : await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customer_id)).for('update', how);
  return found.length > 0;
}

/**
 * Removes at most `most` guests, with their carts, who have never ordered and whose carts have not changed since
 * `before`; answers how many. A guest who is ordering right now is locked and therefore skipped. Call it in a
 * transaction.
 */
export async function removeIdleGuests(db: Database, before: Date, most: number): Promise<number> {
  const isIdle = and(
    lt(guests.created_at, before),
    notExists(db.select({ id: orders.id }).from(orders).where(eq(orders.guest_id, guests.id))),
    notExists(db.select({ id: trips.id }).from(trips).where(eq(trips.guest_id, guests.id))),
    notExists(
      db
        .select({ id: carts.id })
        .from(carts)
        .where(and(eq(carts.guest_id, guests.id), gte(carts.updated_at, before))),
    ),
    notExists(
      db
        .select({ id: rental_carts.id })
        .from(rental_carts)
        .where(and(eq(rental_carts.guest_id, guests.id), gte(rental_carts.updated_at, before))),
    ),
  );
  const held = await db
    .select({ id: guests.id })
    .from(guests)
    .where(isIdle)
    .limit(most)
    .for('update', { skipLocked: true });
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // The guest may have ordered between the query and the lock.
  const gone = await db
    .delete(guests)
    .where(and(inArray(guests.id, ids), isIdle))
    .returning({ id: guests.id });
  return gone.length;
}

/** 1 to 2^53 − 1. */
function randomId(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n) || 1;
}
