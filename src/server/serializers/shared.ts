import { pick } from '@/contract/core/keys';
import { begunAt } from '@/domain/order/order-eta';
import { awaitsPayment } from '@/domain/order/order-payment';
import { isPreviousOrder } from '@/domain/order/order-status';
import { orderStatuses } from '@/domain/order/order-statuses';
import { TRIP_STATUSES } from '@/domain/rental/trip-status';
import { mergeObjects } from '../data/sql/merge-objects';
import type { serializeOrderLine, serializeOrder } from './order';
import type { serializeTripDetails, serializeTrip } from './trip';

type SerializedOrder = ReturnType<typeof serializeOrder>;
type LineWire = ReturnType<typeof serializeOrderLine>;

/**
 * The order for anybody who knows a guest's order number and phone (beyond the spec: shareable tracking): its progress
 * and rough destination, without the customer's contact, house, payment, code and notes. Fields that are not listed
 * here are not answered.
 */
export function sharedOrder(told: SerializedOrder) {
  const order = withoutPayment(told);
  return mergeObjects(
    pick(order, 'id', 'is_guest', 'order_type', 'order_status', 'prescription_order', 'zone_id', 'store_id', 'store'),
    pick(order, 'module_id', 'module_type', 'module', 'details_count', 'pieces_count', 'parcel_category'),
    pick(order, 'distance', 'schedule_at', 'scheduled', 'processing_time', 'min_delivery_time', 'max_delivery_time'),
    pick(order, 'cancellation_reason', 'canceled_by', 'created_at', 'updated_at'),
    pick(order, ...orderStatuses),
    {
      // The delivery address of a parcel is its sender's, which the receiver must not see.
      delivery_address:
        order.order_type === 'parcel' ? null : order.delivery_address && sharedAddress(order.delivery_address),
      receiver_details: order.receiver_details && sharedAddress(order.receiver_details),
      delivery_man: order.delivery_man && sharedCourier(order.delivery_man, order.order_status),
    },
    toPay(order),
  );
}

/**
 * Whether it is paid is its owner's business: while it is not, it has only been placed, and nothing is promised. What is
 * promised then counts from when it was paid, so for others it was placed then.
 */
function withoutPayment(order: SerializedOrder): SerializedOrder {
  const transfer = order.offline_payment && order.offline_payment.data;
  const told = { ...order, offline_payment: transfer, scheduled: order.scheduled === 1, reached: order };
  if (!awaitsPayment(told)) return { ...order, pending: new Date(begunAt(told, {})).toISOString() };
  const untold = { order_status: 'pending' as const, failed: null, schedule_at: order.created_at, scheduled: 0 };
  return { ...order, ...untold, min_delivery_time: 0, max_delivery_time: 0 };
}

type SerializedCourier = NonNullable<SerializedOrder['delivery_man']>;

/** The courier without a phone; the position is there only while the order is on its way, not on its way back. */
function sharedCourier(courier: SerializedCourier, order_status: string) {
  return {
    ...pick(courier, 'id', 'f_name', 'l_name', 'avg_rating', 'rating_count', 'vehicle', 'image_full_url'),
    phone: '',
    ...(isPreviousOrder(order_status)
      ? { lat: null, lng: null, location: '' }
      : pick(courier, 'lat', 'lng', 'location')),
  };
}

/** An order line without its prices. */
export function sharedLine(line: LineWire) {
  return {
    ...pick(line, 'id', 'order_id', 'item_id', 'quantity', 'variation', 'image_full_url'),
    add_ons: line.add_ons.map((addOn) => pick(addOn, 'id', 'name', 'quantity')),
    item_details: pick(line.item_details, 'name'),
  };
}

/** A receiver who pays for a parcel is told the amount. */
function toPay({ charge_payer, order_amount, payment_method, payment_status }: SerializedOrder) {
  return charge_payer === 'receiver' ? { charge_payer, order_amount, payment_method, payment_status } : {};
}

type Address = NonNullable<SerializedOrder['delivery_address']>;

function sharedAddress(address: Address) {
  return {
    ...pick(address, 'contact_person_name', 'address_type', 'road'),
    latitude: about(address.latitude),
    longitude: about(address.longitude),
  };
}

/** Rounds degrees to about a hundred metres: the neighbourhood, not the door. */
function about(degrees: string | number): string {
  return Number(degrees).toFixed(3);
}

type TripWire = ReturnType<typeof serializeTrip> & ReturnType<typeof serializeTripDetails>;

/**
 * A guest's trip for anybody who knows its number and phone (beyond the spec): its progress, vehicles and drivers, and
 * the rough route; without the customer's contact, the code, notes and prices, and without the drivers' contacts.
 */
export function sharedTrip(trip: TripWire) {
  return mergeObjects(
    pick(trip, 'id', 'provider_id', 'module_id', 'zone_id', 'trip_status', 'trip_type', 'distance', 'estimated_hours'),
    pick(trip, 'quantity', 'is_guest', 'scheduled', 'schedule_at', 'estimated_trip_end_time', 'canceled_by'),
    pick(trip, 'created_at', 'updated_at', 'provider'),
    pick(trip, ...TRIP_STATUSES),
    {
      user_info: pick(trip.user_info, 'contact_person_name'),
      pickup_location: sharedPlace(trip.pickup_location),
      destination_location: trip.destination_location && sharedPlace(trip.destination_location),
      trip_details: trip.trip_details.map(sharedVehicle),
      vehicle_identity: trip.vehicle_identity.map(sharedUnit),
    },
  );
}

function sharedVehicle(line: TripLineWire) {
  return {
    ...pick(line, 'id', 'vehicle_id', 'quantity', 'rental_type', 'license_plate_number'),
    vehicle_details: pick(line.vehicle_details, 'id', 'name', 'slug', 'thumbnail_full_url'),
  };
}

type TripLineWire = TripWire['trip_details'][number];

function sharedUnit(unit: TripUnitWire) {
  return {
    ...pick(unit, 'id', 'vehicle_identity_id', 'vehicle_id', 'license_plate_number'),
    ...pick(unit, 'vehicle_name', 'vehicle_thumbnail'),
    driver_data: unit.driver_data && pick(unit.driver_data, 'id', 'first_name', 'last_name', 'image_full_url'),
  };
}

type TripUnitWire = TripWire['vehicle_identity'][number];

function sharedPlace({ lat, lng }: TripWire['pickup_location']) {
  return { lat: Number(about(lat)), lng: Number(about(lng)), location_name: '' };
}
