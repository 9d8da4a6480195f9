import { gt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@/server/db/client';

/** The batch to read: at most so many rows, by their ids, after the last row of the batch before. */
export type Turn<Id> = { last: Id | null; most: number };

/**
 * Reads batches in turn: each begins where the one before ended, and the first comes again after the last. So rows that
 * fail again and again hold up no others.
 */
export function readInTurn<Id>() {
  const lastOf = new WeakMap<Database, Id>();
  return async <Row extends { id: Id }>(
    db: Database,
    most: number,
    list: (turn: Turn<Id>) => Promise<Row[]>,
  ): Promise<Row[]> => {
    const rows = await list({ last: lastOf.get(db) ?? null, most });
    const end = rows.at(-1);
    if (end && rows.length === most) lastOf.set(db, end.id);
    else lastOf.delete(db);
    return rows;
  };
}

export function isAfter(column: PgColumn, last: number | string | null): SQL | undefined {
  return last === null ? undefined : gt(column, last);
}
