import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../client';
import { loaded_rows } from '../schema';

export type WithId = PgTable & { id: PgColumn };

/** Columns that show a row or hide it. */
const SWITCHES = ['status', 'is_publish'];

const switchOf = (table: WithId) => SWITCHES.find((column) => column in getTableColumns(table));

/** A large market has more rows than a statement has parameters. */
const isOneOf = (column: PgColumn, ids: number[]): SQL => sql`${column} = any(${sql.param(ids)})`;

const loadedAs = (table: WithId, ids: number[]) =>
  and(eq(loaded_rows.kind, getTableName(table)), isOneOf(loaded_rows.row_id, ids));

/**
 * Switches rows on that the files contain again, if a loading had switched them off or nothing says who did. What the
 * office or a store has switched off since stays off.
 */
export async function switchOn(db: Database, table: WithId, ids: number[]): Promise<void> {
  const flag = switchOf(table);
  if (!flag || ids.length === 0) return;
  await db.execute(sql`update ${table} set ${sql.identifier(flag)} = true from ${loaded_rows}
    where ${loadedAs(table, ids)} and ${loaded_rows.switched_off} is distinct from false and ${table.id} = ${loaded_rows.row_id}`);
  await db
    .update(loaded_rows)
    .set({ switched_off: false })
    .where(and(loadedAs(table, ids), sql`${loaded_rows.switched_off} is distinct from false`));
}

/** Switches rows off where possible, since orders and carts may still refer to them; other rows are deleted. */
export async function switchOff(db: Database, table: WithId, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const flag = switchOf(table);
  if (!flag) {
    await db.delete(table).where(isOneOf(table.id, ids));
    await db.delete(loaded_rows).where(loadedAs(table, ids));
    return;
  }
  // A row that is off already was switched off by somebody else, unless it comes from a time before this was recorded.
  await db.execute(sql`update ${loaded_rows}
    set switched_off = coalesce(${loaded_rows.switched_off} or ${table}.${sql.identifier(flag)}, true) from ${table}
    where ${loadedAs(table, ids)} and ${table.id} = ${loaded_rows.row_id}`);
  await db.execute(sql`update ${table} set ${sql.identifier(flag)} = false where ${isOneOf(table.id, ids)}`);
}
