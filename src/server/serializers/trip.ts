import { toRecord } from '@/contract/core/keys';
import { isRunningTrip, TRIP_STATUSES, type TripStatus } from '@/domain/rental/trip-status';
import { clockText } from '@/domain/rental/trip-time';
import type { Settings } from '../data/setting';
import type { TripLineRow, TripRow, TripUnitRow } from '../data/rental/trip';
import { serializeProvider } from './vehicle';
import { bit, mediaUrl, localizeText, type View } from '../data/view';

type Told = { config: Settings; view: View };

/** A trip (wire-format §8). */
export function serializeTrip(row: TripRow, { config, view }: Told) {
  const clock = (at: Date | null) => at && clockText(config, at);
  return {
    ...amounts(row),
    id: row.id,
    user_id: row.user_id ?? row.guest_id,
    provider_id: row.provider_id,
    module_id: row.module_id,
    zone_id: row.zone_id,
    trip_status: row.trip_status,
    trip_type: row.trip_type,
    distance: row.distance,
    estimated_hours: row.estimated_hours,
    quantity: row.quantity,
    canceled_by: row.canceled_by,
    cancellation_reason: row.cancellation_reason,
    pickup_location: row.pickup_location,
    destination_location: row.destination_location,
    user_info: row.user_info,
    trip_note: row.trip_note,
    otp: row.otp,
    is_guest: bit(row.is_guest),
    scheduled: bit(row.scheduled),
    schedule_at: clock(row.schedule_at),
    estimated_trip_end_time: clock(row.estimated_trip_end_time),
    edited: bit(row.edited),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...moments((status) => row[status]?.toISOString() ?? null),
    provider: row.provider && serializeProvider(row.provider, view),
  };
}

/** The timestamp of each status. */
export const moments = (at: (status: TripStatus) => string | null) => toRecord(TRIP_STATUSES, at);

function amounts(row: TripRow) {
  return {
    trip_amount: row.trip_amount,
    discount_on_trip: row.discount_on_trip,
    coupon_discount_amount: row.coupon_discount_amount,
    coupon_code: row.coupon_code,
    ref_bonus_amount: row.ref_bonus_amount,
    tax_amount: row.tax_amount,
    tax_status: row.tax_status,
    tax_percentage: row.tax_percentage,
    additional_charge: row.additional_charge,
    payment_status: row.payment_status,
    payment_method: row.payment_method,
    partially_paid_amount: row.partially_paid_amount,
    transaction_reference: row.transaction_reference,
  };
}

type Whole = {
  row: Pick<TripRow, 'provider' | 'trip_status'>;
  lines: readonly TripLineRow[];
  units: readonly TripUnitRow[];
  total_vehicles: number;
};

/** The fields that only the trip's own page shows. */
export function serializeTripDetails({ row, lines, units, total_vehicles }: Whole, view: View) {
  const { provider } = row;
  const isRunning = isRunningTrip(row.trip_status);
  return {
    provider: provider && {
      ...serializeProvider(provider, view),
      total_vehicles,
      chat: bit(true),
      reviews_section: provider.reviews_section,
    },
    trip_details: lines.map((line) => serializeLine(line, units, view)),
    vehicle_identity: units.map((unit) => serializeUnit(unit, isRunning, view)),
  };
}

function serializeLine(line: TripLineRow, units: readonly TripUnitRow[], view: View) {
  const { vehicle_details: vehicle } = line;
  const plates = units.filter(({ trip_line_id }) => trip_line_id === line.id);
  return {
    id: line.id,
    vehicle_id: line.vehicle_id,
    quantity: line.quantity,
    price: line.price,
    original_price: line.original_price,
    calculated_price: line.calculated_price,
    discount_on_trip: line.discount_on_trip,
    tax_amount: line.tax_amount,
    vehicle_details: {
      ...vehicle,
      name: localizeText(vehicle.name, view),
      thumbnail_full_url: mediaUrl(vehicle.thumbnail, view),
    },
    rental_type: line.rental_type,
    estimated_hours: line.estimated_hours,
    distance: line.distance,
    license_plate_number: plates.map(({ license_plate_number }) => license_plate_number),
  };
}

/** How to reach a driver is nobody's business any more once the trip is over. */
function serializeUnit(row: TripUnitRow, isRunning: boolean, view: View) {
  const { driver, review } = row;
  return {
    id: row.id,
    vehicle_identity_id: row.vehicle_identity_id,
    vehicle_id: row.vehicle_id,
    license_plate_number: row.license_plate_number,
    vehicle_name: localizeText(row.vehicle_name, view),
    vehicle_thumbnail: mediaUrl(row.vehicle_thumbnail, view),
    driver_data: driver && {
      id: driver.id,
      first_name: driver.first_name,
      last_name: driver.last_name,
      email: isRunning ? driver.email : null,
      phone: isRunning ? driver.phone : null,
      image_full_url: mediaUrl(driver.image, view),
    },
    rating: review?.rating ?? null,
    comment: (review?.comment && localizeText(review.comment, view)) ?? '',
    reply: (review?.reply && localizeText(review.reply, view)) ?? null,
  };
}
