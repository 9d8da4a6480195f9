import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { changed, flag, id, localized, moment } from './columns';
import { type MethodFact, type MethodQuestion } from './json';

/** The business configuration: one value per key, named as in GET /config (wire-format §2.1); texts are localized. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updated_at: moment('updated_at').notNull().defaultNow(),
});

/** The static pages as HTML; `key` is the path below /api/v1, e.g. "terms-and-conditions" or "cancelation". */
export const policies = pgTable('policies', {
  key: text('key').primaryKey(),
  body: localized('body').notNull(),
  status: flag('status', true),
  ...changed(),
});

export const offline_payment_methods = pgTable('offline_payment_methods', {
  id: id(),
  method_name: localized('method_name').notNull(),
  method_fields: jsonb('method_fields').$type<MethodFact[]>().notNull(),
  method_informations: jsonb('method_informations').$type<MethodQuestion[]>().notNull(),
  status: flag('status', true),
  ...changed(),
});
