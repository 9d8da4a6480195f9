import { describe, expect, it } from 'vitest';
import { tripPrice, type Trip } from './trip-price';

const car = { hourly_price: 12, distance_price: 1.5, discount_type: 'percent', discount_price: 10 };
const hourly: Trip = { rental_type: 'hourly', estimated_hours: 3, distance_km: 50, quantity: 2 };

describe('tripPrice', () => {
  it.each([
    [
      '[RENTAL-01] is the hourly price times hours, for each vehicle',
      tripPrice(car, hourly, 0, 2),
      { price: 72, discount: 7.2, total: 64.8 },
    ],
    [
      '[RENTAL-01] is the distance price times kilometres',
      tripPrice(car, { ...hourly, rental_type: 'distance_wise' }, 0, 2),
      { price: 150, discount: 15, total: 135 },
    ],
    [
      '[RENTAL-01] is the price of a day times whole days, at least one',
      tripPrice({ ...car, day_wise_price: 90 }, { ...hourly, rental_type: 'day_wise', estimated_hours: 49 }, 0, 2),
      { price: 360, discount: 36, total: 324 },
    ],
    [
      '[RENTAL-01] is never less than a day by the day',
      tripPrice({ ...car, day_wise_price: 90 }, { ...hourly, rental_type: 'day_wise' }, 0, 2),
      { price: 180, discount: 18, total: 162 },
    ],
    [
      "[RENTAL-01] takes the provider's discount when that is larger",
      tripPrice(car, hourly, 25, 2),
      { price: 72, discount: 18, total: 54 },
    ],
    [
      '[RENTAL-01] is nothing without hours',
      tripPrice(car, { ...hourly, estimated_hours: null }, 0, 2),
      { price: 0, discount: 0, total: 0 },
    ],
  ])('%s', (_rule, price, expected) => expect(price).toMatchObject(expected));
});
