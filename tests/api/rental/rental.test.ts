import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readProviderAnswer } from '@/contract/rental/provider.read';
import { readRentalWishlist } from '@/contract/rental/provider.read';
import { readVehicleAnswer, readVehicleSearch } from '@/contract/rental/vehicle.read';
import { trips, vehicles } from '@/server/db/schema';
import { configure, newCoupon, newCustomer } from '@tests/support/pay-market';
import { book, fillRental, loadTrip, PROVIDER, rent, RENTAL, VEHICLE } from '@tests/support/rental-market';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, newGuest } from '@tests/support/round-market';

const { database, api } = openShop(fillRental);

const HEADERS = { zoneid: '[1]' };
const get = (path: string, more: { token?: string; headers?: Record<string, string>; language?: string } = {}) =>
  call(api, `GET /rental${path}`, { module: RENTAL, headers: HEADERS, ...more });
const search = async (query: string) => readVehicleSearch((await get(`/vehicle/search?${query}`)).body);
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
const place = encodeURIComponent(JSON.stringify({ lat: 11.1, lng: 10.1, location_name: 'Old Town' }));

describe('finding vehicles', () => {
  it.each([
    ['', [1, 4, 2, 3, 6]],
    ['sortby_price=asc&trip_type=hourly', [4, 1, 2, 3]],
    ['sortby_price=desc&trip_type=hourly', [3, 2, 1, 4]],
    ['trip_type=distance_wise', [1, 4, 3, 6]],
    ['name=hatch', [1, 4]],
    ['name=naw%20hat', [1]],
    ['name=نورسة', [1, 2, 3]],
    ['name=zebra', []],
    ['category_ids=[2]', [3]],
    ['brand_ids=[2]', [4, 6]],
    ['seating_capacity=["1-5"]', [1, 4, 6]],
    ['seating_capacity=["9%2B"]', [2, 3]],
    ['seating_capacity=["9","50"]', [2, 3]],
    ['no_air_condition=1', [6]],
    ['air_condition=1&no_air_condition=1&brand_ids=2', [4, 6]],
    ['transmission_type=["manual"]', [4]],
    ['fuel_type=diesel', [3]],
    ['min_price=10&max_price=20&trip_type=hourly', [1, 2]],
    ['top_rated=1', [1, 2, 3, 4, 6]],
    [`provider_id=${PROVIDER.rival}`, [4, 6]],
    [`pickup_location=${place}`, [4, 6]],
    ['limit=2&offset=2', [2, 3]],
  ])('[RENTAL-01] by %s', async (query, ids) => {
    expect(idsOf((await search(query)).vehicles)).toEqual(ids);
  });

  it('[RENTAL-01] tells the bounds of the prices, whatever price is asked for', async () => {
    expect(await search('trip_type=hourly&min_price=15')).toMatchObject({ min_price: 8, max_price: 60, total_size: 2 });
  });

  it('[RENTAL-01] sorts and filters by the rate that a vehicle is offered at, whatever stands in the other column', async () => {
    // The scooter is rented by distance only.
    const scooter = eq(vehicles.id, VEHICLE.scooter);
    await database.db.update(vehicles).set({ hourly_price: 0, distance_price: 9 }).where(scooter);
    const { vehicles: found, min_price, max_price } = await search('sortby_price=asc');
    expect([idsOf(found), min_price, max_price]).toEqual([[4, 6, 1, 2, 3], 8, 60]);
    expect(idsOf((await search('min_price=9&max_price=10')).vehicles)).toEqual([1, 6]);
    await database.db.update(vehicles).set({ distance_price: 0 }).where(scooter);
    expect(idsOf((await search('min_price=0.01&max_price=10')).vehicles)).toContain(VEHICLE.scooter);
    await database.db.update(vehicles).set({ distance_price: 9 }).where(scooter);
    expect((await search('with_counts=1&max_price=8')).counts?.brand_ids).toEqual({ 2: 1 });
    await database.db.update(vehicles).set({ hourly_price: 10, distance_price: 2 }).where(scooter);
  });

  it('[ROUTE-18] counts on demand what each value of a filter would find beside the others', async () => {
    const all = (await search('with_counts=1')).counts;
    expect(all).toMatchObject({
      brand_ids: { 1: 3, 2: 2 },
      transmission_type: { automatic: 4, manual: 1 },
      fuel_type: { diesel: 1 },
    });
    const total = Object.values(all?.category_ids ?? {}).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(5);
    // A filter's own group counts all its values; the other groups count what is left.
    const narrowed = (await search('with_counts=1&brand_ids=[2]')).counts;
    expect(narrowed).toMatchObject({ brand_ids: { 1: 3, 2: 2 }, transmission_type: { manual: 1 } });
    expect(Object.keys(narrowed?.fuel_type ?? {})).not.toContain('diesel');
    const cheap = await search('with_counts=1&trip_type=hourly&max_price=20');
    expect(cheap.counts).toMatchObject({ brand_ids: { 1: 2, 2: 1 } });
    expect((await search('')).counts).toBeNull();
  });

  it('[RENTAL-01] counts the units that are free at the time, and leaves out vehicles without any', async () => {
    const guest_id = await newGuest(api);
    await rent(api, { guest_id }, VEHICLE.van, { pickup_time: '2026-03-20 09:00:00' });
    await book(api, { guest_id }, { trip_amount: 66.5 });
    const at = (date: string) => search(`date=${encodeURIComponent(date)}&duration=2&provider_id=${PROVIDER.yard}`);
    const busy = await at('2026-03-20 11:00:00');
    expect(busy.vehicles.map(({ id, total_vehicle_count }) => [id, total_vehicle_count])).toEqual([
      [1, 3],
      [3, 1],
    ]);
    expect(idsOf((await at('2026-03-20 12:00:00')).vehicles)).toEqual([1, 2, 3]);
  });

  it('[RENTAL-01] counts what is free from now on for a trip as soon as possible', async () => {
    const guest_id = await newGuest(api);
    await rent(api, { guest_id }, VEHICLE.hatch, { pickup_time: null });
    await rent(api, { guest_id }, VEHICLE.van, { pickup_time: null });
    const booked = await book(api, { guest_id }, { trip_amount: 96.2 });
    expect(booked.status, JSON.stringify(booked.body)).toBe(200);
    const found = await search(`duration=3&trip_type=hourly&provider_id=${PROVIDER.yard}`);
    expect(found.vehicles.map(({ id, total_vehicle_count }) => [id, total_vehicle_count])).toEqual([
      [1, 2],
      [3, 1],
    ]);
    await database.db
      .update(trips)
      .set({ trip_status: 'canceled' })
      .where(eq(trips.id, Number(booked.body)));
  });

  it.each(['2025-03-20 09:00:00', '2099-03-20 09:00:00'])(
    '[RENTAL-04] lists no vehicles for %s, when none can be rented',
    async (date) => {
      for (const path of ['search?', `get-provider-vehicles?provider_id=${PROVIDER.yard}&`]) {
        const { status, body } = await get(`/vehicle/${path}date=${encodeURIComponent(date)}`);
        const message = 'Please choose a pickup time within the next three months.';
        expect({ status, body }).toEqual({ status: 403, body: { errors: [{ code: 'trip_time', message }] } });
      }
    },
  );

  it('refuses a search without a zone', async () => {
    expect((await get('/vehicle/search', { headers: {} })).status).toBe(403);
  });

  it('[RENTAL-01] suggests by brand and name, and what is rented most', async () => {
    expect((await get('/vehicle/search/suggestion?name=hat')).body).toEqual([
      'Nawrasa - hatch',
      'Sindar - rival-hatch',
    ]);
    expect((await get('/vehicle/popular-suggestion')).body).toEqual([
      { id: 1, name: 'Cars', vehicles_sum_total_trip: 14 },
      { id: 2, name: 'Buses', vehicles_sum_total_trip: 0 },
    ]);
  });

  it('[RENTAL-01] lists categories and brands, in the language asked for', async () => {
    const { body } = await get('/vehicle/category-list', { language: 'ar' });
    expect(body).toMatchObject({
      total_size: 2,
      limit: 25,
      offset: 1,
      vehicles: [{ id: 1, name: 'سيارات' }, { id: 2 }],
    });
    expect((await get('/vehicle/brand-list?search=sin')).body).toMatchObject({
      total_size: 1,
      brands: [{ name: 'Sindar' }],
    });
    const named = async (query: string) => (await get(`/vehicle/category-list${query}`)).body;
    expect(await named('?search=bus')).toMatchObject({ total_size: 1, vehicles: [{ name: 'Buses' }] });
    // An empty search is no filter.
    expect(await named('?search=')).toMatchObject({ total_size: 2 });
    expect(await named('?limit=1&offset=2')).toMatchObject({ limit: 1, offset: 2, vehicles: [{ name: 'Buses' }] });
  });
});

describe('a vehicle and its provider', () => {
  it('[RENTAL-01] are found by id and by slug', async () => {
    const { body } = await get('/vehicle/get-vehicle-details/hatch');
    expect(body).toEqual((await get(`/vehicle/get-vehicle-details/${VEHICLE.hatch}`)).body);
    const read = readVehicleAnswer(body);
    expect(read).toMatchObject({
      slug: 'hatch',
      hourly_price: 10,
      distance_price: 2,
      total_vehicles: 3,
      brand: { name: 'Nawrasa' },
    });
    expect(body).toMatchObject({ vehicle_identities: [{}, {}, {}], provider: { provider_total_vehicle_count: 3 } });
    expect(read?.provider).toMatchObject({ id: PROVIDER.yard, tax: 10, pickup_zone_id: [1] });
    const provider = (await get('/provider/get-provider-details/yard')).body;
    expect(provider).toMatchObject({ brand_count: 1 });
    const yard = readProviderAnswer(provider);
    expect(yard).toMatchObject({
      id: PROVIDER.yard,
      vehicles_count: 3,
      pickup_zone_id: [1],
      open: true,
    });
  });

  it.each([
    '/vehicle/get-vehicle-details/none',
    '/provider/get-provider-details/plain',
    '/provider/get-provider-reviews/1',
  ])('%s is not found', async (path) => expect((await get(path)).status).toBe(404));

  it('[RENTAL-01] lists the providers that pick up here', async () => {
    const stores = async (path: string, zone: string) =>
      idsOf(((await get(path, { headers: { zoneid: zone } })).body as { stores: { id: number }[] }).stores);
    expect(await stores('/provider/popular', '[1]')).toEqual([PROVIDER.yard, PROVIDER.rival]);
    expect(await stores('/provider/latest', '[2]')).toEqual([PROVIDER.rival, PROVIDER.night]);
  });

  it("shows a provider's vehicles on its page before a zone is chosen", async () => {
    const { body } = await get(`/vehicle/get-provider-vehicles?provider_id=${PROVIDER.night}`, { headers: {} });
    expect(idsOf(readVehicleSearch(body).vehicles)).toEqual([VEHICLE.night]);
  });
});

describe('favourites in rental', () => {
  it('[RENTAL-01] are vehicles and providers, each once, of a customer', async () => {
    const { token } = await newCustomer(database.db);
    const change = (method: string, query: string) =>
      call(api, `${method} /rental/user/wish-list/${method === 'POST' ? 'add' : 'remove'}?${query}`, {
        token,
        module: RENTAL,
      });
    expect((await change('POST', `vehicle_id=${VEHICLE.van}`)).status).toBe(200);
    expect((await change('POST', `provider_id=${PROVIDER.rival}`)).status).toBe(200);
    expect((await change('POST', `vehicle_id=${VEHICLE.van}`)).status).toBe(403);
    expect((await change('POST', 'vehicle_id=999')).status).toBe(404);
    expect((await change('POST', 'provider_id=1')).status).toBe(404);
    const read = async () => readRentalWishlist((await get('/user/wish-list', { token })).body);
    expect(await read()).toMatchObject({
      vehicles: [{ id: VEHICLE.van }],
      providers: [{ id: PROVIDER.rival, vehicles_count: 2 }],
    });
    expect((await change('DELETE', `vehicle_id=${VEHICLE.van}`)).status).toBe(200);
    expect((await change('DELETE', `vehicle_id=${VEHICLE.van}`)).status).toBe(404);
    expect((await read()).vehicles).toEqual([]);
    expect((await get('/user/wish-list')).status).toBe(401);
  });
});

describe('coupons in rental', () => {
  it('[PRICE-25] are listed and applied, and count by trips', async () => {
    const { token } = await newCustomer(database.db);
    await newCoupon(database.db, { code: 'ROAD', module_id: RENTAL, limit: 1 });
    const list = async () =>
      ((await get('/coupon/list', { token })).body as { code: string }[]).map(({ code }) => code);
    const apply = () => get(`/coupon/apply?code=ROAD&provider_id=${PROVIDER.yard}`, { token });
    expect((await get('/coupon/list/all')).body).toMatchObject([{ code: 'ROAD' }]);
    expect([await list(), (await apply()).status]).toEqual([['ROAD'], 200]);
    await rent(api, { token }, VEHICLE.hatch);
    expect((await book(api, { token }, { coupon_code: 'ROAD', trip_amount: 28 })).status).toBe(200);
    expect([await list(), (await apply()).status]).toEqual([[], 406]);
  });

  it('[PRICE-25] that leave nothing to pay leave a trip that is paid', async () => {
    const { token } = await newCustomer(database.db);
    await newCoupon(database.db, { code: 'GIFT', module_id: RENTAL, discount_type: 'amount', discount: 50 });
    await rent(api, { token }, VEHICLE.hatch);
    await configure(database.db, { additional_charge_status: 0 });
    const booked = await book(api, { token }, { coupon_code: 'GIFT', trip_amount: 0 });
    await configure(database.db, { additional_charge_status: 1 });
    expect(booked.status, JSON.stringify(booked.body)).toBe(200);
    const trip_id = Number(booked.body);
    expect((await loadTrip(api, { token }, trip_id)).body).toMatchObject({ trip_amount: 0, payment_status: 'paid' });
  });

  it.each([
    ['SOON', { start_date: '2026-03-11' }, 'This coupon has not begun yet.'],
    ['PAST', { expire_date: '2026-03-09' }, 'This coupon has expired.'],
    ['GONE', { total_limit: 2, total_uses: 2 }, 'Everybody together has used up this coupon.'],
  ])('[PRICE-25] say why in the words of orders: %s', async (code, more, message) => {
    const { token } = await newCustomer(database.db);
    await newCoupon(database.db, { code, module_id: RENTAL, ...more });
    const answer = await get(`/coupon/apply?code=${code}&provider_id=${PROVIDER.yard}`, { token });
    expect(answer).toMatchObject({ status: 406, body: { errors: [{ code: 'coupon', message }] } });
  });
});

describe('prices', () => {
  it('[RENTAL-01] [beyond §1] in a cart are those of now', async () => {
    const guest_id = await newGuest(api);
    await rent(api, { guest_id }, VEHICLE.coach, { pickup_time: '2026-03-25 09:00:00' });
    await database.db.update(vehicles).set({ hourly_price: 50 }).where(eq(vehicles.id, VEHICLE.coach));
    const { body } = await get(`/user/cart/get-cart?guest_id=${guest_id}`);
    expect(body).toMatchObject({ carts: [{ price: 150 }], user_data: { total_cart_price: 150 } });
    // The price shown before is not charged.
    expect((await book(api, { guest_id }, { trip_amount: 198.5 })).body).toMatchObject({ errors: [{ code: 'price' }] });
    await database.db.update(vehicles).set({ hourly_price: 60 }).where(eq(vehicles.id, VEHICLE.coach));
  });
});
