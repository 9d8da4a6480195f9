import { type SQL, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { changeCounter } from '@/server/db/changes';
import { type Database, queryRows } from '@/server/db/client';

export type Asked = { sql: string; params: unknown[] };

/** Every query that is sent to a database while `work` runs, as the driver gets it. */
export async function recordQueries(work: () => Promise<unknown>): Promise<Asked[]> {
  const spy = vi.spyOn(changeCounter, 'logQuery');
  try {
    await work();
    return spy.mock.calls.map(([text, params]) => ({ sql: text, params }));
  } finally {
    spy.mockRestore();
  }
}

/** How the database would answer a query, as `explain` tells it; it does not run. */
export async function planOf(db: Database, query: Asked): Promise<string> {
  const parts = query.sql
    .split(/\$(\d+)/)
    .map((part, n): SQL => (n % 2 ? sql`${sql.param(query.params[Number(part) - 1])}` : sql.raw(part)));
  const plan = await queryRows<{ 'QUERY PLAN': string }>(db, sql`explain ${sql.join(parts)}`);
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}

/**
 * The same where sorting is dear, as it is for many rows: which indexes have the rows in their order already. In a small
 * table both ways cost about the same, and the statistics of the moment decide.
 */
export async function planWithoutSorting(db: Database, query: Asked): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`);
    return planOf(tx, query);
  });
}
