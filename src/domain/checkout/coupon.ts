/**
 * Whether a coupon is valid, and its discount.
 * Spec: ordering §9, "Coupon rules"; wire-format §4. A back end answers every refusal with the code `coupon`; the finer
 * codes here choose the message.
 */
import type { Amount } from '../money/money';
import { cappedDiscount } from '../catalogue/store-discount';
import { parseIds, toNumber, type Ids, type Maybe } from '../wire/wire';

export type Coupon = {
  /** default, zone_wise, store_wise, free_delivery or first_order. */
  coupon_type: string;
  discount?: Amount;
  discount_type?: Maybe<string>;
  min_purchase?: Amount;
  max_discount?: Amount;
  /** `YYYY-MM-DD`, both days included. */
  start_date?: Maybe<string>;
  expire_date?: Maybe<string>;
  /** Total uses by all customers; without a value there is no limit. */
  total_limit?: Maybe<number>;
  total_uses?: Maybe<number>;
  /** Uses per customer; 0 means no limit. */
  limit?: Maybe<number>;
  zoneId?: Ids;
  store_id?: Maybe<number>;
  /** Ids of zones or stores; in lists the store's name. */
  data?: Ids;
  /** Ids of the eligible customers, or `["all"]`. */
  customer_id?: Ids;
};

export type CouponProblem =
  | 'coupon_min_purchase'
  | 'coupon_not_begun'
  | 'coupon_expired'
  /** The total limit is used up. */
  | 'coupon_used_up'
  /** This customer's limit is used up. */
  | 'coupon_limit'
  /** Not valid for this zone, store or customer. */
  | 'coupon';

export type CouponUse = {
  /** The order's items and add-ons at full price. */
  subtotal: number;
  /** The zones of the order. */
  zone_ids: readonly number[];
  store_id: number;
  /** YYYY-MM-DD in the store's time zone. */
  date: string;
  customer_id?: Maybe<number>;
  /** How often this customer has used it. */
  uses?: Maybe<number>;
  is_first_order?: Maybe<boolean>;
};

export function couponProblem(coupon: Coupon, use: CouponUse): CouponProblem | null {
  const { start_date, expire_date } = coupon;
  if (start_date && use.date < start_date.slice(0, 10)) return 'coupon_not_begun';
  if (expire_date && use.date > expire_date.slice(0, 10)) return 'coupon_expired';
  if (!isFor(coupon, use)) return 'coupon';
  return usedUpProblem(coupon, use) ?? (reachesMinimum(coupon, use.subtotal) ? null : 'coupon_min_purchase');
}

/** Whether the total limit or this customer's limit is used up. */
export function usedUpProblem(
  { limit, total_limit, total_uses }: Pick<Coupon, 'limit' | 'total_limit' | 'total_uses'>,
  { uses }: Pick<CouponUse, 'uses'>,
): 'coupon_used_up' | 'coupon_limit' | null {
  if (total_limit != null && toNumber(total_uses) >= total_limit) return 'coupon_used_up';
  return toNumber(limit) > 0 && toNumber(uses) >= toNumber(limit) ? 'coupon_limit' : null;
}

/** The discount on `amount`, which is the subtotal after discount; 0 for free delivery. */
export function couponDiscount(
  coupon: Maybe<Coupon>,
  { subtotal, amount }: { subtotal: number; amount: number },
  digits: number,
): number {
  if (!coupon || coupon.coupon_type === 'free_delivery' || !reachesMinimum(coupon, subtotal)) return 0;
  // The specification caps only percentages, unlike a store's discount.
  const { discount, discount_type, max_discount } = coupon;
  const cap = discount_type === 'amount' ? 0 : max_discount;
  return cappedDiscount({ discount, discount_type, max_discount: cap }, amount, digits);
}

export function couponFreesDelivery(coupon: Maybe<Coupon>, subtotal: number): boolean {
  return coupon?.coupon_type === 'free_delivery' && reachesMinimum(coupon, subtotal);
}

/**
 * Whether a coupon has any effect on an order. A free-delivery coupon has none when delivery is already free or there
 * is none, so it is kept for the next order.
 */
export function isCouponOfUse(total: { coupon_discount: number; free_delivery_by: string | null }): boolean {
  return total.coupon_discount > 0 || total.free_delivery_by === 'coupon';
}

/** Whether a listed coupon is offered in a store. Lists of other back ends may not say which store it is for. */
export function isCouponOfferedAt(store_id: number, coupon: CouponStores): boolean {
  const stores = storesOf(coupon);
  return stores.length === 0 || stores.includes(store_id);
}

type CouponStores = Pick<Coupon, 'coupon_type' | 'store_id' | 'data'>;

function storesOf({ coupon_type, store_id, data }: CouponStores): number[] {
  if (store_id) return [store_id];
  return coupon_type === 'store_wise' ? parseIds(data) : [];
}

function reachesMinimum(coupon: Coupon, subtotal: number): boolean {
  return subtotal >= toNumber(coupon.min_purchase);
}

function isFor(coupon: Coupon, use: CouponUse): boolean {
  const customers = parseIds(coupon.customer_id);
  if (customers.length > 0 && !customers.includes(use.customer_id ?? 0)) return false;
  if (coupon.coupon_type === 'zone_wise') {
    const zones = [...parseIds(coupon.zoneId), ...parseIds(coupon.data)];
    return use.zone_ids.some((id) => zones.includes(id));
  }
  if (coupon.coupon_type === 'store_wise') return storesOf(coupon).includes(use.store_id);
  return coupon.coupon_type !== 'first_order' || use.is_first_order === true;
}
