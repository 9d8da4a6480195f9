import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { one_time_codes } from '../db/schema';

type CodeRow = typeof one_time_codes.$inferSelect;

/** What a code is for, and where it went: one code at a time for each. */
export type CodeKey = { purpose: CodeRow['purpose']; contact: string };

/** Held until the transaction ends, so that guesses of one code follow each other. */
export async function lockCode(db: Database, key: CodeKey): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(one_time_codes).where(whereKey(key)).for('update');
  return row;
}

/** Replaces the code before it. */
export async function storeCode(db: Database, code: Omit<typeof one_time_codes.$inferInsert, 'id'>): Promise<void> {
  const fresh = { blocked_until: null, verified_at: null, verified_by: null, ...code };
  await db
    .insert(one_time_codes)
    .values(fresh)
    .onConflictDoUpdate({ target: [one_time_codes.purpose, one_time_codes.contact], set: fresh });
}

export async function updateCode(db: Database, id: number, change: Partial<CodeRow>): Promise<void> {
  await db.update(one_time_codes).set(change).where(eq(one_time_codes.id, id));
}

export async function removeCode(db: Database, key: CodeKey): Promise<void> {
  await db.delete(one_time_codes).where(whereKey(key));
}

function whereKey({ purpose, contact }: CodeKey) {
  return and(eq(one_time_codes.purpose, purpose), eq(one_time_codes.contact, contact));
}
