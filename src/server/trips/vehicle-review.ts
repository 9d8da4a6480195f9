/**
 * Stores the review of a vehicle that served a completed trip, once for each unit.
 * Spec: wire-format §8 (`review/add`).
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/rental/vehicle.schema';
import { canReviewTrip } from '@/domain/rental/trip-status';
import { asList } from '@/domain/wire/wire';
import { translate } from '@/i18n/both';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { lockOwner } from '../data/guest';
import { lockTrip, ownsTrip, listTripUnits } from '../data/rental/trip';
import { countStars, insertVehicleReview } from '../data/rental/vehicle-review';
import { requireCustomerOwner, requireOpenSession } from '../http/guards';
import { limitCalls } from '../http/rate-limit';
import { withUploads } from '../media/upload';

type Input = InferType<typeof schema.addVehicleReview>;

export async function reviewVehicle(input: Input, caller: Caller) {
  const owner = requireCustomerOwner(caller);
  if (!(await ownsTrip(caller.db, input.trip_id, owner))) throw new ApiError('trip_unknown');
  if (input.attachment) await limitCalls(caller, 'upload');
  await withUploads(asList(input.attachment), { folder: 'review', of: { ...owner, db: caller.db } }, (attachment) =>
    storeReview(input, attachment, caller),
  );
  return { message: translate(caller.language, 'answers.review_sent') };
}

async function storeReview(input: Input, attachment: string[], caller: Caller): Promise<void> {
  const owner = requireCustomerOwner(caller);
  const { trip_id, vehicle_id, vehicle_identity_id, rating, comment } = input;
  await caller.db.transaction(async (db) => {
    await lockOwner(db, owner);
    await requireOpenSession(db, caller);
    const trip = await lockTrip(db, trip_id);
    if (!trip || !canReviewTrip(trip)) throw new ApiError('not_delivered');
    const units = await listTripUnits(db, [trip_id]);
    const served = units.some(
      (unit) => unit.vehicle_identity_id === vehicle_identity_id && unit.vehicle_id === vehicle_id,
    );
    if (!served) throw new ApiError('trip_unknown');
    const made = await insertVehicleReview(db, {
      ...{ trip_id, vehicle_id, vehicle_identity_id, provider_id: trip.provider_id, rating, attachment },
      user_id: owner.customer_id,
      comment: comment ? { en: comment, ar: comment } : null,
      ...{ created_at: caller.now, updated_at: caller.now },
    });
    if (!made) throw new ApiError('review');
    await countStars(db, vehicle_id, trip.provider_id);
  });
}
