import { Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Condition on ids, with the list as one parameter: the query text is the same for every length of the list. */
export function eqAny(column: PgColumn, ids: readonly number[] | Placeholder): SQL {
  return sql`${column} = any(${ids instanceof Placeholder ? ids : sql.param([...ids])})`;
}
