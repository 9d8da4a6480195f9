import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, time, uniqueIndex } from 'drizzle-orm/pg-core';
import { changed, flag, id, localized, moment, money, refersTo } from './columns';
import { items } from './item';
import { modules, zones } from './place';
import { stores } from './store';

/** Banners of the home pages and of stores (wire-format §5.6). */
export const banners = pgTable(
  'banners',
  {
    id: id(),
    title: localized('title').notNull(),
    type: text('type', { enum: ['store_wise', 'item_wise', 'default'] }).notNull(),
    image: text('image').notNull(),
    link: text('link'),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    /** Null: every zone. */
    zone_id: refersTo('zone_id', () => zones.id, 'cascade'),
    store_id: refersTo('store_id', () => stores.id, 'cascade'),
    item_id: refersTo('item_id', () => items.id, 'cascade'),
    /** Shown on the page of its own store instead of on the home page. */
    created_by: text('created_by', { enum: ['admin', 'store'] })
      .notNull()
      .default('admin'),
    featured: flag('featured'),
    priority: integer('priority').notNull().default(0),
    status: flag('status', true),
    ...changed(),
  },
  (table) => [index('banners_module').on(table.module_id, table.zone_id), index('banners_store').on(table.store_id)],
);

/** Single pictures and texts of a module's home page: `key` as in /other-banners, or a row of parcel's "why choose". */
export const other_banners = pgTable(
  'other_banners',
  {
    id: id(),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    key: text('key').notNull(),
    title: localized('title'),
    short_description: localized('short_description'),
    image: text('image'),
    priority: integer('priority').notNull().default(0),
    ...changed(),
  },
  (table) => [index('other_banners_module').on(table.module_id, table.key)],
);

export const advertisements = pgTable(
  'advertisements',
  {
    id: id(),
    add_type: text('add_type', { enum: ['video_promotion', 'store_promotion'] }).notNull(),
    title: localized('title').notNull(),
    description: localized('description').notNull(),
    cover_image: text('cover_image'),
    profile_image: text('profile_image'),
    video_attachment: text('video_attachment'),
    store_id: refersTo('store_id', () => stores.id, 'cascade').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    is_rating_active: flag('is_rating_active', true),
    is_review_active: flag('is_review_active', true),
    start_date: date('start_date', { mode: 'string' }).notNull(),
    end_date: date('end_date', { mode: 'string' }).notNull(),
    priority: integer('priority').notNull().default(0),
    status: flag('status', true),
    ...changed(),
  },
  (table) => [index('advertisements_module').on(table.module_id), index('advertisements_store').on(table.store_id)],
);

/** A basic campaign, in which stores take part; the other kind of campaign is `item_campaigns`. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    slug: text('slug').notNull(),
    title: localized('title').notNull(),
    description: localized('description').notNull(),
    image: text('image').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    available_date_starts: date('available_date_starts', { mode: 'string' }).notNull(),
    available_date_ends: date('available_date_ends', { mode: 'string' }).notNull(),
    start_time: time('start_time').notNull().default('00:00:00'),
    end_time: time('end_time').notNull().default('23:59:59'),
    status: flag('status', true),
    ...changed(),
  },
  (row) => [
    uniqueIndex('campaigns_slug').on(row.slug),
    index('campaigns_module').on(row.module_id, row.available_date_ends),
  ],
);

export const campaign_stores = pgTable(
  'campaign_stores',
  {
    campaign_id: refersTo('campaign_id', () => campaigns.id, 'cascade').notNull(),
    store_id: refersTo('store_id', () => stores.id, 'cascade').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.store_id] }),
    index('campaign_stores_store').on(table.store_id),
  ],
);

export const flash_sales = pgTable(
  'flash_sales',
  {
    id: id(),
    title: localized('title').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    start_date: moment('start_date').notNull(),
    end_date: moment('end_date').notNull(),
    is_publish: flag('is_publish', true),
    /** The parts of the discount that the market and the store pay, in percent; together 100. */
    admin_discount_percentage: money('admin_discount_percentage').notNull().default(50),
    vendor_discount_percentage: money('vendor_discount_percentage').notNull().default(50),
    ...changed(),
  },
  (table) => [index('flash_sales_module').on(table.module_id, table.end_date)],
);

/** `stock` is the number at the start of the sale, `sold` the number sold, `available_stock` the rest. */
export const flash_sale_items = pgTable(
  'flash_sale_items',
  {
    id: id(),
    flash_sale_id: refersTo('flash_sale_id', () => flash_sales.id, 'cascade').notNull(),
    item_id: refersTo('item_id', () => items.id, 'cascade').notNull(),
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull().default(0),
    available_stock: integer('available_stock').notNull(),
    discount: money('discount').notNull(),
    discount_type: text('discount_type', { enum: ['percent', 'amount'] }).notNull(),
    /** The item's price after the discount. */
    price: money('price').notNull(),
    status: flag('status', true),
    ...changed(),
  },
  (row) => [
    uniqueIndex('flash_sale_items_once').on(row.flash_sale_id, row.item_id),
    index('flash_sale_items_item').on(row.item_id),
    check('flash_sale_items_stock', sql`${row.available_stock} >= 0 and ${row.sold} >= 0`),
  ],
);

/** Coupons (wire-format §4; ordering §9). */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    title: localized('title').notNull(),
    /** Upper case. */
    code: text('code').notNull(),
    coupon_type: text('coupon_type', {
      enum: ['default', 'store_wise', 'zone_wise', 'free_delivery', 'first_order'],
    }).notNull(),
    discount: money('discount').notNull().default(0),
    discount_type: text('discount_type', { enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    min_purchase: money('min_purchase').notNull().default(0),
    /** 0 means no cap. */
    max_discount: money('max_discount').notNull().default(0),
    start_date: date('start_date', { mode: 'string' }).notNull(),
    expire_date: date('expire_date', { mode: 'string' }).notNull(),
    /** The number of uses per customer; null means unlimited. */
    limit: integer('limit'),
    /** The total number of uses; null means unlimited. */
    total_limit: integer('total_limit'),
    total_uses: integer('total_uses').notNull().default(0),
    /** The ids of its stores or zones; empty for the other types. */
    data: jsonb('data').$type<number[]>().notNull().default([]),
    /** The ids of the customers it is for; empty means all. */
    customer_ids: jsonb('customer_ids').$type<number[]>().notNull().default([]),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    /** The store that offers it, when `created_by` is vendor. */
    store_id: refersTo('store_id', () => stores.id, 'cascade'),
    created_by: text('created_by', { enum: ['admin', 'vendor'] })
      .notNull()
      .default('admin'),
    status: flag('status', true),
    ...changed(),
  },
  (row) => [
    uniqueIndex('coupons_code').on(row.module_id, row.code),
    index('coupons_list').on(row.module_id, row.expire_date),
    index('coupons_store').on(row.store_id),
    check('coupons_amounts', sql`${row.discount} >= 0 and ${row.min_purchase} >= 0 and ${row.max_discount} >= 0`),
  ],
);

export const cashbacks = pgTable(
  'cashbacks',
  {
    id: id(),
    title: localized('title').notNull(),
    cashback_type: text('cashback_type', { enum: ['percentage', 'amount'] }).notNull(),
    cashback_amount: money('cashback_amount').notNull(),
    min_purchase: money('min_purchase').notNull().default(0),
    max_discount: money('max_discount').notNull().default(0),
    same_user_limit: integer('same_user_limit').notNull().default(1),
    total_used: integer('total_used').notNull().default(0),
    start_date: date('start_date', { mode: 'string' }).notNull(),
    end_date: date('end_date', { mode: 'string' }).notNull(),
    status: flag('status', true),
    ...changed(),
  },
  (table) => [index('cashbacks_end').on(table.end_date)],
);

/** The bonus that the market adds when a customer tops up the wallet. */
export const wallet_bonuses = pgTable('wallet_bonuses', {
  id: id(),
  title: localized('title').notNull(),
  description: localized('description').notNull(),
  bonus_type: text('bonus_type', { enum: ['percentage', 'amount'] }).notNull(),
  bonus_amount: money('bonus_amount').notNull(),
  minimum_add_amount: money('minimum_add_amount').notNull().default(0),
  maximum_bonus_amount: money('maximum_bonus_amount').notNull().default(0),
  start_date: date('start_date', { mode: 'string' }).notNull(),
  end_date: date('end_date', { mode: 'string' }).notNull(),
  status: flag('status', true),
  ...changed(),
});
