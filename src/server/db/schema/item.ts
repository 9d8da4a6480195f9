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
import { brands, categories, common_conditions, tags } from './category';
import { changed, flag, id, localized, type Localized, moment, money, refersTo, searchable } from './columns';
import { customers } from './customer';
import { type ChoiceOption, type FoodVariation, type Variation } from './json';
import { modules, zones } from './place';
import { stores } from './store';

/** Columns that an item and a campaign item have in common (wire-format §5.1). */
const sellable = () => ({
  id: id(),
  slug: text('slug').notNull(),
  name: localized('name').notNull(),
  description: localized('description').notNull(),
  image: text('image').notNull(),
  images: jsonb('images').$type<string[]>().notNull().default([]),
  /** A sub-category; its parent is the main category. */
  category_id: refersTo('category_id', () => categories.id, 'restrict').notNull(),
  store_id: refersTo('store_id', () => stores.id, 'cascade').notNull(),
  module_id: refersTo('module_id', () => modules.id, 'restrict').notNull(),
  /** The store's zone, repeated here because every list filters by it. */
  zone_id: refersTo('zone_id', () => zones.id, 'restrict').notNull(),
  price: money('price').notNull(),
  discount: money('discount').notNull().default(0),
  discount_type: text('discount_type', { enum: ['percent', 'amount'] })
    .notNull()
    .default('percent'),
  /** Null when the module keeps no stock (food). */
  stock: integer('stock'),
  maximum_cart_quantity: integer('maximum_cart_quantity'),
  unit_type: localized('unit_type'),
  food_variations: jsonb('food_variations').$type<FoodVariation[]>().notNull().default([]),
  choice_options: jsonb('choice_options').$type<ChoiceOption[]>().notNull().default([]),
  variations: jsonb('variations').$type<Variation[]>().notNull().default([]),
  veg: flag('veg'),
  available_time_starts: time('available_time_starts').notNull().default('00:00:00'),
  available_time_ends: time('available_time_ends').notNull().default('23:59:59'),
  status: flag('status', true),
  avg_rating: doublePrecision('avg_rating').notNull().default(0),
  rating_count: integer('rating_count').notNull().default(0),
  order_count: integer('order_count').notNull().default(0),
  ...changed(),
});

export const items = pgTable(
  'items',
  {
    ...sellable(),
    organic: flag('organic'),
    recommended: flag('recommended'),
    is_halal: flag('is_halal'),
    is_basic: flag('is_basic'),
    is_prescription_required: flag('is_prescription_required'),
    common_condition_id: refersTo('common_condition_id', () => common_conditions.id, 'set null'),
    brand_id: refersTo('brand_id', () => brands.id, 'set null'),
    nutritions_name: jsonb('nutritions_name').$type<Localized[]>().notNull().default([]),
    allergies_name: jsonb('allergies_name').$type<Localized[]>().notNull().default([]),
    generic_name: jsonb('generic_name').$type<Localized[]>().notNull().default([]),
    search: searchable(),
  },
  (row) => [
    uniqueIndex('items_slug').on(row.slug),
    index('items_popular').on(row.module_id, row.order_count.desc(), row.id),
    index('items_top_rated').on(row.module_id, row.avg_rating.desc(), row.id),
    index('items_most_reviewed').on(row.module_id, row.rating_count.desc(), row.id),
    index('items_newest').on(row.module_id, row.created_at.desc(), row.id),
    index('items_price').on(row.module_id, row.price, row.id),
    index('items_store').on(row.store_id, row.category_id),
    // Contains every column that a category list filters by, so that counting and sorting need no table rows.
    index('items_category')
      .on(row.category_id, row.zone_id, row.order_count.desc(), row.id, row.price, row.store_id)
      .where(sql`${row.status}`),
    index('items_category_price')
      .on(row.category_id, row.zone_id, row.price, row.id)
      .where(sql`${row.status}`),
    index('items_brand')
      .on(row.brand_id, row.order_count.desc())
      .where(sql`${row.brand_id} is not null`),
    index('items_condition')
      .on(row.common_condition_id, row.order_count.desc())
      .where(sql`${row.common_condition_id} is not null`),
    index('items_discounted').on(row.module_id, row.discount.desc(), row.id),
    index('items_recommended')
      .on(row.module_id, row.order_count.desc())
      .where(sql`${row.recommended}`),
    index('items_basic')
      .on(row.module_id, row.order_count.desc())
      .where(sql`${row.is_basic}`),
    index('items_organic')
      .on(row.module_id, row.order_count.desc())
      .where(sql`${row.organic}`),
    // Includes the market, so that matches of other markets are not read.
    index('items_search').using('gin', row.search, row.module_id, row.zone_id),
    check('items_stock', sql`${row.stock} >= 0`),
    check('items_maximum', sql`${row.maximum_cart_quantity} >= 1`),
    check('items_amounts', sql`${row.price} >= 0 and ${row.discount} >= 0`),
  ],
);

/** An item that is sold only while a campaign runs; on the wire it is recognised by its dates. */
export const item_campaigns = pgTable(
  'item_campaigns',
  {
    ...sellable(),
    available_date_starts: date('available_date_starts', { mode: 'string' }).notNull(),
    available_date_ends: date('available_date_ends', { mode: 'string' }).notNull(),
  },
  (row) => [
    uniqueIndex('item_campaigns_slug').on(row.slug),
    index('item_campaigns_list').on(row.module_id, row.zone_id, row.available_date_ends),
    index('item_campaigns_store').on(row.store_id),
    check('item_campaigns_stock', sql`${row.stock} >= 0`),
    check('item_campaigns_amounts', sql`${row.price} >= 0 and ${row.discount} >= 0`),
  ],
);

export const add_ons = pgTable(
  'add_ons',
  {
    id: id(),
    name: localized('name').notNull(),
    price: money('price').notNull(),
    store_id: refersTo('store_id', () => stores.id, 'cascade').notNull(),
    status: flag('status', true),
    ...changed(),
  },
  (table) => [index('add_ons_store').on(table.store_id), check('add_ons_price', sql`${table.price} >= 0`)],
);

export const item_add_ons = pgTable(
  'item_add_ons',
  {
    item_id: refersTo('item_id', () => items.id, 'cascade').notNull(),
    add_on_id: refersTo('add_on_id', () => add_ons.id, 'cascade').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.item_id, table.add_on_id] }),
    index('item_add_ons_add_on').on(table.add_on_id),
  ],
);

export const item_tags = pgTable(
  'item_tags',
  {
    item_id: refersTo('item_id', () => items.id, 'cascade').notNull(),
    tag_id: refersTo('tag_id', () => tags.id, 'cascade').notNull(),
  },
  (table) => [primaryKey({ columns: [table.item_id, table.tag_id] }), index('item_tags_tag').on(table.tag_id)],
);

/** A customer's review of an item; the reviews of a store are those of its items (wire-format §5.5). */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    item_id: refersTo('item_id', () => items.id, 'cascade').notNull(),
    store_id: refersTo('store_id', () => stores.id, 'cascade').notNull(),
    /** Null when the customer has deleted the account. */
    user_id: refersTo('user_id', () => customers.id, 'set null'),
    /** Null for the reviews of the demo seed. */
    order_id: integer('order_id'),
    rating: smallint('rating').notNull(),
    /** A customer writes in one language: both texts are then the same. Null: stars only. */
    comment: localized('comment'),
    attachment: jsonb('attachment').$type<string[]>().notNull().default([]),
    reply: localized('reply'),
    replied_at: moment('replied_at'),
    status: flag('status', true),
    ...changed(),
  },
  (row) => [
    uniqueIndex('reviews_once').on(row.user_id, row.item_id, row.order_id),
    index('reviews_item').on(row.item_id, row.created_at.desc()),
    index('reviews_store').on(row.store_id, row.created_at.desc()),
    check('reviews_rating', sql`${row.rating} between 1 and 5`),
  ],
);
