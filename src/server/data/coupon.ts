import { and, asc, count, eq, isNotNull, ne, not } from 'drizzle-orm';
import type { Database } from '../db/client';
import { coupons, orders, stores } from '../db/schema';
import type { Market } from './market';
import { isCouponOpen } from './catalogue/promotion';
import { waitsForGateway } from './order-payment';
import type { View } from './view';

export type CouponRow = typeof coupons.$inferSelect & {
  store: Pick<typeof stores.$inferSelect, 'id' | 'name' | 'zone_id'> | null;
};

type For = { store_id?: number | undefined; customer_id?: number };

/**
 * The coupons of the market that can be used today: those for every store, for one of its zones, or of its stores;
 * `store_id` keeps those that this store accepts. Coupons for named customers are answered to them only.
 */
export async function listOpenCoupons(
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
    .filter((coupon) => store_id === undefined || isAccepted(coupon, store_id));
}

function isAccepted({ coupon_type, store, data }: CouponRow, store_id: number): boolean {
  if (store !== null) return store.id === store_id;
  return coupon_type !== 'store_wise' || data.includes(store_id);
}

/** How often a customer used each coupon, without canceled and unpaid orders. */
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

/** The coupon with a code unless it is switched off, whoever it is for. */
export async function findListedCoupon(db: Database, module_id: number, code: string): Promise<CouponRow | undefined> {
  const [row] = await db
    .select({ coupon: coupons, store: { id: stores.id, name: stores.name, zone_id: stores.zone_id } })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(eq(coupons.module_id, module_id), eq(coupons.code, code.toUpperCase()), eq(coupons.status, true)));
  return row && { ...row.coupon, store: row.store };
}
