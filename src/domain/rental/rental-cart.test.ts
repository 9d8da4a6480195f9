import { describe, expect, it } from 'vitest';
import {
  additionProblem,
  canRent,
  isOfOneProvider,
  isPickedUp,
  vehicleProblem,
  type WantedVehicle,
} from './rental-cart';

const wanted: WantedVehicle = {
  vehicle: { id: 4, provider_id: 2, trip_hourly: 1, trip_distance: 0 },
  rental_type: 'hourly',
  quantity: 2,
  free_units: 3,
  is_open: true,
  pickup_zone_id: [1, 2],
  zone_ids: [2],
};
const other = { vehicle_id: 5, provider_id: 2 };

describe('additionProblem', () => {
  it.each([
    ['an empty cart', [], null, wanted, null],
    ['beside another vehicle of the provider', [other], 'hourly', wanted, null],
    ['beside a vehicle of another provider', [{ vehicle_id: 9, provider_id: 3 }], 'hourly', wanted, 'rental_provider'],
    ['twice', [other, { vehicle_id: 4, provider_id: 2 }], 'hourly', wanted, 'rental_known'],
    ['into a cart of the other kind of trip', [other], 'distance_wise', wanted, 'rental_type'],
    ['of a trip that was emptied', [], 'distance_wise', wanted, null],
  ] as const)('[RENTAL-01] %s', (_what, lines, type, it_, problem) => {
    expect(additionProblem(lines, type, it_)).toBe(problem);
  });
});

it.each([
  ['nothing', [], true],
  ['vehicles of one provider', [{ provider_id: 2 }, { provider_id: 2 }], true],
  ['vehicles of two', [{ provider_id: 2 }, { provider_id: 3 }], false],
])('[RENTAL-01] a cart with %s is of one provider: %s', (_what, lines, isOne) =>
  expect(isOfOneProvider(lines)).toBe(isOne),
);

describe('vehicleProblem', () => {
  it.each([
    [{}, null],
    [{ rental_type: 'distance_wise' as const }, 'rental_way'],
    [{ zone_ids: [3] }, 'rental_zone'],
    [{ zone_ids: [] }, 'rental_zone'],
    [{ is_open: false }, 'rental_closed'],
    [{ free_units: 0 }, 'rental_unavailable'],
    [{ free_units: 1 }, 'rental_quantity'],
    [{ free_units: 2 }, null],
  ])('[RENTAL-01] of %o', (change, problem) => expect(vehicleProblem({ ...wanted, ...change })).toBe(problem));
});

describe('a vehicle', () => {
  it('is rented by hours, by distance or both', () => {
    expect(canRent({ trip_hourly: true, trip_distance: false }, 'hourly')).toBe(true);
    expect(canRent({ trip_hourly: true, trip_distance: false }, 'distance_wise')).toBe(false);
  });

  it('[RENTAL-05] is picked up in its provider’s zones, however they are written', () => {
    expect(isPickedUp('["1","4"]', [4])).toBe(true);
    expect(isPickedUp('["1","4"]', [2])).toBe(false);
  });
});
