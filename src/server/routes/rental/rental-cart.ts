import { pick } from '@/contract/core/keys';
import * as cart from '@/contract/rental/rental-cart';
import * as schema from '@/contract/rental/rental-cart.schema';
import { ApiError, Unauthorized, type Routes } from '@/server/http/api';
import type { Caller } from '@/server/http/caller';
import { takeTurn } from '@/server/cart/owner-turn';
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
import type { VehicleRow } from '@/server/data/rental/vehicle';
import { loadFreeUnits } from '@/server/data/rental/vehicle-unit';
import { createView, type View } from '@/server/data/view';
import { serializeRentalCart } from '@/server/serializers/rental-cart';
import { requireOwner, type Owner } from '@/server/http/guards';
import {
  isCartHere,
  measureWayAhead,
  planAddition,
  planReplacement,
  planTrip,
  resolveTerms,
  type CartNow,
} from '@/server/trips/cart-plan';
import { checkVehicles, refuseUnrentable, resolvePickupTime, spanOfTerms, type Terms } from '@/server/trips/terms';
import { toTerms, type Way } from '@/server/trips/way';

/** Spec: wire-format §8, "Cart"; ordering §3 and §7. */
export const rentalCartRoutes: Routes = (on) => {
  on(cart.getRentalCart, schema.getRentalCart, (input, caller) => changeCart(caller, input, () => Promise.resolve()));

  on(cart.addToRentalCart, schema.addToRentalCart, async (input, caller) => {
    const plan = (now: CartNow) => planAddition(now, input);
    const way = await measureWayAhead(caller, input, plan);
    return changeCart(caller, input, async (change) => {
      const planned = await plan(change);
      await add(change, planned, await resolveTerms(planned, way));
    });
  });

  on(cart.updateRentalCart, schema.updateRentalCart, (input, caller) =>
    changeCart(caller, input, async (change) => {
      const { lines, trip } = change.cart;
      const line = lines.find(({ id }) => id === input.cart_id);
      if (!line || !trip) throw new ApiError('rental_line_unknown');
      const { pickup_time } = input;
      // Its places stay, and so does the way between them.
      const terms = pickup_time
        ? { ...trip, pickup_time: await resolvePickupTime(change.db, pickup_time, caller.now) }
        : trip;
      await settle(
        change,
        terms,
        lines.map((other) => (other === line ? { ...other, quantity: input.quantity } : other)),
      );
    }),
  );

  on(cart.updateRentalTrip, schema.updateRentalTrip, async (input, caller) => {
    const plan = (now: CartNow) => planTrip(now, input);
    const way = await measureWayAhead(caller, input, plan);
    return changeCart(caller, input, async (change) =>
      settle(change, await resolveTerms(await plan(change), way), change.cart.lines),
    );
  });

  on(cart.removeRentalLine, schema.removeRentalLine, ({ cart_id, ...input }, caller) =>
    changeCart(caller, input, ({ db, owner }) => removeLines(db, owner, [cart_id])),
  );

  on(cart.removeRentalLines, schema.removeRentalLines, ({ cart_ids, ...input }, caller) =>
    changeCart(caller, input, ({ db, owner }) => removeLines(db, owner, cart_ids)),
  );

  on(cart.clearRentalCart, schema.clearRentalCart, async (input, caller) => {
    const isReplaced = input.vehicle_id !== undefined && Boolean(input.pickup_time);
    const plan = (now: CartNow) => planReplacement(now, input);
    const way = isReplaced ? await measureWayAhead(caller, input, plan) : null;
    const answer = await changeCart(caller, input, async (change) => {
      if (isReplaced && change.cart.trip) await refuseNext(await plan(change), way);
      await clearRental(change.db, change.owner);
    });
    return { ...answer, status: 'success' };
  });
};

type Database = Caller['db'];
type Change = CartNow & { owner: Owner };
type Line = { id: number; vehicle: VehicleRow; quantity: number };

/** One change of a cart at a time for each owner; answers the whole cart. */
async function changeCart(
  caller: Caller,
  { guest_id }: { guest_id?: number | undefined },
  change: (change: Change) => Promise<void>,
) {
  const owner = requireOwner(caller, guest_id);
  const view = await createView(caller);
  return takeTurn(owner, () =>
    caller.db.transaction(async (db) => {
      if (!(await lockOwner(db, owner))) throw new Unauthorized();
      await change({ db, owner, view, cart: await findCartHere(db, owner, caller) });
      return answerCart(db, owner, view);
    }),
  );
}

/** A cart is emptied when its provider picks nobody up in the zones of the caller (RENTAL-06). */
async function findCartHere(db: Database, owner: Owner, caller: Caller): Promise<RentalCartRows> {
  const found = await findRentalCart(db, owner);
  if (isCartHere(found, caller)) return found;
  await clearRental(db, owner);
  return { lines: [], trip: null };
}

async function answerCart(db: Database, owner: Owner, view: View) {
  const rows = await findRentalCart(db, owner);
  const ids = rows.lines.map(({ vehicle_id }) => vehicle_id);
  const free = rows.trip ? await loadFreeUnits(db, ids, spanOfTerms(rows.trip)) : new Map<number, number[]>();
  const config = await loadSettings(db);
  return serializeRentalCart(rows, { free, config, view });
}

type Planned = Awaited<ReturnType<typeof planAddition>>;

async function add(change: Change, { vehicle, quantity }: Planned, terms: Terms): Promise<void> {
  const { db, owner, view } = change;
  const { module_id, provider_id } = vehicle;
  // Lines may be left whose vehicles are not offered now: they would come back beside this one.
  if (change.cart.lines.length === 0) await clearRental(db, owner);
  await insertRentalLine(db, owner, { module_id, provider_id, vehicle_id: vehicle.id, quantity }, view.now);
  await settle(change, terms, (await findRentalCart(db, owner)).lines);
}

/** Stores the trip and the quantities of its lines when every line is available. */
async function settle({ db, owner, view }: Change, terms: Terms, lines: readonly Line[]): Promise<void> {
  refuseUnrentable(await checkVehicles(db, lines, terms), view);
  for (const line of lines) await changeRentalLine(db, line.id, line.quantity);
  await saveCartTrip(db, owner, {
    ...pick(terms, 'pickup_location', 'destination_location', 'pickup_time'),
    ...pick(terms, 'rental_type', 'estimated_hours', 'distance', 'destination_time'),
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
  { requested, shortest, refuse }: Awaited<ReturnType<typeof planReplacement>>,
  way: Way,
): Promise<void> {
  await refuse(requested ? toTerms(requested, way) : shortest);
}
