import type { CouponRow } from '../data/coupon';
import { localizeText, type View } from '../data/view';

/** A coupon in a list (wire-format §4): a store's own coupon has the store's name in `data`. */
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

/** An applied coupon: `data` holds the ids as JSON text. */
export function serializeAppliedCoupon(row: CouponRow, view: View) {
  return { ...serializeCoupon(row, view), data: JSON.stringify(row.data.map(String)) };
}
