import { describe, expect, it } from 'vitest';
import { toHours, isBookable, LENGTH_MAX, toTripLength, toRentalType, TRIP_KINDS, tripProblem } from './trip-criteria';

describe('[RENTAL-01] the length of a trip', () => {
  it.each([
    ['hourly', 3, 'hourly', 3],
    ['daily', 2, 'hourly', 48],
    ['distance_wise', 5, 'distance_wise', 0],
  ] as const)('%s, %d is sent as %s of %d hours', (kind, length, rental_type, hours) => {
    expect(toRentalType(kind)).toBe(rental_type);
    expect(toHours({ kind, length })).toBe(hours);
  });

  it.each([
    ['hourly', 3, { kind: 'hourly', length: 3 }],
    ['hourly', 48, { kind: 'daily', length: 2 }],
    ['day_wise', 50, { kind: 'daily', length: 2 }],
    ['day_wise', 3, { kind: 'daily', length: 1 }],
    ['hourly', 0, { kind: 'hourly', length: 1 }],
    ['distance_wise', 0, { kind: 'distance_wise', length: 0 }],
  ] as const)('%s of %d hours is read back', (rental_type, hours, length) => {
    expect(toTripLength(rental_type, hours)).toEqual(length);
  });

  it('is never longer than the month that the call accepts', () => {
    for (const kind of TRIP_KINDS) expect(toHours({ kind, length: LENGTH_MAX[kind] })).toBeLessThanOrEqual(744);
  });
});

describe('[RENTAL-01] the missing fields of a trip', () => {
  const now = new Date('2026-11-22T09:00:00Z');
  const whole = { kind: 'hourly', has_pickup: true, has_destination: false, at: null } as const;
  it.each([
    ['nothing', whole, null],
    ['where it begins', { ...whole, has_pickup: false }, 'pickup'],
    ['where it ends, by distance', { ...whole, kind: 'distance_wise' as const }, 'destination'],
    ['a time to come', { ...whole, at: new Date('2026-11-22T08:49:00Z') }, 'time'],
    ['nothing, a few minutes late', { ...whole, at: new Date('2026-11-22T08:51:00Z') }, null],
    ['a time within three months', { ...whole, at: new Date('2027-03-01T00:00:00Z') }, 'time'],
  ])('%s', (_what, criteria, problem) => {
    expect(tripProblem(criteria, now)).toBe(problem);
  });

  it('is bookable until the last minute of the third month', () => {
    expect(isBookable(new Date('2027-02-20T09:00:00Z'), now)).toBe(true);
    expect(isBookable(new Date('2027-02-20T09:01:00Z'), now)).toBe(false);
  });
});
