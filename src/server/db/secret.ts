import { createHmac } from 'node:crypto';
import { secret } from '../config/secret';
import type { Database } from './client';
import { secret_marks } from './schema';

/**
 * The problem with a database that belongs to another secret, as a sentence for the operator; null when the secret
 * matches. A database without a fingerprint takes that of this process.
 */
export async function secretProblem(db: Database): Promise<string | null> {
  await db.insert(secret_marks).values({ fingerprint: fingerprint() }).onConflictDoNothing();
  return (await hasOtherSecret(db)) ? OTHER : null;
}

/** Whether a database has the fingerprint of another secret; nothing is written. */
export async function hasOtherSecret(db: Database): Promise<boolean> {
  const [mark] = await db.select().from(secret_marks);
  return mark !== undefined && mark.fingerprint !== fingerprint();
}

/** Replaces the fingerprint of the database by that of this process's secret. */
export async function changeSecret(db: Database): Promise<void> {
  const set = { fingerprint: fingerprint(), marked_at: new Date() };
  await db.insert(secret_marks).values(set).onConflictDoUpdate({ target: secret_marks.id, set });
}

const OTHER =
  'SECRET is not the one that this database is used with, so codes, links and counted tries of other processes would be ' +
  'unknown to this one. Set the same SECRET (or copy the file "secret" of their DATA_DIR). To change it on purpose, stop ' +
  'all processes and run "npm run db:migrate -- --new-secret" with the new one.';

/** The fingerprint reveals nothing about the secret. */
function fingerprint(): string {
  return createHmac('sha256', secret()).update('fingerprint').digest('hex').slice(0, 32);
}
