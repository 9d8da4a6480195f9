import { describe, expect, it } from 'vitest';
import { canCancelTrip, canPayTrip, canReviewTrip, isRunningTrip, TRIP_STATUSES } from './trip-status';

const unpaid = (trip_status: string) => ({ trip_status, payment_status: 'unpaid' });

describe('a trip', () => {
  it.each([
    ['pending', { runs: true, cancel: true, pay: false, review: false }],
    ['confirmed', { runs: true, cancel: false, pay: true, review: false }],
    ['ongoing', { runs: true, cancel: false, pay: true, review: false }],
    ['completed', { runs: false, cancel: false, pay: true, review: true }],
    ['canceled', { runs: false, cancel: false, pay: false, review: false }],
    ['payment_failed', { runs: false, cancel: false, pay: false, review: false }],
    ['unheard of', { runs: false, cancel: false, pay: false, review: false }],
  ])('that is %s allows %o', (status, expected) => {
    const trip = unpaid(status);
    expect({
      runs: isRunningTrip(status),
      cancel: canCancelTrip(trip),
      pay: canPayTrip(trip),
      review: canReviewTrip(trip),
    }).toEqual(expected);
  });

  it('is paid once, and its rest too', () => {
    expect(canPayTrip({ trip_status: 'ongoing', payment_status: 'paid' })).toBe(false);
    expect(canPayTrip({ trip_status: 'ongoing', payment_status: 'partially_paid' })).toBe(true);
  });

  it('has six statuses', () => expect(TRIP_STATUSES).toHaveLength(6));
});
