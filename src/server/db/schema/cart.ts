import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { changed, id, money, refersTo } from './columns';
import { customers, guests } from './customer';
import { item_campaigns, items } from './item';
import { type Chosen } from './json';
import { modules } from './place';
import { stores } from './store';
import { vehicles } from './rental';

/** One line of a cart; it belongs either to a customer or to a guest (wire-format §6.1). */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    user_id: refersTo('user_id', () => customers.id, 'cascade'),
    guest_id: bigint('guest_id', { mode: 'number' }).references(() => guests.id, { onDelete: 'cascade' }),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    store_id: refersTo('store_id', () => stores.id, 'cascade').notNull(),
    item_id: refersTo('item_id', () => items.id, 'cascade'),
    item_campaign_id: refersTo('item_campaign_id', () => item_campaigns.id, 'cascade'),
    /** The price of one piece with its chosen options, without add-ons. */
    price: money('price').notNull(),
    quantity: integer('quantity').notNull(),
    variation: jsonb('variation').$type<Chosen>().notNull().default([]),
    add_on_ids: jsonb('add_on_ids').$type<number[]>().notNull().default([]),
    add_on_qtys: jsonb('add_on_qtys').$type<number[]>().notNull().default([]),
    ...changed(),
  },
  (row) => [
    index('carts_user').on(row.user_id, row.module_id),
    index('carts_guest').on(row.guest_id, row.module_id),
    check('carts_owner', sql`num_nonnulls(${row.user_id}, ${row.guest_id}) = 1`),
    check('carts_thing', sql`num_nonnulls(${row.item_id}, ${row.item_campaign_id}) = 1`),
    check('carts_quantity', sql`${row.quantity} >= 1`),
    check('carts_price', sql`${row.price} >= 0`),
  ],
);

/** A wish for an item, a store or a rental vehicle; rental providers are stores. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: id(),
    user_id: refersTo('user_id', () => customers.id, 'cascade').notNull(),
    item_id: refersTo('item_id', () => items.id, 'cascade'),
    store_id: refersTo('store_id', () => stores.id, 'cascade'),
    vehicle_id: refersTo('vehicle_id', () => vehicles.id, 'cascade'),
    ...changed(),
  },
  (row) => [
    uniqueIndex('wishlists_item').on(row.user_id, row.item_id),
    uniqueIndex('wishlists_store').on(row.user_id, row.store_id),
    uniqueIndex('wishlists_vehicle').on(row.user_id, row.vehicle_id),
    check('wishlists_thing', sql`num_nonnulls(${row.item_id}, ${row.store_id}, ${row.vehicle_id}) = 1`),
  ],
);
