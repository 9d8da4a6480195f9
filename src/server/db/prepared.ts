import type { Database } from './client';

/**
 * A query that is built once for each database, and by its name planned once for each connection, instead of every
 * time: for what is asked all day, whatever it is asked with. Within a transaction it is built anew.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>();
  return (db) => {
    const query = known.get(db) ?? build(db);
    known.set(db, query);
    return query;
  };
}
