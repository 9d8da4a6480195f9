import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';

/** Limits how many milliseconds the statements of this transaction wait for a lock; then they fail. */
export async function limitLockWait(db: Database, ms: number): Promise<void> {
  await db.execute(sql.raw(`set local lock_timeout = ${ms}`));
}
