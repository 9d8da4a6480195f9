import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { flag, moment } from './columns';

/** One permanent row as soon as the database has run in demo mode, in which anybody could enter any account. */
export const demo_marks = pgTable(
  'demo_marks',
  {
    id: integer('id').primaryKey().default(1),
    /** Whether its market is the demo's. */
    is_seeded: flag('is_seeded'),
    marked_at: moment('marked_at').notNull().defaultNow(),
  },
  (table) => [check('demo_marks_one', sql`${table.id} = 1`)],
);

/** The demo rows whose dates are kept current: their first and last day, counted from the day of seeding. */
export const demo_dates = pgTable(
  'demo_dates',
  {
    table_name: text('table_name').notNull(),
    row_id: integer('row_id').notNull(),
    starts: integer('starts').notNull(),
    ends: integer('ends').notNull(),
  },
  (table) => [primaryKey({ columns: [table.table_name, table.row_id] })],
);
