import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changed, created, flag, id, localized, moment, refersTo } from './columns';
import { customers } from './customer';
import { delivery_men } from './delivery';
import { orders } from './order';
import { zones } from './place';
import { stores, vendors } from './store';
import { trips } from './trip';

/**
 * A person who can write messages: the UserInfo of the wire. Messages name their sender by its id (wire-format §9.1).
 */
export const user_infos = pgTable(
  'user_infos',
  {
    id: id(),
    f_name: text('f_name').notNull(),
    l_name: text('l_name').notNull().default(''),
    /** The name in each language; null when it exists only as entered. */
    first_name: localized('first_name'),
    last_name: localized('last_name'),
    phone: text('phone'),
    email: text('email'),
    image: text('image'),
    user_id: refersTo('user_id', () => customers.id, 'cascade'),
    vendor_id: refersTo('vendor_id', () => vendors.id, 'cascade'),
    /** The store in whose name the vendor writes. */
    store_id: refersTo('store_id', () => stores.id, 'cascade'),
    deliveryman_id: refersTo('deliveryman_id', () => delivery_men.id, 'cascade'),
    /** True for the one row of the market's support, the wire's `admin_id`. */
    admin: flag('admin'),
    ...changed(),
  },
  (row) => [
    uniqueIndex('user_infos_user').on(row.user_id),
    uniqueIndex('user_infos_vendor').on(row.vendor_id),
    uniqueIndex('user_infos_courier').on(row.deliveryman_id),
    index('user_infos_store').on(row.store_id),
  ],
);

const PARTY = ['customer', 'vendor', 'delivery_man', 'admin'] as const;

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    sender_id: refersTo('sender_id', () => user_infos.id, 'cascade').notNull(),
    sender_type: text('sender_type', { enum: PARTY }).notNull(),
    receiver_id: refersTo('receiver_id', () => user_infos.id, 'cascade').notNull(),
    receiver_type: text('receiver_type', { enum: PARTY }).notNull(),
    last_message_id: refersTo('last_message_id', (): AnyPgColumn => messages.id, 'set null'),
    last_message_time: moment('last_message_time').notNull().defaultNow(),
    /** Unread messages of the person who did not write the last message. */
    unread_message_count: integer('unread_message_count').notNull().default(0),
    ...changed(),
  },
  (row) => [
    uniqueIndex('conversations_pair').on(row.sender_id, row.receiver_id),
    index('conversations_receiver').on(row.receiver_id, row.last_message_time.desc()),
    index('conversations_sender').on(row.sender_id, row.last_message_time.desc()),
    index('conversations_last').on(row.last_message_id),
    check('conversations_unread', sql`${row.unread_message_count} >= 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversation_id: refersTo('conversation_id', () => conversations.id, 'cascade').notNull(),
    sender_id: refersTo('sender_id', () => user_infos.id, 'cascade').notNull(),
    message: text('message'),
    /** The message in each language; null when it exists only as written. */
    words: localized('words'),
    file: jsonb('file').$type<string[]>().notNull().default([]),
    is_seen: flag('is_seen'),
    order_id: refersTo('order_id', () => orders.id, 'set null'),
    ...created(),
  },
  (row) => [
    index('messages_conversation').on(row.conversation_id, row.id.desc()),
    index('messages_sender').on(row.sender_id),
    index('messages_order').on(row.order_id),
    // For the hourly clean-up.
    index('messages_with_files')
      .on(row.created_at)
      .where(sql`${row.file} <> '[]'`),
  ],
);

/** Questions a customer can send to support with one press. */
export const automated_messages = pgTable('automated_messages', {
  id: id(),
  message: localized('message').notNull(),
  status: flag('status', true),
});

/** A notification; `user_id` null means everybody, in one zone or in all. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: refersTo('user_id', () => customers.id, 'cascade'),
    zone_id: refersTo('zone_id', () => zones.id, 'cascade'),
    title: localized('title').notNull(),
    description: localized('description').notNull(),
    image: text('image'),
    type: text('type').notNull().default('push_notification'),
    order_id: refersTo('order_id', () => orders.id, 'cascade'),
    trip_id: refersTo('trip_id', () => trips.id, 'cascade'),
    ...created(),
  },
  (row) => [
    index('notifications_user').on(row.user_id, row.created_at.desc()),
    index('notifications_created').on(row.created_at),
  ],
);
