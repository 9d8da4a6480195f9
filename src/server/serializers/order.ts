import { pick, toRecord } from '@/contract/core/keys';
import { isCourierDone } from '@/domain/order/courier-done';
import { isPayable, payUntil } from '@/domain/order/order-payment';
import { orderStatuses } from '@/domain/order/order-statuses';
import type { ItemSnapshot } from '../db/schema/json';
import type { ItemRow } from '../data/catalogue/item';
import type { CourierRow, OrderLineRow, OrderRow } from '../data/order';
import { serializeParcelCategory } from './parcel';
import type { NamedOffline } from '../data/order-payment';
import type { ModuleFacts } from '../data/place';
import { mergeObjects } from '../data/sql/merge-objects';
import { mediaUrl, ownFileUrl, localizeText, type View } from '../data/view';
import { localizeNote } from '../data/reason';
import { serializeChosen } from './cart';
import { serializeChoices, toPricing } from './item';
import { serializeModuleFacts } from './place';
import { serializeStore } from './store';

/** An order as lists and tracking answer it (wire-format §7.5). */
export function serializeOrder(row: OrderRow, view: View) {
  return mergeObjects(
    identity(row),
    amounts(row),
    paying(row, view),
    progress(row, view),
    notes(row),
    people(row, view),
    toRecord(orderStatuses, (status) => iso(row[status])),
  );
}

function identity(row: OrderRow) {
  return mergeObjects(
    { user_id: row.user_id ?? row.guest_id },
    pick(row, 'id', 'is_guest', 'order_type', 'order_status', 'module_id', 'module_type', 'zone_id', 'store_id'),
    pick(row, 'details_count', 'pieces_count'),
  );
}

function amounts(row: OrderRow) {
  return mergeObjects(
    pick(row, 'order_amount', 'payment_status', 'payment_method', 'transaction_reference', 'adjusment'),
    pick(row, 'coupon_code', 'coupon_discount_amount', 'coupon_discount_title', 'store_discount_amount'),
    pick(row, 'flash_admin_discount_amount', 'flash_store_discount_amount', 'ref_bonus_amount'),
    pick(row, 'total_tax_amount', 'tax_status', 'tax_percentage'),
    pick(row, 'delivery_charge', 'original_delivery_charge', 'free_delivery_by', 'dm_tips'),
    pick(row, 'additional_charge', 'extra_packaging_amount', 'partially_paid_amount', 'bring_change_amount'),
  );
}

/** How it is paid, and until when it can be: what tells whether it goes on. */
function paying(row: OrderRow, view: View) {
  return {
    payments: row.payments,
    pay_until: isPayable(row) ? (payUntil(row)?.toISOString() ?? null) : null,
    offline_payment: row.offline_payment && serializeOffline(row.offline_payment, view),
  };
}

function serializeOffline(row: NamedOffline, view: View) {
  return {
    input: row.input,
    data: {
      ...pick(row, 'status', 'method_id', 'customer_note'),
      method_name: localizeText(row.named, view) ?? row.method_name,
      admin_note: localizeNote(row.admin_note, view),
    },
  };
}

function progress(row: OrderRow, view: View) {
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

function notes(row: OrderRow) {
  return mergeObjects(
    pick(row, 'cutlery', 'order_note', 'unavailable_item_note', 'delivery_instruction'),
    pick(row, 'prescription_order', 'charge_payer'),
  );
}

function people(row: OrderRow, view: View) {
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
  const isDone = isCourierDone({ ...pick(order, 'order_type', 'order_status'), reached: order });
  return {
    ...pick(row, 'id', 'avg_rating', 'rating_count', 'image'),
    f_name: localizeText(row.first_name, view) ?? row.f_name,
    l_name: localizeText(row.last_name, view) ?? row.l_name,
    ...(isDone ? { phone: '', lat: null, lng: null, location: '' } : pick(row, 'phone', 'lat', 'lng', 'location')),
    image_full_url: mediaUrl(row.image, view),
    vehicle: { id: row.vehicle_id, type: localizeText(order.courier_vehicle, view) },
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
  return mergeObjects(
    { discount, discount_type },
    pick(thing, 'id', 'slug', 'name', 'description', 'image', 'price', 'store_id', 'module_id', 'veg', 'unit_type'),
    pick(thing, 'food_variations', 'choice_options', 'variations'),
  );
}
