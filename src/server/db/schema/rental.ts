import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changed, flag, id, localized, money, refersTo, toNameVector } from './columns';
import { modules, zones } from './place';
import { stores } from './store';

export const vehicle_categories = pgTable(
  'vehicle_categories',
  {
    id: id(),
    slug: text('slug').notNull(),
    name: localized('name').notNull(),
    image: text('image').notNull(),
    status: flag('status', true),
    ...changed(),
  },
  (table) => [uniqueIndex('vehicle_categories_slug').on(table.slug)],
);

export const vehicle_brands = pgTable(
  'vehicle_brands',
  {
    id: id(),
    slug: text('slug').notNull(),
    name: localized('name').notNull(),
    image: text('image').notNull(),
    status: flag('status', true),
    ...changed(),
  },
  (table) => [uniqueIndex('vehicle_brands_slug').on(table.slug)],
);

/** A kind of vehicle that a provider rents out; its units are `vehicle_units` (wire-format §8). */
export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    slug: text('slug').notNull(),
    name: localized('name').notNull(),
    description: localized('description').notNull(),
    thumbnail: text('thumbnail').notNull(),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    provider_id: refersTo('provider_id', () => stores.id, 'cascade').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'restrict').notNull(),
    zone_id: refersTo('zone_id', () => zones.id, 'restrict').notNull(),
    brand_id: refersTo('brand_id', () => vehicle_brands.id, 'restrict').notNull(),
    category_id: refersTo('category_id', () => vehicle_categories.id, 'restrict').notNull(),
    model: text('model').notNull(),
    type: text('type').notNull(),
    engine_capacity: text('engine_capacity'),
    engine_power: text('engine_power'),
    seating_capacity: integer('seating_capacity').notNull(),
    air_condition: flag('air_condition', true),
    fuel_type: text('fuel_type').notNull(),
    transmission_type: text('transmission_type').notNull(),
    trip_hourly: flag('trip_hourly', true),
    trip_distance: flag('trip_distance', true),
    hourly_price: money('hourly_price').notNull().default(0),
    distance_price: money('distance_price').notNull().default(0),
    discount_type: text('discount_type', { enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    discount_price: money('discount_price').notNull().default(0),
    new_tag: flag('new_tag'),
    tag: jsonb('tag').$type<string[]>().notNull().default([]),
    status: flag('status', true),
    total_trip: integer('total_trip').notNull().default(0),
    avg_rating: doublePrecision('avg_rating').notNull().default(0),
    total_reviews: integer('total_reviews').notNull().default(0),
    /** The number of all its units. */
    total_vehicle_count: integer('total_vehicle_count').notNull().default(0),
    ...changed(),
  },
  (row) => [
    uniqueIndex('vehicles_slug').on(row.slug),
    index('vehicles_provider').on(row.provider_id),
    index('vehicles_top_rated').on(row.zone_id, row.avg_rating.desc()),
    index('vehicles_hourly').on(row.zone_id, row.hourly_price),
    index('vehicles_distance').on(row.zone_id, row.distance_price),
    index('vehicles_category').on(row.category_id),
    index('vehicles_brand').on(row.brand_id),
    index('vehicles_search').using('gin', toNameVector(row.name)),
    check(
      'vehicles_amounts',
      sql`${row.hourly_price} >= 0 and ${row.distance_price} >= 0 and ${row.discount_price} >= 0`,
    ),
    check('vehicles_seats', sql`${row.seating_capacity} >= 1`),
  ],
);

/** One individual vehicle: the `vehicle_identities` of the wire. */
export const vehicle_units = pgTable(
  'vehicle_units',
  {
    id: id(),
    vehicle_id: refersTo('vehicle_id', () => vehicles.id, 'cascade').notNull(),
    license_plate_number: text('license_plate_number').notNull(),
    vin_number: text('vin_number').notNull(),
    status: flag('status', true),
    ...changed(),
  },
  (row) => [
    uniqueIndex('vehicle_units_plate').on(row.license_plate_number),
    index('vehicle_units_vehicle').on(row.vehicle_id),
  ],
);

export const drivers = pgTable(
  'drivers',
  {
    id: id(),
    provider_id: refersTo('provider_id', () => stores.id, 'cascade').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    image: text('image'),
    ...changed(),
  },
  (table) => [index('drivers_provider').on(table.provider_id)],
);
