import { isCourierDone } from '@/domain/order/courier-done';
import type { ItemSnapshot } from '../db/schema/json';
import type { ItemRow } from '../data/catalogue/item';
import type { CourierRow, OrderLineRow, OrderRow } from '../data/order';
import { serializeParcelCategory } from './parcel';
import type { ModuleFacts } from '../data/place';
import { mediaUrl, ownFileUrl, localizeText, type View } from '../data/view';
import { localizeNote } from '../data/reason';
import { serializeChosen } from './cart';
import { serializeChoices, toPricing } from './item';
import { serializeModuleFacts } from './place';
import { serializeStore } from './store';

/** An order as lists and tracking answer it (wire-format §7.5). */
export function serializeOrder(row: OrderRow, view: View) {
  return {
    ...identity(row),
    ...amounts(row),
    ...journey(row, view),
    ...wishes(row),
    ...parties(row, view),
    ...reached(row),
  };
}

function identity(row: OrderRow) {
  const { id, is_guest, order_type, order_status, module_id, module_type, zone_id, store_id, details_count } = row;
  const { pieces_count } = row;
  const user_id = row.user_id ?? row.guest_id;
  return {
    ...{ id, user_id, is_guest, order_type, order_status, module_id, module_type, zone_id, store_id },
    ...{ details_count, pieces_count },
  };
}

function amounts(row: OrderRow) {
  return {
    order_amount: row.order_amount,
    payment_status: row.payment_status,
    payment_method: row.payment_method,
    coupon_code: row.coupon_code,
    coupon_discount_amount: row.coupon_discount_amount,
    coupon_discount_title: row.coupon_discount_title,
    store_discount_amount: row.store_discount_amount,
    flash_admin_discount_amount: row.flash_admin_discount_amount,
    flash_store_discount_amount: row.flash_store_discount_amount,
    ref_bonus_amount: row.ref_bonus_amount,
    total_tax_amount: row.total_tax_amount,
    tax_status: row.tax_status,
    tax_percentage: row.tax_percentage,
    delivery_charge: row.delivery_charge,
    original_delivery_charge: row.original_delivery_charge,
    free_delivery_by: row.free_delivery_by,
    dm_tips: row.dm_tips,
    additional_charge: row.additional_charge,
    extra_packaging_amount: row.extra_packaging_amount,
    partially_paid_amount: row.partially_paid_amount,
    bring_change_amount: row.bring_change_amount,
    adjusment: row.adjusment,
    transaction_reference: row.transaction_reference,
  };
}

function journey(row: OrderRow, view: View) {
  return {
    distance: row.distance,
    schedule_at: row.schedule_at.toISOString(),
    scheduled: row.scheduled ? 1 : 0,
    otp: row.otp,
    processing_time: row.processing_time,
    cancellation_reason: row.cancellation_reason,
    cancellation_note: localizeNote(row.cancellation_note, view),
    canceled_by: row.canceled_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    min_delivery_time: row.store?.min_delivery_time ?? 0,
    max_delivery_time: row.store?.max_delivery_time ?? 0,
  };
}

function wishes(row: OrderRow) {
  return {
    cutlery: row.cutlery,
    order_note: row.order_note,
    unavailable_item_note: row.unavailable_item_note,
    delivery_instruction: row.delivery_instruction,
    prescription_order: row.prescription_order,
    charge_payer: row.charge_payer,
  };
}

function parties(row: OrderRow, view: View) {
  return {
    module: serializeModuleFacts(row.module, view),
    delivery_address: row.delivery_address,
    receiver_details: row.receiver_details,
    parcel_category: row.parcel_category && serializeParcelCategory(row.parcel_category, view),
    order_attachment_full_url: row.order_attachment.map((file) => ownFileUrl(file, view)),
    order_proof_full_url: row.order_proof.map((file) => ownFileUrl(file, view)),
    store: row.store && serializeStore(row.store, view),
    delivery_man: row.delivery_man && serializeCourier(row.delivery_man, row, view),
  };
}

/** Where couriers are, and their phone, is nobody's business any more once they are done with the order. */
function serializeCourier(row: CourierRow, order: OrderRow, view: View) {
  const { id, phone, avg_rating, rating_count, lat, lng, location } = row;
  const isDone = isCourierDone({ ...order, reached: order });
  return {
    id,
    f_name: localizeText(row.first_name, view) ?? row.f_name,
    l_name: localizeText(row.last_name, view) ?? row.l_name,
    avg_rating,
    rating_count,
    ...(isDone ? { phone: '', lat: null, lng: null, location: '' } : { phone, lat, lng, location }),
    image: row.image,
    image_full_url: mediaUrl(row.image, view),
    vehicle: { id: row.vehicle_id, type: localizeText(order.courier_vehicle, view) },
  };
}

/** The timestamp of each status. */
function reached(row: OrderRow) {
  return {
    pending: iso(row.pending),
    accepted: iso(row.accepted),
    confirmed: iso(row.confirmed),
    processing: iso(row.processing),
    handover: iso(row.handover),
    picked_up: iso(row.picked_up),
    delivered: iso(row.delivered),
    canceled: iso(row.canceled),
    failed: iso(row.failed),
    refund_requested: iso(row.refund_requested),
    refund_request_canceled: iso(row.refund_request_canceled),
    refunded: iso(row.refunded),
    returned: iso(row.returned),
  };
}

function iso(moment: Date | null): string | null {
  return moment && moment.toISOString();
}

type LineOf = {
  is_guest: boolean;
  module: ModuleFacts;
  /** The ids of the items that were reviewed. */
  reviewed: readonly number[];
};

/** A line in the caller's language, from the item as it was when it was ordered. */
export function serializeOrderLine(row: OrderLineRow, order: LineOf, view: View) {
  const { item_details: item } = row;
  const image_full_url = mediaUrl(item.image, view);
  return {
    id: row.id,
    order_id: row.order_id,
    item_id: row.item_id,
    item_campaign_id: row.item_campaign_id,
    price: row.price,
    quantity: row.quantity,
    discount_on_item: row.discount_on_item,
    discount_type: row.discount_type,
    discount_on_product_by: row.discount_on_product_by,
    tax_amount: row.tax_amount,
    tax_status: row.tax_status,
    variant: row.variant,
    variation: serializeChosen(row.variation, item, view),
    add_ons: row.add_ons.map((addOn) => ({ ...addOn, name: localizeText(addOn.name, view) })),
    total_add_on_price: row.total_add_on_price,
    item_details: { ...serializeSnapshot(item, view), module: serializeModuleFacts(order.module, view) },
    image_full_url,
    images_full_url: [image_full_url],
    is_guest: order.is_guest,
    is_reviewed: row.item_id !== null && order.reviewed.includes(row.item_id),
    created_at: row.created_at.toISOString(),
  };
}

function serializeSnapshot(item: ItemSnapshot, view: View) {
  return {
    ...item,
    ...serializeChoices({ ...item, add_ons: [] }, view),
    name: localizeText(item.name, view),
    description: localizeText(item.description, view),
    unit_type: localizeText(item.unit_type, view),
    veg: item.veg ? 1 : 0,
    image_full_url: mediaUrl(item.image, view),
  };
}

/** The current item, to be stored with the order; its discount is the one that applies. */
export function toSnapshot(thing: ItemRow, clock: View['clock']): ItemSnapshot {
  const { discount, discount_type } = toPricing(thing, clock);
  const { id, slug, name, description, image, price, store_id, module_id, veg, unit_type } = thing;
  const { food_variations, choice_options, variations } = thing;
  return {
    ...{ id, slug, name, description, image, price, discount, discount_type, store_id, module_id, veg, unit_type },
    ...{ food_variations, choice_options, variations },
  };
}
