import { getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type Database, queryRows } from '../client';
import { loaded_rows } from '../schema';
import { inParts, insertAll } from './insert';

/** Ids by table and key: what a loading before this one has written, and what this one has reserved. */
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
  /** The key by which a row is found again in every loading. */
  key: (entry: E) => string;
  /** Called once the ids of all entries are known. */
  row: (entry: E, id: number) => T['$inferInsert'];
  /** Columns that a row keeps once it is there, because the shop changes them. */
  keptColumns?: (keyof T['$inferInsert'])[];
  /** Columns that an existing row gets by a formula. */
  changed?: Record<string, SQL>;
};

/** Writes entries as rows of a table: new ones are added, known ones changed, and those no longer named switched off. */
export async function put<T extends WithId, E>(
  { db, known }: { db: Database; known: Known },
  entries: readonly E[],
  { table, key, row, keptColumns = [], changed = {} }: Put<T, E>,
): Promise<void> {
  const kind = getTableName(table);
  const before = known.before.get(kind) ?? new Map<string, number>();
  const keys = entries.map(key);
  const fresh = keys.filter((it) => !before.has(it));
  const reserved = await reserve(db, kind, fresh.length);
  const ids = new Map<string, number>(keys.flatMap((it) => (before.has(it) ? [[it, before.get(it) ?? 0]] : [])));
  fresh.forEach((it, n) => ids.set(it, reserved[n] ?? 0));
  known.ids.set(kind, ids);

  const made = entries.map((it) => {
    const id = ids.get(key(it)) ?? 0;
    return { ...row(it, id), id };
  });
  await writeRows(db, table, made, { kept: keptColumns.map(String), changed });
  await insertAll(
    db,
    loaded_rows,
    fresh.map((it) => ({ kind, key: it, row_id: ids.get(it) ?? 0 })),
  );
  const gone = [...before].filter(([it]) => !ids.has(it));
  await switchOff(
    db,
    table,
    gone.map(([, id]) => id),
  );
}

export function idOf(known: Known, table: PgTable, key: string): number {
  const id = known.ids.get(getTableName(table))?.get(key);
  if (id === undefined) throw new Error(`${getTableName(table)}: nothing is called ${key}`);
  return id;
}

/** The next ids of a table, in order. */
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
  const named = new Set(made.flatMap((it) => Object.keys(it)));
  const left = new Set(['id', 'created_at', ...kept]);
  const set = Object.fromEntries(
    [...named].filter((it) => !left.has(it)).map((it) => [it, sql.raw(`excluded."${columns[it]?.name}"`)]),
  );
  const now = 'updated_at' in columns ? { updated_at: sql`now()` } : {};
  const status = 'status' in columns ? { status: sql`true` } : {};
  // Every name in it is a column of this table.
  const update = { ...status, ...set, ...now, ...changed } as unknown as PgUpdateSetSource<T>;
  for (const part of inParts(table, made))
    await db.insert(table).values(part).onConflictDoUpdate({ target: table.id, set: update });
}

/** Orders and carts may still name them: a row that can be switched off stays. */
async function switchOff(db: Database, table: WithId, gone: number[]): Promise<void> {
  if (gone.length === 0) return;
  const columns = getTableColumns(table);
  const flag = SWITCHES.find((it) => it in columns);
  const which = inArray(table.id, gone);
  if (!flag) await db.delete(table).where(which);
  else await db.execute(sql`update ${table} set ${sql.identifier(flag)} = false where ${which}`);
  if (!flag) {
    const kind = getTableName(table);
    await db.execute(sql`delete from ${loaded_rows} where kind = ${kind} and ${inArray(loaded_rows.row_id, gone)}`);
  }
}

const SWITCHES = ['status', 'is_publish'];
