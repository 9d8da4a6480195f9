/**
 * The rules of a rental cart: vehicles of one provider for one trip.
 * Spec: wire-format §8, add-to-cart (`cart_item`: duplicate, unavailable at time, quantity, provider closed, pickup
 * zone, other rental type, different provider); ordering §3 and §4.
 */
import type { RentalType } from './trip-status';
import { parseIds, isOn, type Flag, type Ids } from '../wire/wire';

export type RentalLine = { vehicle_id: number; provider_id: number };

export type WantedVehicle = {
  vehicle: { id: number; provider_id: number; trip_hourly?: Flag; trip_distance?: Flag };
  rental_type: RentalType;
  quantity: number;
  /** The number of units free at that time. */
  free_units: number;
  /** Whether the provider is open when the trip begins. */
  is_open: boolean;
  pickup_zone_id: Ids;
  /** The zones that contain the pick-up point. */
  zone_ids: readonly number[];
};

export type RentalProblem =
  | 'rental_provider'
  | 'rental_type'
  | 'rental_known'
  | 'rental_way'
  | 'rental_zone'
  | 'rental_closed'
  | 'rental_unavailable'
  | 'rental_quantity';

/** Why a vehicle cannot be added to the lines of a cart. `cart_type` is the kind of its trip; null in an empty cart. */
export function additionProblem(
  lines: readonly RentalLine[],
  cart_type: RentalType | null,
  wanted: WantedVehicle,
): RentalProblem | null {
  const { vehicle, rental_type } = wanted;
  if (lines.some((line) => line.provider_id !== vehicle.provider_id)) return 'rental_provider';
  if (lines.some((line) => line.vehicle_id === vehicle.id)) return 'rental_known';
  if (lines.length > 0 && cart_type !== null && cart_type !== rental_type) return 'rental_type';
  return vehicleProblem(wanted);
}

/** Whose trip it is, its tax and its discount follow from one provider. */
export function isOfOneProvider(lines: readonly Pick<RentalLine, 'provider_id'>[]): boolean {
  return new Set(lines.map(({ provider_id }) => provider_id)).size <= 1;
}

/** Why a vehicle is not available for a trip, whatever else is in the cart. */
export function vehicleProblem(wanted: WantedVehicle): RentalProblem | null {
  if (!canRent(wanted.vehicle, wanted.rental_type)) return 'rental_way';
  if (!isPickedUp(wanted.pickup_zone_id, wanted.zone_ids)) return 'rental_zone';
  if (!wanted.is_open) return 'rental_closed';
  if (wanted.free_units === 0) return 'rental_unavailable';
  return wanted.quantity > wanted.free_units ? 'rental_quantity' : null;
}

export function canRent(vehicle: { trip_hourly?: Flag; trip_distance?: Flag }, rental_type: RentalType): boolean {
  return isOn(rental_type === 'hourly' ? vehicle.trip_hourly : vehicle.trip_distance);
}

/** Whether a provider's trips may begin in one of the zones. */
export function isPickedUp(pickup_zone_id: Ids, zone_ids: readonly number[]): boolean {
  return parseIds(pickup_zone_id).some((id) => zone_ids.includes(id));
}
