import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The rows that were loaded from a market's files, by key, so that loading again updates the same row and what has gone
 * from the files is switched off. Other rows, such as registered stores, are not listed here.
 */
export const loaded_rows = pgTable(
  'loaded_rows',
  {
    /** A table, by its name. */
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    row_id: integer('row_id').notNull(),
    /** Whether a loading has switched the row off. Null until the first loading that records it. */
    switched_off: boolean('switched_off'),
    /** Of a store: whether its file said, when it was last loaded, that it is closed. */
    closed: boolean('closed'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
