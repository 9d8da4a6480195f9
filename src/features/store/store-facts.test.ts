import { describe, expect, it } from 'vitest';
import { readStore } from '@/contract/catalogue/store.read';
import { readConfig } from '@/contract/config.read';
import { readZoneAnswer } from '@/contract/place/place.read';
import { createI18n } from '@/i18n';
import { en } from '@/i18n/en';
import { deliveryTimeText, deliveryTo, distanceText, distanceTo } from './store-facts';

const { t } = createI18n('en', en);
const at = { lat: 20, lng: 60.5 };
const pivot = { per_km_shipping_charge: 2, minimum_shipping_charge: 1.5 };
const { zone_data: zones } = readZoneAnswer({
  zone_id: '[1]',
  zone_data: [{ id: 1, modules: [{ id: 4, module_type: 'food', pivot }] }],
});
const texts = { at, zones, config: readConfig({}) };
/** A store one kilometre north of the customer. */
const store = readStore({ id: 3, module_id: 4, zone_id: 1, latitude: '20.00899', longitude: '60.5' });
const nowhere = readStore({ id: 3, module_id: 4, zone_id: 1, latitude: '0', longitude: '0' });
const told = { store_id: 3, distance_km: 4, extra_charge: 0.5, surge: { price: 0, price_type: 'percent' as const } };

describe('the distance of a store', () => {
  it('[MAP-07] is as the crow flies', () => expect(distanceTo(store, texts)).toBeCloseTo(1, 2));
  it('is null without a place of the customer', () => expect(distanceTo(store, { at: null })).toBeNull());
  it('is null without a place of the store', () => expect(distanceTo(nowhere, texts)).toBeNull());
  it.each([
    ['0', '60.5'],
    ['20', '0'],
  ])('is known on the equator and at Greenwich (%s, %s)', (latitude, longitude) =>
    expect(distanceTo(readStore({ latitude, longitude }), texts)).not.toBeNull(),
  );
  it.each([
    [0.04, '0.0 km'],
    [1.24, '1.2 km'],
    [9.94, '9.9 km'],
    [10, '10 km'],
    [12.5, '13 km'],
  ])('of %d kilometres is shown as %s', (km, words) => expect(distanceText(km, { t })).toBe(words));
});

describe('the delivery fee', () => {
  it('[PRICE-12] is based on the back end’s distance, plus the vehicle charge', () =>
    expect(deliveryTo(store, texts, told)).toMatchObject({ km: 4, fee: { delivery_charge: 8.5 } }));
  it('[PRICE-20] includes the back end’s surge', () =>
    expect(deliveryTo(store, texts, { ...told, surge: { price: 10, price_type: 'percent' } })).toMatchObject({
      fee: { delivery_charge: 9.35 },
    }));
  it('[MAP-07] is an estimate as the crow flies if the back end sends nothing', () =>
    expect(deliveryTo(store, texts, null)).toMatchObject({ fee: { delivery_charge: 2 } }));
  it.each([
    ['while loading', store, texts, undefined],
    ['without a position of the store', nowhere, texts, null],
  ])('is unknown %s', (_when, store, known, answer) => expect(deliveryTo(store, known, answer)).toBeNull());
  it('is unknown without rates, even if the distance is known', () =>
    expect(deliveryTo(store, { ...texts, zones: undefined }, told)).toEqual({ km: 4, fee: null }));
});

it.each([
  ['20-30 min', '20–30 min'],
  ['20 - 30 Min', '20–30 min'],
  ['1-2 days', '1-2 days'],
  ['about 20-30 min', 'about 20-30 min'],
  ['', ''],
])('the delivery time "%s" is shown as "%s"', (delivery_time, words) =>
  expect(deliveryTimeText(delivery_time, { t })).toBe(words),
);
