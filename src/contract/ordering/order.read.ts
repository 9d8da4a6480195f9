import { oneOf } from '../core/one-of';
import { readPaging } from '../core/paging';
import { amount, amountOrNull, flag, list, record, text, textOrNull, texts } from '../core/wire-values';
import { readOrder } from './order-details.read';
import { readOrderLine } from './order-line.read';
import type { OrderAmounts, PlacedOrder, TaxAnswer, SurgeAnswer, OrderPage, OrderLine, CourierSpot } from './order';
import type { ReviewReminder } from './review-reminder';

export function readPlaceOrder(answer: unknown): PlacedOrder {
  const raw = record(answer);
  return {
    order_id: amount(raw.order_id),
    // The misspelling is the format's; some back ends of 4.0 have mended it.
    total_ammount: amount(raw.total_ammount ?? raw.total_amount),
    status: text(raw.status),
    message: text(raw.message),
    created_at: text(raw.created_at),
    user_id: amount(raw.user_id),
    payment_token: textOrNull(raw.payment_token),
    token: textOrNull(raw.token),
  };
}

export function readTax(answer: unknown): TaxAnswer {
  return {
    tax_amount: amount(record(answer).tax_amount),
    tax_status: oneOf(record(answer).tax_status, ['included'], 'excluded'),
    amounts: readAmounts(record(answer).amounts),
  };
}

function readAmounts(value: unknown): OrderAmounts | null {
  const raw = record(value);
  if (amountOrNull(raw.total) === null) return null;
  return {
    subtotal: amount(raw.subtotal),
    discount: amount(raw.discount),
    coupon_discount: amount(raw.coupon_discount),
    referral_discount: amount(raw.referral_discount),
    delivery_charge: amount(raw.delivery_charge),
    original_delivery_charge: amount(raw.original_delivery_charge),
    dm_tips: amount(raw.dm_tips),
    additional_charge: amount(raw.additional_charge),
    extra_packaging: amount(raw.extra_packaging),
    total: amount(raw.total),
  };
}

export function readSurge(answer: unknown): SurgeAnswer {
  const raw = record(answer);
  return {
    title: text(raw.title),
    customer_note: flag(raw.customer_note_status) ? text(raw.customer_note) : '',
    price: amount(raw.price),
    price_type: text(raw.price_type) === 'amount' ? 'amount' : 'percent',
  };
}

export function readOrders(answer: unknown): OrderPage {
  const rows = list(record(answer).orders).map(readOrder);
  return { ...readPaging(answer, rows.length), orders: rows };
}

export function readOrderLines(answer: unknown): OrderLine[] {
  // In a prescription order, the items that the pharmacist chose are in the order itself.
  return list(Array.isArray(answer) ? answer : record(answer).details).map(readOrderLine);
}

export function readCancellationReasons(answer: unknown): { id: number; reason: string }[] {
  return list(record(answer).data).map((entry) => ({
    id: amount(record(entry).id),
    reason: text(record(entry).reason),
  }));
}

export function readParcelReasons(answer: unknown): { id: number; reason: string; cancellation_type: string }[] {
  return list(record(answer).data).map((entry) => {
    const { id, reason, cancellation_type } = record(entry);
    return { id: amount(id), reason: text(reason), cancellation_type: text(cancellation_type) };
  });
}

export function readParcelInstructions(answer: unknown): { id: number; instruction: string }[] {
  return list(record(answer).data).map((entry) => ({
    id: amount(record(entry).id),
    instruction: text(record(entry).instruction),
  }));
}

export function readVehicleCharge(answer: unknown): number {
  return amount(answer);
}

export function readMostTips(answer: unknown): number | null {
  return amountOrNull(record(answer).most_tips_amount);
}

export function readCourierSpot(answer: unknown): CourierSpot {
  const raw = record(answer);
  const lat = amountOrNull(raw.latitude ?? raw.lat);
  const lng = amountOrNull(raw.longitude ?? raw.lng);
  return lat === null || lng === null ? null : { lat, lng, location: text(raw.location) };
}

export function readRefundReasons(answer: unknown): { id: number; reason: string }[] {
  return list(record(answer).refund_reasons).map((entry) => ({
    id: amount(record(entry).id),
    reason: text(record(entry).reason),
  }));
}

export function readReviewReminder(answer: unknown): ReviewReminder {
  const { order_id, images } = record(answer);
  return { order_id: amountOrNull(order_id), images: texts(images) };
}
