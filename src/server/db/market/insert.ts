import { getTableColumns, sql } from 'drizzle-orm';
import { type PgTable } from 'drizzle-orm/pg-core';
import { type Database } from '../client';

/** PostgreSQL allows 65,535 parameters per statement. */
const PARAMETERS = 60_000;

/** Inserts many rows with as few statements as the protocol allows. */
export async function insertAll<T extends PgTable>(db: Database, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (const part of inParts(table, rows)) await db.insert(table).values(part);
}

/** Splits rows into the parts that fit into one statement each. */
export function inParts<T extends PgTable>(table: T, rows: T['$inferInsert'][]): T['$inferInsert'][][] {
  const size = Math.min(1000, Math.floor(PARAMETERS / Object.keys(getTableColumns(table)).length));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size));
}

/** Sets the sequence of every table to its highest id, after rows were inserted with explicit ids. */
export async function continueCounting(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare counted record; begin
      for counted in select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
      loop
        execute format(
          'select setval(pg_get_serial_sequence(%L, ''id''), greatest((select coalesce(max(id), 0) from %I), 1), (select count(*) > 0 from %I))',
          counted.table_name, counted.table_name, counted.table_name);
      end loop;
    end $$`);
}
