import type { InferType } from 'yup';
import * as vehicle from '@/contract/rental/vehicle';
import * as schema from '@/contract/rental/vehicle.schema';
import { nothing } from '@/contract/core/fields';
import { zonesAt } from '@/domain/place/geo-zone';
import { isBookable } from '@/domain/rental/trip-criteria';
import { toTimeSpan, type TimeSpan } from '@/domain/rental/unit-availability';
import { ApiError, type Routes } from '@/server/http/api';
import type { Caller } from '@/server/http/caller';
import { listDeliveryZones } from '@/server/data/delivery-zone';
import { countFleets } from '@/server/data/rental/provider';
import { loadSettings } from '@/server/data/setting';
import { findProvider, findVehicle, listVehicleUnits } from '@/server/data/rental/vehicle';
import {
  countVehicles,
  listVehicles,
  listPopularCategories,
  listVehicleBrands,
  listVehicleCategories,
  type VehicleFilter,
  type VehicleOrder,
} from '@/server/data/rental/vehicle-list';
import { listVehicleReviews } from '@/server/data/rental/vehicle-review';
import { toPageRequest, localizeText, createView } from '@/server/data/view';
import {
  serializeKind,
  serializeVehicleDetails,
  serializeVehicleReview,
  serializeVehicle,
} from '@/server/serializers/vehicle';
import { instantIn } from '@/domain/rental/trip-time';
import { forCustomers } from '@/server/http/guards';
import { reviewVehicle } from '@/server/trips/vehicle-review';
import { enter, enterAny, EVERYWHERE } from '../market';

/** Spec: wire-format §8. */
export const vehicleRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  on(vehicle.searchVehicles, schema.searchVehicles, (input, caller) => answerVehicles(caller, input));

  on(vehicle.listProviderVehicles, schema.listProviderVehicles, async (input, caller) => {
    const provider = await findProvider(caller.db, input.provider_id);
    if (!provider) throw new ApiError('provider_unknown');
    // A shared link opens a provider's page to everybody, also before a zone is chosen.
    return answerVehicles(caller, input, EVERYWHERE);
  });

  on(vehicle.listTopRatedVehicles, schema.listTopRatedVehicles, (input, caller) =>
    answerVehicles(caller, { ...input, top_rated: 1 }),
  );

  on(vehicle.suggestVehicles, schema.suggestVehicles, async ({ name }, caller) => {
    const { market, view } = await enter(caller);
    const query = { filter: { market, words: name }, order: 'popular', page: { limit: 10, offset: 1 } } as const;
    const { rows } = await listVehicles(caller.db, query);
    return rows.map((row) => `${localizeText(row.brand.name, view)} - ${localizeText(row.name, view)}`);
  });

  on(vehicle.listPopularVehicles, nothing, async (_input, caller) => {
    const { market, view } = await enter(caller);
    const rows = await listPopularCategories(caller.db, market, 8);
    return rows.map(({ id, name, trips }) => ({ id, name: localizeText(name, view), vehicles_sum_total_trip: trips }));
  });

  on(vehicle.getVehicle, schema.getVehicle, async ({ id }, caller) => {
    const row = await findVehicle(caller.db, id);
    if (!row) throw new ApiError('vehicle_unknown', {}, { error: 'vehicle_not_found' });
    const [units, fleets] = await Promise.all([
      listVehicleUnits(caller.db, row.id),
      countFleets(caller.db, [row.provider_id]),
    ]);
    const provider_total = fleets.get(row.provider_id)?.vehicles ?? 0;
    return serializeVehicleDetails(row, { units, provider_total }, await createView(caller));
  });

  on(vehicle.listVehicleCategories, schema.listVehicleKinds, async ({ search, ...input }, caller) => {
    const page = toPageRequest(input, SIZE);
    const { total_size, rows } = await listVehicleCategories(caller.db, search || undefined, page);
    const view = await createView(caller);
    // The contract calls the list `vehicles`.
    return { total_size, ...page, vehicles: rows.map((row) => serializeKind(row, view)) };
  });

  on(vehicle.listVehicleBrands, schema.listVehicleKinds, async ({ search, ...input }, caller) => {
    const page = toPageRequest(input, SIZE);
    const { total_size, rows } = await listVehicleBrands(caller.db, search || undefined, page);
    const view = await createView(caller);
    return { total_size, ...page, brands: rows.map((row) => serializeKind(row, view)) };
  });

  on(vehicle.listVehicleReviews, schema.listVehicleReviews, async ({ vehicle_id, ...input }, caller) => {
    const page = toPageRequest(input, SIZE);
    const { total_size, rows } = await listVehicleReviews(caller.db, { vehicle_id }, page);
    const view = await createView(caller);
    return { total_size, ...page, reviews: rows.map((row) => serializeVehicleReview(row, view)) };
  });

  onCustomer(vehicle.addVehicleReview, schema.addVehicleReview, reviewVehicle, { bytes: REVIEW_BYTES });
};

const SIZE = 25;
/** Five pictures and their frame. */
const REVIEW_BYTES = 12 * 1024 * 1024;

type Search = InferType<typeof schema.searchVehicles>;

async function answerVehicles(caller: Caller, input: Search, place?: typeof EVERYWHERE) {
  const { market, view } = place ? { market: place, view: await createView(caller) } : await enterAny(caller);
  if (!place && market.zone_ids === null && caller.zone_ids.length === 0) throw new ApiError('zoneId');
  const page = toPageRequest(input, SIZE);
  const filter = { ...toFilter(input), market, ...(await readWanted(caller, input)) };
  const { rows, ...rest } = await listVehicles(caller.db, { filter, order: toOrder(input), page });
  const { total_size, min_price, max_price } = rest;
  const vehicles = rows.map((row) => serializeVehicle(row, row.free, view));
  const counts = input.with_counts === 1 ? await countVehicles(caller.db, filter) : undefined;
  return { total_size, ...page, vehicles, min_price, max_price, ...(counts && { counts }) };
}

function toFilter(input: Search): Omit<VehicleFilter, 'market'> {
  const { trip_type, air_condition, no_air_condition } = input;
  const isBoth = air_condition === 1 && no_air_condition === 1;
  return {
    words: input.name || undefined,
    rental_type: trip_type === 'hourly' || trip_type === 'distance_wise' ? trip_type : undefined,
    min_price: input.min_price,
    max_price: input.max_price,
    provider_id: input.provider_id,
    category_ids: input.category_ids,
    brand_ids: input.brand_ids,
    seats: (input.seating_capacity ?? []).flatMap(parseSeats),
    air_condition: isBoth ? undefined : air_condition === 1 ? true : no_air_condition === 1 ? false : undefined,
    transmission_type: input.transmission_type,
    vehicle_type: input.vehicle_type,
    fuel_type: input.fuel_type,
  };
}

/** `1-4`, `9+` or `5`; anything else is no range. */
function parseSeats(text: string): { from: number; until: number }[] {
  const [, from, until, more] = /^(\d{1,3})(?:-(\d{1,3})|(\+))?$/.exec(text.trim()) ?? [];
  if (from === undefined) return [];
  return [{ from: Number(from), until: more ? SEATS_MAX : Number(until ?? from) }];
}

const SEATS_MAX = 32_767;

function toOrder({ sortby_price, top_rated }: Search): VehicleOrder {
  if (sortby_price) return sortby_price === 'asc' ? 'cheapest' : 'dearest';
  return top_rated === 1 ? 'top_rated' : 'popular';
}

/**
 * The pickup zones and the time span of a search, as far as they are given. A trip whose length alone is told begins as
 * soon as possible.
 */
async function readWanted(
  { db, now }: Caller,
  { pickup_location, date, duration }: Search,
): Promise<{ pickup_zones?: number[]; span?: TimeSpan }> {
  const zones = pickup_location ? zonesAt(pickup_location, await listDeliveryZones(db)) : null;
  const soon = duration === undefined ? null : now;
  const from = date ? instantIn(await loadSettings(db), date) : soon;
  // Vehicles that could not be rented then are left out.
  if (date && !(from && isBookable(from, now))) throw new ApiError('rental_time');
  return {
    ...(zones && { pickup_zones: zones.map(({ id }) => id) }),
    ...(from && { span: toTimeSpan(from, Math.max(1, duration ?? 1)) }),
  };
}
