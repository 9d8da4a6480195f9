/**
 * Computes an order as it would be placed now: its lines, address, time and price, all from the database; the client
 * only chooses. Nothing is written here, so the tax call uses it, too.
 * Spec: wire-format §7.1 and §7.6; PRICE-01.
 *
 * Two discounts meet here. On an item, the larger of its own and its store's applies, the store's only when it has no
 * minimum and no cap (`toPricing`). On the order, the store's discount applies to items and add-ons at full price once
 * its minimum is reached, up to its cap. `orderTotal` takes the larger of the items' sum and the order's, never both.
 * The storefront calls it with the same facts: lines and items as the cart answers them, the store's details, the
 * zone's answer with the surge call's, the distance and vehicle calls, and the configuration.
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/ordering/order.schema';
import { isCouponOfUse } from '@/domain/checkout/coupon';
import { ratedZone, zoneRates } from '@/domain/checkout/delivery-fee';
import { zonesAt } from '@/domain/place/geo-zone';
import { minimumOrderProblem } from '@/domain/checkout/minimum-order';
import { shownMoney } from '@/domain/money/money-display';
import { offeredOrderTypes } from '@/domain/checkout/order-type';
import { orderTotal, type OrderTotal } from '@/domain/checkout/order-total';
import { newCustomerDiscount } from '@/domain/accounts/referral';
import { reachProblem, servesFromAnywhere } from '@/domain/checkout/serviceability';
import type { StoreTime } from '@/domain/time/store-clock';
import { parseStoreTime } from '@/domain/time/store-instant';
import { slotProblem } from '@/domain/checkout/time-slots';
import { isOn } from '@/domain/wire/wire';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { refuseUnavailable } from '../cart/item-selection';
import { listDeliveryZones, findSurge, findVehicleCharge, type DeliveryZone } from '../data/delivery-zone';
import { findOrderingCustomer, type OrderingCustomer } from '../data/ordering-customer';
import type { Settings } from '../data/setting';
import { findStore, type StoreRow } from '../data/catalogue/store';
import type { View } from '../data/view';
import { serializeDiscount } from '../serializers/store';
import type { Database } from '../db/client';
import type { Owner } from '../http/guards';
import { isBilled, measureKilometres } from './route-distance';
import { findCouponForOrder, type OrderCoupon } from './coupon';
import { draftLines, type OrderedLine } from './lines';

export type OrderInput = InferType<typeof schema.placeOrder>;

/** What the customer asks for, and the settings of the market. */
export type Asked = {
  input: OrderInput;
  owner: Owner;
  view: View;
  config: Settings;
  /** Refuse amounts that differ from those shown. */
  checks_prices?: boolean;
  /** An order by prescription alone: the pharmacist chooses the items later. */
  by_prescription?: boolean;
  /** The order by prescription that is given its price now. */
  priced_order_id?: number;
  /** A prescription was sent along, so items that need one are sold. */
  has_prescription: boolean;
};

/**
 * With the distance, which is measured before an order's transaction, because the map service may take seconds, for
 * which stock would stay locked.
 */
export type Measured = Asked & { distance_km: number };

export type Draft = {
  store: StoreRow;
  lines: OrderedLine[];
  /** The zone whose rates apply, with its settings for each module. */
  zone: DeliveryZone | undefined;
  point: { lat: number; lng: number } | null;
  distance_km: number;
  /** The time it is wanted for, in the time zone of the market. */
  at: StoreTime;
  total: OrderTotal;
  coupon: OrderCoupon | null;
  /** Null for a guest. */
  customer: OrderingCustomer | null;
};

/** `hold` keeps the stock of what is ordered until the transaction ends. */
export async function draftOrder(db: Database, asked: Measured, { hold }: { hold: boolean }): Promise<Draft> {
  const { input, view, config } = asked;
  const store = await requireStore(db, asked);
  const at = resolveTime(asked, store);
  const place = await resolvePlace(db, asked, store);
  const distance_km = place.point ? asked.distance_km : 0;
  const lines = await draftLines(db, { ...asked, store }, { hold });
  for (const { thing } of lines) refuseUnavailable(thing, at, view);

  const customer = await findOrderingCustomer(db, asked.owner.customer_id, asked.priced_order_id);
  const surge = place.zone && (await findSurge(db, place.zone, store.module_id, at));
  const priced = {
    lines: lines.map(({ priced }) => priced),
    order: {
      order_type: input.order_type,
      distance_km,
      extra_charge: await findVehicleCharge(db, distance_km),
      dm_tips: isOn(config.dm_tips_status) ? input.dm_tips : 0,
      extra_packaging: (input.extra_packaging_amount ?? 0) > 0,
    },
    store: { ...store, discount: serializeDiscount(store.discount, view) },
    zone: {
      ...zoneRates(place.zone ? [place.zone] : [], store.zone_id, store.module_id),
      increased_delivery_fee_status: (surge?.price ?? 0) > 0,
      increased_delivery_fee: surge?.price,
      increased_delivery_fee_type: surge?.price_type,
    },
    config,
    customer: customer && newCustomerDiscount(customer, config, view.now),
    now: view.clock,
  };
  const zone_ids = place.around.map(({ id }) => id);
  const { subtotal } = orderTotal(priced);
  const use = { module_id: store.module_id, store_id: store.id, zone_ids, subtotal };
  const coupon = await findCouponForOrder(db, { ...asked, customer }, use, { hold });
  const total = orderTotal({ ...priced, coupon });
  refuseTooSmall(asked, store, total.subtotal);
  return { store, lines, ...place, distance_km, at, total, coupon: isCouponOfUse(total) ? coupon : null, customer };
}

/** A prescription has no minimum, because its total is not known yet. */
function refuseTooSmall({ by_prescription, config }: Asked, store: StoreRow, subtotal: number): void {
  if (by_prescription || !minimumOrderProblem(subtotal, store)) return;
  throw new ApiError('order_time', { amount: shownMoney(store.minimum_order, config) });
}

/** Now, or the slot asked for: the store must be open then and take orders for it. */
function resolveTime({ input, view, config }: Asked, store: StoreRow): StoreTime {
  if (slotProblem(input.schedule_at, { store, now: view.clock, config })) {
    throw new ApiError(input.schedule_at ? 'schedule_at' : 'store_closed');
  }
  return (input.schedule_at ? parseStoreTime(input.schedule_at) : null) ?? view.clock;
}

/** The destination: in a zone that the store delivers to, by an order type that store and market offer. */
async function resolvePlace(db: Database, { input, config }: Asked, store: StoreRow) {
  const zones = await listDeliveryZones(db);
  const own = zones.find(({ id }) => id === store.zone_id);
  const offered: readonly string[] = offeredOrderTypes(store, config);
  if (!offered.includes(input.order_type)) throw new ApiError('order_type');
  const { latitude, longitude } = input;
  if (input.order_type === 'take_away' || latitude === undefined || longitude === undefined) {
    // A coupon is judged as it was applied: by all zones where the store is.
    return { zone: own, around: zonesAt({ lat: store.latitude, lng: store.longitude }, zones), point: null };
  }
  const point = { lat: latitude, lng: longitude };
  const around = zonesAt(point, zones);
  const reach = { ...store, all_zone_service: servesFromAnywhere(around, store.module_id) };
  const problem = reachProblem(
    reach,
    around.map(({ id }) => id),
    input.order_type,
  );
  if (problem) throw new ApiError(problem);
  if (around.length === 0) throw new ApiError('zone');
  return { zone: ratedZone(around, store), around, point };
}

async function requireStore(db: Database, { input }: Asked): Promise<StoreRow> {
  const store = await findStore(db, input.store_id ?? 0);
  if (!store) throw new ApiError('store');
  return store;
}

/**
 * The distance of an order, before its transaction. Throws what the draft would refuse time and place with, and the
 * lines, too, where asking for the route costs money.
 */
export async function measureOrderAhead(caller: Caller, asked: Asked): Promise<number> {
  const { db } = caller;
  const store = await requireStore(db, asked);
  const at = resolveTime(asked, store);
  const { point: to } = await resolvePlace(db, asked, store);
  if (!to) return 0;
  const from = { lat: store.latitude, lng: store.longitude };
  if (isBilled({ from, to, mode: 'WALK' })) await refuseLines(db, { ...asked, store }, at);
  return measureKilometres(from, to, caller);
}

/** The draft decides about stock, since the unpaid order that this one replaces may hold it. */
async function refuseLines(db: Database, asked: Asked & { store: StoreRow }, at: StoreTime): Promise<void> {
  try {
    for (const { thing } of await draftLines(db, asked, { hold: false })) refuseUnavailable(thing, at, asked.view);
  } catch (error) {
    if (!(error instanceof ApiError && /^((variation|item)_)?out_of_stock$/.test(error.refusal))) throw error;
  }
}
