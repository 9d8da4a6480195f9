import { getTableColumns, is, lt, type SQL, sql } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { type Database, queryRows } from '../db/client';
import * as schema from '../db/schema';
import { UPLOADS } from './upload';

const { files_to_remove, uploads } = schema;

/** The names of columns that hold names of files: one text, or a JSON list of them. */
const OF_FILES = /(^|_)(image|images|icon|logo|photo|picture|file|attachment|proof|thumbnail)$/;

type Naming = { table: PgTable; column: PgColumn };

/** Every column that may name an upload. A column whose name says nothing of files has to be added here. */
export const namingColumns: readonly Naming[] = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    Object.values<PgColumn>(getTableColumns(table)).flatMap((column) =>
      OF_FILES.test(column.name) ? [{ table, column }] : [],
    ),
  );

/** An arbitrary lock id that nothing else in this database uses. */
const LOCK = 7_306_112_027;

/** Whether no other process looks for lost uploads; none does until this transaction ends. */
export async function takeTurnOfLostUploads(inside: Database): Promise<boolean> {
  const [turn] = await queryRows<{ taken: boolean }>(inside, sql`select pg_try_advisory_xact_lock(${LOCK}) as taken`);
  return turn?.taken === true;
}

/** At most `most` uploads that were begun before a moment and that no row names. It reads each table once. */
export async function listLostUploads(inside: Database, before: Date, most: number): Promise<string[]> {
  const named = sql.join(namingColumns.map(selectNames), sql` union all `);
  // Without DATABASE_DIRECT_URL the role's own limit applies.
  await inside.execute(sql`set local statement_timeout = 0`);
  const lost = await inside
    .select({ name: uploads.name })
    .from(uploads)
    .where(lt(uploads.created_at, before))
    .except(inside.select({ name: sql<string>`named.name` }).from(sql`(${named}) named`))
    .except(inside.select({ name: files_to_remove.name }).from(files_to_remove))
    .limit(most);
  return lost.map(({ name }) => name);
}

/** Lists are told apart from texts by their type, since both hold names of files. */
function selectNames({ table, column }: Naming): SQL {
  if (column.getSQLType() === 'jsonb') {
    // Other systems may write null or an object into such a column.
    const list = sql`case jsonb_typeof(${column}) when 'array' then ${column} else '[]' end`;
    const names = sql`select jsonb_array_elements_text(${list}) as name from ${table}`;
    return sql`${names} where ${column}::text like ${`%"${UPLOADS}/%`}`;
  }
  return sql`select ${column} as name from ${table} where ${column} like ${`${UPLOADS}/%`}`;
}
