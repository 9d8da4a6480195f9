import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { queryRows } from '@/server/db/client';
import { LONG, ttlCached } from './ttl-cache';

/**
 * A list with more rows than this answers an estimated total, because counting would take longer than finding a page.
 */
export const EXACT = 2000;

/** Selects, beside the rows of a page, the total over all pages. */
export const IN_ALL = sql<number>`(count(*) over ())::int`;

type Explained = { 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] };

const dialect = new PgDialect();

/** How many rows PostgreSQL's statistics let it expect from a query. */
export const expectedRows = ttlCached(
  async (db, query: SQL): Promise<number> => {
    const [row] = await queryRows<Explained>(db, sql`explain (format json) ${query}`);
    return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  },
  (query) => dialect.sqlToQuery(query),
  LONG,
);
