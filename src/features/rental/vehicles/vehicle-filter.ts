import type { ParsedUrlQuery } from 'node:querystring';
import type { InferType } from 'yup';
import type * as schema from '@/contract/rental/vehicle.schema';
import { pagePath } from '@/domain/catalogue/page-links';
import { priceEnds } from '@/domain/search/price-ends';
import { SEARCH_PATH } from '../rental-href';

export const gears = ['automatic', 'manual', 'semi_automatic', 'continuously_variable', 'dual_clutch'] as const;
export const fuels = ['petrol', 'diesel', 'octan', 'cng', 'electric'] as const;
/** The ranges of seats that the call accepts. */
export const seatRanges = ['1-2', '3-4', '5-6', '7-8', '9+'] as const;
export const orders = ['popular', 'asc', 'desc', 'top_rated'] as const;
export const tripTypes = ['hourly', 'distance_wise'] as const;

/** The search criteria. They live in the URL, so that the search can be shared and gone back to. */
export type VehicleFilter = {
  name: string;
  category: number[];
  brand: number[];
  gear: string[];
  fuel: string[];
  seats: string[];
  trip_type: (typeof tripTypes)[number] | null;
  /** `asc` and `desc` sort by price. */
  order: (typeof orders)[number];
  min_price: number | null;
  max_price: number | null;
  /** `YYYY-MM-DD HH:mm` in the market's time zone. */
  date: string;
  /** Hours. */
  duration: number | null;
  pickup: { lat: number; lng: number; location_name: string } | null;
  /** From 1. */
  page: number;
};

export const VEHICLES_PAGE = 12;

/** Invalid values are dropped: URLs are typed and shared by anybody. */
export function readFilter(query: ParsedUrlQuery): VehicleFilter {
  const text = (name: string) => [query[name] ?? ''].flat()[0] ?? '';
  const number = (name: string) => (/^\d+(\.\d+)?$/.test(text(name)) ? Number(text(name)) : null);
  const some = (name: string, known: readonly string[]) =>
    text(name)
      .split(',')
      .filter((part) => known.includes(part));
  const numbers = (name: string) =>
    text(name)
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0)
      .slice(0, 100);
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === text(name)) ?? null;
  const moment = text('date').replace('T', ' ');
  return {
    name: text('name').slice(0, 120),
    category: numbers('category'),
    brand: numbers('brand'),
    gear: some('gear', gears),
    fuel: some('fuel', fuels),
    seats: some('seats', seatRanges),
    trip_type: one('trip_type', tripTypes),
    order: one('order', orders) ?? 'popular',
    min_price: number('min_price'),
    max_price: number('max_price'),
    date: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(moment) ? moment : '',
    duration: number('duration'),
    pickup: readPickup(text('pickup_lat'), text('pickup_lng'), text('pickup')),
    page: Math.max(1, Math.floor(number('page') ?? 1)),
  };
}

/** Finds every vehicle. */
export const noFilter = readFilter({});

function readPickup(lat: string, lng: string, location_name: string): VehicleFilter['pickup'] {
  const place = { lat: Number(lat), lng: Number(lng), location_name: location_name.slice(0, 255) };
  const isPlace = lat !== '' && lng !== '' && Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180;
  return isPlace ? place : null;
}

/** The URL of the results: a page without filters has its own path, which the server renders. */
export function filterHref(filter: VehicleFilter): string {
  const { pickup, page, order, category, brand, gear, fuel, seats, ...rest } = filter;
  const params = {
    ...rest,
    category: category.join(','),
    brand: brand.join(','),
    gear: gear.join(','),
    fuel: fuel.join(','),
    seats: seats.join(','),
    order: order === 'popular' ? '' : order,
    ...(pickup && { pickup: pickup.location_name, pickup_lat: pickup.lat, pickup_lng: pickup.lng }),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  if (text === '') return pagePath(SEARCH_PATH, page);
  return `${SEARCH_PATH}?${text}${page > 1 ? `&page=${page}` : ''}`;
}

/** The input of the call, without unset filters. */
export function searchInput(filter: VehicleFilter): InferType<typeof schema.searchVehicles> {
  const { name, trip_type, order, pickup, page, date, duration } = filter;
  return {
    limit: VEHICLES_PAGE,
    offset: page,
    ...(name && { name }),
    ...tickedInput(filter),
    ...(trip_type && { trip_type }),
    ...(order === 'top_rated' ? { top_rated: 1 } : order !== 'popular' && { sortby_price: order }),
    ...priceEnds(filter.min_price, filter.max_price),
    ...(pickup && { pickup_location: pickup }),
    ...(date && { date: `${date}:00` }),
    ...(duration !== null && { duration }),
  };
}

function tickedInput({ category, brand, gear, fuel, seats }: VehicleFilter) {
  return {
    ...(category.length > 0 && { category_ids: category }),
    ...(brand.length > 0 && { brand_ids: brand }),
    ...(gear.length > 0 && { transmission_type: gear }),
    ...(fuel.length > 0 && { fuel_type: fuel }),
    ...(seats.length > 0 && { seating_capacity: seats }),
  };
}

/** A kind of trip has prices of its own, so the price range goes with the former kind. */
export function changeTripType(
  { trip_type: before, min_price, max_price }: VehicleFilter,
  trip_type: VehicleFilter['trip_type'],
): Pick<VehicleFilter, 'trip_type' | 'min_price' | 'max_price'> {
  return { trip_type, ...(trip_type === before ? { min_price, max_price } : { min_price: null, max_price: null }) };
}

/** The number of active filters, for the button that opens them. */
export function filterCount(filter: VehicleFilter): number {
  const { category, brand, gear, fuel, seats, trip_type, min_price, max_price } = filter;
  const lists = category.length + brand.length + gear.length + fuel.length + seats.length;
  return lists + (trip_type ? 1 : 0) + (min_price !== null || max_price !== null ? 1 : 0);
}
