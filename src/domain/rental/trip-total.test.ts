import { describe, expect, it } from 'vitest';
import { countedDiscount, tripTotal, vehiclesPercent, type PricedTrip } from './trip-total';

const now = { date: '2026-03-10', minutes: 600, day: 2 };
const car = { hourly_price: 10, distance_price: 1.35, discount_type: 'percent', discount_price: 10 };
const trip = { rental_type: 'hourly', estimated_hours: 3, quantity: 2 };
const priced: PricedTrip = {
  lines: [
    { vehicle: car, trip },
    { vehicle: { ...car, hourly_price: 20, discount_price: 0 }, trip: { ...trip, quantity: 1 } },
  ],
  provider: { tax: 5 },
  config: { additional_charge_status: 1, additional_charge: 0.5, system_tax_include_status: 0 },
  now,
};
const offer = { discount: 25, discount_type: 'percent', start_date: '2026-03-01', end_date: '2026-03-31' };

describe('tripTotal', () => {
  it.each([
    [
      'each vehicle with its own discount',
      priced,
      { subtotal: 120, discount: 6, tax: 5.7, additional_charge: 0.5, total: 120.2 },
    ],
    [
      'the provider’s discount where it is larger',
      { ...priced, provider: { tax: 5, discount: offer } },
      { subtotal: 120, discount: 30, tax: 4.5, total: 95 },
    ],
    [
      'a capped discount on the whole trip, not beside the vehicles’ own',
      { ...priced, provider: { tax: 0, discount: { ...offer, min_purchase: 100, max_discount: 20 } } },
      { discount: 20, total: 100.5 },
    ],
    [
      'a coupon on what the discount left',
      { ...priced, coupon: { coupon_type: 'default', discount: 50, discount_type: 'percent' } },
      { coupon_discount: 57, tax: 2.85, total: 60.35 },
    ],
    [
      'the discount of a referred customer on what the coupon left, before tax',
      {
        ...priced,
        coupon: { coupon_type: 'default', discount: 50, discount_type: 'percent' },
        customer: { is_valid_for_discount: true, discount_amount: 10, discount_amount_type: 'percentage' },
      },
      { coupon_discount: 57, referral_discount: 5.7, tax: 2.57, total: 54.37 },
    ],
    ['nothing off for who was not referred', { ...priced, customer: null }, { referral_discount: 0, total: 120.2 }],
    [
      'the tax within the price',
      { ...priced, config: { system_tax_include_status: 1 } },
      { tax: 5.43, tax_status: 'included', total: 114 },
    ],
    [
      'the tax that the back end tells, instead of the provider’s',
      { ...priced, told: { tax: 3.333, tax_status: 'excluded' as const } },
      { subtotal: 120, discount: 6, tax: 3.33, total: 117.83 },
    ],
    [
      'no tax on top of a price that contains it, as the back end tells',
      { ...priced, told: { tax: 3, tax_status: 'included' as const } },
      { tax: 3, tax_status: 'included', total: 114.5 },
    ],
    [
      'the distance',
      {
        ...priced,
        lines: [{ vehicle: car, trip: { rental_type: 'distance_wise', distance_km: 10.333, quantity: 3 } }],
      },
      { subtotal: 41.85, discount: 4.19 },
    ],
  ])('[RENTAL-01] counts %s', (_what, it_, expected) => expect(tripTotal(it_)).toMatchObject(expected));
});

describe('vehiclesPercent', () => {
  it.each([
    [offer, 25],
    [{ ...offer, end_date: '2026-03-05' }, 0],
    [{ ...offer, min_purchase: 5 }, 0],
    [{ ...offer, max_discount: 5 }, 0],
    [{ ...offer, discount_type: 'amount' }, 0],
    [null, 0],
  ])('of %o is %d', (it_, percent) => expect(vehiclesPercent(it_, now)).toBe(percent));
});

describe('countedDiscount', () => {
  it.each([
    ['[PRICE-33] without a cap it counts with us', 0, ['amounts'], true],
    ['[PRICE-33] without a cap it gives nothing elsewhere', 0, [], false],
    ['with a cap it counts anywhere', 20, [], true],
  ])('%s', (_what, max_discount, extensions, counts) => {
    const capped = { ...offer, max_discount };
    expect(countedDiscount(capped, { extensions })).toBe(counts ? capped : null);
  });
});
