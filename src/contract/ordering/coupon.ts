import type { InferType } from 'yup';
import type { Coupon } from '../catalogue/campaign';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './coupon.schema';

/** A coupon in the form that the rules in `domain/checkout/coupon` need (PRICE-24). */
export type CustomerCoupon = Coupon & {
  /** `YYYY-MM-DD`. */
  start_date: string;
  /** Uses per customer; 0 means no limit. */
  limit: number;
  /** Where a zone's coupon is valid; this back end names them in `data`. */
  zoneId: number[];
  /** Ids of the zones or stores where it is valid; lists contain the store's name instead. */
  data: number[];
  store_id: number | null;
  store_name: string | null;
};

/** The market's coupons that this customer can use. */
export const listMyCoupons = endpoint<Nothing, CustomerCoupon[]>({
  method: 'get',
  path: '/coupon/list',
  read: () => import('./coupon.read').then((mod) => mod.readCustomerCoupons),
});

/**
 * Only for signed-in customers. Errors have the code `coupon` with status 404, 406 or 403; other back ends use 407
 * (wire-format §4).
 */
export const applyCoupon = endpoint<InferType<typeof schema.applyCoupon>, CustomerCoupon>({
  method: 'get',
  path: '/coupon/apply',
  read: () => import('./coupon.read').then((mod) => mod.readCustomerCoupon),
});
