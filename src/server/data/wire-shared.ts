import type { orderLineWire, orderWire } from './wire-order';

type OrderWire = ReturnType<typeof orderWire>;
type LineWire = ReturnType<typeof orderLineWire>;

/**
 * What whoever knows a guest's order number and phone is told: how far it is and where it goes, without the customer's
 * contact, house, payment, code and notes (beyond the spec: tracking that can be shared). Nothing is told that is not
 * named here.
 */
export function sharedOrder(order: OrderWire) {
  const { id, is_guest, order_type, order_status, module_id, module_type, zone_id, store_id, details_count } = order;
  const { distance, schedule_at, scheduled, processing_time, cancellation_reason, canceled_by } = order;
  const { created_at, updated_at, min_delivery_time, max_delivery_time, prescription_order, store, pieces_count } =
    order;
  const { pending, accepted, confirmed, processing, handover, picked_up, delivered, canceled, failed } = order;
  const { refund_requested, refund_request_canceled, refunded, returned } = order;
  return {
    ...{
      id,
      is_guest,
      order_type,
      order_status,
      module_id,
      module_type,
      zone_id,
      store_id,
      details_count,
      pieces_count,
    },
    ...{ distance, schedule_at, scheduled, processing_time, cancellation_reason, canceled_by },
    ...{ created_at, updated_at, min_delivery_time, max_delivery_time, prescription_order, store },
    ...{ pending, accepted, confirmed, processing, handover, picked_up, delivered, canceled, failed },
    ...{ refund_requested, refund_request_canceled, refunded, returned },
    // A parcel's own address is its sender's, of whom its receiver is told nothing.
    delivery_address: order_type !== 'parcel' && order.delivery_address ? sharedAddress(order.delivery_address) : null,
    receiver_details: order.receiver_details && sharedAddress(order.receiver_details),
    parcel_category: order.parcel_category,
    ...toPay(order),
    delivery_man: order.delivery_man && { ...order.delivery_man, phone: '' },
  };
}

/** The things without their prices. */
export function sharedLine({ id, order_id, item_id, quantity, variation, add_ons, ...line }: LineWire) {
  const { name } = line.item_details;
  return {
    ...{ id, order_id, item_id, quantity, variation, image_full_url: line.image_full_url },
    add_ons: add_ons.map((it) => ({ id: it.id, name: it.name, quantity: it.quantity })),
    item_details: { name },
  };
}

/** Who receives a parcel and pays for it is told how much. */
function toPay({ charge_payer, order_amount, payment_method, payment_status }: OrderWire) {
  return charge_payer === 'receiver' ? { charge_payer, order_amount, payment_method, payment_status } : {};
}

type Address = NonNullable<OrderWire['delivery_address']>;

function sharedAddress({ contact_person_name, address_type, road, latitude, longitude }: Address) {
  return { contact_person_name, address_type, road, latitude: about(latitude), longitude: about(longitude) };
}

/** Degrees to about a hundred metres: the neighbourhood, not the door. */
function about(degrees: string | number): string {
  return Number(degrees).toFixed(3);
}
