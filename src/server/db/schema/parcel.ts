import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changed, flag, id, localized, money, refersTo } from './columns';
import { modules } from './place';

export const parcel_categories = pgTable('parcel_categories', {
  id: id(),
  name: localized('name').notNull(),
  description: localized('description').notNull(),
  image: text('image').notNull(),
  module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
  /** Null means the rate of the configuration. */
  parcel_per_km_shipping_charge: money('parcel_per_km_shipping_charge'),
  parcel_minimum_shipping_charge: money('parcel_minimum_shipping_charge'),
  orders_count: integer('orders_count').notNull().default(0),
  position: integer('position').notNull().default(0),
  status: flag('status', true),
  ...changed(),
});

export const parcel_instructions = pgTable('parcel_instructions', {
  id: id(),
  instruction: localized('instruction').notNull(),
  status: flag('status', true),
  ...changed(),
});

/** The reasons that a customer can give for cancelling an order, a parcel or a trip (wire-format §7.4). */
export const cancellation_reasons = pgTable('cancellation_reasons', {
  id: id(),
  reason: localized('reason').notNull(),
  user_type: text('user_type', { enum: ['customer', 'store', 'deliveryman', 'admin'] }).notNull(),
  /** Null for ordinary orders; otherwise for parcels. */
  cancellation_type: text('cancellation_type', { enum: ['before_pickup', 'after_pickup'] }),
  status: flag('status', true),
  ...changed(),
});

export const refund_reasons = pgTable('refund_reasons', {
  id: id(),
  reason: localized('reason').notNull(),
  status: flag('status', true),
  ...changed(),
});
