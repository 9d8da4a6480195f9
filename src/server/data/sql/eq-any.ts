import { Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows by ids, with the list as one value: the query's text is the same however long the list is. */
export function eqAny(column: PgColumn, ids: readonly number[] | Placeholder): SQL {
  return sql`${column} = any(${ids instanceof Placeholder ? ids : sql.param([...ids])})`;
}
