import type { Hono } from 'hono';
import type { Database } from '@/server/db/client';
import * as schema from '@/server/db/schema';
import { call, fillMarket, GUEST, type Answer } from './round-market';
import { switchPaymentOn } from './pay-market';

/**
 * Providers with vehicles at round prices in addition to the small market, whose clock is fixed at 2026-03-10 10:00
 * UTC.
 */
export const RENTAL = 4;
export const PROVIDER = { yard: 21, rival: 22, night: 23 };
export const VEHICLE = { hatch: 1, van: 2, coach: 3, rival: 4, night: 5, scooter: 6 };
export const PICKUP = { lat: 10.1, lng: 10.1, location_name: 'The Gate' };
/** 11.13 km north of it in a straight line. */
export const DESTINATION = { lat: 10.2, lng: 10.1, location_name: 'The Hill' };

const both = (en: string, ar = `ع ${en}`) => ({ en, ar });

export async function fillRental(db: Database): Promise<void> {
  await fillMarket(db);
  await switchPaymentOn(db);
  await db.insert(schema.modules).values({
    ...{ id: RENTAL, slug: 'rental', module_name: both('rental'), module_type: 'rental', description: both('') },
    ...{ short_description: both(''), thumbnail: 'm.webp', icon: 'm.webp' },
  });
  await providers(db);
  await fleet(db);
}

async function providers(db: Database): Promise<void> {
  const provider = (id: number, slug: string, more: Partial<typeof schema.stores.$inferInsert> = {}) => ({
    ...{ id, slug, name: both(slug), vendor_id: 1, module_id: RENTAL, zone_id: 1, phone: '+15550100001' },
    ...{ email: `${slug}@shop.example`, logo: 's.webp', address: both('3 Test Lane'), latitude: 10.1, longitude: 10.1 },
    ...{ min_delivery_time: 20, max_delivery_time: 30, delivery_time: '20-30 min', tax: 10, pickup_zone_id: [1] },
    ...more,
  });
  await db
    .insert(schema.stores)
    .values([
      provider(PROVIDER.yard, 'yard'),
      provider(PROVIDER.rival, 'rival', { pickup_zone_id: [1, 2], tax: 0 }),
      provider(PROVIDER.night, 'night', { pickup_zone_id: [2] }),
    ]);
  await db.insert(schema.schedules).values(
    [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
      { store_id: PROVIDER.yard, day, opening_time: '06:00', closing_time: '22:00' },
      { store_id: PROVIDER.rival, day, opening_time: '00:00', closing_time: '23:59:59' },
      { store_id: PROVIDER.night, day, opening_time: '00:00', closing_time: '23:59:59' },
    ]),
  );
  await db.insert(schema.drivers).values(
    ['Hadi', 'Selma'].map((first_name, n) => ({
      ...{ id: n + 1, provider_id: PROVIDER.yard, first_name, last_name: 'Driver' },
      ...{ email: `d${n}@shop.example`, phone: `+1555010003${n}` },
    })),
  );
}

async function fleet(db: Database): Promise<void> {
  await db.insert(schema.vehicle_categories).values([
    { id: 1, slug: 'cars', name: both('Cars', 'سيارات'), image: 'c.webp' },
    { id: 2, slug: 'buses', name: both('Buses'), image: 'c.webp' },
  ]);
  await db.insert(schema.vehicle_brands).values([
    { id: 1, slug: 'nawrasa', name: both('Nawrasa', 'نورسة'), image: 'b.webp' },
    { id: 2, slug: 'sindar', name: both('Sindar'), image: 'b.webp' },
  ]);
  const vehicle = (id: number, slug: string, more: Partial<typeof schema.vehicles.$inferInsert> = {}) => ({
    ...{ id, slug, name: both(slug), description: both(''), thumbnail: 'v.webp', images: ['v.webp'] },
    ...{ provider_id: PROVIDER.yard, module_id: RENTAL, zone_id: 1, brand_id: 1, category_id: 1, model: '2024' },
    ...{ type: 'family', seating_capacity: 5, fuel_type: 'petrol', transmission_type: 'automatic' },
    ...{ hourly_price: 10, distance_price: 2, total_vehicle_count: 3 },
    ...more,
  });
  const rival = { provider_id: PROVIDER.rival, brand_id: 2 };
  await db.insert(schema.vehicles).values([
    vehicle(VEHICLE.hatch, 'hatch', { discount_price: 10, avg_rating: 4.5, total_trip: 9 }),
    vehicle(VEHICLE.van, 'van', {
      hourly_price: 20,
      seating_capacity: 9,
      trip_distance: false,
      total_vehicle_count: 1,
    }),
    vehicle(VEHICLE.coach, 'coach', { hourly_price: 60, category_id: 2, seating_capacity: 50, fuel_type: 'diesel' }),
    vehicle(VEHICLE.rival, 'rival-hatch', { ...rival, hourly_price: 8, transmission_type: 'manual', total_trip: 5 }),
    vehicle(VEHICLE.night, 'night-bus', { provider_id: PROVIDER.night, category_id: 2 }),
    vehicle(VEHICLE.scooter, 'scooter', {
      ...rival,
      air_condition: false,
      trip_hourly: false,
      total_vehicle_count: 1,
    }),
  ]);
  const counts = { hatch: 3, van: 1, coach: 1, rival: 2, night: 1, scooter: 1 };
  await db.insert(schema.vehicle_units).values(
    Object.entries(counts).flatMap(([name, count]) =>
      Array.from({ length: count }, (_, n) => ({
        vehicle_id: VEHICLE[name as keyof typeof VEHICLE],
        license_plate_number: `${name} ${n + 1}`,
        vin_number: `VIN ${name} ${n + 1}`,
      })),
    ),
  );
}

export type Who = { token?: string; guest_id?: number };

export const HOURLY = {
  ...{ rental_type: 'hourly', estimated_hours: 3, quantity: 1, pickup_time: '2026-03-11 09:00:00' },
  ...{ pickup_location: PICKUP, destination_location: DESTINATION },
};

const asked = ({ token, guest_id }: Who, body: object) => ({
  ...(token && { token }),
  module: RENTAL,
  body: { ...(guest_id && { guest_id }), ...body },
});

export const rent = (api: Hono, who: Who, vehicle_id: number, more: object = {}): Promise<Answer> =>
  call(api, 'POST /rental/user/cart/add-to-cart', asked(who, { vehicle_id, ...HOURLY, ...more }));

/** The price of three hours with one hatchback: 30 − 3 + 2.70 tax + 0.50. */
export const HATCH = 30.2;

export const book = (api: Hono, who: Who, more: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  call(api, 'POST /rental/user/trip/trip-booking', {
    ...asked(who, {
      ...{ provider_id: PROVIDER.yard, trip_type: 'hourly', trip_amount: HATCH },
      ...(who.guest_id && GUEST),
      ...more,
    }),
    headers,
  });

export const pay = (api: Hono, who: Who, trip_id: number, more: object): Promise<Answer> =>
  call(api, 'POST /rental/user/trip/payment', asked(who, { trip_id, callback_url: 'http://localhost/x', ...more }));

export const query = ({ guest_id }: Who, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...(guest_id && { guest_id: String(guest_id) }), ...more }).toString();

export const loadRentalCart = (api: Hono, who: Who, headers: Record<string, string> = {}): Promise<Answer> =>
  call(api, `GET /rental/user/cart/get-cart?${query(who)}`, {
    ...(who.token && { token: who.token }),
    module: RENTAL,
    headers,
  });

export const loadTrip = (api: Hono, who: Who, trip_id: number): Promise<Answer> =>
  call(api, `GET /rental/user/trip/get-trip-details?${query(who, { trip_id: String(trip_id) })}`, {
    ...(who.token && { token: who.token }),
    module: RENTAL,
  });
