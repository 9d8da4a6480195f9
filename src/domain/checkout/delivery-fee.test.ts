import { describe, expect, it } from 'vitest';
import { deliveryCharge, deliveryFee, ratedZone, withSurge, zoneRates, type Delivery } from './delivery-fee';

type Change = { [Part in keyof Delivery]?: Partial<Delivery[Part]> };

/** An ordinary five-kilometre delivery, with some fields replaced. */
const change = ({ order, store, zone, config }: Change = {}): Delivery => ({
  order: { order_type: 'delivery', total: 40, distance_km: 5, ...order },
  store: { per_km_shipping_charge: 3, minimum_shipping_charge: 5, maximum_shipping_charge: 30, ...store },
  zone: {
    per_km_shipping_charge: 2,
    minimum_shipping_charge: 4,
    maximum_shipping_charge: 20,
    fixed_shipping_charge: 7,
    increased_delivery_fee: 50,
    ...zone,
  },
  config: { ...config },
});
const allStores = { admin_free_delivery: { status: true, type: 'free_delivery_to_all_store' } };
const overFifty = {
  admin_free_delivery: { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: 50 },
};

describe('deliveryFee', () => {
  it.each<[rule: string, fee: number, change: Change]>([
    ['[PRICE-12] is the distance times the per-km rate', 10, {}],
    [
      '[PRICE-12] is exact and rounded once',
      4.63,
      { order: { distance_km: 3.7 }, zone: { per_km_shipping_charge: 1.25 } },
    ],
    ['[PRICE-13] is at least the minimum', 4, { order: { distance_km: 1 } }],
    ['[PRICE-13] is at most the maximum', 20, { order: { distance_km: 50 } }],
    [
      '[PRICE-13] has no upper bound for a maximum of 0',
      100,
      { order: { distance_km: 50 }, zone: { maximum_shipping_charge: 0 } },
    ],
    [
      '[PRICE-13] has no upper bound without a maximum',
      100,
      { order: { distance_km: 50 }, zone: { maximum_shipping_charge: null } },
    ],
    ['[PRICE-13] ignores a maximum below the minimum', 10, { zone: { maximum_shipping_charge: 3 } }],
    ['[PRICE-14] is flat for the fixed type', 7, { zone: { delivery_charge_type: 'fixed' } }],
    ['[PRICE-11] is by kilometre for the type distance', 10, { zone: { delivery_charge_type: 'distance' } }],
    ['[PRICE-15] is free for all stores when the admin says so', 0, { config: allStores }],
    ['[PRICE-16] is free from the admin amount on', 0, { order: { total: 50 }, config: overFifty }],
    ['[PRICE-16] is paid just below the admin amount', 10, { order: { total: 49.99 }, config: overFifty }],
    ['[PRICE-17] is free when the store delivers free', 0, { store: { free_delivery: true } }],
    ['[PRICE-18] is free for take-away', 0, { order: { order_type: 'take_away' } }],
    ['[PRICE-19] uses the rates of a self-delivery store', 15, { store: { self_delivery_system: 1 } }],
    [
      '[PRICE-19] clamps to the bounds of a self-delivery store',
      5,
      { order: { distance_km: 1 }, store: { self_delivery_system: 1 } },
    ],
    ['[PRICE-20] carries a percent surge', 15, { zone: { increased_delivery_fee_status: 1 } }],
    [
      '[PRICE-20] carries a fixed surge',
      60,
      { zone: { increased_delivery_fee_status: 1, increased_delivery_fee_type: 'amount' } },
    ],
    [
      '[PRICE-20] takes the surge of the clamped fee',
      30,
      { order: { distance_km: 50 }, zone: { increased_delivery_fee_status: 1 } },
    ],
    [
      '[PRICE-20] has no surge at a self-delivery store',
      15,
      { store: { self_delivery_system: 1 }, zone: { increased_delivery_fee_status: 1 } },
    ],
    [
      '[PRICE-20] stays free whatever the surge',
      0,
      { store: { free_delivery: 1 }, zone: { increased_delivery_fee_status: 1 } },
    ],
    ['[PRICE-12] is nothing below zero kilometres', 4, { order: { distance_km: -3 } }],
    ['[PRICE-12] is nothing for a distance that is not known', 4, { order: { distance_km: Number.NaN } }],
    ['[PRICE-13] takes a maximum that equals the minimum', 4, { zone: { maximum_shipping_charge: 4 } }],
    ['[PRICE-21] is paid by schedule_order', 10, { order: { order_type: 'schedule_order' } }],
    ['[PRICE-21] is not paid by any other type', 0, { order: { order_type: 'dine_in' } }],
    ['[PRICE-30] is free with a free_delivery coupon', 0, { order: { has_free_coupon: true } }],
    [
      'carries what the vehicle costs more, before the surge',
      18,
      { order: { extra_charge: 2 }, zone: { increased_delivery_fee_status: 1 } },
    ],
    [
      'carries no vehicle charge at a self-delivery store',
      15,
      { order: { extra_charge: 2 }, store: { self_delivery_system: 1 } },
    ],
  ])('%s', (_rule, fee, changed) => {
    expect(deliveryFee(change(changed), 2)).toBe(fee);
  });
});

describe('deliveryCharge', () => {
  it('[PRICE-17] contains the original fee, and who waives it', () =>
    expect(deliveryCharge(change({ store: { free_delivery: true } }), 2)).toEqual({
      delivery_charge: 0,
      original_delivery_charge: 10,
      free_delivery_by: 'vendor',
    }));
  it.each([
    [
      '[PRICE-15] the admin',
      { config: allStores, store: { free_delivery: true }, order: { has_free_coupon: true } },
      'admin',
    ],
    ['[PRICE-17] the store', { store: { free_delivery: true }, order: { has_free_coupon: true } }, 'vendor'],
    ['[PRICE-30] the coupon', { order: { has_free_coupon: true } }, 'coupon'],
    [
      '[PRICE-30] nobody where there is no fee, so that the coupon is kept,',
      {
        order: { has_free_coupon: true },
        zone: { per_km_shipping_charge: 0, minimum_shipping_charge: 0 },
      },
      null,
    ],
    ['[PRICE-12] nobody', {}, null],
    ['[PRICE-18] nobody of what is taken away', { config: allStores, order: { order_type: 'take_away' } }, null],
  ])('%s makes it free', (_rule, changed, by) => expect(deliveryCharge(change(changed), 2).free_delivery_by).toBe(by));
  it('[PRICE-18] has no original fee for take-away', () =>
    expect(deliveryCharge(change({ order: { order_type: 'take_away' } }), 2).original_delivery_charge).toBe(0));
});

describe('withSurge', () => {
  const zone = { per_km_shipping_charge: 2, increased_delivery_fee_status: 1, increased_delivery_fee: 50 };
  it.each<[rule: string, surge: Parameters<typeof withSurge>[1], fee: number]>([
    ["[PRICE-20] the zone's own counts without an answer", null, 15],
    ['[PRICE-20] what is told counts, as an amount', { price: 3, price_type: 'amount' }, 13],
    ['[PRICE-20] or in percent', { price: 20, price_type: 'percent' }, 12],
    ['[PRICE-20] nothing is added where it is told that there is none', { price: 0, price_type: 'percent' }, 10],
  ])('%s', (_rule, surge, fee) => expect(deliveryFee({ ...change(), zone: withSurge(zone, surge) }, 2)).toBe(fee));
});

describe('zoneRates', () => {
  const zones = [
    { id: 1, modules: [{ id: 3, pivot: { per_km_shipping_charge: 9 } }] },
    {
      id: 2,
      increased_delivery_fee_status: 1,
      increased_delivery_fee: 5,
      modules: [{ id: 3, pivot: { per_km_shipping_charge: 2 } }],
    },
  ];
  it('[PRICE-11] are those of the zone and module', () =>
    expect(zoneRates(zones, 2, 3)).toEqual({
      per_km_shipping_charge: 2,
      increased_delivery_fee_status: 1,
      increased_delivery_fee: 5,
    }));
  it('[PRICE-11] are those of the module among others', () => {
    const pivots = [1, 3, 5].map((id) => ({ id, pivot: { per_km_shipping_charge: id } }));
    expect(zoneRates([{ id: 2, modules: pivots }], 2, 3).per_km_shipping_charge).toBe(3);
    expect(zoneRates([{ id: 2, modules: pivots }], 2, 9).per_km_shipping_charge).toBeUndefined();
    expect(zoneRates([{ id: 2 }], 2, 9).per_km_shipping_charge).toBeUndefined();
  });
  it('[PRICE-10] are those of the zone that has the module, though another comes first', () => {
    const has = (id: number, ...ids: number[]) => ({ id, modules: ids.map((module) => ({ id: module })) });
    const around = [has(1, 4), has(2, 4, 3), has(3, 3)];
    expect(ratedZone(around, { zone_id: 9, module_id: 3 })?.id).toBe(2);
    expect(ratedZone(around, { zone_id: 3, module_id: 4 })?.id).toBe(3);
    expect(ratedZone(around, { zone_id: null, module_id: 7 })?.id).toBe(1);
  });
  it('[PRICE-10] are those of the first zone when the store’s zone is unknown', () =>
    expect(zoneRates(zones, 9, 3).per_km_shipping_charge).toBe(9));
  it.each<[string, number[], number, number | undefined]>([
    ["the store's own zone", [3, 2, 1], 2, 2],
    ['the first that has its module', [3, 2, 1], 9, 1],
    ['the first of all where none has it', [4, 3], 9, 3],
    ['none without an address', [], 1, undefined],
  ])('[PRICE-10] are those of %s', (_what, ids, zone_id, id) => {
    const known = [...zones, { id: 3 }, { id: 4 }].filter((zone) => ids.includes(zone.id)).reverse();
    expect(ratedZone(known, { zone_id, module_id: 3 })?.id).toBe(id);
  });
  it('[PRICE-10] are empty without zones', () =>
    expect(deliveryFee({ ...change(), zone: zoneRates(null, 1, 1) }, 2)).toBe(0));
});
