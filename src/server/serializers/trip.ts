import { pick, toRecord } from '@/contract/core/keys';
import { isRunningTrip, TRIP_STATUSES } from '@/domain/rental/trip-status';
import { clockText } from '@/domain/rental/trip-time';
import { localizeNote } from '../data/reason';
import type { Settings } from '../data/setting';
import type { TripLineRow, TripRow, TripUnitRow } from '../data/rental/trip';
import { mergeObjects } from '../data/sql/merge-objects';
import { serializeProvider } from './vehicle';
import { bit, mediaUrl, localizeText, type View } from '../data/view';

type Told = { config: Settings; view: View };

/** A trip (wire-format §8). */
export function serializeTrip(row: TripRow, { config, view }: Told) {
  const clock = (at: Date | null) => at && clockText(config, at);
  return mergeObjects(
    pick(row, 'id', 'provider_id', 'module_id', 'zone_id', 'trip_status', 'trip_type', 'distance', 'estimated_hours'),
    pick(row, 'quantity', 'canceled_by', 'pickup_location', 'destination_location'),
    pick(row, 'user_info', 'trip_note', 'otp'),
    pick(row, 'trip_amount', 'discount_on_trip', 'coupon_discount_amount', 'coupon_code', 'ref_bonus_amount'),
    pick(row, 'tax_amount', 'tax_status', 'tax_percentage', 'additional_charge'),
    pick(row, 'payment_status', 'payment_method', 'partially_paid_amount', 'transaction_reference'),
    {
      cancellation_reason: localizeNote(row.cancellation_reason, view),
      user_id: row.user_id ?? row.guest_id,
      is_guest: bit(row.is_guest),
      scheduled: bit(row.scheduled),
      schedule_at: clock(row.schedule_at),
      estimated_trip_end_time: clock(row.estimated_trip_end_time),
      edited: bit(row.edited),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      provider: row.provider && serializeProvider(row.provider, view),
    },
    toRecord(TRIP_STATUSES, (status) => row[status]?.toISOString() ?? null),
  );
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
    ...pick(line, 'id', 'vehicle_id', 'quantity', 'rental_type', 'estimated_hours', 'distance'),
    ...pick(line, 'price', 'original_price', 'calculated_price', 'discount_on_trip', 'tax_amount'),
    vehicle_details: {
      ...vehicle,
      name: localizeText(vehicle.name, view),
      thumbnail_full_url: mediaUrl(vehicle.thumbnail, view),
    },
    license_plate_number: plates.map(({ license_plate_number }) => license_plate_number),
  };
}

/** How to reach a driver is nobody's business any more once the trip is over. */
function serializeUnit(row: TripUnitRow, isRunning: boolean, view: View) {
  const { driver, review } = row;
  return {
    ...pick(row, 'id', 'vehicle_identity_id', 'vehicle_id', 'license_plate_number'),
    vehicle_name: localizeText(row.vehicle_name, view),
    vehicle_thumbnail: mediaUrl(row.vehicle_thumbnail, view),
    driver_data: driver && {
      ...pick(driver, 'id', 'first_name', 'last_name'),
      email: isRunning ? driver.email : null,
      phone: isRunning ? driver.phone : null,
      image_full_url: mediaUrl(driver.image, view),
    },
    rating: review?.rating ?? null,
    comment: (review?.comment && localizeText(review.comment, view)) ?? '',
    reply: (review?.reply && localizeText(review.reply, view)) ?? null,
  };
}
