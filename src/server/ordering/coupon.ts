/**
 * The coupon of an order, checked under the lock of its counter.
 * Spec: ordering §9, "Coupon rules"; wire-format §4 (guests have none) and §7.1.
 */
import { couponProblem, usedUpProblem, type Coupon } from '@/domain/checkout/coupon';
import { shownMoney } from '@/domain/money/money-display';
import { ApiError } from '../http/api';
import { findStore } from '../data/catalogue/store';
import { findCouponByCode, countCouponUses, listUnpaidWithCoupon } from '../data/coupon-use';
import type { OrderingCustomer } from '../data/ordering-customer';
import { localizeText } from '../data/view';
import type { Database } from '../db/client';
import type { Asked } from './draft';

/** A coupon that is valid for the order, with the fields that the order stores. */
export type OrderCoupon = Coupon & { id: number; code: string; named: string };

type Use = { module_id: number; store_id: number; zone_ids: number[]; subtotal: number };

/**
 * The unpaid orders that use up the customer's coupon. Each could still be paid, so they are cancelled in favour of the
 * order that is placed now.
 */
export async function listOrdersHoldingCoupon(
  db: Database,
  { input }: Asked,
  user_id: number | null,
): Promise<number[]> {
  if (!input.coupon_code || user_id === null) return [];
  const store = await findStore(db, input.store_id ?? 0);
  const coupon = store && (await findCouponByCode(db, store.module_id, input.coupon_code, { hold: false }));
  if (!coupon) return [];
  const { uses } = await countCouponUses(db, coupon.id, user_id);
  const isForOne = coupon.coupon_type === 'first_order' || usedUpProblem(coupon, { uses }) !== null;
  return isForOne ? listUnpaidWithCoupon(db, coupon, user_id) : [];
}

export async function findCouponForOrder(
  db: Database,
  { input, view, config, customer }: Asked & { customer: OrderingCustomer | null },
  use: Use,
  { hold }: { hold: boolean },
): Promise<OrderCoupon | null> {
  if (!input.coupon_code) return null;
  if (!customer) throw new ApiError('coupon');
  const row = await findCouponByCode(db, use.module_id, input.coupon_code, { hold });
  if (!row || (row.store_id !== null && row.store_id !== use.store_id)) throw new ApiError('coupon');
  const { uses, unpaid } = await countCouponUses(db, row.id, customer.id);
  // When the coupon is locked, the orders in the way have been cancelled already (`cancelReplaced`).
  const freed = hold ? 0 : unpaid;
  const coupon: Coupon = { ...row, total_uses: row.total_uses - freed, customer_id: row.customer_ids };
  const problem = couponProblem(coupon, {
    ...use,
    date: view.clock.date,
    customer_id: customer.id,
    uses: uses - freed,
    is_first_order: customer.is_newcomer,
  });
  if (problem) throw new ApiError(problem, { amount: shownMoney(row.min_purchase, config) });
  return { ...coupon, id: row.id, code: row.code, named: localizeText(row.title, view) };
}
