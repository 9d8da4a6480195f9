import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { RENTAL_TYPES, TRIP_STATUSES } from '@/domain/rental/trip-status';
import { languages } from '@/domain/text/language';
import { changed, flag, id, localized, moment, money, refersTo } from './columns';
import { customers, guests } from './customer';
import { type Contact, type TripPlace, type VehicleSnapshot } from './json';
import { modules, zones } from './place';
import { drivers, vehicle_units, vehicles } from './rental';
import { stores } from './store';

/** One vehicle in a rental cart; the route and the time are one row in `rental_cart_trips` (wire-format §8). */
export const rental_carts = pgTable(
  'rental_carts',
  {
    id: id(),
    user_id: refersTo('user_id', () => customers.id, 'cascade'),
    guest_id: bigint('guest_id', { mode: 'number' }).references(() => guests.id, { onDelete: 'cascade' }),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    provider_id: refersTo('provider_id', () => stores.id, 'cascade').notNull(),
    vehicle_id: refersTo('vehicle_id', () => vehicles.id, 'cascade').notNull(),
    quantity: integer('quantity').notNull(),
    /** Not used: prices are computed anew for each answer. A former build, which may run beside this one, writes it. */
    price: money('price').notNull(),
    ...changed(),
  },
  (row) => [
    uniqueIndex('rental_carts_user').on(row.user_id, row.vehicle_id),
    uniqueIndex('rental_carts_guest').on(row.guest_id, row.vehicle_id),
    check('rental_carts_owner', sql`num_nonnulls(${row.user_id}, ${row.guest_id}) = 1`),
    check('rental_carts_quantity', sql`${row.quantity} >= 1`),
    check('rental_carts_price', sql`${row.price} >= 0`),
  ],
);

/** The `user_data` of a rental cart. */
export const rental_cart_trips = pgTable(
  'rental_cart_trips',
  {
    id: id(),
    user_id: refersTo('user_id', () => customers.id, 'cascade'),
    guest_id: bigint('guest_id', { mode: 'number' }).references(() => guests.id, { onDelete: 'cascade' }),
    pickup_location: jsonb('pickup_location').$type<TripPlace>().notNull(),
    destination_location: jsonb('destination_location').$type<TripPlace>(),
    pickup_time: moment('pickup_time').notNull(),
    rental_type: text('rental_type', { enum: RENTAL_TYPES }).notNull(),
    estimated_hours: doublePrecision('estimated_hours').notNull().default(0),
    /** Kilometres. */
    distance: doublePrecision('distance').notNull().default(0),
    /** The duration of the drive in hours. */
    destination_time: doublePrecision('destination_time').notNull().default(0),
    /** Not used, like the price of a line. */
    total_cart_price: money('total_cart_price').notNull().default(0),
    ...changed(),
  },
  (row) => [
    uniqueIndex('rental_cart_trips_user').on(row.user_id),
    uniqueIndex('rental_cart_trips_guest').on(row.guest_id),
    check('rental_cart_trips_owner', sql`num_nonnulls(${row.user_id}, ${row.guest_id}) = 1`),
  ],
);

export const trips = pgTable(
  'trips',
  {
    id: id(),
    user_id: refersTo('user_id', () => customers.id, 'set null'),
    guest_id: bigint('guest_id', { mode: 'number' }).references(() => guests.id, { onDelete: 'set null' }),
    is_guest: flag('is_guest'),
    idempotency_key: text('idempotency_key'),
    /** The guest who may have sent the same attempt before signing in. No reference: it only answers repeats. */
    attempt_guest_id: bigint('attempt_guest_id', { mode: 'number' }),
    /** In which it was booked, for the mails about it. */
    language: text('language', { enum: languages }).notNull().default('en'),
    provider_id: refersTo('provider_id', () => stores.id, 'restrict').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'restrict').notNull(),
    zone_id: refersTo('zone_id', () => zones.id, 'set null'),
    trip_type: text('trip_type', { enum: RENTAL_TYPES }).notNull(),
    trip_status: text('trip_status', { enum: TRIP_STATUSES }).notNull().default('pending'),
    trip_amount: money('trip_amount').notNull(),
    discount_on_trip: money('discount_on_trip').notNull().default(0),
    coupon_code: text('coupon_code'),
    coupon_discount_amount: money('coupon_discount_amount').notNull().default(0),
    ref_bonus_amount: money('ref_bonus_amount').notNull().default(0),
    tax_amount: money('tax_amount').notNull().default(0),
    tax_status: text('tax_status', { enum: ['included', 'excluded'] })
      .notNull()
      .default('excluded'),
    tax_percentage: money('tax_percentage').notNull().default(0),
    additional_charge: money('additional_charge').notNull().default(0),
    partially_paid_amount: money('partially_paid_amount').notNull().default(0),
    payment_method: text('payment_method'),
    payment_status: text('payment_status', { enum: ['unpaid', 'paid', 'partially_paid'] })
      .notNull()
      .default('unpaid'),
    transaction_reference: text('transaction_reference'),
    pickup_location: jsonb('pickup_location').$type<TripPlace>().notNull(),
    destination_location: jsonb('destination_location').$type<TripPlace>(),
    user_info: jsonb('user_info').$type<Contact>().notNull(),
    distance: doublePrecision('distance').notNull().default(0),
    estimated_hours: doublePrecision('estimated_hours').notNull().default(0),
    estimated_trip_end_time: moment('estimated_trip_end_time'),
    quantity: integer('quantity').notNull(),
    scheduled: flag('scheduled'),
    schedule_at: moment('schedule_at').notNull(),
    trip_note: text('trip_note'),
    otp: text('otp').notNull(),
    edited: flag('edited'),
    canceled_by: text('canceled_by'),
    cancellation_reason: text('cancellation_reason'),
    pending: moment('pending'),
    confirmed: moment('confirmed'),
    ongoing: moment('ongoing'),
    completed: moment('completed'),
    canceled: moment('canceled'),
    payment_failed: moment('payment_failed'),
    ...changed(),
  },
  (row) => [
    uniqueIndex('trips_user_key').on(row.user_id, row.idempotency_key),
    uniqueIndex('trips_guest_key').on(row.guest_id, row.idempotency_key),
    index('trips_attempt_key')
      .on(row.attempt_guest_id, row.idempotency_key)
      .where(sql`${row.attempt_guest_id} is not null`),
    index('trips_user').on(row.user_id, row.created_at.desc()),
    index('trips_guest').on(row.guest_id, row.created_at.desc()),
    // For the hourly clean-up.
    index('trips_of_guests')
      .on(row.updated_at)
      .where(sql`${row.guest_id} is not null`),
    index('trips_provider').on(row.provider_id, row.created_at.desc()),
    // The same, of those that have not begun.
    index('trips_to_begin')
      .on(row.estimated_trip_end_time)
      .where(sql`${row.trip_status} in ('pending', 'confirmed')`),
    check('trips_one_owner', sql`num_nonnulls(${row.user_id}, ${row.guest_id}) <= 1`),
    check('trips_amounts', sql`${row.trip_amount} >= 0 and ${row.tax_amount} >= 0 and ${row.discount_on_trip} >= 0`),
  ],
);

/** The `trip_details` of a trip: a vehicle and its quantity. */
export const trip_lines = pgTable(
  'trip_lines',
  {
    id: id(),
    trip_id: refersTo('trip_id', () => trips.id, 'cascade').notNull(),
    vehicle_id: refersTo('vehicle_id', () => vehicles.id, 'set null'),
    quantity: integer('quantity').notNull(),
    price: money('price').notNull(),
    original_price: money('original_price').notNull(),
    calculated_price: money('calculated_price').notNull(),
    discount_on_trip: money('discount_on_trip').notNull().default(0),
    tax_amount: money('tax_amount').notNull().default(0),
    vehicle_details: jsonb('vehicle_details').$type<VehicleSnapshot>().notNull(),
    rental_type: text('rental_type', { enum: RENTAL_TYPES }).notNull(),
    estimated_hours: doublePrecision('estimated_hours').notNull().default(0),
    distance: doublePrecision('distance').notNull().default(0),
    ...changed(),
  },
  (row) => [
    index('trip_lines_trip').on(row.trip_id),
    index('trip_lines_vehicle').on(row.vehicle_id),
    check('trip_lines_quantity', sql`${row.quantity} >= 1`),
  ],
);

/** The unit and the driver that serve a trip. A unit with an open trip in the requested time is taken. */
export const trip_units = pgTable(
  'trip_units',
  {
    id: id(),
    trip_id: refersTo('trip_id', () => trips.id, 'cascade').notNull(),
    trip_line_id: refersTo('trip_line_id', () => trip_lines.id, 'cascade').notNull(),
    vehicle_identity_id: refersTo('vehicle_identity_id', () => vehicle_units.id, 'restrict').notNull(),
    driver_id: refersTo('driver_id', () => drivers.id, 'set null'),
  },
  (row) => [
    uniqueIndex('trip_units_once').on(row.trip_id, row.vehicle_identity_id),
    index('trip_units_unit').on(row.vehicle_identity_id),
    index('trip_units_line').on(row.trip_line_id),
  ],
);

export const vehicle_reviews = pgTable(
  'vehicle_reviews',
  {
    id: id(),
    trip_id: refersTo('trip_id', () => trips.id, 'set null'),
    vehicle_id: refersTo('vehicle_id', () => vehicles.id, 'cascade').notNull(),
    vehicle_identity_id: refersTo('vehicle_identity_id', () => vehicle_units.id, 'set null'),
    provider_id: refersTo('provider_id', () => stores.id, 'cascade').notNull(),
    user_id: refersTo('user_id', () => customers.id, 'set null'),
    rating: smallint('rating').notNull(),
    comment: localized('comment'),
    reply: localized('reply'),
    replied_at: moment('replied_at'),
    attachment: jsonb('attachment').$type<string[]>().notNull().default([]),
    ...changed(),
  },
  (row) => [
    uniqueIndex('vehicle_reviews_once').on(row.trip_id, row.vehicle_identity_id),
    index('vehicle_reviews_vehicle').on(row.vehicle_id, row.created_at.desc()),
    index('vehicle_reviews_provider').on(row.provider_id, row.created_at.desc()),
    check('vehicle_reviews_rating', sql`${row.rating} between 1 and 5`),
  ],
);
