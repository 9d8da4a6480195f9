import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changed, created, flag, id, localized, moment } from './columns';
import { customers } from './customer';
import { delivery_men } from './delivery';
import { orders } from './order';
import { zones } from './place';
import { stores, vendors } from './store';

/** Who can write: the UserInfo of the wire. Its id is what a message names as its sender (wire-format §9.1). */
export const user_infos = pgTable(
  'user_infos',
  {
    id: id(),
    f_name: text('f_name').notNull(),
    l_name: text('l_name').notNull().default(''),
    /** As each language writes it; null where it stands only as it was entered. */
    first_name: localized('first_name'),
    last_name: localized('last_name'),
    phone: text('phone'),
    email: text('email'),
    image: text('image'),
    user_id: integer('user_id').references(() => customers.id, { onDelete: 'cascade' }),
    vendor_id: integer('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    /** The store in whose name the vendor writes. */
    store_id: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    deliveryman_id: integer('deliveryman_id').references(() => delivery_men.id, { onDelete: 'cascade' }),
    /** True for the one row of the market's support, the wire's `admin_id`. */
    admin: flag('admin'),
    ...changed(),
  },
  (it) => [
    uniqueIndex('user_infos_user').on(it.user_id),
    uniqueIndex('user_infos_vendor').on(it.vendor_id),
    uniqueIndex('user_infos_courier').on(it.deliveryman_id),
    index('user_infos_store').on(it.store_id),
  ],
);

const PARTY = ['customer', 'vendor', 'delivery_man', 'admin'] as const;

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    sender_id: integer('sender_id')
      .notNull()
      .references(() => user_infos.id, { onDelete: 'cascade' }),
    sender_type: text('sender_type', { enum: PARTY }).notNull(),
    receiver_id: integer('receiver_id')
      .notNull()
      .references(() => user_infos.id, { onDelete: 'cascade' }),
    receiver_type: text('receiver_type', { enum: PARTY }).notNull(),
    last_message_id: integer('last_message_id').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    last_message_time: moment('last_message_time').notNull().defaultNow(),
    /** Of the one who did not write the last message. */
    unread_message_count: integer('unread_message_count').notNull().default(0),
    ...changed(),
  },
  (it) => [
    uniqueIndex('conversations_pair').on(it.sender_id, it.receiver_id),
    index('conversations_receiver').on(it.receiver_id, it.last_message_time.desc()),
    index('conversations_sender').on(it.sender_id, it.last_message_time.desc()),
    index('conversations_last').on(it.last_message_id),
    check('conversations_unread', sql`${it.unread_message_count} >= 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    sender_id: integer('sender_id')
      .notNull()
      .references(() => user_infos.id, { onDelete: 'cascade' }),
    message: text('message'),
    /** As each language says it; null where it stands only as it was written. */
    words: localized('words'),
    file: jsonb('file').$type<string[]>().notNull().default([]),
    is_seen: flag('is_seen'),
    order_id: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    ...created(),
  },
  (it) => [
    index('messages_conversation').on(it.conversation_id, it.id.desc()),
    index('messages_sender').on(it.sender_id),
    index('messages_order').on(it.order_id),
  ],
);

/** Questions a customer can send to support with one press. */
export const automated_messages = pgTable('automated_messages', {
  id: id(),
  message: localized('message').notNull(),
  status: flag('status', true),
});

/** `user_id` null: told to everybody, of one zone or of all. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: integer('user_id').references(() => customers.id, { onDelete: 'cascade' }),
    zone_id: integer('zone_id').references(() => zones.id, { onDelete: 'cascade' }),
    title: localized('title').notNull(),
    description: localized('description').notNull(),
    image: text('image'),
    type: text('type').notNull().default('push_notification'),
    order_id: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    ...created(),
  },
  (it) => [
    index('notifications_user').on(it.user_id, it.created_at.desc()),
    index('notifications_created').on(it.created_at),
  ],
);
