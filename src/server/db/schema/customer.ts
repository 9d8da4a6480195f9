import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { categories } from './category';
import { changed, created, flag, id, moment, money, refersTo } from './columns';
import { modules, zones } from './place';

/** A customer's account (wire-format §3.11). */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    f_name: text('f_name').notNull().default(''),
    l_name: text('l_name').notNull().default(''),
    /** Digits with country code and a leading plus. */
    phone: text('phone'),
    /** Lower case. */
    email: text('email'),
    image: text('image'),
    /** argon2id; null for an account that has only ever used codes or a social login. */
    password_hash: text('password_hash'),
    is_phone_verified: flag('is_phone_verified'),
    is_email_verified: flag('is_email_verified'),
    /** False means blocked: sign-in answers auth-003. */
    status: flag('status', true),
    wallet_balance: money('wallet_balance').notNull().default(0),
    loyalty_point: integer('loyalty_point').notNull().default(0),
    ref_code: text('ref_code').notNull(),
    ref_by: refersTo('ref_by', (): AnyPgColumn => customers.id, 'set null'),
    login_medium: text('login_medium'),
    social_id: text('social_id'),
    zone_id: refersTo('zone_id', () => zones.id, 'set null'),
    current_language_key: text('current_language_key').notNull().default('en'),
    cm_firebase_token: text('cm_firebase_token'),
    order_count: integer('order_count').notNull().default(0),
    /** Null until the first sign-in. */
    last_sign_in_at: moment('last_sign_in_at'),
    ...changed(),
  },
  (row) => [
    uniqueIndex('customers_phone').on(row.phone),
    uniqueIndex('customers_email').on(row.email),
    uniqueIndex('customers_ref_code').on(row.ref_code),
    uniqueIndex('customers_social').on(row.login_medium, row.social_id),
    check('customers_balances', sql`${row.wallet_balance} >= 0 and ${row.loyalty_point} >= 0`),
  ],
);

/** A session: one device from sign-in until sign-out. */
export const customer_tokens = pgTable(
  'customer_tokens',
  {
    id: id(),
    customer_id: refersTo('customer_id', () => customers.id, 'cascade').notNull(),
    /** SHA-256 of the token in hex; the token itself is never stored. */
    token_hash: text('token_hash').notNull(),
    /** A short description of the device from its browser's user agent; null when it sends none. */
    browser: text('browser'),
    system: text('system'),
    platform: text('platform', { enum: ['mobile', 'tablet', 'desktop'] }),
    /** Exact to the hour; a token that is no longer used ends before `expires_at`. */
    last_used_at: moment('last_used_at').notNull().defaultNow(),
    /** When the customer last proved their identity: at sign-in, or when a change required it. */
    proved_at: moment('proved_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    /** The push token of the device, removed with the session. */
    cm_firebase_token: text('cm_firebase_token'),
    ...created(),
  },
  (table) => [
    uniqueIndex('customer_tokens_hash').on(table.token_hash),
    index('customer_tokens_customer').on(table.customer_id),
    // For the hourly clean-up.
    index('customer_tokens_expires').on(table.expires_at),
    index('customer_tokens_last_used').on(table.last_used_at),
  ],
);

/** The last code sent to a contact for a purpose, and how often it was guessed (wire-format §3.2, §3.7). */
export const one_time_codes = pgTable(
  'one_time_codes',
  {
    id: id(),
    purpose: text('purpose', { enum: ['sign_in', 'verify', 'reset', 'profile', 'prove'] }).notNull(),
    kind: text('kind', { enum: ['phone', 'email'] }).notNull(),
    /** The phone or the email it was sent to. */
    contact: text('contact').notNull(),
    /** Who asked for it (a keyed hash). Codes, waits and wrong tries of others do not interfere. */
    asker: text('asker').notNull().default(''),
    code_hash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sent_at: moment('sent_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    blocked_until: moment('blocked_until'),
    /** Set by verify-token: the code may now be used once to reset the password. */
    verified_at: moment('verified_at'),
    /** Who proved the contact (a keyed hash of the guest or the address); nobody else may complete the profile. */
    verified_by: text('verified_by'),
  },
  (table) => [uniqueIndex('one_time_codes_contact').on(table.purpose, table.contact, table.asker)],
);

/** Counts tries; the key is a keyed hash of an account or an address. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  tries: integer('tries').notNull(),
  since: moment('since').notNull(),
  blocked_until: moment('blocked_until'),
});

/** A visitor without an account. The id is a random number that only the visitor knows. */
export const guests = pgTable(
  'guests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    fcm_token: text('fcm_token'),
    ...created(),
  },
  // For the hourly clean-up.
  (table) => [index('guests_created').on(table.created_at)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    user_id: refersTo('user_id', () => customers.id, 'cascade').notNull(),
    zone_id: refersTo('zone_id', () => zones.id, 'restrict').notNull(),
    /** Every zone that contains the point. */
    zone_ids: jsonb('zone_ids').$type<number[]>().notNull(),
    address_type: text('address_type').notNull(),
    address_label: text('address_label'),
    contact_person_name: text('contact_person_name').notNull(),
    contact_person_number: text('contact_person_number').notNull(),
    contact_person_email: text('contact_person_email'),
    address: text('address').notNull(),
    additional_information: text('additional_information'),
    road: text('road'),
    house: text('house'),
    floor: text('floor'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    ...changed(),
  },
  (table) => [index('addresses_user').on(table.user_id)],
);

/** Favourite main categories, asked once per module (ordering §2, /interest). */
export const interests = pgTable(
  'interests',
  {
    user_id: refersTo('user_id', () => customers.id, 'cascade').notNull(),
    category_id: refersTo('category_id', () => categories.id, 'cascade').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.category_id] }),
    index('interests_category').on(table.category_id),
  ],
);

/** The modules whose interest page was answered, even if nothing was picked. */
export const interest_modules = pgTable(
  'interest_modules',
  {
    user_id: refersTo('user_id', () => customers.id, 'cascade').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.module_id] }),
    index('interest_modules_module').on(table.module_id),
  ],
);

export const newsletter_subscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull(),
    /** The account that subscribed it; null for a visitor's, and where somebody else has asked for it as well. */
    user_id: refersTo('user_id', () => customers.id, 'cascade'),
    ...created(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.email),
    index('newsletter_subscribers_user').on(table.user_id),
  ],
);

/** Where somebody waits for deliveries; the point is rough (`domain/place/awaited-place.ts`). */
export const awaited_places = pgTable(
  'awaited_places',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** The language to write in. */
    language: text('language').notNull(),
    ...created(),
  },
  (table) => [
    uniqueIndex('awaited_places_email').on(table.email, table.latitude, table.longitude),
    index('awaited_places_created').on(table.created_at),
  ],
);
