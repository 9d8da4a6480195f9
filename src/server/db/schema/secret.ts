import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** One row: what the secret of this market is known by, so that no process goes on with another one. */
export const secret_marks = pgTable(
  'secret_marks',
  {
    id: integer('id').primaryKey().default(1),
    fingerprint: text('fingerprint').notNull(),
    marked_at: moment('marked_at').notNull().defaultNow(),
  },
  (it) => [check('secret_marks_one', sql`${it.id} = 1`)],
);
