/**
 * The coupon of an order, checked under the lock of its counter.
 * Spec: ordering §9, "Coupon rules"; wire-format §4 (guests have none) and §7.1.
 */
import { couponProblem, type Coupon } from '@/domain/checkout/coupon';
import { shownMoney } from '@/domain/money/money-display';
import { ApiError } from '../http/api';
import { findCouponByCode, countCouponUses } from '../data/coupon-use';
import type { OrderingCustomer } from '../data/ordering-customer';
import { localizeText } from '../data/view';
import type { Database } from '../db/client';
import type { Asked } from './draft';

/** A coupon that holds for the order, with what the order keeps of it. */
export type OrderCoupon = Coupon & { id: number; code: string; named: string };

type Use = { module_id: number; store_id: number; zone_ids: number[]; subtotal: number };

export async function findCouponForOrder(
  db: Database,
  { input, view, config, customer }: Asked & { customer: OrderingCustomer | null },
  use: Use,
  hold: boolean,
): Promise<OrderCoupon | null> {
  if (!input.coupon_code) return null;
  if (!customer) throw new ApiError('coupon');
  const row = await findCouponByCode(db, use.module_id, input.coupon_code, hold);
  if (!row || (row.store_id !== null && row.store_id !== use.store_id)) throw new ApiError('coupon');
  const coupon: Coupon = { ...row, customer_id: row.customer_ids };
  const problem = couponProblem(coupon, {
    ...use,
    date: view.clock.date,
    customer_id: customer.id,
    uses: await countCouponUses(db, row.id, customer.id),
    is_first_order: customer.is_first_order,
  });
  if (problem) throw new ApiError(problem, { amount: shownMoney(row.min_purchase, config) });
  return { ...coupon, id: row.id, code: row.code, named: localizeText(row.title, view) };
}
