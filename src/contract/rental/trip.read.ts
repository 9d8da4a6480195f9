import { TRIP_STATUSES } from '@/domain/rental/trip-status';
import { oneOf } from '../core/one-of';
import { readPaging } from '../core/paging';
import {
  addresses,
  amount,
  amountOrNull,
  flag,
  list,
  record,
  text,
  textOrNull,
  texts,
  unwrap,
  type Raw,
} from '../core/wire-values';
import { readRentalType, readTripPlace } from './rental-cart.read';
import { readProvider } from './vehicle.read';
import type {
  BookedTrip,
  Trip,
  TripAmounts,
  TripDetails,
  TripDriver,
  TripLine,
  TripPage,
  TripPayment,
  TripProvider,
  TripTax,
  TripUnit,
} from './trip';

const payments = ['paid', 'unpaid', 'partially_paid'] as const;

/** A bare id; some back ends wrap it in an object. */
export function readBookedTrip(answer: unknown): BookedTrip {
  const raw = record(answer);
  return { trip_id: amountOrNull(answer) ?? amount(raw.trip_id ?? raw.id) };
}

export function readTripTax(answer: unknown): TripTax {
  const raw = record(answer);
  return {
    tax_amount: amount(raw.tax_amount),
    tax_status: oneOf(raw.tax_status, ['included'], 'excluded'),
    amounts: readAmounts(raw.amounts),
  };
}

export function readTripPage(answer: unknown): TripPage {
  const trips = list(record(answer).trips).map(readTrip);
  return { ...readPaging(answer, trips.length), trips };
}

export function readTripDetails(answer: unknown): TripDetails {
  const raw = record(answer);
  return {
    ...readTrip(raw),
    share_token: textOrNull(raw.share_token),
    trip_details: list(raw.trip_details).map(readLine),
    vehicle_identity: list(raw.vehicle_identity).map(readUnit),
  };
}

/** A gateway's address as a bare text, or a message. Other back ends answer what is paid by `true` alone. */
export function readTripPayment(answer: unknown): TripPayment {
  const { redirect_link, message } = record(answer);
  const [address = null] = [...addresses(answer), ...addresses(redirect_link)];
  return { redirect_link: address, message: text(message) };
}

function readTrip(value: unknown): Trip {
  const raw = record(value);
  const contact = record(unwrap(raw.user_info));
  return {
    ...readTripMoney(raw),
    id: amount(raw.id),
    provider_id: amount(raw.provider_id),
    zone_id: amount(raw.zone_id),
    module_id: amount(raw.module_id),
    trip_status: oneOf(raw.trip_status, TRIP_STATUSES, 'pending'),
    trip_type: readRentalType(raw.trip_type),
    distance: amount(raw.distance),
    estimated_hours: amount(raw.estimated_hours),
    quantity: amount(raw.quantity),
    canceled_by: text(raw.canceled_by) === 'none' ? null : textOrNull(raw.canceled_by),
    cancellation_reason: textOrNull(raw.cancellation_reason),
    pickup_location: readTripPlace(raw.pickup_location),
    destination_location: readTripPlace(raw.destination_location),
    user_info: {
      contact_person_name: text(contact.contact_person_name),
      contact_person_number: text(contact.contact_person_number),
      contact_person_email: text(contact.contact_person_email),
    },
    trip_note: text(raw.trip_note),
    otp: textOrNull(raw.otp),
    is_guest: flag(raw.is_guest),
    scheduled: flag(raw.scheduled),
    schedule_at: textOrNull(raw.schedule_at),
    estimated_trip_end_time: textOrNull(raw.estimated_trip_end_time),
    edited: flag(raw.edited),
    created_at: text(raw.created_at),
    reached: Object.fromEntries(
      TRIP_STATUSES.filter((tripStatus) => text(raw[tripStatus])).map((tripStatus) => [
        tripStatus,
        text(raw[tripStatus]),
      ]),
    ),
    provider: readTripProvider(raw.provider),
  };
}

function readTripProvider(value: unknown): TripProvider | null {
  if (!value) return null;
  const { id, vendor_id, phone } = record(value);
  return { ...readProvider(value), phone: text(phone), vendor_id: amount(vendor_id) || amount(id) };
}

function readTripMoney(raw: Raw) {
  return {
    trip_amount: amount(raw.trip_amount),
    discount_on_trip: amount(raw.discount_on_trip),
    coupon_discount_amount: amount(raw.coupon_discount_amount),
    coupon_code: textOrNull(raw.coupon_code),
    ref_bonus_amount: amount(raw.ref_bonus_amount),
    tax_amount: amount(raw.tax_amount),
    tax_status: oneOf(raw.tax_status, ['included'], 'excluded'),
    additional_charge: amount(raw.additional_charge),
    payment_status: oneOf(raw.payment_status, payments, 'unpaid'),
    payment_method: text(raw.payment_method),
    partially_paid_amount: amount(raw.partially_paid_amount),
  };
}

function readLine(value: unknown): TripLine {
  const raw = record(value);
  const vehicle = record(unwrap(raw.vehicle_details));
  return {
    vehicle_id: amountOrNull(raw.vehicle_id),
    quantity: amount(raw.quantity),
    price: amount(raw.price),
    full_price: amount(raw.calculated_price, amount(raw.price)),
    original_price: amount(raw.original_price),
    discount_on_trip: amount(raw.discount_on_trip),
    tax_amount: amount(raw.tax_amount),
    vehicle: {
      id: amount(vehicle.id),
      name: text(vehicle.name),
      slug: text(vehicle.slug),
      thumbnail_full_url: textOrNull(vehicle.thumbnail_full_url),
      hourly_price: amount(vehicle.hourly_price),
      distance_price: amount(vehicle.distance_price),
    },
    rental_type: readRentalType(raw.rental_type),
    estimated_hours: amount(raw.estimated_hours),
    distance: amount(raw.distance),
    license_plate_numbers: texts(unwrap(raw.license_plate_number)),
  };
}

function readUnit(value: unknown): TripUnit {
  const raw = record(value);
  return {
    vehicle_identity_id: amount(raw.vehicle_identity_id),
    vehicle_id: amountOrNull(raw.vehicle_id),
    license_plate_number: text(raw.license_plate_number),
    vehicle_name: text(raw.vehicle_name),
    vehicle_thumbnail_full_url: textOrNull(raw.vehicle_thumbnail),
    driver: readDriver(raw.driver_data),
    rating: amountOrNull(raw.rating),
    comment: text(raw.comment),
    reply: textOrNull(raw.reply),
  };
}

function readDriver(value: unknown): TripDriver | null {
  const raw = record(value);
  if (amount(raw.id) === 0) return null;
  return {
    id: amount(raw.id),
    first_name: text(raw.first_name),
    last_name: text(raw.last_name),
    email: text(raw.email),
    phone: text(raw.phone),
    image_full_url: textOrNull(raw.image_full_url),
  };
}

function readAmounts(value: unknown): TripAmounts | null {
  const raw = record(value);
  if (amountOrNull(raw.total) === null) return null;
  return {
    subtotal: amount(raw.subtotal),
    discount: amount(raw.discount),
    coupon_discount: amount(raw.coupon_discount),
    referral_discount: amount(raw.referral_discount),
    additional_charge: amount(raw.additional_charge),
    tax: amount(raw.tax),
    total: amount(raw.total),
  };
}
