import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type Database, queryRows } from '../client';
import { loaded_rows } from '../schema';
import { inParts, insertAll } from './insert';
import { switchOff, switchOn, type WithId } from './switches';

/** Row ids by table and key: those of an earlier loading, and those of this one. */
export type Known = { before: Map<string, Map<string, number>>; ids: Map<string, Map<string, number>> };

export async function readLoaded(db: Database): Promise<Known> {
  const before: Known['before'] = new Map();
  for (const { kind, key, row_id } of await db.select().from(loaded_rows)) {
    before.set(kind, (before.get(kind) ?? new Map<string, number>()).set(key, row_id));
  }
  return { before, ids: new Map() };
}

export type Put<T extends WithId, E> = {
  table: T;
  /** Identifies the row in every loading. */
  key: (entry: E) => string;
  /** Builds the row. Called when the ids of all entries are known. */
  row: (entry: E, id: number) => T['$inferInsert'];
  /** Columns that an existing row keeps, because the shop changes them. */
  keptColumns?: (keyof T['$inferInsert'])[];
  /** SQL expressions for columns of existing rows. */
  changed?: Record<string, SQL>;
};

/**
 * Writes entries as rows of a table: adds new ones, updates known ones, switches off those that are gone, and on again
 * those that come back.
 */
export async function put<T extends WithId, E>(
  { db, known }: { db: Database; known: Known },
  entries: readonly E[],
  { table, key, row, keptColumns = [], changed = {} }: Put<T, E>,
): Promise<void> {
  const kind = getTableName(table);
  const before = known.before.get(kind) ?? new Map<string, number>();
  const keys = entries.map(key);
  const fresh = keys.filter((key) => !before.has(key));
  const reserved = await reserve(db, kind, fresh.length);
  const ids = new Map<string, number>(keys.flatMap((key) => (before.has(key) ? [[key, before.get(key) ?? 0]] : [])));
  fresh.forEach((freshKey, n) => ids.set(freshKey, reserved[n] ?? 0));
  known.ids.set(kind, ids);

  const made = entries.map((entry) => {
    const id = ids.get(key(entry)) ?? 0;
    return { ...row(entry, id), id };
  });
  await writeRows(db, table, made, { kept: keptColumns.map(String), changed });
  await insertAll(
    db,
    loaded_rows,
    fresh.map((freshKey) => ({ kind, key: freshKey, row_id: ids.get(freshKey) ?? 0, switched_off: false })),
  );
  const rowsThat = (are: 'contained' | 'gone') =>
    [...before].flatMap(([oldKey, id]) => (ids.has(oldKey) === (are === 'contained') ? [id] : []));
  await switchOn(db, table, rowsThat('contained'));
  await switchOff(db, table, rowsThat('gone'));
}

export function requireRowId(known: Known, table: PgTable, key: string): number {
  const id = known.ids.get(getTableName(table))?.get(key);
  if (id === undefined) throw new Error(`${getTableName(table)}: nothing is called ${key}`);
  return id;
}

/** Reserves the next ids of a table. */
async function reserve(db: Database, table: string, many: number): Promise<number[]> {
  if (many === 0) return [];
  const found = await queryRows<{ id: number }>(
    db,
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${many}::int)`,
  );
  return found.map(({ id }) => id);
}

async function writeRows<T extends WithId>(
  db: Database,
  table: T,
  made: T['$inferInsert'][],
  { kept, changed }: { kept: string[]; changed: Record<string, SQL> },
): Promise<void> {
  const columns = getTableColumns(table);
  const named = new Set(made.flatMap((row) => Object.keys(row)));
  const left = new Set(['id', 'created_at', ...kept]);
  const set = Object.fromEntries(
    [...named]
      .filter((column) => !left.has(column))
      .map((column) => [column, sql.raw(`excluded."${columns[column]?.name}"`)]),
  );
  const now = 'updated_at' in columns ? { updated_at: sql`now()` } : {};
  // Every key is a column of this table.
  const update = { ...set, ...now, ...changed } as unknown as PgUpdateSetSource<T>;
  for (const part of inParts(table, made))
    await db.insert(table).values(part).onConflictDoUpdate({ target: table.id, set: update });
}
