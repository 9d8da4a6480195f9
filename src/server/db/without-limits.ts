import { type Database, openPostgres } from './client';
import { directUrl } from './pool';

/**
 * Runs a transaction that may take as long as the tables are large: on a connection of its own, past a pooler and without
 * the limits of calls, which would close it. PGlite has no such limits.
 */
export async function withoutLimits<Out>(db: Database, work: (inside: Database) => Promise<Out>): Promise<Out> {
  const url = directUrl();
  if (!url) return db.transaction(work);
  const { db: own, close } = await openPostgres(url);
  return own.transaction(work).finally(close);
}
