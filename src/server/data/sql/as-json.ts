import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = Record<string, PgColumn>;
type Row<Of extends Columns> = { [Name in keyof Of]: GetColumnData<Of[Name]> };

/**
 * Selects columns as one JSON value. For a wide row, parsing column by column costs the driver more than finding it
 * costs PostgreSQL. Only for columns that JSON can represent, and for timestamps.
 */
export function asJson<Of extends Columns>(columns: Of): SQL<Row<Of>> {
  return object(columns).mapWith(reader(columns));
}

/** The columns of a joined table as one JSON value; null when it has no row, and its `key` therefore is null. */
export function asJsonOrNull<Of extends Columns>(columns: Of, key: PgColumn): SQL<Row<Of> | null> {
  return sql`case when ${key} is not null then ${object(columns)} end`.mapWith(reader(columns));
}

/** The first row of a subquery, or null; `from` is the part after its columns. */
export function firstAsJson<Of extends Columns>(columns: Of, from: SQL): SQL<Row<Of> | null> {
  return sql`(select ${object(columns)} ${from} limit 1)`.mapWith(reader(columns));
}

/** All rows of a subquery; `from` is the part after its columns. */
export function listAsJson<Of extends Columns>(columns: Of, from: SQL): SQL<Row<Of>[]> {
  const read = reader(columns);
  return sql`array_to_json(array(select ${object(columns)} ${from}))`.mapWith((rows: unknown[]) => rows.map(read));
}

function object(columns: Columns): SQL {
  const named = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql`(select row_to_json(selected) from (select ${sql.join(named, sql`, `)}) selected)`;
}

/** Parses timestamps, which JSON carries as text. All other values already have their type. */
function reader<Of extends Columns>(columns: Of): (read: unknown) => Row<Of> {
  const moments = Object.keys(columns).filter((name) => columns[name]?.dataType === 'date');
  return (read) => {
    // The database built the value from exactly these columns.
    const row = read as Record<string, unknown>;
    for (const name of moments) if (typeof row[name] === 'string') row[name] = new Date(row[name]);
    return row as Row<Of>;
  };
}
