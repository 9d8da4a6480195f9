import { and, asc, count, eq, isNotNull, ne, not } from 'drizzle-orm';
import type { Database } from '../db/client';
import { coupons, orders, stores } from '../db/schema';
import type { Market } from './market';
import { isCouponOpen } from './catalogue/promotion';
import { waitsForGateway } from './order-payment';
import { localizeText, type View } from './view';

export type CouponRow = typeof coupons.$inferSelect & {
  store: Pick<typeof stores.$inferSelect, 'id' | 'name' | 'zone_id'> | null;
};

type For = { store_id?: number | undefined; customer_id?: number };

/**
 * The coupons of the market that can be used today: those for every store, for one of its zones, or of its stores;
 * `store_id` keeps those that this store takes. Coupons for named customers are told to them only.
 */
export async function openCoupons(
  db: Database,
  market: Market,
  { clock }: View,
  { store_id, customer_id }: For = {},
): Promise<CouponRow[]> {
  const { module_id, zone_ids } = market;
  const found = await db
    .select({ coupon: coupons, store: { id: stores.id, name: stores.name, zone_id: stores.zone_id } })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(isCouponOpen(clock), module_id === null ? undefined : eq(coupons.module_id, module_id)))
    .orderBy(asc(coupons.expire_date), asc(coupons.id));
  const reaches = (zone: number) => zone_ids === null || zone_ids.includes(zone);
  return found
    .map(({ coupon, store }) => ({ ...coupon, store }))
    .filter(({ customer_ids }) => customer_ids.length === 0 || customer_ids.includes(customer_id ?? 0))
    .filter(({ coupon_type, data }) => coupon_type !== 'zone_wise' || data.some(reaches))
    .filter(({ store }) => store === null || reaches(store.zone_id))
    .filter((it) => store_id === undefined || it.store === null || it.store.id === store_id);
}

/** A coupon in a list (wire-format §4): one of a store names it in `data`. */
export function serializeCoupon(row: CouponRow, view: View) {
  const { store } = row;
  return {
    id: row.id,
    title: localizeText(row.title, view),
    code: row.code,
    start_date: row.start_date,
    expire_date: row.expire_date,
    min_purchase: row.min_purchase,
    max_discount: row.max_discount,
    discount: row.discount,
    discount_type: row.discount_type,
    coupon_type: row.coupon_type,
    limit: row.limit,
    data: row.coupon_type === 'store_wise' && store ? localizeText(store.name, view) : JSON.stringify(row.data),
    total_uses: row.total_uses,
    module_id: row.module_id,
    created_by: row.created_by,
    customer_id: JSON.stringify(row.customer_ids.length > 0 ? row.customer_ids.map(String) : ['all']),
    store_id: row.store_id,
    store: store && { id: store.id, name: localizeText(store.name, view) },
  };
}

/** A coupon that was applied tells the ids in `data`, as JSON text. */
export function serializeAppliedCoupon(row: CouponRow, view: View) {
  return { ...serializeCoupon(row, view), data: JSON.stringify(row.data.map(String)) };
}

/** How often a customer used each coupon; orders that were canceled or are not paid yet do not count. */
export async function countUsesOfCoupons(db: Database, user_id: number): Promise<Map<number, number>> {
  const found = await db
    .select({ id: orders.coupon_id, uses: count() })
    .from(orders)
    .where(
      and(
        eq(orders.user_id, user_id),
        isNotNull(orders.coupon_id),
        ne(orders.order_status, 'canceled'),
        not(waitsForGateway()),
      ),
    )
    .groupBy(orders.coupon_id);
  return new Map(found.flatMap(({ id, uses }) => (id === null ? [] : [[id, uses] as const])));
}

/** The coupon of a code that the market has not switched off, whoever it is for. */
export async function findListedCoupon(db: Database, module_id: number, code: string): Promise<CouponRow | undefined> {
  const [row] = await db
    .select({ coupon: coupons, store: { id: stores.id, name: stores.name, zone_id: stores.zone_id } })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(eq(coupons.module_id, module_id), eq(coupons.code, code.toUpperCase()), eq(coupons.status, true)));
  return row && { ...row.coupon, store: row.store };
}
