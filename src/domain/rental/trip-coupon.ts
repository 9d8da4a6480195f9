/**
 * Which coupons are of use in rental: a trip has no delivery, so one for free delivery would save nothing.
 * Spec: wire-format §8; ordering §9, "Coupon rules".
 */
import type { Coupon } from '../checkout/coupon';

export function isForTrips({ coupon_type }: Pick<Coupon, 'coupon_type'>): boolean {
  return coupon_type !== 'free_delivery';
}
