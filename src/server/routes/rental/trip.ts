import type { InferType } from 'yup';
import * as trip from '@/contract/rental/trip';
import * as schema from '@/contract/rental/trip.schema';
import { canCancelTrip, TRIP_STATUSES, type TripStatus } from '@/domain/rental/trip-status';
import { translate } from '@/i18n/both';
import { ApiError, type Routes } from '@/server/http/api';
import type { Caller } from '@/server/http/caller';
import { giveCouponBack } from '@/server/data/coupon-use';
import { lockOwner } from '@/server/data/guest';
import { mergeObjects } from '@/server/data/sql/merge-objects';
import { countFleets } from '@/server/data/rental/provider';
import { loadSettings } from '@/server/data/setting';
import {
  canTrackGuestTrip,
  listTripLines,
  lockTrip,
  moveTrip,
  findTripRow,
  listTrips,
  listTripUnits,
} from '@/server/data/rental/trip';
import { localizeChosen } from '@/server/data/reason';
import { toPageRequest, createView } from '@/server/data/view';
import { sharedTrip } from '@/server/serializers/shared';
import { serializeTripDetails, serializeTrip } from '@/server/serializers/trip';
import { requireOwner } from '@/server/http/guards';
import { requireTripOwner, resolveTripOwner } from '@/server/http/order-owner';
import { mayFollow, shareToken } from '@/server/http/look-up';
import { bookTrip, previewTrip } from '@/server/trips/book';
import { payTrip } from '@/server/trips/pay';
import { mailTripBehind } from '@/server/trips/trip-mail';

/** Spec: wire-format §8, "Trips". */
export const tripRoutes: Routes = (on) => {
  on(trip.bookTrip, schema.bookTrip, bookTrip);
  on(trip.getTripTax, schema.getTripTax, previewTrip);
  on(trip.payTrip, schema.payTrip, payTrip);

  on(trip.listTrips, schema.listTrips, async ({ list, trip_status, search, guest_id, ...input }, caller) => {
    const owner = requireOwner(caller, guest_id);
    await caller.staff.moveTrips(caller, owner);
    const page = toPageRequest(input, SIZE);
    const statuses = LISTS[list].filter((status) => !trip_status || status === trip_status);
    const { total_size, trips } = await listTrips(caller.db, owner, { statuses, search: search || undefined }, page);
    const context = await loadContext(caller);
    return { total_size, ...page, trips: trips.map((row) => serializeTrip(row, context)) };
  });

  on(trip.getTrip, schema.getTrip, async ({ trip_id, guest_id, contact_number, share_token }, caller) => {
    const isShared = !(await resolveTripOwner(caller, { trip_id, guest_id, share_token }));
    const isContact = (number: string) => canTrackGuestTrip(caller.db, trip_id, number);
    const wanted = { what: 'trip' as const, id: trip_id, contact_number, share_token, isContact };
    if (isShared && !(await mayFollow(caller, wanted))) {
      throw new ApiError('trip_unknown');
    }
    await caller.staff.moveTrips(caller, { trip_id });
    const row = await findTripRow(caller.db, trip_id);
    if (!row) throw new ApiError('trip_unknown');
    const [lines, units, fleets] = await Promise.all([
      listTripLines(caller.db, trip_id),
      listTripUnits(caller.db, [trip_id]),
      countFleets(caller.db, row.provider ? [row.provider.id] : []),
    ]);
    const shared = await loadContext(caller);
    const total_vehicles = fleets.get(row.provider?.id ?? 0)?.vehicles ?? 0;
    const told = serializeTrip(row, shared);
    const reason = await localizeChosen(caller.db, 'cancellation', told.cancellation_reason, shared.view);
    const whole = mergeObjects(told, serializeTripDetails({ row, lines, units, total_vehicles }, shared.view), {
      cancellation_reason: reason,
    });
    return isShared ? sharedTrip(whole) : mergeObjects(whole, { share_token: shareToken('trip', row, caller.now) });
  });

  on(trip.cancelTrip, schema.cancelTrip, cancelTrip);
};

const SIZE = 25;

const LISTS: Record<'running' | 'completed' | 'all', readonly TripStatus[]> = {
  running: ['pending', 'confirmed', 'ongoing'],
  completed: ['completed', 'canceled', 'payment_failed'],
  all: TRIP_STATUSES,
};

async function loadContext(caller: Caller) {
  const [view, config] = await Promise.all([createView(caller), loadSettings(caller.db)]);
  return { view, config };
}

/** A trip is given up as long as the provider has not confirmed it; its units are free again. */
async function cancelTrip(input: InferType<typeof schema.cancelTrip>, caller: Caller) {
  const { trip_id, cancellation_reason } = input;
  const owner = await requireTripOwner(caller, input);
  await caller.staff.moveTrips(caller, { trip_id });
  await caller.db.transaction(async (db) => {
    await lockOwner(db, owner);
    const row = await lockTrip(db, trip_id);
    if (!row || !canCancelTrip(row)) throw new ApiError('trip_not_cancellable');
    if (row.coupon_code) await giveCouponBack(db, row.module_id, row.coupon_code);
    const reason = { canceled_by: 'user', cancellation_reason: cancellation_reason || null };
    await moveTrip(db, { trip_id, status: 'canceled', at: caller.now }, reason);
  });
  mailTripBehind(caller, trip_id, { kind: 'canceled' });
  return { message: translate(caller.language, 'answers.trip_canceled') };
}
