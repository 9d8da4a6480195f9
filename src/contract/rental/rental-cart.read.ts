import type { TripType } from '@/domain/rental/trip-status';
import { oneOf } from '../core/one-of';
import { amount, list, record, text, unwrap, type Raw } from '../core/wire-values';
import type { RentalCart, RentalCartLine, RentalTrip, TripPlace } from './rental-cart';
import { readProvider, readVehicle } from './vehicle.read';

/** `user_data` is an empty list when the cart is empty. */
export function readRentalCart(answer: unknown): RentalCart {
  const raw = record(answer);
  const trip = readTrip(raw.user_data);
  const carts = list(raw.carts)
    .map((entry) => readLine(record(entry), trip))
    .filter((line) => line.id > 0);
  return { carts, trip };
}

function readLine(raw: Raw, trip: RentalTrip | null): RentalCartLine {
  const vehicle = readVehicle(raw.vehicle);
  return {
    id: amount(raw.id),
    provider_id: amount(raw.provider_id),
    vehicle_id: amount(raw.vehicle_id),
    quantity: amount(raw.quantity),
    price: amount(raw.price),
    pickup_time: text(raw.pickup_time) || (trip?.pickup_time ?? ''),
    rental_type: text(raw.rental_type) ? readRentalType(raw.rental_type) : (trip?.rental_type ?? 'hourly'),
    vehicle,
    provider: raw.provider ? readProvider(raw.provider) : vehicle.provider,
  };
}

function readTrip(value: unknown): RentalTrip | null {
  const raw = record(value);
  if (amount(raw.id) === 0) return null;
  return {
    id: amount(raw.id),
    pickup_location: readTripPlace(raw.pickup_location) ?? { lat: 0, lng: 0, location_name: '' },
    destination_location: readTripPlace(raw.destination_location),
    pickup_time: text(raw.pickup_time),
    rental_type: readRentalType(raw.rental_type),
    estimated_hours: amount(raw.estimated_hours),
    distance: amount(raw.distance),
    destination_time: amount(raw.destination_time),
  };
}

export function readRentalType(value: unknown): TripType {
  return oneOf(value, ['distance_wise', 'day_wise'], 'hourly');
}

/** The value may be JSON text, as older back ends store it. */
export function readTripPlace(value: unknown): TripPlace | null {
  const raw = record(unwrap(value));
  if (raw.lat == null || raw.lng == null) return null;
  return { lat: amount(raw.lat), lng: amount(raw.lng), location_name: text(raw.location_name) };
}
