import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changed, flag, id, localized, money } from './columns';

/** The packages that a store can subscribe to instead of paying commission (wire-format §9.3). */
export const business_packages = pgTable('business_packages', {
  id: id(),
  package_name: localized('package_name').notNull(),
  text: localized('text').notNull(),
  price: money('price').notNull(),
  /** Days. */
  validity: integer('validity').notNull(),
  /** Null: unlimited. */
  max_order: integer('max_order'),
  max_product: integer('max_product'),
  pos: flag('pos'),
  mobile_app: flag('mobile_app'),
  chat: flag('chat'),
  review: flag('review'),
  self_delivery: flag('self_delivery'),
  default: flag('default'),
  colour: text('colour').notNull().default('#0f7b6c'),
  module_type: text('module_type', { enum: ['all', 'rental'] })
    .notNull()
    .default('all'),
  status: flag('status', true),
  ...changed(),
});
