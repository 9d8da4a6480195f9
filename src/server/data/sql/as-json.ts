import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = Record<string, PgColumn>;
type Row<Of extends Columns> = { [Name in keyof Of]: GetColumnData<Of[Name]> };

/**
 * Selects columns as one JSON value. A wide row costs the driver more to parse column by column than PostgreSQL needs
 * to find it. Only for columns that JSON can carry, and for timestamps.
 */
export function asJson<Of extends Columns>(columns: Of): SQL<Row<Of>> {
  return object(columns).mapWith(reader(columns));
}

/** The same for a table that is joined and may have no row; `key` is null then. */
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

/** JSON carries timestamps as text, so they are parsed here. Everything else already has its type. */
function reader<Of extends Columns>(columns: Of): (read: unknown) => Row<Of> {
  const moments = Object.keys(columns).filter((name) => columns[name]?.dataType === 'date');
  return (read) => {
    // The value was written by the database from exactly these columns.
    const row = read as Record<string, unknown>;
    for (const name of moments) if (typeof row[name] === 'string') row[name] = new Date(row[name]);
    return row as Row<Of>;
  };
}
