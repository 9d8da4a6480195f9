import { describe, expect, it } from 'vitest';
import { filterHref, readFilter, searchInput } from './vehicle-filter';

const shared = {
  name: 'van',
  category: '1,3',
  brand: '4,5',
  gear: 'manual,automatic',
  fuel: 'petrol,diesel',
  seats: '5-6,9+',
  trip_type: 'hourly',
  order: 'asc',
  min_price: '12.50',
  max_price: '40',
  date: '2026-11-22T09:00',
  duration: '3',
  pickup: 'Harbour Gate',
  pickup_lat: '20.01',
  pickup_lng: '60.5',
  page: '2',
};

describe('[ROUTE-18] the URL of a vehicle search', () => {
  it('keeps every filter, so that it can be shared', () => {
    const filter = readFilter(shared);
    const query = Object.fromEntries(new URL(filterHref(filter), 'http://shop.example').searchParams);
    expect(readFilter(query)).toEqual(filter);
    expect(searchInput(filter)).toEqual({
      limit: 12,
      offset: 2,
      name: 'van',
      category_ids: [1, 3],
      brand_ids: [4, 5],
      transmission_type: ['manual', 'automatic'],
      fuel_type: ['petrol', 'diesel'],
      seating_capacity: ['5-6', '9+'],
      trip_type: 'hourly',
      sortby_price: 'asc',
      min_price: 12.5,
      max_price: 40,
      date: '2026-11-22 09:00:00',
      duration: 3,
      pickup_location: { lat: 20.01, lng: 60.5, location_name: 'Harbour Gate' },
    });
  });

  it('[beyond §2] sends both ends of a price of which one is chosen', () => {
    expect(searchInput(readFilter({ max_price: '40' }))).toMatchObject({ min_price: 0.01, max_price: 40 });
    expect(searchInput(readFilter({ min_price: '12.5' }))).toMatchObject({ min_price: 12.5, max_price: 1e9 });
  });

  it('has no query without filters', () => {
    expect(filterHref(readFilter({}))).toBe('/rental/vehicle-search');
    expect(searchInput(readFilter({}))).toEqual({ limit: 12, offset: 1 });
  });

  it('[beyond §4.1] has a path of its own for each page of all vehicles', () => {
    const second = readFilter({ page: ['2'] });
    expect(filterHref(second)).toBe('/rental/vehicle-search/2');
    expect(searchInput(second)).toEqual({ limit: 12, offset: 2 });
    expect(filterHref({ ...second, gear: ['manual'] })).toBe('/rental/vehicle-search?gear=manual&page=2');
  });

  it('accepts at most a hundred values of a filter', () => {
    const many = Array.from({ length: 150 }, (_, n) => n + 1).join(',');
    expect(readFilter({ category: many }).category).toHaveLength(100);
  });

  it('drops invalid values', () => {
    const odd = { category: 'x,-1', gear: 'warp', seats: '1-200', order: 'up', page: '-3', min_price: 'free' };
    expect(searchInput(readFilter({ ...odd, date: 'soon', pickup_lat: '900', pickup_lng: '1' }))).toEqual({
      limit: 12,
      offset: 1,
    });
  });
});
