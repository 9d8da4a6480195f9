import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** A text in every language of the market; the data layer picks the caller's (accounts §9). */
export type Localized = { en: string; ar: string };

/** An amount of the currency: exact in the database, a decimal number in the code. Sum it in minor units only. */
export const money = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(14, 3)',
  toDriver: (amount) => String(amount),
  fromDriver: (amount) => Number(amount),
});

export const localized = customType<{ data: Localized; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (text) => JSON.stringify(text),
  // Both drivers have parsed the jsonb already, and only this column type writes it.
  fromDriver: (text) => text as Localized,
});

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

export const flag = (name: string, value = false) => boolean(name).notNull().default(value);

/** The id of another table's row. `onDelete` says what happens when that row is deleted. */
export const refersTo = (name: string, id: () => AnyPgColumn, onDelete: 'cascade' | 'restrict' | 'set null') =>
  integer(name).references(id, { onDelete });

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const created = () => ({ created_at: moment('created_at').notNull().defaultNow() });

export const changed = () => ({
  ...created(),
  updated_at: moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of a row's `name` in both languages, as `searchWords` of the domain writes them; kept by the database,
 * which also keeps every such word in `search_words`.
 */
export const searchable = () =>
  tsvector('search')
    .notNull()
    .generatedAlwaysAs(sql`search_vector(name)`);

/** The words of a vehicle's name, as they stand in its index. */
export const wordsOf = (column: AnyPgColumn) =>
  sql`to_tsvector('simple', coalesce(${column} ->> 'en', '') || ' ' || coalesce(${column} ->> 'ar', ''))`;
