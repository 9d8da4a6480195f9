import { eq, inArray, lt, sql } from 'drizzle-orm';
import { countedTry, throttles as limitOf, type ThrottleKind } from '@/domain/accounts/throttle';
import type { Database } from '../db/client';
import { throttles } from '../db/schema';

/**
 * Counts a try and answers for how many seconds it is refused (0: it may go on). The try is counted before it is made,
 * in a transaction of its own, so that simultaneous tries are all counted.
 */
export async function countTry(db: Database, tried: { kind: ThrottleKind; key: string }, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const fresh = { key: tried.key, tries: 0, since: now };
    const inserted = await tx.insert(throttles).values(fresh).onConflictDoNothing().returning({ key: throttles.key });
    const [row] = await tx.select().from(throttles).where(eq(throttles.key, tried.key)).for('update');
    const { tries, wait_seconds } = countedTry(inserted.length > 0 ? null : (row ?? null), limitOf[tried.kind], now);
    await tx.update(throttles).set(tries).where(eq(throttles.key, tried.key));
    return wait_seconds;
  });
}

/** False when the key has been kept before; it stays as long as a count of tries (clean-up.ts). */
export async function keepOnce(db: Database, key: string, now: Date): Promise<boolean> {
  const row = { key, tries: 1, since: now };
  return (await db.insert(throttles).values(row).onConflictDoNothing().returning({ key: throttles.key })).length > 0;
}

/** A try that succeeded was no guess, so it is taken back together with the pause that it began. */
export async function takeBackTry(db: Database, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ tries: sql`greatest(${throttles.tries} - 1, 0)`, blocked_until: null })
    .where(eq(throttles.key, key));
}

export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/** Removes at most so many counts that began before a moment; answers how many. */
export async function removeOldTries(db: Database, before: Date, most: number): Promise<number> {
  const old = db.select({ key: throttles.key }).from(throttles).where(lt(throttles.since, before)).limit(most);
  return (await db.delete(throttles).where(inArray(throttles.key, old)).returning({ key: throttles.key })).length;
}
