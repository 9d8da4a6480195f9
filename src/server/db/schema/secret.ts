import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** One row with the fingerprint of this market's secret, so that no process runs with another one. */
export const secret_marks = pgTable(
  'secret_marks',
  {
    id: integer('id').primaryKey().default(1),
    fingerprint: text('fingerprint').notNull(),
    marked_at: moment('marked_at').notNull().defaultNow(),
  },
  (table) => [check('secret_marks_one', sql`${table.id} = 1`)],
);
