import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Descending order as the indexes have it: PostgreSQL uses an index only when the order of nulls is the same. */
export function descNullsLast(column: PgColumn): SQL {
  return sql`${column} desc nulls last`;
}
