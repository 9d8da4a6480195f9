import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { business_packages } from './business';
import { categories } from './category';
import { changed, flag, id, localized, moment, money, refersTo, searchable, tsvector } from './columns';
import { modules, zones } from './place';

/** The owner of stores, who signs in to the seller side, which is not part of this product. */
export const vendors = pgTable(
  'vendors',
  {
    id: id(),
    f_name: text('f_name').notNull(),
    l_name: text('l_name').notNull().default(''),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** argon2id; null for the owners in the demo, who never sign in. */
    password_hash: text('password_hash'),
    image: text('image'),
    status: flag('status', true),
    ...changed(),
  },
  (table) => [uniqueIndex('vendors_email').on(table.email), uniqueIndex('vendors_phone').on(table.phone)],
);

/** A shop, or a provider in the rental module (wire-format §5.2). */
export const stores = pgTable(
  'stores',
  {
    id: id(),
    slug: text('slug').notNull(),
    name: localized('name').notNull(),
    vendor_id: refersTo('vendor_id', () => vendors.id, 'restrict').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'restrict').notNull(),
    zone_id: refersTo('zone_id', () => zones.id, 'restrict').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    logo: text('logo').notNull(),
    cover_photo: text('cover_photo'),
    meta_title: localized('meta_title'),
    /** A description of three to six words. */
    meta_description: localized('meta_description'),
    meta_image: text('meta_image'),
    address: localized('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    minimum_order: money('minimum_order').notNull().default(0),
    min_delivery_time: integer('min_delivery_time').notNull(),
    max_delivery_time: integer('max_delivery_time').notNull(),
    /** As shown, e.g. "30-40 min". */
    delivery_time: text('delivery_time').notNull(),
    comission: money('comission').notNull().default(0),
    /** Percent. */
    tax: money('tax').notNull().default(0),
    schedule_order: flag('schedule_order'),
    free_delivery: flag('free_delivery'),
    delivery: flag('delivery', true),
    take_away: flag('take_away', true),
    item_section: flag('item_section', true),
    reviews_section: flag('reviews_section', true),
    /** Opened or closed by its owner, independent of the opening hours. */
    active: flag('active', true),
    /** Approved by the market; a registered store waits with false. */
    status: flag('status', true),
    self_delivery_system: flag('self_delivery_system'),
    per_km_shipping_charge: money('per_km_shipping_charge').notNull().default(0),
    minimum_shipping_charge: money('minimum_shipping_charge').notNull().default(0),
    maximum_shipping_charge: money('maximum_shipping_charge'),
    veg: flag('veg'),
    non_veg: flag('non_veg'),
    featured: flag('featured'),
    is_recommended: flag('is_recommended'),
    cutlery: flag('cutlery'),
    prescription_order: flag('prescription_order'),
    /** Minutes between ordering and the first slot. */
    order_place_to_schedule_interval: integer('order_place_to_schedule_interval').notNull().default(0),
    announcement: flag('announcement'),
    announcement_message: localized('announcement_message'),
    store_business_model: text('store_business_model', {
      enum: ['commission', 'subscription', 'unsubscribed', 'none'],
    })
      .notNull()
      .default('commission'),
    package_id: refersTo('package_id', () => business_packages.id, 'set null'),
    halal_tag_status: flag('halal_tag_status'),
    extra_packaging_status: flag('extra_packaging_status'),
    extra_packaging_amount: money('extra_packaging_amount').notNull().default(0),
    /** Rental: the zones in which a trip may begin. */
    pickup_zone_id: jsonb('pickup_zone_id').$type<number[]>().notNull().default([]),
    tin: text('tin'),
    tin_expire_date: date('tin_expire_date', { mode: 'string' }),
    tin_certificate_image: text('tin_certificate_image'),
    /** The number of reviews with 5, 4, 3, 2 and 1 stars. */
    ratings: jsonb('ratings').$type<[number, number, number, number, number]>().notNull().default([0, 0, 0, 0, 0]),
    avg_rating: doublePrecision('avg_rating').notNull().default(0),
    rating_count: integer('rating_count').notNull().default(0),
    order_count: integer('order_count').notNull().default(0),
    total_items: integer('total_items').notNull().default(0),
    search: searchable(),
    ...changed(),
  },
  (row) => [
    uniqueIndex('stores_slug').on(row.slug),
    index('stores_popular').on(row.module_id, row.zone_id, row.order_count.desc()),
    index('stores_top_rated').on(row.module_id, row.zone_id, row.avg_rating.desc()),
    index('stores_newest').on(row.module_id, row.zone_id, row.created_at.desc()),
    index('stores_featured')
      .on(row.module_id, row.zone_id)
      .where(sql`${row.featured}`),
    index('stores_recommended')
      .on(row.module_id, row.zone_id)
      .where(sql`${row.is_recommended}`),
    // Every item list joins these columns, so they are in an index instead of the wide rows.
    index('stores_approved')
      .on(row.id)
      .where(sql`${row.status}`),
    index('stores_vendor').on(row.vendor_id),
    index('stores_search').using('gin', row.search),
    check('stores_amounts', sql`${row.minimum_order} >= 0 and ${row.tax} >= 0 and ${row.extra_packaging_amount} >= 0`),
    check('stores_delivery_time', sql`${row.min_delivery_time} <= ${row.max_delivery_time}`),
  ],
);

/** The main categories in which a store sells something, for filtering stores by category. */
export const store_categories = pgTable(
  'store_categories',
  {
    store_id: refersTo('store_id', () => stores.id, 'cascade').notNull(),
    category_id: refersTo('category_id', () => categories.id, 'cascade').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.store_id, row.category_id] }),
    index('store_categories_category').on(row.category_id),
  ],
);

/** The words of a store's name, of its items and of their categories; kept by database triggers. */
export const store_words = pgTable(
  'store_words',
  {
    store_id: refersTo('store_id', () => stores.id, 'cascade').primaryKey(),
    /** A copy of the store's column, so that one index finds the stores of a market. */
    module_id: integer('module_id').notNull(),
    zone_id: integer('zone_id').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [index('store_words_words').using('gin', table.words, table.module_id, table.zone_id)],
);

/** Opening hours; a day without a row is closed. `day` 0 is Sunday. */
export const schedules = pgTable(
  'schedules',
  {
    id: id(),
    store_id: refersTo('store_id', () => stores.id, 'cascade').notNull(),
    day: smallint('day').notNull(),
    opening_time: time('opening_time').notNull(),
    closing_time: time('closing_time').notNull(),
  },
  (row) => [
    index('schedules_store').on(row.store_id, row.day),
    // Answers which stores are open now without reading the rows.
    index('schedules_open').on(row.day, row.opening_time, row.closing_time, row.store_id),
    check('schedules_day', sql`${row.day} between 0 and 6`),
    check('schedules_order', sql`${row.opening_time} < ${row.closing_time}`),
  ],
);

/** A discount on all items of a store (ordering §9); at most one row per store. */
export const store_discounts = pgTable(
  'store_discounts',
  {
    id: id(),
    store_id: refersTo('store_id', () => stores.id, 'cascade').notNull(),
    discount: money('discount').notNull(),
    discount_type: text('discount_type', { enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    min_purchase: money('min_purchase').notNull().default(0),
    /** 0 means no cap. */
    max_discount: money('max_discount').notNull().default(0),
    start_date: date('start_date', { mode: 'string' }).notNull(),
    end_date: date('end_date', { mode: 'string' }).notNull(),
    start_time: time('start_time').notNull().default('00:00:00'),
    end_time: time('end_time').notNull().default('23:59:59'),
    ...changed(),
  },
  (row) => [
    uniqueIndex('store_discounts_store').on(row.store_id),
    check(
      'store_discounts_amounts',
      sql`${row.discount} >= 0 and ${row.min_purchase} >= 0 and ${row.max_discount} >= 0`,
    ),
  ],
);

/** The plan that a registered store chose, and whether it is paid. */
export const store_subscriptions = pgTable(
  'store_subscriptions',
  {
    id: id(),
    store_id: refersTo('store_id', () => stores.id, 'cascade').notNull(),
    package_id: refersTo('package_id', () => business_packages.id, 'restrict').notNull(),
    is_trial: flag('is_trial'),
    payment_status: text('payment_status', { enum: ['unpaid', 'paid'] })
      .notNull()
      .default('unpaid'),
    expires_at: moment('expires_at').notNull(),
    ...changed(),
  },
  (table) => [index('store_subscriptions_store').on(table.store_id)],
);
