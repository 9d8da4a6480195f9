/**
 * What a customer wants of a trip before a vehicle is chosen for it, and what the calls are told of that.
 * Spec: wire-format §8 (`rental_type`, `estimated_hours`, `distance`, `destination_time`). A rental by the day is one
 * by the hour, 24 for each day.
 */
import type { RentalType } from './trip-status';

export const TRIP_KINDS = ['hourly', 'daily', 'distance_wise'] as const;
export type TripKind = (typeof TRIP_KINDS)[number];

/** `length` is in hours, or in days when the kind is `daily`; it does not count by distance. */
export type TripLength = { kind: TripKind; length: number };

const DAY = 24;

/** The longest that is offered of each; no trip is longer than a month. */
export const LENGTH_MAX: Readonly<Record<TripKind, number>> = { hourly: 72, daily: 31, distance_wise: 0 };

export function rentalTypeOf(kind: TripKind): RentalType {
  return kind === 'distance_wise' ? 'distance_wise' : 'hourly';
}

/** 0 by distance, where the way tells. */
export function hoursOf({ kind, length }: TripLength): number {
  if (kind === 'distance_wise') return 0;
  return kind === 'daily' ? length * DAY : length;
}

/** What a trip of so many hours is called: whole days are days. */
export function toTripLength(rental_type: RentalType, hours: number): TripLength {
  if (rental_type === 'distance_wise') return { kind: 'distance_wise', length: 0 };
  const isDays = hours > 0 && hours % DAY === 0;
  return isDays ? { kind: 'daily', length: hours / DAY } : { kind: 'hourly', length: Math.max(1, hours) };
}

export type TripProblem = 'pickup' | 'destination' | 'time';

export type TripCriteria = {
  kind: TripKind;
  has_pickup: boolean;
  has_destination: boolean;
  /** null is as soon as possible. */
  at: Date | null;
};

/** The problem that keeps the trip from being searched for. A trip by the hour may leave its destination open. */
export function tripProblem({ kind, has_pickup, has_destination, at }: TripCriteria, now: Date): TripProblem | null {
  if (!has_pickup) return 'pickup';
  if (kind === 'distance_wise' && !has_destination) return 'destination';
  return at && !isBookable(at, now) ? 'time' : null;
}

const LATE_MS = 10 * 60_000;
const AHEAD_MS = 90 * DAY * 3_600_000;

/** Within three months; what was chosen a few minutes ago still counts. */
export function isBookable(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime();
  return ahead >= -LATE_MS && ahead <= AHEAD_MS;
}
