import type { CartLine } from '@/contract/ordering/cart';
import type { OfflineMethod } from '@/contract/catalogue/content';
import type { CustomerCoupon } from '@/contract/ordering/coupon';
import type { Customer } from '@/contract/customer/customer';
import type { Config } from '@/contract/config';
import type { SurgeAnswer } from '@/contract/ordering/order';
import type { LatLng, Zone } from '@/contract/place/place';
import type { Store } from '@/contract/catalogue/store';
import { isAvailable } from '@/domain/catalogue/availability';
import { lineProblem, mostOfLine, pricedLine, type LineProblem } from '@/domain/cart/cart-review';
import { couponProblem, type CouponProblem } from '@/domain/checkout/coupon';
import { ratedZone, withSurge, zoneRates } from '@/domain/checkout/delivery-fee';
import { linePrice } from '@/domain/catalogue/item-price';
import { minimumOrderProblem, missingForMinimum } from '@/domain/checkout/minimum-order';
import { sum } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import type { SeenOrder } from '@/domain/order/order-review';
import { offeredOrderTypes } from '@/domain/checkout/order-type';
import { orderTotal, type OrderTotal } from '@/domain/checkout/order-total';
import {
  partialPayment,
  paymentChoices,
  paymentZone,
  type PartialPayment,
  type PaymentChoice,
  type PaymentFor,
} from '@/domain/checkout/payment-choice';
import { reachProblem, servesFromAnywhere, type ReachProblem } from '@/domain/checkout/serviceability';
import type { StoreTime } from '@/domain/time/store-clock';
import { parseStoreTime } from '@/domain/time/store-instant';
import { timeSlots, type TimeSlot } from '@/domain/checkout/time-slots';
import type { Draft } from '../draft';

/** All that an order is made of besides what the customer chooses. */
export type CheckoutData = {
  lines: readonly CartLine[];
  store: Store;
  config: Config;
  /** Of the address; of the store for take-away. */
  zones: readonly Zone[];
  zone_ids: readonly number[];
  /** Where it goes; null for take-away and while no address is chosen. */
  point: LatLng | null;
  distance_km: number;
  extra_charge: number;
  /** Null where the back end does not tell: then the zone's own counts. */
  surge: SurgeAnswer | null;
  now: StoreTime;
  /** Null for a guest. */
  customer: Customer | null;
  /** The one that the customer has given; whether it holds is for `composeOrder`. */
  coupon: CustomerCoupon | null;
  /** Why the code was refused that had been given, `''` without a word; null when it was not. */
  coupon_refusal: string | null;
  offline_methods: readonly OfflineMethod[];
  /** A prescription without a cart: the pharmacy chooses the items and tells their price. */
  is_prescription: boolean;
};

export type OrderedLine = {
  line: CartLine;
  problem: LineProblem | null;
  most: number;
  /** As it is to be paid. */
  total: number;
  /** Before its own discount: what the subtotal adds up. */
  full: number;
};

export type ComposedOrder = {
  lines: OrderedLine[];
  slots: TimeSlot[];
  /** Null when the chosen time is not, or no longer, offered. */
  slot: TimeSlot | null;
  types: readonly Draft['order_type'][];
  reach: ReachProblem | null;
  /** What is missing to the store's smallest order; 0 when it is reached. */
  missing: number;
  /** It is ordered with a prescription only. */
  needs_prescription: boolean;
  total: OrderTotal;
  payments: PaymentChoice[];
  /** The wallet could pay a part; null when that is not offered. */
  partial: PartialPayment | null;
  /** What the customer's wallet holds. */
  balance: number;
  gateways: Config['active_payment_method_list'];
  /** Decimals of the currency. */
  digits: number;
  /** The chosen way to pay outside of the shop. */
  offline: OfflineMethod | null;
  /** Why the given coupon takes nothing off. */
  coupon_problem: CouponProblem | null;
};

/** What paying asks, of an order as of a parcel. */
export type Payable = Pick<ComposedOrder, 'payments' | 'partial' | 'gateways' | 'digits'> & {
  total: { total: number };
};

/** The order as it would be placed now: what can not be had is left out, nothing is written (wire-format §7.6). */
export function composeOrder(checkout: CheckoutData, draft: Draft): ComposedOrder {
  const { store, config, now } = checkout;
  const digits = digitsOf(config);
  const slots = timeSlots({ store: openingOf(store), now, config });
  const slot = slots.find((it) => slotKey(it) === draft.slot) ?? null;
  // Without a time nothing is known to be missing then.
  const at = slot && ((slot.schedule_at ? parseStoreTime(slot.schedule_at) : null) ?? now);
  const lines = checkout.lines.map((line) => orderedLine(line, { at, config, digits }));
  const plain = computeTotal({ ...checkout, coupon: null }, draft, lines);
  const coupon_problem = couponProblemOf(checkout, plain.subtotal);
  const total = checkout.coupon && !coupon_problem ? computeTotal(checkout, draft, lines) : plain;
  const paying = payingFor(checkout, draft, total.total);
  const isTooSmall = minimumOrderProblem(total.subtotal, store) !== null;
  return {
    lines,
    slots,
    slot,
    types: offeredOrderTypes(store, config).filter((it) => it !== 'schedule_order'),
    reach: reachOf(checkout, draft),
    needs_prescription: checkout.is_prescription || lines.some(({ line }) => line.item.is_prescription_required),
    missing: isTooSmall && !checkout.is_prescription ? missingForMinimum(total.subtotal, store, digits) : 0,
    total,
    // What a prescription costs is not known yet, so it is paid at the door.
    payments: paymentChoices(paying).filter(
      (it) => !checkout.is_prescription || it.payment_method === 'cash_on_delivery',
    ),
    partial: checkout.is_prescription ? null : partialPayment(paying, digits),
    balance: checkout.customer?.wallet_balance ?? 0,
    gateways: config.active_payment_method_list,
    digits,
    offline: checkout.offline_methods.find(({ id }) => id === draft.offline_method) ?? null,
    coupon_problem,
  };
}

/** What is to be paid besides what the wallet pays first. */
export function dueNow({ total, partial }: Payable, draft: Draft): number {
  return draft.partial && partial ? partial.rest : total.total;
}

/** What the draft keeps of a slot. */
export function slotKey(slot: TimeSlot): string {
  return slot.schedule_at ?? 'now';
}

/** For comparing with what is true later. */
export function toSeenOrder({ lines, total, partial }: ComposedOrder, draft: Pick<Draft, 'partial'>): SeenOrder {
  const { coupon_discount, delivery_charge, additional_charge, extra_packaging } = total;
  return {
    lines: lines.map(({ line, most, problem, ...rest }) => ({
      id: line.id,
      name: line.item.name,
      quantity: line.quantity,
      most,
      problem,
      total: rest.total,
    })),
    coupon_discount,
    delivery_charge,
    additional_charge,
    extra_packaging,
    from_wallet: draft.partial && partial ? partial.wallet : 0,
    total: total.total,
  };
}

/** The zone whose rates and payment switches count. */
export function checkoutZone({ zones, store }: Pick<CheckoutData, 'zones' | 'store'>): Zone | undefined {
  return ratedZone(zones, store);
}

/** A store without hours is open by what the back end says. */
function openingOf(store: Store) {
  const { schedules, ...rest } = store;
  return schedules.length > 0 ? store : rest;
}

type At = { at: StoreTime | null; config: Config; digits: number };

function orderedLine(line: CartLine, { at, config, digits }: At): OrderedLine {
  // A line may wait in the cart for its hours; an order must be for a time at which it is sold.
  const problem = lineProblem(line, at, config) ?? (at && !isAvailable(line.item, at) ? 'not_available_now' : null);
  const { price, add_ons, total } = linePrice(pricedLine(line, digits), digits);
  return { line, problem, most: mostOfLine(line), total, full: sum([price, add_ons], digits) };
}

function computeTotal(checkout: CheckoutData, draft: Draft, lines: readonly OrderedLine[]): OrderTotal {
  const { store, config, zones, surge, now } = checkout;
  const digits = digitsOf(config);
  const able = lines.filter(({ problem }) => problem === null);
  return orderTotal({
    lines: able.map(({ line, most }) => pricedLine({ ...line, quantity: Math.min(line.quantity, most) }, digits)),
    order: {
      order_type: draft.order_type,
      distance_km: checkout.distance_km,
      extra_charge: checkout.extra_charge,
      dm_tips: config.dm_tips_status ? draft.tip : 0,
      extra_packaging: draft.extra_packaging,
    },
    store,
    zone: withSurge(zoneRates(zones, store.zone_id, store.module_id), surge),
    config,
    coupon: checkout.coupon,
    customer: checkout.customer,
    now,
  });
}

/** How often it was used, and whether this is a first order, the server has checked when it answered the coupon. */
function couponProblemOf(
  { coupon, store, zone_ids, now, customer }: CheckoutData,
  subtotal: number,
): CouponProblem | null {
  if (!coupon) return null;
  const use = { subtotal, zone_ids, store_id: store.id, date: now.date, is_first_order: true };
  return couponProblem(coupon, { ...use, customer_id: customer?.id });
}

function reachOf(checkout: CheckoutData, { order_type }: Draft): ReachProblem | null {
  const { store, zones, zone_ids, point } = checkout;
  if (order_type === 'delivery' && point === null) return null;
  const all_zone_service = servesFromAnywhere(zones, store.module_id);
  return reachProblem({ ...store, all_zone_service }, zone_ids, order_type);
}

function payingFor(checkout: CheckoutData, { order_type }: Draft, total: number): PaymentFor {
  return {
    config: checkout.config,
    zone: paymentZone(checkoutZone(checkout), checkout.store.module_id),
    customer: checkout.customer,
    order: { total, order_type },
  };
}
