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
    /** False: blocked, sign-in answers auth-003. */
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

/** A sign-in: one device until it signs out. */
export const customer_tokens = pgTable(
  'customer_tokens',
  {
    id: id(),
    customer_id: refersTo('customer_id', () => customers.id, 'cascade').notNull(),
    /** SHA-256 of the token in hex; the token itself is never stored. */
    token_hash: text('token_hash').notNull(),
    /** The device in a few words, as its browser names itself; null when it does not. */
    browser: text('browser'),
    system: text('system'),
    platform: text('platform', { enum: ['mobile', 'tablet', 'desktop'] }),
    /** To the hour; a token that nobody uses any more ends before `expires_at`. */
    last_used_at: moment('last_used_at').notNull().defaultNow(),
    /** When the customer has last shown who they are: at sign-in, or when a change asked for it. */
    proved_at: moment('proved_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    /** Where its messages go; they end with it. */
    cm_firebase_token: text('cm_firebase_token'),
    ...created(),
  },
  (it) => [
    uniqueIndex('customer_tokens_hash').on(it.token_hash),
    index('customer_tokens_customer').on(it.customer_id),
    // For the hourly clean-up.
    index('customer_tokens_expires').on(it.expires_at),
    index('customer_tokens_last_used').on(it.last_used_at),
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
    /** Who asked for it (a keyed hash): nobody else's code, wait or wrong tries stand in the way. */
    asker: text('asker').notNull().default(''),
    code_hash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sent_at: moment('sent_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    blocked_until: moment('blocked_until'),
    /** Set by verify-token: the code may now be used once to reset the password. */
    verified_at: moment('verified_at'),
    /** Who has proved the contact (a keyed hash of the guest or the address): only the same may complete the profile. */
    verified_by: text('verified_by'),
  },
  (it) => [uniqueIndex('one_time_codes_contact').on(it.purpose, it.contact, it.asker)],
);

/** How often something was tried; the key is a keyed hash of an account or an address. */
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
  (it) => [index('guests_created').on(it.created_at)],
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
  (it) => [index('addresses_user').on(it.user_id)],
);

/** Favourite main categories, asked for once a module (ordering §2, /interest). */
export const interests = pgTable(
  'interests',
  {
    user_id: refersTo('user_id', () => customers.id, 'cascade').notNull(),
    category_id: refersTo('category_id', () => categories.id, 'cascade').notNull(),
  },
  (it) => [primaryKey({ columns: [it.user_id, it.category_id] }), index('interests_category').on(it.category_id)],
);

/** The modules for which the interest page has been answered, even when nothing was picked. */
export const interest_modules = pgTable(
  'interest_modules',
  {
    user_id: refersTo('user_id', () => customers.id, 'cascade').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
  },
  (it) => [primaryKey({ columns: [it.user_id, it.module_id] }), index('interest_modules_module').on(it.module_id)],
);

export const newsletter_subscribers = pgTable(
  'newsletter_subscribers',
  { id: id(), email: text('email').notNull(), ...created() },
  (it) => [uniqueIndex('newsletter_subscribers_email').on(it.email)],
);
