import { describe, expect, it } from 'vitest';
import { parcelFee, parcelTotal, returnedPrice, returnFee, type ParcelDelivery } from './parcel-fee';

const parcel: ParcelDelivery = {
  distance_km: 5,
  config: { parcel_per_km_shipping_charge: 2, parcel_minimum_shipping_charge: 6 },
};

describe('parcelFee', () => {
  it.each<[rule: string, fee: number, change: Partial<ParcelDelivery>]>([
    ['[PRICE-12] is the distance times the rate', 10, {}],
    ['[PRICE-13] is at least the minimum', 6, { distance_km: 1 }],
    ["[PRICE-12] takes the category's rates first", 15, { category: { parcel_per_km_shipping_charge: 3 } }],
    [
      '[PRICE-12] takes the configured rates where the category has none',
      10,
      { category: { parcel_per_km_shipping_charge: null } },
    ],
    [
      '[PRICE-20] carries the vehicle, then the surge',
      18,
      { extra_charge: 2, zone: { increased_delivery_fee_status: 1, increased_delivery_fee: 50 } },
    ],
    [
      '[PRICE-20] carries a surge that is an amount',
      13,
      {
        zone: {
          increased_delivery_fee_status: 1,
          increased_delivery_fee: 3,
          increased_delivery_fee_type: 'amount',
        },
      },
    ],
    ['[PRICE-20] carries no surge that is off', 10, { zone: { increased_delivery_fee: 50 } }],
    [
      "[PRICE-13] has the category's minimum where it has rates",
      4,
      { distance_km: 1, category: { parcel_per_km_shipping_charge: 3, parcel_minimum_shipping_charge: 4 } },
    ],
    [
      "[PRICE-13] is not held to the configuration's minimum then",
      3,
      { distance_km: 1, category: { parcel_per_km_shipping_charge: 3 } },
    ],
    ['[PRICE-12] a rate of 0 is none of the category', 10, { category: { parcel_per_km_shipping_charge: 0 } }],
  ])('%s', (_rule, fee, change) => expect(parcelFee({ ...parcel, ...change }, 2)).toBe(fee));

  it('[CONFIG-08] is in the digits of the currency', () =>
    expect([parcelFee({ ...parcel, distance_km: 3.456 }, 2), parcelFee({ ...parcel, distance_km: 3.456 }, 0)]).toEqual([
      6.91, 7,
    ]));
});

describe('parcelTotal', () => {
  it('[PRICE-12] adds the tip and the charge of the market, neither below zero', () => {
    const config = { additional_charge_status: 1, additional_charge: 0.5 };
    expect(parcelTotal(6, { dm_tips: 2, config })).toMatchObject({ delivery_charge: 6, dm_tips: 2, total: 8.5 });
    expect(parcelTotal(6, { dm_tips: -2, config: {} })).toMatchObject({ dm_tips: 0, total: 6 });
    expect(parcelTotal(6, { config: { additional_charge_status: 1, additional_charge: -1 } }).total).toBe(6);
    expect(parcelTotal(6, { config: { additional_charge_status: 0, additional_charge: 0.5 } }).total).toBe(6);
    expect(parcelTotal(6, { config })).toEqual({
      ...{ delivery_charge: 6, original_delivery_charge: 6, dm_tips: 0, additional_charge: 0.5, total: 6.5 },
    });
  });
});

describe('returnFee', () => {
  it.each([
    [3, { return_fee_status: 1, return_fee: 50 }],
    [0, { return_fee_status: 0, return_fee: 50 }],
    [0, null],
    [0, { return_fee_status: 1, return_fee: -50 }],
    [0, { return_fee_status: 1 }],
    [0, {}],
  ])('is %d of a fee of 6 by %o', (fee, setup) => expect(returnFee(6, setup, 2)).toBe(fee));
});

describe('returnedPrice', () => {
  const sent = { delivery_charge: 6, total_tax_amount: 0.6, additional_charge: 0.5 };
  it.each([
    [7.1, 'excluded' as const, { coupon_discount_amount: 0, ref_bonus_amount: 0 }],
    [4.6, 'excluded' as const, { coupon_discount_amount: 2, ref_bonus_amount: 0.5 }],
    [0, 'excluded' as const, { coupon_discount_amount: 9, ref_bonus_amount: 0 }],
    [6.5, 'included' as const, { coupon_discount_amount: 0, ref_bonus_amount: 0 }],
    [4, 'included' as const, { coupon_discount_amount: 2, ref_bonus_amount: 0.5 }],
  ])('[ROUTE-14] is %d, with the charge and a tax that is %s, less %o', (price, tax_status, reductions) =>
    expect(returnedPrice({ ...sent, tax_status, ...reductions }, 2)).toBe(price),
  );
});
