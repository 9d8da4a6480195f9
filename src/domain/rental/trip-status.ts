/**
 * The statuses of a trip and what its customer may do in each.
 * Spec: wire-format §8: a pending trip can be cancelled; a trip is paid after booking, once the provider has confirmed
 * it; vehicles are reviewed when it is completed.
 */
import { less, type Amount } from '../money/money';
import type { Maybe } from '../wire/wire';

export const TRIP_STATUSES = ['pending', 'confirmed', 'ongoing', 'completed', 'canceled', 'payment_failed'] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

export const RENTAL_TYPES = ['hourly', 'distance_wise'] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];

export const TRIP_PAYMENTS = ['cash_payment', 'wallet', 'partial_payment', 'digital_payment'] as const;

type Standing = { trip_status: Maybe<string>; payment_status?: Maybe<string>; payment_method?: Maybe<string> };

/** Those of a trip that still takes a vehicle's time. */
export const runningTripStatuses = ['pending', 'confirmed', 'ongoing'] as const satisfies readonly TripStatus[];
const RUNNING: readonly string[] = runningTripStatuses;
/** Nothing happens to such a trip any more. */
export const overTripStatuses = TRIP_STATUSES.filter((it) => !RUNNING.includes(it));

const PAYABLE: readonly string[] = ['confirmed', 'ongoing', 'completed'];

export function isRunningTrip(status: Maybe<string>): boolean {
  return RUNNING.includes(status ?? '');
}

export function canCancelTrip({ trip_status }: Standing): boolean {
  return trip_status === 'pending';
}

/** Also of a trip that was to be paid in cash, because the driver has not been paid yet. */
export function canPayTrip({ trip_status, payment_status }: Standing): boolean {
  return PAYABLE.includes(trip_status ?? '') && payment_status !== 'paid';
}

export function canReviewTrip({ trip_status }: Standing): boolean {
  return trip_status === 'completed';
}

/** What is still to be paid. */
export function tripDue(trip: Standing & { trip_amount: Amount; partially_paid_amount: Amount }): number {
  return trip.payment_status === 'paid' ? 0 : less(trip.trip_amount, trip.partially_paid_amount, DIGITS);
}

/** Of the columns of money. */
const DIGITS = 3;

export type TripStep = {
  step: 'pending' | 'confirmed' | 'ongoing' | 'completed';
  /** When it was reached; null before, and where a back end does not tell. */
  at: string | null;
  state: 'done' | 'current' | 'waiting';
};

const STEPS = ['pending', 'confirmed', 'ongoing', 'completed'] as const;

/** How far a trip has come; one that was given up stays where it was. */
export function tripSteps(trip: Standing & { reached: Partial<Record<TripStatus, string>> }): TripStep[] {
  const { trip_status, reached } = trip;
  const known = STEPS.findIndex((it) => it === trip_status);
  const last = known >= 0 ? known : STEPS.findLastIndex((it) => reached[it]);
  return STEPS.map((step, n) => ({
    step,
    at: reached[step] ?? null,
    state: n < last || (n === last && step === 'completed') ? 'done' : n === last ? 'current' : 'waiting',
  }));
}
