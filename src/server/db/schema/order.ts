import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderStatuses } from '@/domain/order/order-statuses';
import { languages } from '@/domain/text/language';
import { changed, created, flag, id, moment, money, refersTo } from './columns';
import { customers, guests } from './customer';
import { delivery_men } from './delivery';
import { item_campaigns, items } from './item';
import { type Chosen, type ChosenAddOn, type DeliveryAddress, type ItemSnapshot } from './json';
import { parcel_categories } from './parcel';
import { modules, zones } from './place';
import { cashbacks, coupons } from './promotion';
import { stores } from './store';

/** An order, a parcel or a prescription (wire-format §7.5). Each status has a column with the moment it was reached. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Both owner columns are null once the account has been deleted. */
    user_id: refersTo('user_id', () => customers.id, 'set null'),
    guest_id: bigint('guest_id', { mode: 'number' }).references(() => guests.id, { onDelete: 'set null' }),
    is_guest: flag('is_guest'),
    /** Created by the client for each press of the button: a repeated key of the same owner answers the same order. */
    idempotency_key: text('idempotency_key'),
    /** The guest who may have sent the same attempt before signing in. No reference: it only answers repeats. */
    attempt_guest_id: bigint('attempt_guest_id', { mode: 'number' }),
    /** Cart lines that stay in the cart until the order is paid; empty when the order removed them at once. */
    cart_ids: jsonb('cart_ids').$type<number[]>().notNull().default([]),
    order_type: text('order_type', { enum: ['delivery', 'take_away', 'parcel'] }).notNull(),
    order_status: text('order_status', { enum: orderStatuses }).notNull().default('pending'),
    module_id: refersTo('module_id', () => modules.id, 'restrict').notNull(),
    zone_id: refersTo('zone_id', () => zones.id, 'set null'),
    store_id: refersTo('store_id', () => stores.id, 'restrict'),
    delivery_man_id: refersTo('delivery_man_id', () => delivery_men.id, 'set null'),

    order_amount: money('order_amount').notNull(),
    coupon_id: refersTo('coupon_id', () => coupons.id, 'set null'),
    coupon_code: text('coupon_code'),
    coupon_discount_amount: money('coupon_discount_amount').notNull().default(0),
    coupon_discount_title: text('coupon_discount_title'),
    store_discount_amount: money('store_discount_amount').notNull().default(0),
    flash_admin_discount_amount: money('flash_admin_discount_amount').notNull().default(0),
    flash_store_discount_amount: money('flash_store_discount_amount').notNull().default(0),
    ref_bonus_amount: money('ref_bonus_amount').notNull().default(0),
    total_tax_amount: money('total_tax_amount').notNull().default(0),
    tax_status: text('tax_status', { enum: ['included', 'excluded'] })
      .notNull()
      .default('excluded'),
    tax_percentage: money('tax_percentage').notNull().default(0),
    delivery_charge: money('delivery_charge').notNull().default(0),
    original_delivery_charge: money('original_delivery_charge').notNull().default(0),
    free_delivery_by: text('free_delivery_by', { enum: ['admin', 'vendor', 'coupon'] }),
    dm_tips: money('dm_tips').notNull().default(0),
    additional_charge: money('additional_charge').notNull().default(0),
    extra_packaging_amount: money('extra_packaging_amount').notNull().default(0),
    partially_paid_amount: money('partially_paid_amount').notNull().default(0),
    bring_change_amount: money('bring_change_amount').notNull().default(0),
    adjusment: money('adjusment').notNull().default(0),
    cashback_amount: money('cashback_amount').notNull().default(0),
    /** The offer that earned the cashback; null for older orders, and for offers that were deleted. */
    cashback_id: refersTo('cashback_id', () => cashbacks.id, 'set null'),

    payment_method: text('payment_method').notNull(),
    payment_status: text('payment_status', { enum: ['unpaid', 'paid', 'partially_paid'] })
      .notNull()
      .default('unpaid'),
    transaction_reference: text('transaction_reference'),

    /** Null for take-away without an address. */
    delivery_address: jsonb('delivery_address').$type<DeliveryAddress>(),
    receiver_details: jsonb('receiver_details').$type<DeliveryAddress>(),
    charge_payer: text('charge_payer', { enum: ['sender', 'receiver'] }),
    parcel_category_id: refersTo('parcel_category_id', () => parcel_categories.id, 'set null'),
    /** Kilometres. */
    distance: doublePrecision('distance').notNull().default(0),
    schedule_at: moment('schedule_at').notNull().defaultNow(),
    scheduled: flag('scheduled'),
    /** The code that the customer tells the courier. */
    otp: text('otp').notNull(),
    cutlery: flag('cutlery'),
    order_note: text('order_note'),
    unavailable_item_note: text('unavailable_item_note'),
    delivery_instruction: text('delivery_instruction'),
    prescription_order: flag('prescription_order'),
    /** When a prescription got its first item, and so its price; null until then, and for other orders. A trigger keeps it. */
    priced_at: moment('priced_at'),
    /** In which it was placed, for what is mailed about it. */
    language: text('language', { enum: languages }).notNull().default('en'),
    order_attachment: jsonb('order_attachment').$type<string[]>().notNull().default([]),
    order_proof: jsonb('order_proof').$type<string[]>().notNull().default([]),
    /** Minutes that the store has promised. */
    processing_time: integer('processing_time'),
    cancellation_reason: text('cancellation_reason'),
    cancellation_note: text('cancellation_note'),
    canceled_by: text('canceled_by'),
    review_reminder_dismissed: flag('review_reminder_dismissed'),

    pending: moment('pending'),
    accepted: moment('accepted'),
    confirmed: moment('confirmed'),
    processing: moment('processing'),
    handover: moment('handover'),
    picked_up: moment('picked_up'),
    delivered: moment('delivered'),
    canceled: moment('canceled'),
    failed: moment('failed'),
    refund_requested: moment('refund_requested'),
    refund_request_canceled: moment('refund_request_canceled'),
    refunded: moment('refunded'),
    returned: moment('returned'),
    ...changed(),
  },
  (row) => [
    uniqueIndex('orders_user_key').on(row.user_id, row.idempotency_key),
    uniqueIndex('orders_guest_key').on(row.guest_id, row.idempotency_key),
    index('orders_attempt_key')
      .on(row.attempt_guest_id, row.idempotency_key)
      .where(sql`${row.attempt_guest_id} is not null`),
    index('orders_user').on(row.user_id, row.created_at.desc()),
    index('orders_guest').on(row.guest_id, row.created_at.desc()),
    index('orders_store').on(row.store_id, row.created_at.desc()),
    index('orders_status').on(row.order_status, row.updated_at),
    index('orders_courier').on(row.delivery_man_id, row.order_status),
    index('orders_coupon').on(row.coupon_id, row.user_id),
    index('orders_cashback')
      .on(row.cashback_id, row.user_id)
      .where(sql`${row.cashback_id} is not null`),
    // For the hourly clean-up.
    index('orders_with_files')
      .on(row.updated_at)
      .where(sql`${row.order_attachment} <> '[]' or ${row.order_proof} <> '[]'`),
    index('orders_of_guests')
      .on(row.updated_at)
      .where(sql`${row.guest_id} is not null`),
    check('orders_one_owner', sql`num_nonnulls(${row.user_id}, ${row.guest_id}) <= 1`),
    check('orders_store_or_parcel', sql`(${row.order_type} = 'parcel') = (${row.store_id} is null)`),
    check(
      'orders_amounts',
      sql`${row.order_amount} >= 0 and ${row.delivery_charge} >= 0 and ${row.total_tax_amount} >= 0 and ${row.coupon_discount_amount} >= 0 and ${row.store_discount_amount} >= 0 and ${row.dm_tips} >= 0 and ${row.partially_paid_amount} >= 0`,
    ),
  ],
);

export const order_lines = pgTable(
  'order_lines',
  {
    id: id(),
    order_id: refersTo('order_id', () => orders.id, 'cascade').notNull(),
    item_id: refersTo('item_id', () => items.id, 'set null'),
    item_campaign_id: refersTo('item_campaign_id', () => item_campaigns.id, 'set null'),
    /** No reference, so that a sale that is over is removed without looking through all lines. */
    flash_sale_item_id: integer('flash_sale_item_id'),
    price: money('price').notNull(),
    quantity: integer('quantity').notNull(),
    /** The discount per piece. */
    discount_on_item: money('discount_on_item').notNull().default(0),
    discount_type: text('discount_type'),
    discount_on_product_by: text('discount_on_product_by', { enum: ['admin', 'vendor'] }),
    tax_amount: money('tax_amount').notNull().default(0),
    tax_status: text('tax_status', { enum: ['included', 'excluded'] }),
    variant: text('variant'),
    variation: jsonb('variation').$type<Chosen>().notNull().default([]),
    add_ons: jsonb('add_ons').$type<ChosenAddOn[]>().notNull().default([]),
    total_add_on_price: money('total_add_on_price').notNull().default(0),
    item_details: jsonb('item_details').$type<ItemSnapshot>().notNull(),
    ...created(),
  },
  (row) => [
    index('order_lines_order').on(row.order_id),
    index('order_lines_item').on(row.item_id),
    check('order_lines_quantity', sql`${row.quantity} >= 1`),
    check(
      'order_lines_amounts',
      sql`${row.price} >= 0 and ${row.discount_on_item} >= 0 and ${row.total_add_on_price} >= 0`,
    ),
  ],
);

/** Delivered orders that the order counts do not include yet; written by a trigger on `orders`. */
export const uncounted_orders = pgTable('uncounted_orders', {
  order_id: refersTo('order_id', () => orders.id, 'cascade').primaryKey(),
});

export const order_status_history = pgTable(
  'order_status_history',
  {
    id: id(),
    order_id: refersTo('order_id', () => orders.id, 'cascade').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    changed_by: text('changed_by', { enum: ['customer', 'store', 'deliveryman', 'admin', 'system'] }).notNull(),
    note: text('note'),
    ...created(),
  },
  (table) => [index('order_status_history_order').on(table.order_id, table.created_at)],
);

export const parcel_cancellations = pgTable(
  'parcel_cancellations',
  {
    id: id(),
    order_id: refersTo('order_id', () => orders.id, 'cascade').notNull(),
    cancel_by: text('cancel_by').notNull(),
    reason: jsonb('reason').$type<string[]>().notNull().default([]),
    note: text('note'),
    before_pickup: flag('before_pickup', true),
    return_fee: money('return_fee').notNull().default(0),
    return_otp: text('return_otp'),
    return_date: moment('return_date'),
    ...changed(),
  },
  (table) => [uniqueIndex('parcel_cancellations_order').on(table.order_id)],
);
