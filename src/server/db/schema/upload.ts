import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created, refersTo } from './columns';
import { customers, guests } from './customer';

/** A file that somebody has uploaded and that is kept, counted towards the quota of its owner. */
export const uploads = pgTable(
  'uploads',
  {
    /** The path below `media/`. */
    name: text('name').primaryKey(),
    user_id: refersTo('user_id', () => customers.id, 'set null'),
    guest_id: bigint('guest_id', { mode: 'number' }).references(() => guests.id, { onDelete: 'set null' }),
    bytes: integer('bytes').notNull(),
    ...created(),
  },
  (row) => [
    index('uploads_user').on(row.user_id),
    index('uploads_guest').on(row.guest_id),
    check('uploads_bytes', sql`${row.bytes} >= 0`),
  ],
);

/** A file that no row refers to any more and that is still in the store. */
export const files_to_remove = pgTable('files_to_remove', {
  /** The path below `media/`. */
  name: text('name').primaryKey(),
  /** How often the store has refused to remove it; the others go first. */
  refused: integer('refused').notNull().default(0),
  ...created(),
});
