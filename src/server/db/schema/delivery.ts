import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { changed, flag, id, localized, moment, money, refersTo } from './columns';
import { customers } from './customer';
import { zones } from './place';

/**
 * The kinds of courier vehicles. Each adds its `extra_charges` to deliveries within its range of distances in km
 * (wire-format §7.4).
 */
export const courier_vehicles = pgTable('courier_vehicles', {
  id: id(),
  type: localized('type').notNull(),
  extra_charges: money('extra_charges').notNull().default(0),
  starting_coverage_area: doublePrecision('starting_coverage_area').notNull(),
  maximum_coverage_area: doublePrecision('maximum_coverage_area').notNull(),
  status: flag('status', true),
});

export const delivery_men = pgTable(
  'delivery_men',
  {
    id: id(),
    f_name: text('f_name').notNull(),
    l_name: text('l_name').notNull().default(''),
    /** The name in each language; null when it exists only as entered. */
    first_name: localized('first_name'),
    last_name: localized('last_name'),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    image: text('image'),
    password_hash: text('password_hash'),
    identity_type: text('identity_type', { enum: ['passport', 'driving_license', 'nid'] }).notNull(),
    identity_number: text('identity_number').notNull(),
    identity_image: jsonb('identity_image').$type<string[]>().notNull().default([]),
    zone_id: refersTo('zone_id', () => zones.id, 'restrict').notNull(),
    vehicle_id: refersTo('vehicle_id', () => courier_vehicles.id, 'restrict').notNull(),
    /** True: freelancer, false: salaried. */
    earning: flag('earning', true),
    application_status: text('application_status', { enum: ['pending', 'approved', 'denied'] })
      .notNull()
      .default('pending'),
    active: flag('active'),
    status: flag('status', true),
    /** The last known position. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    location: text('location'),
    located_at: moment('located_at'),
    avg_rating: doublePrecision('avg_rating').notNull().default(0),
    rating_count: integer('rating_count').notNull().default(0),
    order_count: integer('order_count').notNull().default(0),
    ...changed(),
  },
  (row) => [
    uniqueIndex('delivery_men_email').on(row.email),
    uniqueIndex('delivery_men_phone').on(row.phone),
    index('delivery_men_zone').on(row.zone_id, row.active),
  ],
);

export const delivery_man_reviews = pgTable(
  'delivery_man_reviews',
  {
    id: id(),
    delivery_man_id: refersTo('delivery_man_id', () => delivery_men.id, 'cascade').notNull(),
    user_id: refersTo('user_id', () => customers.id, 'set null'),
    order_id: integer('order_id'),
    rating: smallint('rating').notNull(),
    comment: localized('comment'),
    attachment: jsonb('attachment').$type<string[]>().notNull().default([]),
    ...changed(),
  },
  (row) => [
    uniqueIndex('delivery_man_reviews_once').on(row.user_id, row.delivery_man_id, row.order_id),
    index('delivery_man_reviews_man').on(row.delivery_man_id),
    check('delivery_man_reviews_rating', sql`${row.rating} between 1 and 5`),
  ],
);
