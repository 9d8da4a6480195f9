import type { CartLine } from '@/contract/ordering/cart';
import type { OfflineMethod } from '@/contract/ordering/payment';
import type { CustomerCoupon } from '@/contract/ordering/coupon';
import type { Customer } from '@/contract/customer/customer';
import type { Config } from '@/contract/config';
import type { SurgeAnswer } from '@/contract/ordering/order';
import type { LatLng, Zone } from '@/contract/place/place';
import type { Store } from '@/contract/catalogue/store';
import { isAvailable, toOpening } from '@/domain/catalogue/availability';
import { fullPrice, lineProblem, mostOfLine, pricedLine, type LineProblem } from '@/domain/cart/cart-review';
import { couponProblem, type CouponProblem } from '@/domain/checkout/coupon';
import { ratedZone, withSurge, zoneRates } from '@/domain/checkout/delivery-fee';
import { linePrice } from '@/domain/catalogue/item-price';
import { minimumOrderProblem, missingForMinimum } from '@/domain/checkout/minimum-order';
import type { Tax } from '@/domain/money/tax';
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
import { replaceable, type Replaceable } from '@/domain/checkout/replacement';
import { reachProblem, servesFromAnywhere, type ReachProblem } from '@/domain/checkout/serviceability';
import type { StoreTime } from '@/domain/time/store-clock';
import { isSoldInAny, slotTime } from '@/domain/checkout/slot-of-items';
import { timeSlots, type TimeSlot } from '@/domain/checkout/time-slots';
import type { Draft } from '../draft';

/** All data of an order besides the customer's choices. */
export type CheckoutData = {
  lines: readonly CartLine[];
  store: Store;
  config: Config;
  /** The zones at the address; at the store for take-away. */
  zones: readonly Zone[];
  zone_ids: readonly number[];
  /** The delivery point; null for take-away and while no address is chosen. */
  point: LatLng | null;
  distance_km: number;
  extra_charge: number;
  /** Null where the back end does not send it: the zone's own surge applies then. */
  surge: SurgeAnswer | null;
  now: StoreTime;
  /** Null for a guest. */
  customer: Customer | null;
  /** The entered coupon; `composeOrder` checks whether it applies. */
  coupon: CustomerCoupon | null;
  /** Why the entered code was refused, `''` if no reason was given; null if it was not refused. */
  coupon_refusal: string | null;
  offline_methods: readonly OfflineMethod[];
  /** The tax that the back end tells; null where the rate of the store counts (wire-format §7.4). */
  tax: Tax | null;
  /** A prescription without a cart: the pharmacy chooses and prices the items. */
  is_prescription: boolean;
};

export type OrderedLine = {
  line: CartLine;
  problem: LineProblem | null;
  /** Not sold at the chosen time, but at another one that is offered. */
  is_later: boolean;
  most: number;
  /** The amount to pay. */
  total: number;
  /** The price before the item's own discount; the subtotal is the sum of these. */
  full: number;
};

export type ComposedOrder = {
  lines: OrderedLine[];
  slots: TimeSlot[];
  /** Null when the chosen time is not, or no longer, offered. */
  slot: TimeSlot | null;
  types: readonly Draft['order_type'][];
  reach: ReachProblem | null;
  /** The amount missing to the store's minimum order; 0 when it is reached. */
  missing: number;
  /** The order needs a prescription. */
  needs_prescription: boolean;
  /** What may be replaced by something similar where it is not there. */
  replaceable: Replaceable;
  total: OrderTotal;
  payments: PaymentChoice[];
  /** Set where the wallet can pay a part; null when that is not offered. */
  partial: PartialPayment | null;
  /** The balance of the customer's wallet. */
  balance: number;
  gateways: Config['active_payment_method_list'];
  /** Decimals of the currency. */
  digits: number;
  /** The chosen offline payment method. */
  offline: OfflineMethod | null;
  /** Why the entered coupon gives no discount. */
  coupon_problem: CouponProblem | null;
};

/** The part of an order or a parcel that payment needs. */
export type Payable = Pick<ComposedOrder, 'payments' | 'partial' | 'gateways' | 'digits'> & {
  total: { total: number };
};

/** The order as it would be placed now. Unavailable lines are left out; nothing is written (wire-format §7.6). */
export function composeOrder(checkout: CheckoutData, draft: Draft): ComposedOrder {
  const { store, config, now } = checkout;
  const digits = digitsOf(config);
  const slots = timeSlots({ store: toOpening(store), now, config });
  const slot = slots.find((slot) => slotKey(slot) === draft.slot) ?? null;
  // Without a time, no line counts as unavailable because of its hours.
  const at = slot && slotTime(slot, now);
  const lines = checkout.lines.map((line) => orderedLine(line, { at, slots, now, config, digits }));
  const plain = computeTotal({ ...checkout, coupon: null }, draft, lines);
  const coupon_problem = checkCoupon(checkout, plain.subtotal);
  const total = checkout.coupon && !coupon_problem ? computeTotal(checkout, draft, lines) : plain;
  const paying = payingFor(checkout, draft, total.total);
  const isTooSmall = minimumOrderProblem(total.subtotal, store) !== null;
  return {
    lines,
    slots,
    slot,
    types: offeredOrderTypes(store, config).filter((type) => type !== 'schedule_order'),
    reach: checkReach(checkout, draft),
    needs_prescription: checkout.is_prescription || lines.some(({ line }) => line.item.is_prescription_required),
    replaceable: replaceableOf(checkout),
    missing: isTooSmall && !checkout.is_prescription ? missingForMinimum(total.subtotal, store, digits) : 0,
    total,
    // The price of a prescription is not known yet, so it is paid at the door.
    payments: paymentChoices(paying).filter(
      (paymentChoice) => !checkout.is_prescription || paymentChoice.payment_method === 'cash_on_delivery',
    ),
    partial: checkout.is_prescription ? null : partialPayment(paying, digits),
    balance: checkout.customer?.wallet_balance ?? 0,
    gateways: config.active_payment_method_list,
    digits,
    offline: checkout.offline_methods.find(({ id }) => id === draft.offline_method) ?? null,
    coupon_problem,
  };
}

export function replaceableOf({
  lines,
  is_prescription,
}: Pick<CheckoutData, 'lines' | 'is_prescription'>): Replaceable {
  return replaceable(
    lines.map(({ item }) => item),
    is_prescription,
  );
}

/** The key of a slot in the draft. */
export function slotKey(slot: TimeSlot): string {
  return slot.schedule_at ?? 'now';
}

/** A snapshot of the order, to compare with a later one. */
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

type At = { at: StoreTime | null; slots: readonly TimeSlot[]; now: StoreTime; config: Config; digits: number };

function orderedLine(line: CartLine, { at, slots, now, config, digits }: At): OrderedLine {
  // A line may stay in the cart outside its hours; an order must be for a time at which it is sold.
  const problem = lineProblem(line, at, config) ?? (at && !isAvailable(line.item, at) ? 'not_available_now' : null);
  const is_later = problem === 'not_available_now' && isSoldInAny(slots, line.item, now);
  const { total } = linePrice(pricedLine(line, digits), digits);
  return { line, problem, is_later, most: mostOfLine(line), total, full: fullPrice(line, digits) };
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
    tax: checkout.tax,
    now,
  });
}

/**
 * The usage limit and the first-order rule are not checked here: the server checked them when it returned the coupon.
 */
function checkCoupon({ coupon, store, zone_ids, now, customer }: CheckoutData, subtotal: number): CouponProblem | null {
  if (!coupon) return null;
  const use = { subtotal, zone_ids, store_id: store.id, date: now.date, is_first_order: true };
  return couponProblem(coupon, { ...use, customer_id: customer?.id });
}

function checkReach(checkout: CheckoutData, { order_type }: Draft): ReachProblem | null {
  const { store, zones, zone_ids, point } = checkout;
  if (order_type === 'delivery' && point === null) return null;
  const all_zone_service = servesFromAnywhere(zones, store.module_id);
  return reachProblem({ ...store, all_zone_service }, zone_ids, order_type);
}

function payingFor(checkout: CheckoutData, { order_type }: Draft, total: number): PaymentFor {
  return {
    config: checkout.config,
    zone: paymentZone(ratedZone(checkout.zones, checkout.store), checkout.store.module_id),
    customer: checkout.customer,
    order: { total, order_type },
  };
}
