/**
 * The statuses of a trip and the customer's actions in each.
 * Spec: wire-format §8: a pending trip can be cancelled; a trip is paid after booking, once the provider has confirmed
 * it; vehicles are reviewed when it is completed.
 */
import { cashMayPayRest } from '../checkout/payment-choice';
import { limits } from '../limits';
import { less, type Amount } from '../money/money';
import { DAY_MS } from '../time/units';
import type { Maybe } from '../wire/wire';

export const TRIP_STATUSES = ['pending', 'confirmed', 'ongoing', 'completed', 'canceled', 'payment_failed'] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

export const RENTAL_TYPES = ['hourly', 'distance_wise'] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];
/** Other back ends also rent by the day (3.5 and later). Such trips are shown; ours has none. */
export type TripType = RentalType | 'day_wise';

export const TRIP_PAYMENTS = ['cash_payment', 'wallet', 'partial_payment', 'digital_payment'] as const;

type Standing = { trip_status: Maybe<string>; payment_status?: Maybe<string>; payment_method?: Maybe<string> };

/** The statuses in which a trip occupies its vehicles. */
export const runningTripStatuses = ['pending', 'confirmed', 'ongoing'] as const satisfies readonly TripStatus[];
const RUNNING: readonly string[] = runningTripStatuses;
/** The final statuses. */
export const overTripStatuses = TRIP_STATUSES.filter((tripStatus) => !RUNNING.includes(tripStatus));

const PAYABLE: readonly string[] = ['confirmed', 'ongoing', 'completed'];

export function isRunningTrip(status: Maybe<string>): boolean {
  return RUNNING.includes(status ?? '');
}

export function canCancelTrip({ trip_status }: Standing): boolean {
  return trip_status === 'pending';
}

/** Also true for a trip to be paid in cash, because the driver has not been paid yet. */
export function canPayTrip({ trip_status, payment_status }: Standing): boolean {
  return PAYABLE.includes(trip_status ?? '') && payment_status !== 'paid';
}

type Held = Standing & { estimated_trip_end_time: Date | null };

/**
 * Whether a trip holds its vehicles though nothing is paid: it can still be cancelled, or waits for its payment. A
 * confirmed trip that is paid in cash to the driver does not count.
 */
export function isHeldUnpaid(trip: Held, now: Date): boolean {
  const { trip_status, payment_status, payment_method, estimated_trip_end_time: until } = trip;
  if (payment_status !== 'unpaid' || (until && until <= now)) return false;
  return trip_status === 'pending' || (trip_status === 'confirmed' && payment_method !== 'cash_payment');
}

/**
 * Whether a trip is given up: its end is long over, it never began, and nothing of it is paid. One that its customer pays
 * to the driver in cash may have been driven.
 */
export function hasLapsed(trip: Held & { ongoing: Date | null }, now: Date): boolean {
  const { trip_status, payment_status, payment_method, ongoing, estimated_trip_end_time: until } = trip;
  const isUntouched = payment_status === 'unpaid' && payment_method !== 'cash_payment' && ongoing === null;
  const hasNotBegun = trip_status === 'pending' || trip_status === 'confirmed';
  return hasNotBegun && isUntouched && until !== null && until <= lapsedBefore(now);
}

/** Trips that should have ended before this time are given up now. */
export function lapsedBefore(now: Date): Date {
  return new Date(now.getTime() - limits.trip_lapses_days * DAY_MS);
}

/** What the wallet has left of a trip may be paid as the market allows for a rest. */
export function mayPayTripInCash(
  { payment_status }: Standing,
  market: { partial_payment_method?: Maybe<string> },
): boolean {
  return payment_status !== 'partially_paid' || cashMayPayRest(market);
}

export function canReviewTrip({ trip_status }: Standing): boolean {
  return trip_status === 'completed';
}

/** The amount still to be paid. */
export function tripDue(trip: Standing & { trip_amount: Amount; partially_paid_amount: Amount }): number {
  return trip.payment_status === 'paid' ? 0 : less(trip.trip_amount, trip.partially_paid_amount, DIGITS);
}

/** The decimals of the database's money columns. */
const DIGITS = 3;

export type TripStep = {
  step: 'pending' | 'confirmed' | 'ongoing' | 'completed';
  /** The time at which the step was reached; null before, or where a back end does not send it. */
  at: string | null;
  state: 'done' | 'current' | 'waiting';
};

const STEPS = ['pending', 'confirmed', 'ongoing', 'completed'] as const;

/** The progress of a trip. A cancelled trip keeps its last step. */
export function tripSteps(trip: Standing & { reached: Partial<Record<TripStatus, string>> }): TripStep[] {
  const { trip_status, reached } = trip;
  const known = STEPS.findIndex((step) => step === trip_status);
  const last = known >= 0 ? known : STEPS.findLastIndex((step) => reached[step]);
  return STEPS.map((step, n) => ({
    step,
    at: reached[step] ?? null,
    state: n < last || (n === last && step === 'completed') ? 'done' : n === last ? 'current' : 'waiting',
  }));
}
