import { isPreviousOrder } from '@/domain/order/order-status';
import type { serializeOrderLine, serializeOrder } from './order';
import { moments, type serializeTripDetails, type serializeTrip } from './trip';

type SerializedOrder = ReturnType<typeof serializeOrder>;
type LineWire = ReturnType<typeof serializeOrderLine>;

/**
 * The order for anybody who knows a guest's order number and phone (beyond the spec: shareable tracking): its progress
 * and rough destination, without the customer's contact, house, payment, code and notes. Fields that are not listed
 * here are not answered.
 */
export function sharedOrder(order: SerializedOrder) {
  const { id, is_guest, order_type, order_status, module_id, module_type, zone_id, store_id, details_count } = order;
  const { distance, schedule_at, scheduled, processing_time, cancellation_reason, canceled_by, module } = order;
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
      module,
      zone_id,
      store_id,
      details_count,
      pieces_count,
    },
    ...{ distance, schedule_at, scheduled, processing_time, cancellation_reason, canceled_by },
    ...{ created_at, updated_at, min_delivery_time, max_delivery_time, prescription_order, store },
    ...{ pending, accepted, confirmed, processing, handover, picked_up, delivered, canceled, failed },
    ...{ refund_requested, refund_request_canceled, refunded, returned },
    // The delivery address of a parcel is its sender's, which the receiver must not see.
    delivery_address: order_type !== 'parcel' && order.delivery_address ? sharedAddress(order.delivery_address) : null,
    receiver_details: order.receiver_details && sharedAddress(order.receiver_details),
    parcel_category: order.parcel_category,
    ...toPay(order),
    delivery_man: order.delivery_man && sharedCourier(order.delivery_man, order_status),
  };
}

type SerializedCourier = NonNullable<SerializedOrder['delivery_man']>;

/** The courier without a phone; the position is there only while the order is on its way, not on its way back. */
function sharedCourier(courier: SerializedCourier, order_status: string) {
  const { id, f_name, l_name, avg_rating, rating_count, vehicle, image_full_url, lat, lng, location } = courier;
  const spot = isPreviousOrder(order_status) ? { lat: null, lng: null, location: '' } : { lat, lng, location };
  return { id, f_name, l_name, phone: '', avg_rating, rating_count, vehicle, image_full_url, ...spot };
}

/** An order line without its prices. */
export function sharedLine({ id, order_id, item_id, quantity, variation, add_ons, ...line }: LineWire) {
  const { name } = line.item_details;
  return {
    ...{ id, order_id, item_id, quantity, variation, image_full_url: line.image_full_url },
    add_ons: add_ons.map((addOn) => ({ id: addOn.id, name: addOn.name, quantity: addOn.quantity })),
    item_details: { name },
  };
}

/** A receiver who pays for a parcel is told the amount. */
function toPay({ charge_payer, order_amount, payment_method, payment_status }: SerializedOrder) {
  return charge_payer === 'receiver' ? { charge_payer, order_amount, payment_method, payment_status } : {};
}

type Address = NonNullable<SerializedOrder['delivery_address']>;

function sharedAddress({ contact_person_name, address_type, road, latitude, longitude }: Address) {
  return { contact_person_name, address_type, road, latitude: about(latitude), longitude: about(longitude) };
}

/** Rounds degrees to about a hundred metres: the neighbourhood, not the door. */
function about(degrees: string | number): string {
  return Number(degrees).toFixed(3);
}

type TripWire = ReturnType<typeof serializeTrip> & ReturnType<typeof serializeTripDetails>;

/**
 * The same for a guest's trip (beyond the spec): its progress, vehicles and drivers, and the rough route; without the
 * customer's contact, the code, notes and prices, and without the drivers' contacts.
 */
export function sharedTrip(trip: TripWire) {
  const { id, provider_id, module_id, zone_id, trip_status, trip_type, distance, estimated_hours, quantity } = trip;
  const { is_guest, scheduled, schedule_at, estimated_trip_end_time, canceled_by, created_at, updated_at } = trip;
  return {
    ...{ id, provider_id, module_id, zone_id, trip_status, trip_type, distance, estimated_hours, quantity },
    ...{ is_guest, scheduled, schedule_at, estimated_trip_end_time, canceled_by, created_at, updated_at },
    ...moments((status) => trip[status]),
    user_info: { contact_person_name: trip.user_info.contact_person_name },
    pickup_location: sharedPlace(trip.pickup_location),
    destination_location: trip.destination_location && sharedPlace(trip.destination_location),
    provider: trip.provider,
    trip_details: trip.trip_details.map(sharedVehicle),
    vehicle_identity: trip.vehicle_identity.map(sharedUnit),
  };
}

function sharedVehicle({ id, vehicle_id, quantity, rental_type, license_plate_number, ...line }: TripLineWire) {
  const { id: kind, name, slug, thumbnail_full_url } = line.vehicle_details;
  return {
    ...{ id, vehicle_id, quantity, rental_type, license_plate_number },
    vehicle_details: { id: kind, name, slug, thumbnail_full_url },
  };
}

type TripLineWire = TripWire['trip_details'][number];

function sharedUnit({ id, vehicle_identity_id, vehicle_id, license_plate_number, ...unit }: TripUnitWire) {
  const { vehicle_name, vehicle_thumbnail, driver_data: driver } = unit;
  return {
    ...{ id, vehicle_identity_id, vehicle_id, license_plate_number, vehicle_name, vehicle_thumbnail },
    driver_data: driver && {
      ...{ id: driver.id, first_name: driver.first_name, last_name: driver.last_name },
      image_full_url: driver.image_full_url,
    },
  };
}

type TripUnitWire = TripWire['vehicle_identity'][number];

function sharedPlace({ lat, lng }: TripWire['pickup_location']) {
  return { lat: Number(about(lat)), lng: Number(about(lng)), location_name: '' };
}
