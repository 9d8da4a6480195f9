import type { InferType } from 'yup';
import { applyCoupon, listMyCoupons } from '@/contract/ordering/coupon';
import * as schema from '@/contract/ordering/coupon.schema';
import { nothing } from '@/contract/core/fields';
import { couponProblem } from '@/domain/checkout/coupon';
import { shownMoney } from '@/domain/money/money-display';
import { zonesAt } from '@/domain/place/geo-zone';
import { ApiError, type Routes } from '../http/api';
import type { Caller } from '../http/caller';
import { countUsesOfCoupons, findListedCoupon, listOpenCoupons, type CouponRow } from '../data/coupon';
import { countCouponUses } from '../data/coupon-use';
import { listDeliveryZones } from '../data/delivery-zone';
import { findMarket } from '../data/market';
import { countOrders, findStanding } from '../data/ordering-customer';
import { loadSettings } from '../data/setting';
import { findStore, type StoreRow } from '../data/catalogue/store';
import { serializeAppliedCoupon, serializeCoupon } from '../serializers/coupon';
import { createView, type View } from '../data/view';
import { forCustomers, requireMarket, requireModule, requireCustomer } from '../http/guards';

/** Spec: wire-format §4; ordering §9, "Coupon rules". Placing the order asks all of it once more. */
export const couponRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(listMyCoupons, nothing, async (_input, caller) => {
    const { id: customer_id } = requireCustomer(caller);
    const { module_id, zone_ids } = requireMarket(caller);
    const market = await findMarket(caller.db, module_id, zone_ids);
    if (!market) throw new ApiError('moduleId');
    const view = await createView(caller);
    const rows = await listOpenCoupons(caller.db, market, view, { customer_id });
    const uses = await countUsesOfCoupons(caller.db, customer_id);
    const isFirst = await isFirstOrder(caller);
    const isLeft = (couponRow: CouponRow) => !couponRow.limit || (uses.get(couponRow.id) ?? 0) < couponRow.limit;
    return rows
      .filter((row) => isLeft(row) && (isFirst || row.coupon_type !== 'first_order'))
      .map((row) => serializeCoupon(row, view));
  });

  onCustomer(applyCoupon, schema.applyCoupon, async ({ code, store_id, ...order }, caller) => {
    requireCustomer(caller);
    const module_id = requireModule(caller);
    const store = await findStore(caller.db, store_id);
    const row = await findListedCoupon(caller.db, module_id, code);
    if (!row || !store || store.module_id !== module_id) throw new ApiError('coupon_unknown');
    // A coupon of another store is treated as unknown.
    if (row.store_id !== null && row.store_id !== store.id) throw new ApiError('coupon_unknown');
    const view = await createView(caller);
    await refuseCoupon(caller, row, { store, view, order });
    return serializeAppliedCoupon(row, view);
  });
};

type Order = Pick<InferType<typeof schema.applyCoupon>, 'order_amount' | 'latitude' | 'longitude'>;
type Applied = { store: StoreRow; view: View; order: Order };

async function refuseCoupon(caller: Caller, row: CouponRow, { store, view, order }: Applied): Promise<void> {
  const { id: customer_id } = requireCustomer(caller);
  const { uses, unpaid } = await countCouponUses(caller.db, row.id, customer_id);
  const problem = couponProblem(
    { ...row, total_uses: row.total_uses - unpaid, customer_id: row.customer_ids },
    {
      // Without an amount the minimum is checked when the order is placed.
      subtotal: order.order_amount ?? Number.POSITIVE_INFINITY,
      zone_ids: await listZonesOf(caller, order, store),
      store_id: store.id,
      date: view.clock.date,
      customer_id,
      uses: uses - unpaid,
      is_first_order: await isFirstOrder(caller),
    },
  );
  const config = await loadSettings(caller.db);
  if (problem) throw new ApiError(problem, { amount: shownMoney(row.min_purchase, config) });
}

/** The zones of the order: where it goes, else where the visitor is. */
async function listZonesOf(caller: Caller, { latitude: lat, longitude: lng }: Order, store: StoreRow) {
  if (lat !== undefined && lng !== undefined) {
    return zonesAt({ lat, lng }, await listDeliveryZones(caller.db)).map(({ id }) => id);
  }
  return caller.zone_ids.length > 0 ? caller.zone_ids : [store.zone_id];
}

/** What still waits for a payment is no order yet. */
async function isFirstOrder(caller: Caller): Promise<boolean> {
  const { id } = requireCustomer(caller);
  return (await findStanding(caller.db, id, await countOrders(caller.db, id))).is_newcomer;
}
