import { type SQL, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { changeCounter } from '@/server/db/changes';
import { type Database, queryRows } from '@/server/db/client';

export type Asked = { sql: string; params: unknown[] };

/** All queries that are sent to a database while `work` runs, as the driver receives them. */
export async function recordQueries(work: () => Promise<unknown>): Promise<Asked[]> {
  const spy = vi.spyOn(changeCounter, 'logQuery');
  try {
    await work();
    return spy.mock.calls.map(([text, params]) => ({ sql: text, params }));
  } finally {
    spy.mockRestore();
  }
}

/** The plan of a query by `explain`; the query does not run. */
export async function planOf(db: Database, query: Asked): Promise<string> {
  const parts = query.sql
    .split(/\$(\d+)/)
    .map((part, n): SQL => (n % 2 ? sql`${sql.param(query.params[Number(part) - 1])}` : sql.raw(part)));
  const plan = await queryRows<{ 'QUERY PLAN': string }>(db, sql`explain ${sql.join(parts)}`);
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}

/**
 * The same with sorting made expensive, as for many rows: shows which indexes return the rows in order. In a small
 * table both plans cost about the same, and current statistics decide.
 */
export async function planWithoutSorting(db: Database, query: Asked): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`);
    return planOf(tx, query);
  });
}
