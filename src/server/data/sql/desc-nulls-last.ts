import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** From the most to the least, as the indexes stand: PostgreSQL uses one only for its very own order of nulls. */
export function descNullsLast(column: PgColumn): SQL {
  return sql`${column} desc nulls last`;
}
