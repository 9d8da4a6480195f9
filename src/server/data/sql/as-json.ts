import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = Record<string, PgColumn>;
type Row<Of extends Columns> = { [Name in keyof Of]: GetColumnData<Of[Name]> };

/**
 * The columns as one value, which PostgreSQL writes and Node reads as JSON: a wide row costs the driver more to take
 * apart than to find. For columns that JSON can tell, and for moments.
 */
export function asJson<Of extends Columns>(columns: Of): SQL<Row<Of>> {
  return object(columns).mapWith(reader(columns));
}

/** The same of a table that may have no row beside the query's own one; `key` is then null. */
export function asJsonOrNull<Of extends Columns>(columns: Of, key: PgColumn): SQL<Row<Of> | null> {
  return sql`case when ${key} is not null then ${object(columns)} end`.mapWith(reader(columns));
}

/** The first row of a query within the query, null without any; `from`: what follows its columns. */
export function firstAsJson<Of extends Columns>(columns: Of, from: SQL): SQL<Row<Of> | null> {
  return sql`(select ${object(columns)} ${from} limit 1)`.mapWith(reader(columns));
}

/** The rows of a query within the query, in the same way. */
export function listAsJson<Of extends Columns>(columns: Of, from: SQL): SQL<Row<Of>[]> {
  const read = reader(columns);
  return sql`array_to_json(array(select ${object(columns)} ${from}))`.mapWith((rows: unknown[]) => rows.map(read));
}

function object(columns: Columns): SQL {
  const named = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql`(select row_to_json(it) from (select ${sql.join(named, sql`, `)}) it)`;
}

/** JSON has no moments, everything else in it is what the columns are read as. */
function reader<Of extends Columns>(columns: Of): (read: unknown) => Row<Of> {
  const moments = Object.keys(columns).filter((name) => columns[name]?.dataType === 'date');
  return (read) => {
    // What the database wrote of these very columns.
    const row = read as Record<string, unknown>;
    for (const name of moments) if (typeof row[name] === 'string') row[name] = new Date(row[name]);
    return row as Row<Of>;
  };
}
