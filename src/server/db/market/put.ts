import { getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type Database, queryRows } from '../client';
import { loaded_rows } from '../schema';
import { inParts, insertAll } from './insert';

/** Row ids by table and key: those of an earlier loading, and those of this one. */
export type Known = { before: Map<string, Map<string, number>>; ids: Map<string, Map<string, number>> };

export async function readLoaded(db: Database): Promise<Known> {
  const before: Known['before'] = new Map();
  for (const { kind, key, row_id } of await db.select().from(loaded_rows)) {
    before.set(kind, (before.get(kind) ?? new Map<string, number>()).set(key, row_id));
  }
  return { before, ids: new Map() };
}

type WithId = PgTable & { id: PgColumn };

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

/** Writes entries as rows of a table: adds new ones, updates known ones, and switches off those that are gone. */
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
    fresh.map((freshKey) => ({ kind, key: freshKey, row_id: ids.get(freshKey) ?? 0 })),
  );
  const gone = [...before].filter(([oldKey]) => !ids.has(oldKey));
  await switchOff(
    db,
    table,
    gone.map(([, id]) => id),
  );
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
  const status = 'status' in columns ? { status: sql`true` } : {};
  // Every key is a column of this table.
  const update = { ...status, ...set, ...now, ...changed } as unknown as PgUpdateSetSource<T>;
  for (const part of inParts(table, made))
    await db.insert(table).values(part).onConflictDoUpdate({ target: table.id, set: update });
}

/** Switches rows off where possible, since orders and carts may still refer to them; other rows are deleted. */
async function switchOff(db: Database, table: WithId, gone: number[]): Promise<void> {
  if (gone.length === 0) return;
  const columns = getTableColumns(table);
  const flag = SWITCHES.find((column) => column in columns);
  const which = inArray(table.id, gone);
  if (flag) {
    await db.execute(sql`update ${table} set ${sql.identifier(flag)} = false where ${which}`);
    return;
  }
  await db.delete(table).where(which);
  const kind = getTableName(table);
  await db.execute(sql`delete from ${loaded_rows} where kind = ${kind} and ${inArray(loaded_rows.row_id, gone)}`);
}

const SWITCHES = ['status', 'is_publish'];
