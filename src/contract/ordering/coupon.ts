import type { InferType } from 'yup';
import type { Coupon } from '../catalogue/campaign';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './coupon.schema';

/** A coupon as the rules of `domain/checkout/coupon` take it (PRICE-24). */
export type CustomerCoupon = Coupon & {
  /** `YYYY-MM-DD`. */
  start_date: string;
  /** Uses per customer; 0 is no limit. */
  limit: number;
  /** Ids of the zones or stores that it is for; lists name the store instead. */
  data: number[];
  store_id: number | null;
  store_name: string | null;
};

/** Those of the market that this customer can use. */
export const listMyCoupons = endpoint<Nothing, CustomerCoupon[]>({
  method: 'get',
  path: '/coupon/list',
  read: () => import('./coupon.read').then((it) => it.readCustomerCoupons),
});

/** Guests cannot apply one. Refusals carry the code `coupon`, with status 404, 406 or 403, elsewhere 407 (wire-format §4). */
export const applyCoupon = endpoint<InferType<typeof schema.applyCoupon>, CustomerCoupon>({
  method: 'get',
  path: '/coupon/apply',
  read: () => import('./coupon.read').then((it) => it.readCustomerCoupon),
});
