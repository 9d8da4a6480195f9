/**
 * The demo's rental provider and drivers: a booked trip is confirmed, begins at its time and ends. As in simulator.ts,
 * the steps are computed from its timestamps and stored by whoever reads it first. Only with DEMO=true.
 */
import { earnedPoints } from '@/domain/order/order-reward';
import type { TripStatus } from '@/domain/rental/trip-status';
import type { Caller } from '../http/caller';
import { lockOwner, type OwnerKey } from '../data/guest';
import { movePoints } from '../data/ledger';
import { loadSettings } from '../data/setting';
import {
  assignDrivers,
  listRunningTrips,
  countTrip,
  lockTrip,
  moveTrip,
  findTripOwner,
  type StoredTrip,
} from '../data/rental/trip';
import type { Database } from '../db/client';
import { demoStep } from '../config/demo-mode';

type Timed = Pick<StoredTrip, 'created_at' | 'scheduled' | 'schedule_at'>;
type TripStep = { status: TripStatus; at: Date };

/** When a trip reaches each status; `step` is in milliseconds. A scheduled trip begins at its time. */
function tripTimeline({ created_at, scheduled, schedule_at }: Timed, step: number): TripStep[] {
  const confirmed = created_at.getTime() + step;
  const ongoing = Math.max(confirmed + step, scheduled ? schedule_at.getTime() : 0);
  return [
    { status: 'confirmed', at: new Date(confirmed) },
    { status: 'ongoing', at: new Date(ongoing) },
    { status: 'completed', at: new Date(ongoing + ON_THE_WAY * step) },
  ];
}

/** The number of steps that a trip takes. */
const ON_THE_WAY = 3;

/** Stores the due steps of an owner's booked trips, or of one trip. */
export async function advanceTrips(caller: Caller, whose: OwnerKey | { trip_id: number }): Promise<void> {
  const step = demoStep();
  if (step === null) return;
  for (const trip of await listRunningTrips(caller.db, whose)) {
    if (stepsDue(trip, caller.now, step).length > 0) await advanceTrip(caller.db, trip.id, caller.now, step);
  }
}

async function advanceTrip(database: Database, id: number, now: Date, step: number): Promise<void> {
  const owner = await findTripOwner(database, id);
  await database.transaction(async (db) => {
    if (owner) await lockOwner(db, owner);
    const trip = await lockTrip(db, id);
    if (!trip) return;
    for (const due of stepsDue(trip, now, step)) {
      await moveTrip(db, { ...due, trip_id: id }, decideChanges(trip, due.status));
      if (due.status === 'confirmed') await assignDrivers(db, trip);
      if (due.status === 'completed') await rewardTrip(db, trip, due.at);
    }
  });
}

function stepsDue(trip: StoredTrip, now: Date, step: number): TripStep[] {
  const timeline = tripTimeline(trip, step);
  const at = timeline.findIndex(({ status }) => status === trip.trip_status);
  if (at < 0 && trip.trip_status !== 'pending') return [];
  return timeline.slice(at + 1).filter((due) => due.at.getTime() <= now.getTime());
}

/** A cash payment is collected at the end. */
function decideChanges({ payment_method }: StoredTrip, status: TripStatus) {
  const isCash = payment_method === 'cash_payment';
  return status === 'completed' && isCash ? { payment_status: 'paid' as const } : {};
}

async function rewardTrip(db: Database, trip: StoredTrip, at: Date): Promise<void> {
  await countTrip(db, trip.id);
  const { user_id, trip_amount, id } = trip;
  if (user_id === null) return;
  const credit = earnedPoints(trip_amount, await loadSettings(db));
  const move = { user_id, transaction_type: 'trip_booking', credit, reference: String(id) } as const;
  if (credit > 0) await movePoints(db, move, at);
}
