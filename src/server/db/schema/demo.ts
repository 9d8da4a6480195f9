import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { flag, moment } from './columns';

/** One row once a database has been open in demo mode, in which anybody could enter any account; it never leaves. */
export const demo_marks = pgTable(
  'demo_marks',
  {
    id: integer('id').primaryKey().default(1),
    /** Whether its market is the demo's. */
    is_seeded: flag('is_seeded'),
    marked_at: moment('marked_at').notNull().defaultNow(),
  },
  (it) => [check('demo_marks_one', sql`${it.id} = 1`)],
);

/** The rows of the demo that stay in the present: their first and last day, counted from the day of a start. */
export const demo_dates = pgTable(
  'demo_dates',
  {
    table_name: text('table_name').notNull(),
    row_id: integer('row_id').notNull(),
    starts: integer('starts').notNull(),
    ends: integer('ends').notNull(),
  },
  (it) => [primaryKey({ columns: [it.table_name, it.row_id] })],
);
