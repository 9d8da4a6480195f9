import type { LatLng } from '@/domain/place/city-map';
import {
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  index,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { changed, flag, id, localized, money, refersTo } from './columns';

/** A delivery zone with its terms (wire-format §2.2). */
export const zones = pgTable('zones', {
  id: id(),
  name: localized('name').notNull(),
  display_name: localized('display_name').notNull(),
  /** Corners in order, without the first one repeated. */
  coordinates: jsonb('coordinates').$type<LatLng[]>().notNull(),
  /** Square kilometres; zones are answered smallest first. */
  area: doublePrecision('area').notNull(),
  status: flag('status', true),
  cash_on_delivery: flag('cash_on_delivery', true),
  digital_payment: flag('digital_payment', true),
  offline_payment: flag('offline_payment', true),
  increased_delivery_fee: money('increased_delivery_fee').notNull().default(0),
  increased_delivery_fee_status: flag('increased_delivery_fee_status'),
  increased_delivery_fee_type: text('increased_delivery_fee_type', { enum: ['percent', 'amount'] })
    .notNull()
    .default('percent'),
  increase_delivery_charge_message: localized('increase_delivery_charge_message'),
  ...changed(),
});

export const modules = pgTable(
  'modules',
  {
    id: id(),
    slug: text('slug').notNull(),
    module_name: localized('module_name').notNull(),
    module_type: text('module_type', {
      enum: ['grocery', 'pharmacy', 'ecommerce', 'food', 'parcel', 'rental'],
    }).notNull(),
    description: localized('description').notNull(),
    short_description: localized('short_description').notNull(),
    thumbnail: text('thumbnail').notNull(),
    icon: text('icon').notNull(),
    theme_id: integer('theme_id').notNull().default(1),
    status: flag('status', true),
    all_zone_service: flag('all_zone_service'),
    position: integer('position').notNull().default(0),
    stores_count: integer('stores_count').notNull().default(0),
    items_count: integer('items_count').notNull().default(0),
    ...changed(),
  },
  (table) => [uniqueIndex('modules_slug').on(table.slug)],
);

/** The delivery rates of one module in one zone: the `pivot` of the zone answer. */
export const zone_modules = pgTable(
  'zone_modules',
  {
    zone_id: refersTo('zone_id', () => zones.id, 'cascade').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    delivery_charge_type: text('delivery_charge_type', { enum: ['distance', 'fixed'] })
      .notNull()
      .default('distance'),
    per_km_shipping_charge: money('per_km_shipping_charge').notNull().default(0),
    minimum_shipping_charge: money('minimum_shipping_charge').notNull().default(0),
    maximum_shipping_charge: money('maximum_shipping_charge'),
    fixed_shipping_charge: money('fixed_shipping_charge').notNull().default(0),
    maximum_cod_order_amount: money('maximum_cod_order_amount'),
  },
  (row) => [
    primaryKey({ columns: [row.zone_id, row.module_id] }),
    index('zone_modules_module').on(row.module_id),
    check(
      'zone_modules_amounts',
      sql`${row.per_km_shipping_charge} >= 0 and ${row.minimum_shipping_charge} >= 0 and ${row.fixed_shipping_charge} >= 0`,
    ),
  ],
);

/** A surge price: delivery costs more within a time span (wire-format §7.4, get-surge-price). */
export const surge_prices = pgTable(
  'surge_prices',
  {
    id: id(),
    zone_id: refersTo('zone_id', () => zones.id, 'cascade').notNull(),
    /** Null: every module of the zone. */
    module_id: refersTo('module_id', () => modules.id, 'cascade'),
    title: localized('title').notNull(),
    customer_note: localized('customer_note').notNull(),
    customer_note_status: flag('customer_note_status', true),
    price: money('price').notNull(),
    price_type: text('price_type', { enum: ['percent', 'amount'] }).notNull(),
    /** Daily window, HH:mm; both null means always. */
    start_time: text('start_time'),
    end_time: text('end_time'),
    status: flag('status', true),
    ...changed(),
  },
  (table) => [index('surge_prices_zone').on(table.zone_id)],
);
