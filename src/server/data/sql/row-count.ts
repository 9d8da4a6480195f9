import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { queryRows } from '@/server/db/client';
import { LONG, ttlCached } from './ttl-cache';

/** A list with more rows than this tells an estimate, because counting would take longer than finding a page. */
export const EXACT = 2000;

/** Selects, beside the rows of a page, how many rows there are on all pages. */
export const IN_ALL = sql<number>`(count(*) over ())::int`;

type Explained = { 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] };

const dialect = new PgDialect();

/** How many rows PostgreSQL expects a query to find, from its statistics. */
export const expectedRows = ttlCached(
  async (db, query: SQL): Promise<number> => {
    const [row] = await queryRows<Explained>(db, sql`explain (format json) ${query}`);
    return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  },
  (query) => dialect.sqlToQuery(query),
  LONG,
);
