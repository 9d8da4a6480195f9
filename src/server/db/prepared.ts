import type { Database } from './client';

/**
 * A query that drizzle builds once for each database and PostgreSQL plans once for each connection. It is for queries
 * that run all day. Within a transaction it is built anew.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>();
  return (db) => {
    const query = known.get(db) ?? build(db);
    known.set(db, query);
    return query;
  };
}
