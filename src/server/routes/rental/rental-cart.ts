import type { InferType } from 'yup';
import * as cart from '@/contract/rental/rental-cart';
import * as schema from '@/contract/rental/rental-cart.schema';
import { additionProblem, canRent, isPickedUp } from '@/domain/rental/rental-cart';
import { sum } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { tripPrice } from '@/domain/rental/trip-price';
import { vehiclesPercent } from '@/domain/rental/trip-total';
import { ApiError, BareIds, Unauthorized, type Routes } from '@/server/http/api';
import type { Caller } from '@/server/http/caller';
import { lockOwner } from '@/server/data/guest';
import {
  changeRentalLine,
  clearRental,
  insertRentalLine,
  removeRentalLines,
  findRentalCart,
  saveCartTrip,
  type RentalCartRows,
} from '@/server/data/rental/rental-cart';
import { loadSettings } from '@/server/data/setting';
import { findVehicle, type VehicleRow } from '@/server/data/rental/vehicle';
import { findFreeUnits } from '@/server/data/rental/vehicle-unit';
import { localizeText, createView, type View } from '@/server/data/view';
import { serializeRentalCart } from '@/server/serializers/rental-cart';
import { requireOwner, type Owner } from '@/server/http/guards';
import {
  checkVehicles,
  refuseUnrentable,
  spanOfTerms,
  resolveTerms,
  tripOfLine,
  type Terms,
} from '@/server/trips/terms';

/** Spec: wire-format §8, "Cart"; ordering §3 and §7. */
export const rentalCartRoutes: Routes = (on) => {
  on(cart.getRentalCart, schema.getRentalCart, (input, caller) => changeCart(caller, input, () => Promise.resolve()));

  on(cart.addToRentalCart, schema.addToRentalCart, (input, caller) =>
    changeCart(caller, input, (change) => add(change, input)),
  );

  on(cart.updateRentalCart, schema.updateRentalCart, (input, caller) =>
    changeCart(caller, input, async (change) => {
      const { lines, trip } = change.cart;
      const line = lines.find(({ id }) => id === input.cart_id);
      if (!line || !trip) throw new ApiError('rental_line_unknown');
      const { pickup_time } = input;
      const terms = pickup_time ? await resolveTerms(change.db, { ...trip, pickup_time }, trip, caller.now) : trip;
      await settle(
        change,
        terms,
        lines.map((other) => (other === line ? { ...other, quantity: input.quantity } : other)),
      );
    }),
  );

  on(cart.updateRentalTrip, schema.updateRentalTrip, (input, caller) =>
    changeCart(caller, input, async (change) => {
      const { lines, trip } = change.cart;
      if (trip?.id !== input.user_data_id) throw new ApiError('rental_line_unknown');
      const inTheWay = lines.filter(({ vehicle }) => !canRent(vehicle, input.rental_type));
      if (inTheWay.length > 0) throw new BareIds(inTheWay.map(({ id }) => id));
      await settle(change, await resolveTerms(change.db, input, trip, caller.now), lines);
    }),
  );

  on(cart.removeRentalLine, schema.removeRentalLine, ({ cart_id, ...input }, caller) =>
    changeCart(caller, input, ({ db, owner }) => removeLines(db, owner, [cart_id])),
  );

  on(cart.removeRentalLines, schema.removeRentalLines, ({ cart_ids, ...input }, caller) =>
    changeCart(caller, input, ({ db, owner }) => removeLines(db, owner, cart_ids)),
  );

  on(cart.clearRentalCart, schema.clearRentalCart, async (input, caller) => {
    const answer = await changeCart(caller, input, async (change) => {
      if (input.vehicle_id !== undefined && input.pickup_time) await refuseNext(change, input, caller.now);
      await clearRental(change.db, change.owner);
    });
    return { ...answer, status: 'success' };
  });
};

type Database = Caller['db'];
type Change = { db: Database; owner: Owner; view: View; cart: RentalCartRows };
type Line = { id?: number; vehicle: VehicleRow; quantity: number };

/** One change of a cart at a time for each owner; answers the whole cart. */
async function changeCart(
  caller: Caller,
  { guest_id }: { guest_id?: number | undefined },
  change: (change: Change) => Promise<void>,
) {
  const owner = requireOwner(caller, guest_id);
  const view = await createView(caller);
  return caller.db.transaction(async (db) => {
    if (!(await lockOwner(db, owner))) throw new Unauthorized();
    await change({ db, owner, view, cart: await findCartHere(db, owner, caller) });
    return answerCart(db, owner, view);
  });
}

/** A cart is emptied when its provider picks nobody up in the zones of the caller (RENTAL-06). */
async function findCartHere(db: Database, owner: Owner, { zone_ids }: Caller): Promise<RentalCartRows> {
  const found = await findRentalCart(db, owner);
  const [first] = found.lines;
  if (!first || zone_ids.length === 0 || isPickedUp(first.vehicle.provider.pickup_zone_id, zone_ids)) return found;
  await clearRental(db, owner);
  return { lines: [], trip: null };
}

async function answerCart(db: Database, owner: Owner, view: View) {
  const rows = await findRentalCart(db, owner);
  const ids = rows.lines.map(({ vehicle_id }) => vehicle_id);
  const free = rows.trip ? await findFreeUnits(db, ids, spanOfTerms(rows.trip)) : new Map<number, number[]>();
  const config = await loadSettings(db);
  return serializeRentalCart(rows, { free, config, view });
}

async function add(change: Change, input: InferType<typeof schema.addToRentalCart>): Promise<void> {
  const { db, owner, view, cart } = change;
  const vehicle = await findVehicle(db, input.vehicle_id);
  if (!vehicle) throw new ApiError('vehicle_unknown', {}, { error: 'vehicle_not_found' });
  const terms = await resolveTerms(db, input, cart.trip, view.now);
  const quantity = input.quantity ?? 1;
  const [checked] = await checkVehicles(db, [{ vehicle, quantity }], terms);
  const problem = checked && additionProblem(cart.lines, cart.trip?.rental_type ?? null, checked.wanted);
  if (problem)
    throw new ApiError(problem, { vehicle: localizeText(vehicle.name, view), left: checked.wanted.free_units });
  const { module_id, provider_id } = vehicle;
  await insertRentalLine(db, owner, { module_id, provider_id, vehicle_id: vehicle.id, quantity, price: 0 }, view.now);
  await settle(change, terms, (await findRentalCart(db, owner)).lines);
}

/** Stores the trip and the prices of its lines when every line is available. */
async function settle({ db, owner, view }: Change, terms: Terms, lines: readonly Line[]): Promise<void> {
  refuseUnrentable(await checkVehicles(db, lines, terms), view);
  const digits = digitsOf(await loadSettings(db));
  const prices = lines.map((line) => {
    const percent = vehiclesPercent(line.vehicle.provider.discount, view.clock);
    return { line, ...tripPrice(line.vehicle, tripOfLine(terms, line.quantity), percent, digits) };
  });
  for (const { line, price } of prices) {
    if (line.id !== undefined) await changeRentalLine(db, line.id, { quantity: line.quantity, price });
  }
  const { pickup_location, destination_location, pickup_time, rental_type } = terms;
  const { estimated_hours, distance, destination_time } = terms;
  await saveCartTrip(db, owner, {
    ...{ pickup_location, destination_location, pickup_time, rental_type, estimated_hours, distance, destination_time },
    total_cart_price: sum(
      prices.map(({ total }) => total),
      digits,
    ),
    updated_at: view.now,
  });
}

async function removeLines(db: Database, owner: Owner, ids: readonly number[]): Promise<void> {
  if ((await removeRentalLines(db, owner, ids)) === 0) throw new ApiError('rental_line_unknown');
  const { lines } = await findRentalCart(db, owner);
  if (lines.length === 0) await clearRental(db, owner);
}

/** The cart is replaced by another vehicle only when that vehicle is available. */
async function refuseNext(
  { db, cart, view }: Change,
  { vehicle_id, quantity, pickup_time, rental_type }: InferType<typeof schema.clearRentalCart>,
  now: Date,
): Promise<void> {
  const vehicle = await findVehicle(db, vehicle_id ?? 0);
  if (!vehicle || !cart.trip) return;
  const asked = { ...cart.trip, pickup_time, rental_type: rental_type ?? cart.trip.rental_type };
  const hours = cart.trip.estimated_hours || 1;
  const terms = await resolveTerms(db, { ...asked, estimated_hours: hours }, cart.trip, now);
  refuseUnrentable(await checkVehicles(db, [{ vehicle, quantity: quantity ?? 1 }], terms), view);
}
