/**
 * The places, time and duration of a trip, and whether vehicles are available for it.
 * Spec: wire-format §8 (add-to-cart).
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/rental/rental-cart.schema';
import { isStoreOpen } from '@/domain/catalogue/availability';
import { zonesAt } from '@/domain/place/geo-zone';
import { isBookable } from '@/domain/rental/trip-criteria';
import { vehicleProblem, type WantedVehicle } from '@/domain/rental/rental-cart';
import { toTimeSpan, type TimeSpan } from '@/domain/rental/unit-availability';
import { ApiError } from '../http/api';
import { fieldProblem } from '../http/errors';
import { listDeliveryZones } from '../data/delivery-zone';
import type { CartTripRow } from '../data/rental/rental-cart';
import { loadSettings } from '../data/setting';
import type { VehicleRow } from '../data/rental/vehicle';
import { loadFreeUnits } from '../data/rental/vehicle-unit';
import { localizeText, type View } from '../data/view';
import type { Database } from '../db/client';
import type { TripPlace } from '../db/schema/json';
import { clockIn, instantIn } from '@/domain/rental/trip-time';

export type Terms = Pick<
  CartTripRow,
  'rental_type' | 'pickup_location' | 'destination_location' | 'estimated_hours' | 'distance' | 'destination_time'
> & { pickup_time: Date };

/** What is asked for; `to` is where a trip by distance ends. */
export type RequestedTrip = Omit<Terms, 'distance' | 'destination_time' | 'rental_type'> & Kind;
type Kind = { rental_type: 'hourly' } | { rental_type: 'distance_wise'; to: TripPlace };

type Asked = Omit<InferType<typeof schema.updateRentalTrip>, 'user_data_id' | 'guest_id'>;

/** The requested trip; a place that is left out stays as it was. A null destination is none (wire-format §8). */
export async function resolveRequestedTrip(
  db: Database,
  input: Asked,
  before: CartTripRow | null,
  now: Date,
): Promise<RequestedTrip> {
  const pickup_location = toTripPlace(input.pickup_location) ?? before?.pickup_location;
  const { destination_location: end = before?.destination_location } = input;
  const destination_location = toTripPlace(end);
  if (!pickup_location) throw fieldProblem('pickup_location', 'required');
  const pickup_time = await resolvePickupTime(db, input.pickup_time, now);
  const places = { pickup_location, destination_location, pickup_time };
  if (input.rental_type === 'hourly') {
    if (!input.estimated_hours) throw fieldProblem('estimated_hours', 'required');
    return { ...places, rental_type: 'hourly', estimated_hours: input.estimated_hours };
  }
  if (!destination_location) throw fieldProblem('destination_location', 'required');
  return { ...places, rental_type: 'distance_wise', estimated_hours: 0, to: destination_location };
}

/** As soon as possible when no time is given. */
export async function resolvePickupTime(db: Database, asked: string | null | undefined, now: Date): Promise<Date> {
  const pickup_time = asked ? instantIn(await loadSettings(db), asked) : now;
  if (!pickup_time || !isBookable(pickup_time, now)) throw new ApiError('rental_time');
  return pickup_time;
}

type Span = Pick<Terms, 'pickup_time' | 'rental_type' | 'estimated_hours' | 'destination_time'>;

export function spanOfTerms(terms: Span): TimeSpan {
  return toTimeSpan(terms.pickup_time, terms.rental_type === 'hourly' ? terms.estimated_hours : terms.destination_time);
}

/** A line as the price rules take it. */
export function tripOfLine(terms: Terms, quantity: number) {
  const { rental_type, estimated_hours, distance } = terms;
  return { rental_type, estimated_hours, distance_km: distance, quantity };
}

type Wanted = { vehicle: VehicleRow; quantity: number };
export type CheckedVehicle = Wanted & { free: number[]; wanted: WantedVehicle };

/** Other clients may not tell yet where the trip begins. */
export type CheckedTerms = Span & { pickup_location: TripPlace | null };

/** Each vehicle with its free units and the facts that the rules check. `hold` locks the units, for a booking. */
export async function checkVehicles(
  db: Database,
  list: readonly Wanted[],
  terms: CheckedTerms,
  { hold } = { hold: false },
): Promise<CheckedVehicle[]> {
  const config = await loadSettings(db);
  const { pickup_location: at } = terms;
  const around = at && zonesAt(at, await listDeliveryZones(db)).map(({ id }) => id);
  const clock = clockIn(config, terms.pickup_time);
  const free = await loadFreeUnits(
    db,
    list.map(({ vehicle }) => vehicle.id),
    spanOfTerms(terms),
    { hold },
  );
  return list.map(({ vehicle, quantity }) => {
    const units = free.get(vehicle.id) ?? [];
    const { pickup_zone_id } = vehicle.provider;
    const is_open = isStoreOpen(vehicle.provider, clock);
    const { rental_type } = terms;
    const zone_ids = around ?? pickup_zone_id;
    const wanted = { vehicle, rental_type, quantity, free_units: units.length, is_open, pickup_zone_id, zone_ids };
    return { vehicle, quantity, free: units, wanted };
  });
}

/** Refuses with the name of the first vehicle that is not available. */
export function refuseUnrentable(list: readonly CheckedVehicle[], view: View): void {
  for (const { vehicle, wanted } of list) {
    const problem = vehicleProblem(wanted);
    if (problem) throw new ApiError(problem, { vehicle: localizeText(vehicle.name, view), left: wanted.free_units });
  }
}

export function toTripPlace(place: Asked['pickup_location']): TripPlace | null {
  return place ? { lat: place.lat, lng: place.lng, location_name: place.location_name ?? '' } : null;
}
