import { getTableColumns, sql } from 'drizzle-orm';
import { type PgTable } from 'drizzle-orm/pg-core';
import { type Database } from '../client';

/** PostgreSQL takes 65,535 parameters a statement. */
const PARAMETERS = 60_000;

/** Writes many rows in as few statements as the protocol allows. */
export async function insertAll<T extends PgTable>(db: Database, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (const part of inParts(table, rows)) await db.insert(table).values(part);
}

/** Rows in as many parts as they need statements. */
export function inParts<T extends PgTable>(table: T, rows: T['$inferInsert'][]): T['$inferInsert'][][] {
  const size = Math.min(1000, Math.floor(PARAMETERS / Object.keys(getTableColumns(table)).length));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size));
}

/** After rows with ids of their own: lets every table go on counting behind the highest one. */
export async function continueCounting(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare it record; begin
      for it in select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
      loop
        execute format(
          'select setval(pg_get_serial_sequence(%L, ''id''), greatest((select coalesce(max(id), 0) from %I), 1), (select count(*) > 0 from %I))',
          it.table_name, it.table_name, it.table_name);
      end loop;
    end $$`);
}
