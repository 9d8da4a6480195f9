import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { orders, throttles } from '../db/schema';
import { attemptedBy, type OwnerKey } from './guest';
import type { StoredOrder } from './order';
import { takeBackTry } from './throttle';

/** The order that one of the owners has already placed with this idempotency key. */
export async function findOrderByKey(
  db: Database,
  owners: readonly OwnerKey[],
  key: string,
): Promise<StoredOrder | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(or(...owners.map((owner) => attemptedBy(orders, owner))), eq(orders.idempotency_key, key)));
  return row;
}

/**
 * Notes that a call of this key has begun. Notes are kept among the counts of tries (clean-up.ts). A note from before
 * `after` was left by a process that was killed, so it counts no call.
 */
export async function noteBegin(db: Database, key: string, { now, after }: { now: Date; after: Date }): Promise<void> {
  const going = sql`case when ${gt(throttles.since, after)} then ${throttles.tries} else 0 end`;
  await db
    .insert(throttles)
    .values({ key, tries: 1, since: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { tries: sql`${going} + 1`, since: sql`excluded.since` },
    });
}

export async function noteEnd(db: Database, key: string): Promise<void> {
  const isLast = and(eq(throttles.key, key), lte(throttles.tries, 1));
  const ended = await db.delete(throttles).where(isLast).returning({ key: throttles.key });
  if (ended.length === 0) await takeBackTry(db, key);
}

/** Whether a call of one of the keys goes on that began after a moment. */
export async function isGoingOn(db: Database, keys: readonly string[], after: Date): Promise<boolean> {
  const begun = and(inArray(throttles.key, [...keys]), gt(throttles.tries, 0), gt(throttles.since, after));
  return (await db.select({ key: throttles.key }).from(throttles).where(begun)).length > 0;
}
