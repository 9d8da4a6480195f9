/**
 * The trip that a customer wants before choosing a vehicle, and its form in the calls.
 * Spec: wire-format §8 (`rental_type`, `estimated_hours`, `distance`, `destination_time`). A daily rental is an hourly
 * one with 24 hours per day.
 */
import { DAY_MS, MINUTE_MS } from '../time/units';
import { wholeDays } from './trip-price';
import type { RentalType, TripType } from './trip-status';

export const TRIP_KINDS = ['hourly', 'daily', 'distance_wise'] as const;
export type TripKind = (typeof TRIP_KINDS)[number];

/** `length` is in hours, or in days when the kind is `daily`; trips by distance ignore it. */
export type TripLength = { kind: TripKind; length: number };

const DAY = 24;

/** The maximum of each kind. No trip is longer than a month. */
export const LENGTH_MAX: Readonly<Record<TripKind, number>> = { hourly: 72, daily: 31, distance_wise: 0 };

export function toRentalType(kind: TripKind): RentalType {
  return kind === 'distance_wise' ? 'distance_wise' : 'hourly';
}

/** 0 for a trip by distance, whose duration comes from the route. */
export function toHours({ kind, length }: TripLength): number {
  if (kind === 'distance_wise') return 0;
  return kind === 'daily' ? length * DAY : length;
}

/** The kind and length to show for a number of hours: whole days become days. */
export function toTripLength(rental_type: TripType, hours: number): TripLength {
  if (rental_type === 'distance_wise') return { kind: 'distance_wise', length: 0 };
  if (rental_type === 'day_wise') return { kind: 'daily', length: wholeDays(hours) };
  const isDays = hours > 0 && hours % DAY === 0;
  return isDays ? { kind: 'daily', length: hours / DAY } : { kind: 'hourly', length: Math.max(1, hours) };
}

export type TripProblem = 'pickup' | 'destination' | 'time';

export type TripCriteria = {
  kind: TripKind;
  has_pickup: boolean;
  has_destination: boolean;
  /** null means as soon as possible. */
  at: Date | null;
};

/** The problem that prevents a search. A trip by the hour needs no destination. */
export function tripProblem({ kind, has_pickup, has_destination, at }: TripCriteria, now: Date): TripProblem | null {
  if (!has_pickup) return 'pickup';
  if (kind === 'distance_wise' && !has_destination) return 'destination';
  return at && !isBookable(at, now) ? 'time' : null;
}

const LATE_MS = 10 * MINUTE_MS;
/** How far ahead a trip may begin. */
export const AHEAD_MS = 90 * DAY_MS;

/** Within three months. A time chosen a few minutes ago is still valid. */
export function isBookable(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime();
  return ahead >= -LATE_MS && ahead <= AHEAD_MS;
}
