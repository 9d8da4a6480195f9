import { describe, expect, it } from 'vitest';
import { fitsChips, inOrder, type ListedStore, type StoreChip } from './store-filter';

const noon = { date: '2026-11-20', day: 5, minutes: 12 * 60 };
const store: ListedStore = {
  active: true,
  schedules: [{ day: 5, opening_time: '10:00', closing_time: '14:00' }],
  free_delivery: true,
  take_away: true,
  veg: 1,
  discount: { discount: 10, start_date: '2026-11-01', end_date: '2026-12-01' },
  avg_rating: 4.5,
  delivery_time: '20-30 min',
};

describe('fitsChips', () => {
  it.each<[chip: StoreChip, without: ListedStore]>([
    ['open_now', { ...store, active: false }],
    ['open_now', { ...store, schedules: [{ day: 5, opening_time: '13:00', closing_time: '14:00' }] }],
    ['free_delivery', { ...store, free_delivery: false }],
    ['offers', { ...store, discount: null }],
    ['offers', { ...store, discount: { discount: 10, end_date: '2026-11-01' } }],
    ['rating', { ...store, avg_rating: 4.4 }],
    ['fast', { ...store, delivery_time: '30-40 min' }],
    ['fast', { ...store, delivery_time: '' }],
    ['take_away', { ...store, take_away: 0 }],
    ['veg', { ...store, veg: 0 }],
  ])('[HOME-01] %s lets through what fits only', (chip, without) => {
    expect(fitsChips(store, new Set([chip]), noon)).toBe(true);
    expect(fitsChips(without, new Set([chip]), noon)).toBe(false);
  });

  it('asks for every chip, and for nothing without one', () => {
    const closed = { ...store, active: false };
    expect(fitsChips(closed, new Set(['veg', 'open_now']), noon)).toBe(false);
    expect(fitsChips(closed, new Set(), noon)).toBe(true);
  });

  it('takes the back end’s word for open until the time is known', () => {
    expect(fitsChips({ active: true, open: 1 }, new Set(['open_now']), null)).toBe(true);
    expect(fitsChips({ active: true, open: 0 }, new Set(['open_now']), null)).toBe(false);
  });
});

describe('inOrder', () => {
  const near = { name: 'near', avg_rating: 4.1, delivery_time: '40-50 min', latitude: 20.001, longitude: 60.5 };
  const far = { name: 'far', avg_rating: 4.8, delivery_time: '10-20 min', latitude: 20.1, longitude: 60.5 };
  const plain = { name: 'plain', avg_rating: 4.1, delivery_time: '', latitude: 20.05, longitude: 60.5 };
  const at = { lat: 20, lng: 60.5 };

  it.each([
    ['recommended', ['far', 'near', 'plain']],
    ['nearest', ['near', 'plain', 'far']],
    ['top_rated', ['far', 'near', 'plain']],
    ['fastest', ['far', 'near', 'plain']],
  ] as const)('puts the %s first', (order, names) => {
    expect(inOrder([far, near, plain], order, at).map(({ name }) => name)).toEqual(names);
  });

  it('keeps the order while the place is unknown', () => {
    expect(inOrder([far, near], 'nearest', null).map(({ name }) => name)).toEqual(['far', 'near']);
  });
});
