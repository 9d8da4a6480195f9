/**
 * Coupons of the rental module: they count by trips as others count by orders.
 * Spec: wire-format §4 and §8; ordering §9, "Coupon rules".
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/rental/provider.schema';
import { couponProblem, type Coupon } from '@/domain/checkout/coupon';
import { isForTrips } from '@/domain/rental/trip-coupon';
import { shownMoney } from '@/domain/money/money-display';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { findListedCoupon, listOpenCoupons, type CouponRow } from '../data/coupon';
import { serializeAppliedCoupon } from '../serializers/coupon';
import { findCouponByCode } from '../data/coupon-use';
import type { Market } from '../data/market';
import { loadSettings, type Settings } from '../data/setting';
import type { StoreRow } from '../data/catalogue/store';
import { countTripUses } from '../data/rental/trip';
import { findProvider } from '../data/rental/vehicle';
import { createView, type View } from '../data/view';
import type { Database } from '../db/client';
import { requireModule, requireCustomer } from '../http/guards';

/** The rental coupons that the customer has not used up. */
export async function listMyRentalCoupons(
  db: Database,
  customer_id: number,
  market: Market,
  view: View,
): Promise<CouponRow[]> {
  const rows = await listOpenCoupons(db, market, view, { customer_id });
  const { byCode, all } = await countTripUses(db, customer_id);
  return rows.filter(
    (row) =>
      isForTrips(row) &&
      (!row.limit || (byCode.get(row.code) ?? 0) < row.limit) &&
      (all === 0 || row.coupon_type !== 'first_order'),
  );
}

export async function applyRentalCoupon(
  { code, provider_id, order_amount }: InferType<typeof schema.applyRentalCoupon>,
  caller: Caller,
) {
  const { id: customer_id } = requireCustomer(caller);
  const module_id = requireModule(caller);
  const [provider, row] = await Promise.all([
    findProvider(caller.db, provider_id),
    findListedCoupon(caller.db, module_id, code),
  ]);
  const isHere = provider && provider.module_id === module_id && (row?.store_id ?? provider.id) === provider.id;
  if (!row || !isHere) throw new ApiError('coupon_unknown');
  if (!isForTrips(row)) throw new ApiError('coupon_of_delivery');
  const view = await createView(caller);
  const config = await loadSettings(caller.db);
  const zone_ids = caller.zone_ids.length > 0 ? caller.zone_ids : provider.pickup_zone_id;
  // Without an amount the minimum is checked when the trip is booked.
  const subtotal = order_amount ?? Number.POSITIVE_INFINITY;
  await refuseCoupon(caller.db, row, { provider, zone_ids, subtotal, customer_id, view, config });
  return serializeAppliedCoupon(row, view);
}

type Use = {
  provider: StoreRow;
  zone_ids: readonly number[];
  subtotal: number;
  customer_id: number;
  view: View;
  config: Settings;
};

type Checked = Omit<CouponRow, 'store'>;

async function refuseCoupon(db: Database, row: Checked, use: Use): Promise<void> {
  const { provider, zone_ids, subtotal, customer_id, view, config } = use;
  const { byCode, all } = await countTripUses(db, customer_id);
  const problem = couponProblem(
    { ...row, customer_id: row.customer_ids },
    {
      ...{ subtotal, zone_ids, store_id: provider.id, date: view.clock.date, customer_id },
      uses: byCode.get(row.code) ?? 0,
      is_first_order: all === 0,
    },
  );
  if (problem) throw new ApiError(problem, { amount: shownMoney(row.min_purchase, config) });
}

/** The coupon of a booking; `hold` locks its counter until the transaction ends. Guests have none. */
export async function findCouponForTrip(
  db: Database,
  code: string | null | undefined,
  { hold, ...use }: Omit<Use, 'customer_id'> & { customer_id: number | null; hold: boolean },
): Promise<(Coupon & { id: number; code: string }) | null> {
  if (!code) return null;
  const { customer_id, provider } = use;
  if (customer_id === null) throw new ApiError('coupon');
  const row = await findCouponByCode(db, provider.module_id, code, { hold });
  if (!row || (row.store_id !== null && row.store_id !== provider.id)) throw new ApiError('coupon');
  await refuseCoupon(db, row, { ...use, customer_id });
  return { ...row, customer_id: row.customer_ids };
}
