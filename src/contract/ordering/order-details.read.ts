import type { PaidBack } from '@/domain/order/paid-back';
import { orderStatuses } from '@/domain/order/order-statuses';
import type { Courier, DeliveryAddress, OfflinePayment, Order, OrderStore } from './order';
import type { Refund, TrackedOrder } from './order-track';
import { oneOf } from '../core/one-of';
import {
  addresses,
  amount,
  flag,
  ids,
  list,
  record,
  text,
  textOrNull,
  texts,
  unwrap,
  type Raw,
} from '../core/wire-values';
import { readStoreCard } from '../catalogue/store.read';

/** Readers for the answers of order calls, for all supported back ends (wire-format §7.5). */

export function readOrder(value: unknown): Order {
  const raw = record(value);
  return {
    id: amount(raw.id),
    ...readMoney(raw),
    ...readState(raw),
    ...readPaying(raw),
    ...readWishes(raw),
    delivery_address: raw.delivery_address ? readAddress(unwrap(raw.delivery_address)) : null,
    is_guest: flag(raw.is_guest),
    prescription_order: flag(raw.prescription_order),
    order_attachment_full_url: texts(raw.order_attachment_full_url),
    module_id: amount(raw.module_id),
    module_type: text(raw.module_type) || text(record(raw.module).module_type),
    store: readStore(raw.store),
    delivery_man: readCourier(raw.delivery_man),
    details_count: amount(raw.details_count),
    pieces_count: amount(raw.pieces_count ?? raw.details_count),
    created_at: text(raw.created_at),
    distance: amount(raw.distance),
    min_delivery_time: amount(raw.min_delivery_time),
    max_delivery_time: amount(raw.max_delivery_time),
  };
}

/** A vendor has an id of its own. Where the back end does not send it, the store's id is used. */
function readStore(value: unknown): OrderStore | null {
  const { id, address, vendor_id } = record(value);
  if (amount(id) === 0) return null;
  return { ...readStoreCard(value), address: text(address), vendor_id: amount(vendor_id) || amount(id) };
}

export function readTracked(value: unknown): TrackedOrder {
  const raw = record(value);
  return {
    ...readOrder(value),
    user_id: amount(raw.user_id),
    payment_token: textOrNull(raw.payment_token),
    share_token: textOrNull(raw.share_token),
    can_pay_cash: raw.can_pay_cash == null ? null : flag(raw.can_pay_cash),
    paid_back: raw.paid_back ? readPaidBack(record(raw.paid_back)) : null,
    receiver_details: raw.receiver_details ? readAddress(unwrap(raw.receiver_details)) : null,
    ...readParcel(raw),
    order_proof_full_url: texts(raw.order_proof_full_url),
    ...readEnd(raw),
    refund: readRefund(record(raw.refund), raw),
    is_reviewed: flag(raw.is_reviewed),
    is_courier_reviewed: flag(raw.is_courier_reviewed),
  };
}

function readPaidBack({ wallet, gateway, kept }: Raw): PaidBack {
  return { wallet: amount(wallet), gateway: amount(gateway), kept: amount(kept) };
}

function readParcel(raw: Raw) {
  const category = record(raw.parcel_category);
  const given_up = record(raw.parcel_cancellation);
  return {
    parcel_category: text(category.name)
      ? { name: text(category.name), image_full_url: textOrNull(category.image_full_url) }
      : null,
    charge_payer: oneOf(raw.charge_payer, ['sender', 'receiver'], null),
    parcel_cancellation: text(given_up.cancel_by)
      ? {
          before_pickup: flag(given_up.before_pickup),
          return_fee: amount(given_up.return_fee),
          return_otp: textOrNull(given_up.return_otp),
        }
      : null,
  };
}

/**
 * Why an order was cancelled. For parcels some back ends give it only in the cancellation record, with a list of
 * reasons.
 */
function readEnd(raw: Raw) {
  const given_up = record(raw.parcel_cancellation);
  const reasons = unwrap(given_up.reason);
  const ofParcel = (Array.isArray(reasons) ? texts(reasons) : [text(reasons)]).join(', ');
  return {
    cancellation_reason: textOrNull(raw.cancellation_reason) ?? textOrNull(ofParcel),
    cancellation_note: text(raw.cancellation_note) || text(given_up.note),
  };
}

/** The notes are either in the refund or in the order. */
function readRefund(raw: Raw, order: Raw): Refund | null {
  if (!text(raw.refund_status)) return null;
  return {
    refund_status: oneOf(raw.refund_status, ['approved', 'rejected'], 'pending'),
    refund_amount: amount(raw.refund_amount),
    order_line_ids: ids(raw.order_line_ids),
    customer_reason: text(raw.customer_reason),
    customer_note: text(raw.customer_note) || text(order.refund_customer_note),
    admin_note: text(raw.admin_note) || text(order.refund_cancellation_note),
    image_full_url: addresses(raw.image_full_url),
  };
}

function readPaying(raw: Raw) {
  return {
    payments: list(raw.payments).map((entry) => {
      const { amount: part, payment_status, payment_method } = record(entry);
      return {
        amount: amount(part),
        payment_status: text(payment_status),
        payment_method: text(payment_method),
      };
    }),
    offline_payment: readOfflinePayment(record(raw.offline_payment)),
    pay_until: textOrNull(raw.pay_until),
  };
}

/** Some back ends send the two parts as JSON text. */
function readOfflinePayment(raw: Raw): OfflinePayment | null {
  const data = record(unwrap(raw.data));
  if (!text(data.status)) return null;
  return {
    status: oneOf(data.status, ['verified', 'denied'], 'pending'),
    method_id: amount(data.method_id),
    method_name: text(data.method_name),
    customer_note: text(data.customer_note),
    admin_note: text(data.admin_note),
    answers: list(unwrap(raw.input)).map((entry) => ({
      name: text(record(entry).user_input),
      value: text(record(entry).user_data),
    })),
  };
}

function readMoney(raw: Raw) {
  return {
    order_amount: amount(raw.order_amount),
    coupon_code: textOrNull(raw.coupon_code),
    coupon_discount_amount: amount(raw.coupon_discount_amount),
    store_discount_amount: amount(raw.store_discount_amount),
    flash_admin_discount_amount: amount(raw.flash_admin_discount_amount),
    flash_store_discount_amount: amount(raw.flash_store_discount_amount),
    ref_bonus_amount: amount(raw.ref_bonus_amount),
    total_tax_amount: amount(raw.total_tax_amount),
    tax_status: oneOf(raw.tax_status, ['included'], 'excluded'),
    delivery_charge: amount(raw.delivery_charge),
    original_delivery_charge: amount(raw.original_delivery_charge),
    dm_tips: amount(raw.dm_tips),
    additional_charge: amount(raw.additional_charge),
    extra_packaging_amount: amount(raw.extra_packaging_amount),
    partially_paid_amount: amount(raw.partially_paid_amount),
    bring_change_amount: amount(raw.bring_change_amount),
    transaction_reference: textOrNull(raw.transaction_reference),
  };
}

function readState(raw: Raw) {
  const reached: Order['reached'] = {};
  for (const status of orderStatuses) if (text(raw[status])) reached[status] = text(raw[status]);
  return {
    order_type: text(raw.order_type),
    order_status: oneOf(raw.order_status, orderStatuses, 'pending'),
    payment_status: text(raw.payment_status),
    payment_method: text(raw.payment_method),
    scheduled: flag(raw.scheduled),
    schedule_at: textOrNull(raw.schedule_at),
    otp: textOrNull(raw.otp),
    cancellation_reason: textOrNull(raw.cancellation_reason),
    canceled_by: textOrNull(raw.canceled_by),
    reached,
  };
}

function readWishes(raw: Raw) {
  return {
    cutlery: flag(raw.cutlery),
    order_note: text(raw.order_note),
    unavailable_item_note: text(raw.unavailable_item_note),
    delivery_instruction: text(raw.delivery_instruction),
  };
}

function readAddress(value: unknown): DeliveryAddress {
  const raw = record(value);
  return {
    contact_person_name: text(raw.contact_person_name),
    contact_person_number: text(raw.contact_person_number),
    contact_person_email: text(raw.contact_person_email),
    address_type: text(raw.address_type),
    address: text(raw.address),
    road: text(raw.road),
    house: text(raw.house),
    floor: text(raw.floor),
    latitude: amount(raw.latitude),
    longitude: amount(raw.longitude),
  };
}

/** An object, or a list with one object. */
function readCourier(value: unknown): Courier | null {
  const raw = record(Array.isArray(value) ? value[0] : value);
  if (amount(raw.id) === 0) return null;
  return {
    id: amount(raw.id),
    f_name: text(raw.f_name),
    l_name: text(raw.l_name),
    phone: text(raw.phone),
    image_full_url: textOrNull(raw.image_full_url),
    avg_rating: amount(raw.avg_rating),
    rating_count: amount(raw.rating_count),
    vehicle_type: text(record(raw.vehicle).type),
    lat: amount(raw.lat),
    lng: amount(raw.lng),
  };
}
