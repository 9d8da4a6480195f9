import { expect, it } from 'vitest';
import { isForTrips } from './trip-coupon';

it.each([
  ['default', true],
  ['zone_wise', true],
  ['store_wise', true],
  ['first_order', true],
  ['free_delivery', false],
])('[PRICE-25] a coupon of the type %s is for trips: %s', (coupon_type, isFor) =>
  expect(isForTrips({ coupon_type })).toBe(isFor),
);
