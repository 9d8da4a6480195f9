import { readStoreAnswer, readStoreCard, readStorePage, readStoreReviews } from './store.read';
import { describe, expect, it } from 'vitest';

/** The fields that every version answers in the same way. */
const store = { id: 7, name: 'Ember', slug: 'ember', latitude: '20.1', longitude: '60.2', minimum_order: '12.5' };

describe('a store of any back end', () => {
  it.each<[version: string, answer: Record<string, unknown>]>([
    [
      '3.1: flags as numbers, hours as text',
      { ...store, active: 1, open: 1, free_delivery: 1, self_delivery_system: 1 },
    ],
    ['3.5: flags as booleans', { ...store, active: true, open: 1, free_delivery: true, self_delivery_system: 1 }],
    ['4.0: flags as text', { ...store, active: '1', open: '1', free_delivery: '1', self_delivery_system: '1' }],
  ])('[SLOT-01] [PRICE-17] [PRICE-19] reads %s', (_version, answer) => {
    expect(readStoreAnswer(answer)).toMatchObject({
      id: 7,
      latitude: 20.1,
      longitude: 60.2,
      minimum_order: 12.5,
      active: true,
      open: true,
      free_delivery: true,
      self_delivery_system: true,
    });
  });

  it.each([
    ['the plan of the store ends its own couriers', { self_delivery_system: 1, sub_self_delivery: 0 }, false],
    ['the plan of the store brings its own couriers', { self_delivery_system: 0, sub_self_delivery: 1 }, true],
    ['there are no plans', { self_delivery_system: 1 }, true],
  ])('[PRICE-19] is delivered at the rates that the back end charges where %s', (_where, flags, expected) =>
    expect(readStoreCard({ ...store, ...flags }).self_delivery_system).toBe(expected),
  );

  it('[HOME-09] reads every field that a store has', () => {
    const wire = {
      ...store,
      logo_full_url: '/logo.webp',
      cover_photo_full_url: '/cover.webp',
      address: 'Pier 3',
      avg_rating: '4.5',
      zone_id: '2',
      per_km_shipping_charge: '1.5',
      minimum_shipping_charge: 2,
      maximum_shipping_charge: '9',
      self_delivery_system: '0',
      free_delivery: 1,
      tax: '5',
    };
    expect(readStoreAnswer(wire)).toMatchObject({
      id: 7,
      name: 'Ember',
      logo_full_url: '/logo.webp',
      cover_photo_full_url: '/cover.webp',
      address: 'Pier 3',
      avg_rating: 4.5,
      latitude: 20.1,
      longitude: 60.2,
      zone_id: 2,
      per_km_shipping_charge: 1.5,
      minimum_shipping_charge: 2,
      maximum_shipping_charge: 9,
      self_delivery_system: false,
      free_delivery: true,
      tax: 5,
    });
  });

  it('is open and delivers when an old back end does not send the flags', () => {
    expect(readStoreCard(store)).toMatchObject({ active: true, open: true, delivery: true, take_away: false });
    expect(readStoreCard({ ...store, active: 0, open: 0, delivery: false })).toMatchObject({
      active: false,
      open: false,
      delivery: false,
    });
  });

  it.each([null, {}, [], undefined, ''])('is missing when the answer is %j', (answer) => {
    expect(readStoreAnswer(answer)).toBeNull();
  });

  it('reads the stars as a list or as buckets', () => {
    const ratings = (value: unknown) => readStoreAnswer({ ...store, ratings: value })?.ratings;
    expect(ratings([9, 4, 1, 0, 0])).toEqual([9, 4, 1, 0, 0]);
    expect(ratings({ 5: 9, 4: '4', 3: 1 })).toEqual([9, 4, 1, 0, 0]);
    expect(ratings(null)).toEqual([0, 0, 0, 0, 0]);
  });

  it('[PRICE-31] has a discount or none', () => {
    const discount = { discount: '15', discount_type: 'percent', min_purchase: 20, max_discount: 0 };
    expect(readStoreCard({ ...store, discount }).discount).toMatchObject({ discount: 15, min_purchase: 20 });
    for (const none of [null, {}, []]) expect(readStoreCard({ ...store, discount: none }).discount).toBeNull();
  });

  it('is read from pages whose numbers may be texts, or from nothing', () => {
    expect(readStorePage({ total_size: '31', limit: '10', offset: '2', stores: [store] })).toMatchObject({
      total_size: 31,
      limit: 10,
      offset: 2,
      stores: [{ id: 7 }],
    });
    expect(readStorePage([])).toMatchObject({ total_size: 0, stores: [] });
  });

  it('has reviews with and without a reply', () => {
    const review = {
      id: 1,
      rating: '4',
      comment: 'Warm',
      item_name: 'Soup',
      customer_name: 'Mara',
      created_at: '2026-03-01',
    };
    const read = readStoreReviews([review, { ...review, reply: 'Thanks' }]);
    expect(read?.map(({ rating, reply }) => [rating, reply])).toEqual([
      [4, null],
      [4, 'Thanks'],
    ]);
  });
});
