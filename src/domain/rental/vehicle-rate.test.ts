import { describe, expect, it } from 'vitest';
import { vehicleRates } from './vehicle-rate';

const car = { hourly_price: 12, distance_price: 0.8, trip_hourly: true, trip_distance: true };

describe('the rates of a vehicle', () => {
  it.each([
    ['no discount', {}, [12, null, 0.8, null]],
    ['a percentage off every hour', { discount_type: 'percent', discount_price: 15 }, [10.2, 12, 0.68, 0.8]],
    ['an amount off the trip alone', { discount_type: 'amount', discount_price: 10 }, [12, null, 0.8, null]],
  ])('%s', (_name, discount, prices) => {
    const rates = vehicleRates({ ...car, ...discount }, 2);
    expect(rates.map(({ kind }) => kind)).toEqual(['hourly', 'distance_wise']);
    expect(rates.flatMap(({ price, original_price }) => [price, original_price])).toEqual(prices);
  });

  it('[RENTAL-01] has the rate by the day where another back end offers it', () => {
    const byDay = { ...car, trip_hourly: false, trip_distance: false, trip_day_wise: true, day_wise_price: 90 };
    expect(vehicleRates(byDay, 2)).toEqual([{ kind: 'day_wise', price: 90, original_price: null }]);
  });

  it('leaves out what is not offered', () => {
    expect(vehicleRates({ ...car, trip_distance: false }, 2).map(({ kind }) => kind)).toEqual(['hourly']);
    expect(vehicleRates({ ...car, trip_hourly: false }, 2).map(({ kind }) => kind)).toEqual(['distance_wise']);
  });
});
