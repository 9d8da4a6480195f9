import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Which rows came from the files of a market: the row of each key, so that loading again changes that row, and what has
 * gone from the files is switched off. Rows that stand in no file, such as registered stores, are not in here.
 */
export const loaded_rows = pgTable(
  'loaded_rows',
  {
    /** A table, by its name. */
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    row_id: integer('row_id').notNull(),
  },
  (it) => [primaryKey({ columns: [it.kind, it.key] })],
);
