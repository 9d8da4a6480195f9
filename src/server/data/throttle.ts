import { eq, inArray, lt, sql } from 'drizzle-orm';
import { countedTry, throttles as limitOf, type ThrottleKind } from '@/domain/accounts/throttle';
import type { Database } from '../db/client';
import { throttles } from '../db/schema';

export type CountedBy = { kind: ThrottleKind; key: string };
/** The limit that refuses a try, and for how many seconds. */
export type Refused = { kind: ThrottleKind; seconds: number };

/**
 * Counts a try under each of the keys in their order, up to the first whose limit is reached; answers that one. The try
 * is counted before it is made, in a transaction of its own, so that simultaneous tries are all counted. All keys share
 * the transaction, to keep the load of guessing on the database low.
 */
export async function countTries(db: Database, by: CountedBy[], now: Date): Promise<Refused | null> {
  if (by.length === 0) return null;
  return db.transaction(async (tx) => {
    const before = await lockTries(tx, by, now);
    const counted: Row[] = [];
    let refused: Refused | null = null;
    for (const { kind, key } of by) {
      const { tries, wait_seconds } = countedTry(before.get(key) ?? null, limitOf[kind], now);
      if (wait_seconds > 0) {
        refused = { kind, seconds: wait_seconds };
        break;
      }
      counted.push({ key, ...tries });
    }
    if (counted.length > 0) await saveTries(tx, counted);
    return refused;
  });
}

type Row = typeof throttles.$inferSelect;

/** Inserts missing rows and locks all of them, always in the same order, so that tries cannot deadlock. */
async function lockTries(tx: Database, by: CountedBy[], now: Date): Promise<Map<string, Row>> {
  const fresh = by
    .map(({ key }) => ({ key, tries: 0, since: now }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const rows = await tx
    .insert(throttles)
    .values(fresh)
    .onConflictDoUpdate({ target: throttles.key, set: { key: sql`excluded.key` } })
    .returning();
  return new Map(rows.map((row) => [row.key, row]));
}

async function saveTries(tx: Database, rows: Row[]): Promise<void> {
  const latest = { tries: sql`excluded.tries`, since: sql`excluded.since`, blocked_until: sql`excluded.blocked_until` };
  await tx.insert(throttles).values(rows).onConflictDoUpdate({ target: throttles.key, set: latest });
}

/** Remembers a key; false when it was already there. It is kept as long as a count of tries (clean-up.ts). */
export async function keepOnce(db: Database, key: string, now: Date): Promise<boolean> {
  const row = { key, tries: 1, since: now };
  return (await db.insert(throttles).values(row).onConflictDoNothing().returning({ key: throttles.key })).length > 0;
}

/** Whether a key is remembered. */
export async function isKept(db: Database, key: string): Promise<boolean> {
  return (await db.select({ key: throttles.key }).from(throttles).where(eq(throttles.key, key))).length > 0;
}

/** Takes a successful try back, together with the pause that it began, since it was no guess. */
export async function takeBackTry(db: Database, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ tries: sql`greatest(${throttles.tries} - 1, 0)`, blocked_until: null })
    .where(eq(throttles.key, key));
}

export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/** Removes at most `most` counts that began before a moment; answers how many. */
export async function removeOldTries(db: Database, before: Date, most: number): Promise<number> {
  const old = db.select({ key: throttles.key }).from(throttles).where(lt(throttles.since, before)).limit(most);
  return (await db.delete(throttles).where(inArray(throttles.key, old)).returning({ key: throttles.key })).length;
}
