import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changed, created, id, moment, money, refersTo } from './columns';
import { customers, guests } from './customer';
import { type MethodAnswer } from './json';
import { orders } from './order';
import { offline_payment_methods } from './setting';

/** Every change of a wallet; `balance` is the balance after it (wire-format §4). */
export const wallet_transactions = pgTable(
  'wallet_transactions',
  {
    id: id(),
    user_id: refersTo('user_id', () => customers.id, 'cascade').notNull(),
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
  (row) => [
    uniqueIndex('wallet_transactions_transaction').on(row.transaction_id),
    index('wallet_transactions_user').on(row.user_id, row.created_at.desc()),
    check('wallet_transactions_amounts', sql`${row.credit} >= 0 and ${row.debit} >= 0 and ${row.balance} >= 0`),
  ],
);

/** Every change of the loyalty points, in whole points. */
export const loyalty_transactions = pgTable(
  'loyalty_transactions',
  {
    id: id(),
    user_id: refersTo('user_id', () => customers.id, 'cascade').notNull(),
    transaction_id: text('transaction_id').notNull(),
    credit: integer('credit').notNull().default(0),
    debit: integer('debit').notNull().default(0),
    balance: integer('balance').notNull(),
    transaction_type: text('transaction_type', { enum: ['order_place', 'point_to_wallet', 'trip_booking'] }).notNull(),
    reference: text('reference'),
    ...created(),
  },
  (row) => [
    uniqueIndex('loyalty_transactions_transaction').on(row.transaction_id),
    index('loyalty_transactions_user').on(row.user_id, row.created_at.desc()),
    check('loyalty_transactions_points', sql`${row.credit} >= 0 and ${row.debit} >= 0 and ${row.balance} >= 0`),
  ],
);

/** A payment sent to a gateway: for an order, a trip, the wallet or a store's subscription. */
export const gateway_payments = pgTable(
  'gateway_payments',
  {
    /** A random text, part of the URL of the payment page. */
    id: text('id').primaryKey(),
    attribute: text('attribute', { enum: ['order', 'trip', 'wallet', 'subscription'] }).notNull(),
    attribute_id: integer('attribute_id').notNull(),
    /** Payments outlive their customer's account: money that comes later still has to go back. */
    user_id: refersTo('user_id', () => customers.id, 'set null'),
    guest_id: bigint('guest_id', { mode: 'number' }).references(() => guests.id, { onDelete: 'set null' }),
    amount: money('amount').notNull(),
    /** ISO 4217 in lower case, as the gateway was told. Null in rows of versions that did not keep it: the market's. */
    currency: text('currency'),
    gateway: text('gateway').notNull(),
    callback: text('callback').notNull(),
    status: text('status', { enum: ['pending', 'success', 'fail', 'cancel'] })
      .notNull()
      .default('pending'),
    transaction_reference: text('transaction_reference'),
    finished_at: moment('finished_at'),
    /** The money is not needed and the gateway has not taken the refund yet (`settlement/refund-due.ts`). */
    refund_due: boolean('refund_due').notNull().default(false),
    ...changed(),
  },
  (row) => [
    index('gateway_payments_refund_due')
      .on(row.id)
      .where(sql`${row.refund_due}`),
    index('gateway_payments_attribute').on(row.attribute, row.attribute_id),
    index('gateway_payments_user').on(row.user_id),
    index('gateway_payments_guest').on(row.guest_id),
    check('gateway_payments_amount', sql`${row.amount} > 0`),
  ],
);

/** The parts of an order's payment: `payments` of the track answer. */
export const order_payments = pgTable(
  'order_payments',
  {
    id: id(),
    order_id: refersTo('order_id', () => orders.id, 'cascade').notNull(),
    amount: money('amount').notNull(),
    payment_status: text('payment_status', { enum: ['unpaid', 'paid'] }).notNull(),
    payment_method: text('payment_method').notNull(),
    transaction_ref: text('transaction_ref'),
    ...changed(),
  },
  (table) => [
    index('order_payments_order').on(table.order_id),
    check('order_payments_amount', sql`${table.amount} >= 0`),
  ],
);

export const offline_payments = pgTable(
  'offline_payments',
  {
    id: id(),
    order_id: refersTo('order_id', () => orders.id, 'cascade').notNull(),
    method_id: refersTo('method_id', () => offline_payment_methods.id, 'set null'),
    method_name: text('method_name').notNull(),
    input: jsonb('input').$type<MethodAnswer[]>().notNull(),
    status: text('status', { enum: ['pending', 'verified', 'denied'] })
      .notNull()
      .default('pending'),
    customer_note: text('customer_note'),
    admin_note: text('admin_note'),
    ...changed(),
  },
  (table) => [uniqueIndex('offline_payments_order').on(table.order_id)],
);

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    order_id: refersTo('order_id', () => orders.id, 'cascade').notNull(),
    user_id: refersTo('user_id', () => customers.id, 'set null'),
    refund_status: text('refund_status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    refund_method: text('refund_method'),
    refund_amount: money('refund_amount').notNull(),
    /** The refunded lines of the order; empty means the whole order. */
    order_line_ids: jsonb('order_line_ids').$type<number[]>().notNull().default([]),
    customer_reason: text('customer_reason').notNull(),
    customer_note: text('customer_note'),
    admin_note: text('admin_note'),
    image: jsonb('image').$type<string[]>().notNull().default([]),
    ...changed(),
  },
  (table) => [
    uniqueIndex('refunds_order').on(table.order_id),
    // For the hourly clean-up.
    index('refunds_with_files')
      .on(table.updated_at)
      .where(sql`${table.image} <> '[]'`),
  ],
);
