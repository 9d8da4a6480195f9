/**
 * What a change of the rental cart asks for and what refuses it. Nothing is written here, so that a change is planned
 * twice: before its transaction, where its way is measured, and inside it.
 * Spec: wire-format §8, "Cart".
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/rental/rental-cart.schema';
import { additionProblem, canRent, isPickedUp } from '@/domain/rental/rental-cart';
import { LEAST_HOURS } from '@/domain/trip-way';
import { ApiError, BareIds, Unauthorized } from '../http/api';
import type { Caller } from '../http/caller';
import { requireOwner } from '../http/guards';
import { lockOwner } from '../data/guest';
import { findRentalCart, type RentalCartRows } from '../data/rental/rental-cart';
import { findVehicle, type VehicleRow } from '../data/rental/vehicle';
import { createView, localizeText, type View } from '../data/view';
import type { Database } from '../db/client';
import {
  checkVehicles,
  refuseUnrentable,
  resolvePickupTime,
  resolveRequestedTrip,
  toTripPlace,
  type CheckedTerms,
  type Terms,
  type RequestedTrip,
} from './terms';
import { measureWay, toTerms, type Way } from './way';

export type CartNow = { db: Database; view: View; cart: RentalCartRows };
type Plan = {
  /** Null when too little is told to measure anything. */
  requested: RequestedTrip | null;
  refuse: (terms: Terms) => Promise<void>;
};

/** The way that a planned change needs, measured before its transaction; null when it needs none. */
export async function measureWayAhead(
  caller: Caller,
  { guest_id, rental_type }: { guest_id?: number | undefined; rental_type?: string | undefined },
  plan: (now: CartNow) => Promise<Plan>,
): Promise<Way> {
  if (rental_type === 'hourly') return null;
  const { db } = caller;
  const owner = requireOwner(caller, guest_id);
  if (!(await lockOwner(db, owner))) throw new Unauthorized();
  const found = await findRentalCart(db, owner);
  const cart = isCartHere(found, caller) ? found : { lines: [], trip: null };
  const { requested, refuse } = await plan({ db, view: await createView(caller), cart });
  return requested && measureWay(caller, requested, refuse);
}

/** Whether its provider picks somebody up in the zones of the caller (RENTAL-06). */
export function isCartHere({ lines: [first] }: RentalCartRows, { zone_ids }: Caller): boolean {
  return !first || zone_ids.length === 0 || isPickedUp(first.vehicle.provider.pickup_zone_id, zone_ids);
}

/** The terms of a planned change, which are not refused. */
export async function resolveTerms(
  { requested, refuse }: Plan & { requested: RequestedTrip },
  way: Way,
): Promise<Terms> {
  const terms = toTerms(requested, way);
  await refuse(terms);
  return terms;
}

export async function planAddition({ db, view, cart }: CartNow, input: InferType<typeof schema.addToRentalCart>) {
  const vehicle = await requireVehicle(db, input.vehicle_id);
  const quantity = input.quantity ?? 1;
  // Only a change of the trip takes its destination away: another vehicle goes where the first one goes.
  const { destination_location, ...rest } = input;
  const asked = { ...rest, ...(destination_location && { destination_location }) };
  return {
    ...{ vehicle, quantity },
    requested: await resolveRequestedTrip(db, asked, cart.trip, view.now),
    async refuse(terms: Terms) {
      const [checked] = await checkVehicles(db, [{ vehicle, quantity }], terms);
      const problem = checked && additionProblem(cart.lines, cart.trip?.rental_type ?? null, checked.wanted);
      if (!problem) return;
      throw new ApiError(problem, { vehicle: localizeText(vehicle.name, view), left: checked.wanted.free_units });
    },
  };
}

export async function planTrip({ db, view, cart }: CartNow, input: InferType<typeof schema.updateRentalTrip>) {
  const { lines, trip } = cart;
  if (trip?.id !== input.user_data_id) throw new ApiError('rental_line_unknown');
  const inTheWay = lines.filter(({ vehicle }) => !canRent(vehicle, input.rental_type));
  if (inTheWay.length > 0) throw new BareIds(inTheWay.map(({ id }) => id));
  return {
    requested: await resolveRequestedTrip(db, input, trip, view.now),
    refuse: async (terms: Terms) => refuseUnrentable(await checkVehicles(db, lines, terms), view),
  };
}

type Next = InferType<typeof schema.clearRentalCart>;

/** Another vehicle in place of the cart, whose trip says nothing about the next one (RENTAL-03). */
export async function planReplacement({ db, view }: CartNow, input: Next) {
  const vehicle = await requireVehicle(db, input.vehicle_id ?? 0);
  const rental_type = input.rental_type ?? (canRent(vehicle, 'hourly') ? 'hourly' : 'distance_wise');
  const estimated_hours = input.estimated_hours || 1;
  const isWhole = input.pickup_location && (rental_type === 'hourly' || input.destination_location);
  const asked = { ...input, rental_type, estimated_hours };
  return {
    requested: isWhole ? await resolveRequestedTrip(db, asked, null, view.now) : null,
    /** What other clients tell: neither places nor length, so that it is checked for the shortest trip. */
    shortest: {
      ...{ rental_type, estimated_hours, destination_time: LEAST_HOURS },
      pickup_time: await resolvePickupTime(db, input.pickup_time, view.now),
      pickup_location: toTripPlace(input.pickup_location),
    },
    async refuse(terms: CheckedTerms) {
      refuseUnrentable(await checkVehicles(db, [{ vehicle, quantity: input.quantity ?? 1 }], terms), view);
    },
  };
}

async function requireVehicle(db: Database, id: number): Promise<VehicleRow> {
  const vehicle = await findVehicle(db, id);
  if (!vehicle) throw new ApiError('vehicle_unknown', {}, { error: 'vehicle_not_found' });
  return vehicle;
}
