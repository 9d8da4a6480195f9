/**
 * The statuses of a trip and what its customer may do in each.
 * Spec: api-contract §8: a pending trip can be cancelled; a trip is paid after booking, once the provider has confirmed
 * it; vehicles are reviewed when it is completed.
 */
import type { Maybe } from './wire';

export const TRIP_STATUSES = ['pending', 'confirmed', 'ongoing', 'completed', 'canceled', 'payment_failed'] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

export const RENTAL_TYPES = ['hourly', 'distance_wise'] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];

export const TRIP_PAYMENTS = ['cash_payment', 'wallet', 'partial_payment', 'digital_payment'] as const;

type Standing = { trip_status: Maybe<string>; payment_status?: Maybe<string>; payment_method?: Maybe<string> };

/** Those of a trip that still takes a vehicle's time. */
const RUNNING: readonly string[] = ['pending', 'confirmed', 'ongoing'];
const PAYABLE: readonly string[] = ['confirmed', 'ongoing', 'completed'];

export function isRunningTrip(status: Maybe<string>): boolean {
  return RUNNING.includes(status ?? '');
}

export function canCancelTrip({ trip_status }: Standing): boolean {
  return trip_status === 'pending';
}

/** Also when it was to be paid in cash: the driver has not been given any yet. */
export function canPayTrip({ trip_status, payment_status }: Standing): boolean {
  return PAYABLE.includes(trip_status ?? '') && payment_status !== 'paid';
}

export function canReviewTrip({ trip_status }: Standing): boolean {
  return trip_status === 'completed';
}
