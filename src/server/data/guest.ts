import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { customers, guests } from '../db/schema';

/** Whose cart or order it is; exactly one of the two is set. */
export type OwnerKey = { customer_id: number | null; guest_id: number | null };

/** A new guest. The id is drawn from all whole numbers that JSON carries exactly, so that none can be guessed. */
export async function issueGuest(db: Database, fcm_token: string | null, now: Date): Promise<number> {
  const [row] = await db
    .insert(guests)
    .values({ id: randomId(), fcm_token, created_at: now })
    .onConflictDoNothing()
    .returning({ id: guests.id });
  // The same id twice is next to impossible; the next one is as good.
  return row?.id ?? issueGuest(db, fcm_token, now);
}

/**
 * Holds the owner until the transaction ends, so that two changes of one cart, or two orders of one owner, follow
 * each other. False when nobody has been issued this id.
 */
export async function lockOwner(db: Database, { customer_id, guest_id }: OwnerKey): Promise<boolean> {
  const found =
    customer_id === null
      ? await db
          .select({ id: guests.id })
          .from(guests)
          .where(eq(guests.id, guest_id ?? 0))
          .for('update')
      : await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customer_id)).for('update');
  return found.length > 0;
}

/** 1 to 2^53 − 1. */
function randomId(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n) || 1;
}
