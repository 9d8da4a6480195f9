import { createHmac } from 'node:crypto';
import { secret } from '../config/secret';
import type { Database } from './client';
import { secret_marks } from './schema';

/** Why this process must not go on with a database: its secret is another one. Null when it may; the first one is kept. */
export async function secretProblem(db: Database): Promise<string | null> {
  await db.insert(secret_marks).values({ fingerprint: fingerprint() }).onConflictDoNothing();
  const [mark] = await db.select().from(secret_marks);
  return mark?.fingerprint === fingerprint() ? null : OTHER;
}

/** From now on the database is opened with the secret of this process alone. */
export async function changeSecret(db: Database): Promise<void> {
  const set = { fingerprint: fingerprint(), marked_at: new Date() };
  await db.insert(secret_marks).values(set).onConflictDoUpdate({ target: secret_marks.id, set });
}

const OTHER =
  'SECRET is not the one that this database is used with, so codes, links and counted tries of other processes would be ' +
  'unknown to this one. Set the same SECRET (or copy the file "secret" of their DATA_DIR). To change it on purpose, stop ' +
  'all processes and run "npm run db:migrate -- --new-secret" with the new one.';

/** Says nothing of the secret itself. */
function fingerprint(): string {
  return createHmac('sha256', secret()).update('fingerprint').digest('hex').slice(0, 32);
}
