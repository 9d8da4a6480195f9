import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { rows } from '@/server/db/client';
import { LONG, remembered } from './ttl-cache';

/** From so many rows on a list tells an estimate: counting them would take longer than finding a page of them. */
export const EXACT = 2000;

/** Beside the rows of a page: how many there are on all pages. */
export const IN_ALL = sql<number>`(count(*) over ())::int`;

type Explained = { 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] };

const dialect = new PgDialect();

/** How many rows PostgreSQL expects a query to find, from its statistics. */
export const expectedRows = remembered(
  async (db, query: SQL): Promise<number> => {
    const [row] = await rows<Explained>(db, sql`explain (format json) ${query}`);
    return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  },
  (query) => dialect.sqlToQuery(query),
  LONG,
);
