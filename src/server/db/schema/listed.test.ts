import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { isListed } from '../changes';
import * as schema from './index';
import { listedTables } from './listed';

/** Tables that no cached list reads. Add a new table here or to `listedTables`. */
const OTHERS = `
  add_ons addresses advertisements automated_messages awaited_places banners business_packages campaign_stores campaigns
  cancellation_reasons carts cashbacks conversations courier_vehicles customer_tokens customers delivery_man_reviews
  delivery_men demo_dates demo_marks drivers files_to_remove gateway_payments guests interest_modules interests item_add_ons
  item_campaigns loaded_rows loyalty_transactions messages newsletter_subscribers notifications
  offline_payment_methods offline_payments one_time_codes order_lines order_payments order_status_history orders
  other_banners parcel_cancellations parcel_categories parcel_instructions policies refund_reasons refunds
  rental_cart_trips rental_carts reviews search_words secret_marks store_subscriptions store_words surge_prices
  throttles trip_lines trip_units trips uncounted_orders uploads user_infos vehicle_brands vehicle_categories vehicle_reviews
  vehicle_units vehicles vendors wallet_bonuses wallet_transactions wishlists zone_modules zones
`
  .trim()
  .split(/\s+/);

it('each table is listed either as one that invalidates cached lists, or as one that does not', () => {
  const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
  expect([...listedTables, ...OTHERS].toSorted()).toEqual(tables.toSorted());
});

it.each([
  ['update "items" set "price" = $1', true],
  ['update "orders" set "order_status" = $1', false],
  ['select "id" from "items"', false],
])('%s invalidates cached lists: %s', (text, expected) => {
  expect(isListed(text)).toBe(expected);
});
