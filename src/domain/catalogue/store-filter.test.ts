import { describe, expect, it } from 'vitest';
import { fitsChips, inOrder, storeChips, storeOrders, type ListedStore, type StoreChip } from './store-filter';

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

  it('has seven chips and four orders', () => {
    expect(storeChips).toEqual(['open_now', 'free_delivery', 'offers', 'rating', 'fast', 'take_away', 'veg']);
    expect(storeOrders).toEqual(['recommended', 'nearest', 'top_rated', 'fastest']);
  });

  it.each<[what: string, chip: StoreChip, store: ListedStore, at: typeof noon | null, fits: boolean]>([
    ['an offer that has not begun', 'offers', { discount: { discount: 10, start_date: '2026-12-01' } }, noon, false],
    ['an offer before the time is known', 'offers', { discount: { discount: 10, end_date: '2026-11-01' } }, null, true],
    ['no offer before the time is known', 'offers', {}, null, false],
    ['a rating of just 4.5', 'rating', { avg_rating: 4.5 }, noon, true],
    ['no rating', 'rating', {}, noon, false],
    ['half an hour', 'fast', { delivery_time: '30 min' }, noon, true],
    ['a minute more', 'fast', { delivery_time: '20-31 min' }, noon, false],
    ['a time that nobody tells', 'fast', { delivery_time: null }, noon, false],
    ['open without hours', 'open_now', { active: 1, open: 1, schedules: [] }, noon, true],
    ['closed without hours', 'open_now', { active: 1, open: 0, schedules: [] }, noon, false],
    ['closed by its owner, before the time is known', 'open_now', { active: 0, open: 1 }, null, false],
  ])('[HOME-01] judges %s', (_what, chip, it_, now, fits) => expect(fitsChips(it_, new Set([chip]), now)).toBe(fits));

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

  it('puts those of unknown speed last, in their order', () => {
    const stores = [plain, { ...plain, name: 'other' }, far];
    expect(inOrder(stores, 'fastest', at).map(({ name }) => name)).toEqual(['far', 'plain', 'other']);
  });

  it('puts those without a rating last', () => {
    const stores = [{ ...plain, avg_rating: null, name: 'none' }, near];
    expect(inOrder(stores, 'top_rated', null).map(({ name }) => name)).toEqual(['near', 'none']);
  });

  it('keeps the order while the place is unknown', () => {
    expect(inOrder([far, near], 'nearest', null).map(({ name }) => name)).toEqual(['far', 'near']);
  });
});
