/**
 * The places, time and duration of a trip, all measured here: distance and duration that the client sends are never
 * charged.
 * Spec: wire-format §8 (add-to-cart).
 */
import type { InferType } from 'yup';
import { ValidationError } from 'yup';
import type * as schema from '@/contract/rental/rental-cart.schema';
import { isStoreOpen } from '@/domain/catalogue/availability';
import { zonesAt } from '@/domain/place/geo-zone';
import { tripWay } from '@/domain/trip-way';
import { isBookable } from '@/domain/rental/trip-criteria';
import { vehicleProblem, type WantedVehicle } from '@/domain/rental/rental-cart';
import { toTimeSpan, type TimeSpan } from '@/domain/rental/unit-availability';
import { ApiError } from '../http/api';
import { measureRoute } from '../ordering/route-distance';
import { listDeliveryZones } from '../data/delivery-zone';
import type { CartTripRow } from '../data/rental/rental-cart';
import { loadSettings } from '../data/setting';
import type { VehicleRow } from '../data/rental/vehicle';
import { findFreeUnits } from '../data/rental/vehicle-unit';
import { localizeText, type View } from '../data/view';
import type { Database } from '../db/client';
import type { TripPlace } from '../db/schema/json';
import { clockIn, instantIn } from '@/domain/rental/trip-time';

export type Terms = Pick<
  CartTripRow,
  'rental_type' | 'pickup_location' | 'destination_location' | 'estimated_hours' | 'distance' | 'destination_time'
> & { pickup_time: Date };

type Asked = Omit<InferType<typeof schema.updateRentalTrip>, 'user_data_id' | 'guest_id'>;

/** The requested terms; a place that is left out stays as it was. */
export async function resolveTerms(db: Database, input: Asked, before: CartTripRow | null, now: Date): Promise<Terms> {
  const config = await loadSettings(db);
  const pickup_location = toTripPlace(input.pickup_location) ?? before?.pickup_location;
  const destination_location = toTripPlace(input.destination_location) ?? before?.destination_location ?? null;
  if (!pickup_location) throw required('pickup_location');
  const pickup_time = input.pickup_time ? instantIn(config, input.pickup_time) : now;
  if (!pickup_time || !isBookable(pickup_time, now)) throw new ApiError('rental_time');
  const places = { pickup_location, destination_location, pickup_time };
  if (input.rental_type === 'hourly') {
    if (!input.estimated_hours) throw required('estimated_hours');
    return {
      ...places,
      rental_type: 'hourly',
      estimated_hours: input.estimated_hours,
      distance: 0,
      destination_time: 0,
    };
  }
  if (!destination_location) throw required('destination_location');
  const way = await measureWay(pickup_location, destination_location);
  return { ...places, rental_type: 'distance_wise', estimated_hours: 0, ...way };
}

/** By car. */
async function measureWay(from: TripPlace, to: TripPlace): Promise<{ distance: number; destination_time: number }> {
  const { metres, seconds } = await measureRoute(from, to, 'DRIVE');
  const { km, hours } = tripWay(metres === null ? null : { metres, seconds }, from, to);
  return { distance: km, destination_time: hours };
}

export function spanOfTerms(terms: Terms): TimeSpan {
  return toTimeSpan(terms.pickup_time, terms.rental_type === 'hourly' ? terms.estimated_hours : terms.destination_time);
}

/** A line as the price rules take it. */
export function tripOfLine(terms: Terms, quantity: number) {
  const { rental_type, estimated_hours, distance } = terms;
  return { rental_type, estimated_hours, distance_km: distance, quantity };
}

type Wanted = { vehicle: VehicleRow; quantity: number };
export type CheckedVehicle = Wanted & { free: number[]; wanted: WantedVehicle };

/** Each vehicle with its free units and the facts that the rules check. `hold` locks the units, for a booking. */
export async function checkVehicles(
  db: Database,
  list: readonly Wanted[],
  terms: Terms,
  hold = false,
): Promise<CheckedVehicle[]> {
  const config = await loadSettings(db);
  const zone_ids = zonesAt(terms.pickup_location, await listDeliveryZones(db)).map(({ id }) => id);
  const clock = clockIn(config, terms.pickup_time);
  const free = await findFreeUnits(
    db,
    list.map(({ vehicle }) => vehicle.id),
    spanOfTerms(terms),
    hold,
  );
  return list.map(({ vehicle, quantity }) => {
    const units = free.get(vehicle.id) ?? [];
    const { pickup_zone_id } = vehicle.provider;
    const is_open = isStoreOpen(vehicle.provider, clock);
    const { rental_type } = terms;
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

function toTripPlace(place: Asked['pickup_location']): TripPlace | null {
  return place ? { lat: place.lat, lng: place.lng, location_name: place.location_name ?? '' } : null;
}

function required(field: string): ValidationError {
  return new ValidationError('validation.required', null, field);
}
