import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../db/client';
import { one_time_codes } from '../db/schema';

export type CodeRow = typeof one_time_codes.$inferSelect;

/** The purpose of a code and the contact it was sent to. Each asker has one code for each of these keys. */
export type CodeKey = { purpose: CodeRow['purpose']; contact: string };

/**
 * The codes of a key, the latest first, locked until the transaction ends, so that guesses are counted one after the
 * other.
 */
export function lockCodes(db: Database, key: CodeKey): Promise<CodeRow[]> {
  return db.select().from(one_time_codes).where(whereKey(key)).orderBy(desc(one_time_codes.sent_at)).for('update');
}

/** Stores a code in place of the asker's former one. */
export async function storeCode(db: Database, code: Omit<typeof one_time_codes.$inferInsert, 'id'>): Promise<void> {
  const fresh = { blocked_until: null, verified_at: null, verified_by: null, ...code };
  await db
    .insert(one_time_codes)
    .values(fresh)
    .onConflictDoUpdate({ target: [one_time_codes.purpose, one_time_codes.contact, one_time_codes.asker], set: fresh });
}

export async function updateCode(db: Database, id: number, change: Partial<CodeRow>): Promise<void> {
  await db.update(one_time_codes).set(change).where(eq(one_time_codes.id, id));
}

/** Removes the codes of all askers. */
export async function removeCodes(db: Database, key: CodeKey): Promise<void> {
  await db.delete(one_time_codes).where(whereKey(key));
}

/** Removes at most `most` codes of all askers that expired before a moment; answers how many. */
export async function removeCodesBefore(db: Database, expired: Date, most: number): Promise<number> {
  const { id, expires_at } = one_time_codes;
  const old = db.select({ id }).from(one_time_codes).where(lt(expires_at, expired)).limit(most);
  return (await db.delete(one_time_codes).where(inArray(id, old)).returning({ id })).length;
}

function whereKey({ purpose, contact }: CodeKey) {
  return and(eq(one_time_codes.purpose, purpose), eq(one_time_codes.contact, contact));
}
