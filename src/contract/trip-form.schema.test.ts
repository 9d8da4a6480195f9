import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { tripForm } from './trip-form.schema';

const place = { lat: 10, lng: 10, location_name: 'Gate' };
const trip = { pickup: place, destination: null, kind: 'hourly', length: 3, date: '' };

/** The name of the missing field; undefined when the form is complete. */
const missing = (change: object) =>
  tripForm({ timezone: 'UTC' })
    .validate({ ...trip, ...change }, { abortEarly: false })
    .then(
      () => undefined,
      (error: unknown) => (error instanceof ValidationError ? error.inner[0]?.path : error),
    );

describe('tripForm', () => {
  it.each([
    ['nothing, as soon as possible and with an open end', {}, undefined],
    ['where it begins', { pickup: null }, 'pickup'],
    ['where it ends, by distance', { kind: 'distance_wise' }, 'destination'],
    ['nothing by distance with both ends', { kind: 'distance_wise', destination: place }, undefined],
    ['a time that can be booked', { date: '2016-11-22 09:00' }, 'time'],
  ])('[RENTAL-01] reports what is missing: %s', async (_what, change, name) =>
    expect(await missing(change)).toBe(name),
  );
});
