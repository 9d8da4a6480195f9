import { expect, it } from 'vitest';
import type { RentalTrip } from '@/contract/rental/rental-cart';
import { toCriteria } from './trip-terms';

const trip: RentalTrip = {
  ...{ id: 1, pickup_location: { lat: 20, lng: 60, location_name: 'Harbour Gate' }, destination_location: null },
  ...{ rental_type: 'hourly', estimated_hours: 3, distance: 0, destination_time: 0, total_cart_price: 40 },
  pickup_time: '2026-11-22 09:00:00',
};

it.each([
  ['a time in the market’s time zone', '2026-11-22 09:00:00', '2026-11-22 09:00'],
  ['an instant', '2026-11-22T05:00:00.000Z', '2026-11-22 09:00'],
  ['an instant of another zone', '2026-11-22T06:00:00+01:00', '2026-11-22 09:00'],
  ['an instant of a zone to the west', '2026-11-22T00:00:00-0500', '2026-11-22 09:00'],
])('the start of a cart’s trip is %s', (_what, pickup_time, date) =>
  expect(toCriteria({ ...trip, pickup_time }, { timezone: 'Asia/Muscat' }).date).toBe(date),
);
