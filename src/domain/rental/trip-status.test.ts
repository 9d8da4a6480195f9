import { describe, expect, it } from 'vitest';
import { limits } from '../limits';
import { DAY_MS } from '../time/units';
import {
  canCancelTrip,
  canPayTrip,
  canReviewTrip,
  hasLapsed,
  isHeldUnpaid,
  isRunningTrip,
  overTripStatuses,
  RENTAL_TYPES,
  TRIP_PAYMENTS,
  TRIP_STATUSES,
  tripDue,
  tripSteps,
} from './trip-status';

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

  it.each([
    ['pending', {}, true],
    ['confirmed', {}, true],
    ['confirmed', { payment_method: 'cash_payment' }, false],
    ['confirmed', { payment_status: 'paid' }, false],
    ['pending', { estimated_trip_end_time: new Date(0) }, false],
    ['ongoing', {}, false],
    ['canceled', {}, false],
  ])('that is %s with %o holds its vehicles unpaid: %s', (status, more, held) => {
    const [now, later] = [new Date(1), new Date(2)];
    expect(isHeldUnpaid({ ...unpaid(status), estimated_trip_end_time: later, ...more }, now)).toBe(held);
  });

  it.each([
    ['pending', {}, true],
    ['confirmed', {}, true],
    ['confirmed', { estimated_trip_end_time: new Date(1) }, false],
    ['confirmed', { estimated_trip_end_time: null }, false],
    ['confirmed', { payment_method: 'cash_payment' }, false],
    ['confirmed', { payment_status: 'partially_paid' }, false],
    ['confirmed', { payment_status: 'paid' }, false],
    ['confirmed', { ongoing: new Date(0) }, false],
    ['ongoing', {}, false],
    ['completed', {}, false],
    ['canceled', {}, false],
  ])('[RENTAL-01] that is %s with %o is given up a week after its end: %s', (status, more, isOver) => {
    const trip = { ...unpaid(status), estimated_trip_end_time: new Date(0), ongoing: null, ...more };
    expect(hasLapsed(trip, new Date(limits.trip_lapses_days * DAY_MS))).toBe(isOver);
  });

  it('is paid once, and so is its remainder', () => {
    expect(canPayTrip({ trip_status: 'ongoing', payment_status: 'paid' })).toBe(false);
    expect(canPayTrip({ trip_status: 'ongoing', payment_status: 'partially_paid' })).toBe(true);
  });

  it('[RENTAL-01] has six statuses, of which three are over', () => {
    expect(TRIP_STATUSES).toEqual(['pending', 'confirmed', 'ongoing', 'completed', 'canceled', 'payment_failed']);
    expect(overTripStatuses).toEqual(['completed', 'canceled', 'payment_failed']);
  });

  it('[RENTAL-01] is by the hour or by distance, and paid in four ways', () => {
    expect(RENTAL_TYPES).toEqual(['hourly', 'distance_wise']);
    expect(TRIP_PAYMENTS).toEqual(['cash_payment', 'wallet', 'partial_payment', 'digital_payment']);
  });

  it('without a status allows nothing', () => {
    expect([isRunningTrip(null), canCancelTrip({ trip_status: null }), canPayTrip({ trip_status: null })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('what is due of a trip', () => {
  it.each([
    ['unpaid', 0, 52.8],
    ['partially_paid', 20.3, 32.5],
    ['paid', 0, 0],
    ['unpaid', 52.801, 0],
    ['unpaid', 52.799, 0.001],
  ])('that is %s, %d of it from the wallet, is %d', (payment_status, partially_paid_amount, due) => {
    const trip = { trip_status: 'confirmed', payment_status, trip_amount: 52.8, partially_paid_amount };
    expect(tripDue(trip)).toBe(due);
  });
});

describe('the steps of a trip', () => {
  const states = (trip_status: string, reached = {}) => tripSteps({ trip_status, reached }).map(({ state }) => state);
  it.each([
    ['pending', ['current', 'waiting', 'waiting', 'waiting']],
    ['ongoing', ['done', 'done', 'current', 'waiting']],
    ['completed', ['done', 'done', 'done', 'done']],
  ])('%s', (status, expected) => expect(states(status)).toEqual(expected));

  it('stop where it was cancelled', () => {
    expect(states('canceled', { pending: '2026-11-22T09:00:00Z' })).toEqual([
      'current',
      'waiting',
      'waiting',
      'waiting',
    ]);
  });

  it('have the times at which they were reached', () => {
    expect(tripSteps({ trip_status: 'confirmed', reached: { pending: 'before', confirmed: 'now' } })).toEqual([
      { step: 'pending', at: 'before', state: 'done' },
      { step: 'confirmed', at: 'now', state: 'current' },
      { step: 'ongoing', at: null, state: 'waiting' },
      { step: 'completed', at: null, state: 'waiting' },
    ]);
  });

  it('have no progress for an unknown trip', () => {
    expect(states('canceled')).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    expect(states('canceled', { pending: 'a', confirmed: 'b', ongoing: 'c' })).toEqual([
      ...['done', 'done', 'current', 'waiting'],
    ]);
  });
});
