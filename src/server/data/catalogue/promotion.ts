import { and, eq, exists, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { isDiscountRunning } from '@/domain/catalogue/store-discount';
import type { StoreTime } from '@/domain/time/store-clock';
import type { Database } from '@/server/db/client';
import { coupons, store_discounts, stores } from '@/server/db/schema';

/** The ids of stores whose discount runs; `onItems` keeps those whose discount applies to every single item. */
export async function listDiscountingStores(db: Database, clock: StoreTime, onItems = false): Promise<number[]> {
  const found = await db
    .select()
    .from(store_discounts)
    .where(and(lte(store_discounts.start_date, clock.date), gte(store_discounts.end_date, clock.date)));
  return found
    .filter((discount) => isDiscountRunning(discount, clock) && (!onItems || isOnItems(discount)))
    .map(({ store_id }) => store_id);
}

/** A discount with a minimum purchase, a cap or a fixed amount applies to the order, not to its items. */
export function isOnItems(
  offer: Pick<typeof store_discounts.$inferSelect, 'discount_type' | 'min_purchase' | 'max_discount'>,
) {
  return offer.discount_type === 'percent' && offer.min_purchase === 0 && offer.max_discount === 0;
}

/** Condition on coupons: usable today, whoever uses them. */
export function isCouponOpen({ date }: StoreTime): SQL | undefined {
  return and(
    eq(coupons.status, true),
    lte(coupons.start_date, date),
    gte(coupons.expire_date, date),
    or(isNull(coupons.total_limit), sql`${coupons.total_uses} < ${coupons.total_limit}`),
  );
}

/** Condition on stores: one of the store's own coupons is usable today. */
export function hasCoupon(db: Database, clock: StoreTime): SQL {
  return exists(
    db
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.store_id, stores.id), isCouponOpen(clock))),
  );
}
