import { describe, expect, it } from 'vitest';
import { readConfig } from '@/contract/config.read';
import { readVehicle } from '@/contract/rental/vehicle.read';
import { tripEstimate, kilometresTo, toSearchedTrip } from './trip-estimate';
import { readFilter } from './vehicle-filter';

const config = readConfig({ extensions: ['amounts'] });
const now = { date: '2026-03-02', day: 1, minutes: 600 };
const discount = { discount: 10, min_purchase: 0, max_discount: 0, start_date: '2026-03-01', end_date: '2026-03-31' };
const provider = { id: 2, name: 'Volt Cove', latitude: '20.018', longitude: '60.5' };
const vehicle = (more: object = {}) =>
  readVehicle({ ...{ id: 1, hourly_price: 12, distance_price: 2, discount_type: 'percent' }, provider, ...more });
const way = { km: 4.5, hours: 0.2 };

describe('[RENTAL-01] the price of a vehicle for a trip', () => {
  const trip = { rental_type: 'hourly' as const, estimated_hours: 3, quantity: 1 };
  it('is the rate for its length', () => expect(tripEstimate(vehicle(), trip, { config, now }).total).toBe(36));
  it("includes the provider's discount once the time is known", () => {
    const off = vehicle({ provider: { ...provider, discount: { ...discount, discount_type: 'percent' } } });
    expect(tripEstimate(off, trip, { config, now }).total).toBe(32.4);
    expect(tripEstimate(off, trip, { config, now: null }).total).toBe(36);
  });
  it('has the decimals of the currency', () =>
    expect(
      tripEstimate(vehicle({ hourly_price: 1.111 }), trip, {
        config: readConfig({ digit_after_decimal_point: 3 }),
        now,
      }).total,
    ).toBe(3.333));
});

describe('[ROUTE-18] the searched trip', () => {
  it.each([
    [
      'has the length of the search',
      { trip_type: 'hourly', duration: '3' },
      null,
      { rental_type: 'hourly', estimated_hours: 3 },
    ],
    ['is hourly by default', { duration: '3' }, way, { rental_type: 'hourly', estimated_hours: 3 }],
    ['is null without a length', { trip_type: 'hourly' }, way, null],
    [
      'has the distance of its route',
      { trip_type: 'distance_wise', duration: '3' },
      way,
      { rental_type: 'distance_wise', distance_km: 4.5 },
    ],
    ['is null without a route', { trip_type: 'distance_wise', duration: '3' }, null, null],
  ])('%s', (_what, query, known, expected) =>
    expect(toSearchedTrip(readFilter(query), known)).toEqual(expected && { ...expected, quantity: 1 }),
  );
});

describe('[RENTAL-01] the distance to the provider', () => {
  const gate = { lat: 20, lng: 60.5 };
  it('is as the crow flies', () => expect(kilometresTo(vehicle(), gate)).toBeCloseTo(2, 2));
  it('is null without a start', () => expect(kilometresTo(vehicle(), null)).toBeNull());
  it('is null without the provider’s position', () =>
    expect(kilometresTo(vehicle({ provider: { id: 2, name: 'Volt Cove' } }), gate)).toBeNull());
  it.each([
    ['0', '60.5'],
    ['20', '0'],
  ])('is known on the equator and at Greenwich (%s, %s)', (latitude, longitude) =>
    expect(kilometresTo(vehicle({ provider: { ...provider, latitude, longitude } }), gate)).not.toBeNull(),
  );
});
