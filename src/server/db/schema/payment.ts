import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changed, created, id, moment, money } from './columns';
import { customers, guests } from './customer';

/** Every change of a wallet; `balance` is what the wallet held afterwards (api-contract §4). */
export const wallet_transactions = pgTable(
  'wallet_transactions',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    transaction_id: text('transaction_id').notNull(),
    credit: money('credit').notNull().default(0),
    debit: money('debit').notNull().default(0),
    admin_bonus: money('admin_bonus').notNull().default(0),
    balance: money('balance').notNull(),
    transaction_type: text('transaction_type', {
      enum: [
        'add_fund',
        'add_fund_by_admin',
        'order_place',
        'order_refund',
        'partial_payment',
        'loyalty_point',
        'referrer',
        'CashBack',
        'trip_booking',
      ],
    }).notNull(),
    reference: text('reference'),
    ...created(),
  },
  (it) => [
    uniqueIndex('wallet_transactions_transaction').on(it.transaction_id),
    index('wallet_transactions_user').on(it.user_id, it.created_at.desc()),
    check('wallet_transactions_amounts', sql`${it.credit} >= 0 and ${it.debit} >= 0 and ${it.balance} >= 0`),
  ],
);

/** Every change of the loyalty points, in whole points. */
export const loyalty_transactions = pgTable(
  'loyalty_transactions',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    transaction_id: text('transaction_id').notNull(),
    credit: integer('credit').notNull().default(0),
    debit: integer('debit').notNull().default(0),
    balance: integer('balance').notNull(),
    transaction_type: text('transaction_type', { enum: ['order_place', 'point_to_wallet', 'trip_booking'] }).notNull(),
    reference: text('reference'),
    ...created(),
  },
  (it) => [
    uniqueIndex('loyalty_transactions_transaction').on(it.transaction_id),
    index('loyalty_transactions_user').on(it.user_id, it.created_at.desc()),
    check('loyalty_transactions_points', sql`${it.credit} >= 0 and ${it.debit} >= 0 and ${it.balance} >= 0`),
  ],
);

/** A payment sent to a gateway: for an order, a trip, the wallet or a store's subscription. */
export const gateway_payments = pgTable(
  'gateway_payments',
  {
    /** A random text; names the payment page. */
    id: text('id').primaryKey(),
    attribute: text('attribute', { enum: ['order', 'trip', 'wallet', 'subscription'] }).notNull(),
    attribute_id: integer('attribute_id').notNull(),
    user_id: integer('user_id').references(() => customers.id, { onDelete: 'cascade' }),
    guest_id: bigint('guest_id', { mode: 'number' }).references(() => guests.id, { onDelete: 'set null' }),
    amount: money('amount').notNull(),
    gateway: text('gateway').notNull(),
    callback: text('callback').notNull(),
    status: text('status', { enum: ['pending', 'success', 'fail', 'cancel'] })
      .notNull()
      .default('pending'),
    transaction_reference: text('transaction_reference'),
    finished_at: moment('finished_at'),
    ...changed(),
  },
  (it) => [
    index('gateway_payments_attribute').on(it.attribute, it.attribute_id),
    index('gateway_payments_user').on(it.user_id),
    check('gateway_payments_amount', sql`${it.amount} > 0`),
  ],
);
