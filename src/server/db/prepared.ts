import type { Database } from './client';

/**
 * A query that drizzle builds once per database and PostgreSQL plans once per connection, for queries that run all the
 * time. Within a transaction it is built again.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>();
  return (db) => {
    const query = known.get(db) ?? build(db);
    known.set(db, query);
    return query;
  };
}
