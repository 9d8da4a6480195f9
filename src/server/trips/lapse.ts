/**
 * Cancels trips that never began and of which nothing is paid, a week after their end: they would run, could be paid and
 * would keep their customer's account for ever. Whether a provider came is told by `ongoing` and `completed`, which
 * whatever runs the business sets.
 * Spec: beyond wire-format §8, which leaves open what becomes of them.
 */
import { limits } from '@/domain/limits';
import { hasLapsed, lapsedBefore } from '@/domain/rental/trip-status';
import { demoStep } from '../config/demo-mode';
import { giveCouponBack } from '../data/coupon-use';
import { lockOwner } from '../data/guest';
import { listNotBegun, lockTrip, moveTrip, type StoredTrip } from '../data/rental/trip';
import type { SystemNote } from '../data/reason';
import { readInTurn } from '../data/sql/in-turn';
import type { Database } from '../db/client';
import { log } from '../http/log';
import { tellTripCustomer } from '../ordering/notice';
import { mailTripBehind } from './trip-mail';

const readBatch = readInTurn<number>();

/** Cancels a batch, each in its own transaction. In a demo the provider comes once its customer looks. */
export async function cancelLapsedTrips(db: Database, now: Date): Promise<void> {
  if (demoStep() !== null) return;
  for (const trip of await readBatch(db, limits.clean_up_rows, (turn) => listNotBegun(db, lapsedBefore(now), turn))) {
    await db
      .transaction((inside) => cancelLapsed(inside, trip, now))
      .then((isCanceled) => isCanceled && mailTripBehind({ db, now }, trip.id, { kind: 'canceled' }))
      .catch((error: unknown) => log.error('A trip that lapses could not be canceled', { trip: trip.id, error }));
  }
}

async function cancelLapsed(db: Database, { id, user_id, guest_id }: StoredTrip, now: Date): Promise<boolean> {
  const isLocked = await lockOwner(db, { customer_id: user_id, guest_id }, { skipLocked: true });
  // The next clean-up takes it. Trips of deleted accounts have no owner.
  if (!isLocked && (user_id ?? guest_id) !== null) return false;
  const trip = await lockTrip(db, id);
  if (!trip || !hasLapsed(trip, now)) return false;
  if (trip.coupon_code) await giveCouponBack(db, trip.module_id, trip.coupon_code);
  const cancellation_reason: SystemNote = 'trip_not_begun';
  await moveTrip(db, { trip_id: id, status: 'canceled', at: now }, { canceled_by: 'system', cancellation_reason });
  await tellTripCustomer(db, trip, { key: 'notice_trip_not_begun', at: now });
  return true;
}
