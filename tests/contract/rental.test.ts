import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/contract/core/endpoint';
import * as provider from '@/contract/rental/provider';
import * as providerInput from '@/contract/rental/provider.schema';
import * as cart from '@/contract/rental/rental-cart';
import * as cartInput from '@/contract/rental/rental-cart.schema';
import * as wishlist from '@/contract/rental/rental-wishlist';
import * as wishlistInput from '@/contract/rental/rental-wishlist.schema';
import * as trip from '@/contract/rental/trip';
import * as tripInput from '@/contract/rental/trip.schema';
import * as vehicle from '@/contract/rental/vehicle';
import * as vehicleInput from '@/contract/rental/vehicle.schema';
import { ApiFailure } from '@/lib/api/errors';
import { backEnd } from '@tests/support/back-end';

/** Rental as back ends 3.1 to 4.0 answer it (wire-format §8). */
const { ask, answers, asked } = backEnd({ module_id: 6 });

const page = { total_size: 1, limit: '10', offset: 1 };
const car = {
  ...{ id: 4, name: 'Hatch', slug: 'hatch', trip_hourly: 1, trip_distance: '0', hourly_price: '12.5' },
  ...{ discount_type: 'percent', discount_price: 10, air_condition: 1, total_vehicle_count: 3, tag: '["family"]' },
  provider: { id: 2, name: 'Yard', tax: 5, pickup_zone_id: '["1","4"]', discount: null },
};
const carRead = {
  ...{ id: 4, trip_hourly: true, trip_distance: false, hourly_price: 12.5, air_condition: true, tag: ['family'] },
  provider: { id: 2, tax: 5, pickup_zone_id: [1, 4], discount: null },
};
const yard = { id: 2, name: 'Yard', latitude: '20.5', vehicles_count: 7, pickup_zone_id: '["1"]' };
const yardRead = { id: 2, latitude: 20.5, vehicles_count: 7, pickup_zone_id: [1] };
const kind = { id: 1, name: 'City cars', image_full_url: 'http://a/b.webp' };
const review = { rating: 5, comment: 'Good', reply: null, attachment: null, vehicle_name: 'Hatch', customer_name: 'A' };
const place = { lat: 20, lng: 60.5, location_name: 'Gate' };
const data = {
  ...{ id: 8, pickup_location: JSON.stringify(place), destination_location: place, pickup_time: '2026-11-22 09:00:00' },
  ...{ rental_type: 'distance_wise', distance: '12.5', total_cart_price: 40 },
};
const line = { id: 9, provider_id: 2, vehicle_id: 4, quantity: 2, price: 40, vehicle: car, provider: car.provider };
const coupon = { id: 1, code: 'DRIVE', discount: 10, discount_type: 'percent', coupon_type: 'default' };
const booked = {
  ...{ id: 31, trip_status: 'ongoing', trip_amount: '40.5', payment_status: 'partially_paid', scheduled: 1 },
  ...{ pickup_location: place, canceled_by: 'none', pending: '2026-11-22 08:00:00', confirmed: null },
  user_info: '{"contact_person_name":"Noor","contact_person_number":"+999555"}',
  provider: { id: 2, name: 'Yard', phone: '+999' },
};
const bookedRead = {
  ...{ id: 31, trip_status: 'ongoing', trip_amount: 40.5, payment_status: 'partially_paid', scheduled: true },
  ...{ pickup_location: place, canceled_by: null, reached: { pending: '2026-11-22 08:00:00' } },
  user_info: { contact_person_name: 'Noor', contact_person_email: '' },
  provider: { id: 2, phone: '+999' },
};
const details = {
  ...booked,
  trip_details: [{ vehicle_id: 4, quantity: 1, price: 40, vehicle_details: car, license_plate_number: '["A 1"]' }],
  vehicle_identity: [
    { vehicle_identity_id: 5, license_plate_number: 'A 1', driver_data: { id: 3, first_name: 'Hadi' }, rating: null },
    { vehicle_identity_id: 6, license_plate_number: 'A 2', driver_data: null, rating: 4 },
  ],
};
const detailsRead = {
  ...bookedRead,
  trip_details: [{ vehicle_id: 4, price: 40, vehicle: { name: 'Hatch' }, license_plate_numbers: ['A 1'] }],
  vehicle_identity: [
    { vehicle_identity_id: 5, driver: { id: 3, first_name: 'Hadi' }, rating: null },
    { vehicle_identity_id: 6, driver: null, rating: 4 },
  ],
};
const message = { message: 'Done' };
const cartAnswer = { carts: [line], user_data: data };
const cartRead = {
  carts: [{ id: 9, vehicle_id: 4, quantity: 2, rental_type: 'distance_wise', provider: { pickup_zone_id: [1, 4] } }],
  trip: { id: 8, pickup_location: place, destination_location: place, distance: 12.5 },
};
const emptyRead = { carts: [], trip: null };

type Case = [what: string, endpoint: Endpoint, input: object, answer: unknown, read: unknown];

const vehicles: Case[] = [
  [
    'a search',
    vehicle.searchVehicles,
    {},
    { ...page, vehicles: [car], min_price: 5, max_price: '80' },
    { total_size: 1, limit: 10, vehicles: [carRead], min_price: 5, max_price: 80 },
  ],
  ["a provider's vehicles", vehicle.listProviderVehicles, { provider_id: 2 }, { vehicles: [car] }, { total_size: 1 }],
  ['the best ones', vehicle.listTopRatedVehicles, {}, { ...page, vehicles: [] }, { vehicles: [] }],
  ['suggestions', vehicle.suggestVehicles, { name: 'h' }, ['Nawrasa - Hatch'], ['Nawrasa - Hatch']],
  [
    'popular ones',
    vehicle.listPopularVehicles,
    {},
    [{ id: 1, name: 'A', vehicles_sum_total_trip: '7' }],
    [{ id: 1, name: 'A', total_trip: 7 }],
  ],
  [
    'a vehicle',
    vehicle.getVehicle,
    { id: 'hatch' },
    { ...car, total_vehicles: 3, brand: kind, vehicle_identities: [{ id: 1, license_plate_number: 'A 1' }] },
    { ...carRead, total_vehicles: 3, brand: kind },
  ],
  ['a vehicle of no brand', vehicle.getVehicle, { id: 4 }, { ...car, brand: { id: 0 } }, { ...carRead, brand: null }],
  ['no vehicle', vehicle.getVehicle, { id: 4 }, {}, null],
  [
    'categories by the key of vehicles',
    vehicle.listVehicleCategories,
    {},
    { ...page, vehicles: [kind] },
    { categories: [kind] },
  ],
  ['brands', vehicle.listVehicleBrands, {}, { ...page, brands: [kind] }, { brands: [kind] }],
  [
    'reviews',
    vehicle.listVehicleReviews,
    { vehicle_id: 4 },
    { ...page, reviews: [{ ...review, customer_image: 'http://a/c.png' }] },
    { reviews: [{ rating: 5, reply: null, attachment_full_url: [] }] },
  ],
  ['a review', vehicle.addVehicleReview, { trip_id: 1 }, message, message],
];
const providers: Case[] = [
  ['popular providers', provider.listPopularProviders, {}, { ...page, stores: [yard] }, { providers: [yardRead] }],
  ['new providers', provider.listLatestProviders, {}, { ...page, stores: [yard] }, { providers: [yardRead] }],
  [
    'a provider',
    provider.getProvider,
    { id: 2 },
    { ...yard, total_vehicle_count: 9, brand_count: 2, tax: '5' },
    { id: 2, vehicles_count: 9, tax: 5 },
  ],
  ['no provider', provider.getProvider, { id: 2 }, [], null],
  [
    "a provider's reviews",
    provider.listProviderReviews,
    { id: 2 },
    { ...page, provider: { name: 'Yard', ratings: { 5: 2, 1: 1 }, avg_rating: '4.1' }, reviews: [review] },
    { provider: { ratings: [2, 0, 0, 0, 1], avg_rating: 4.1 }, reviews: [{ comment: 'Good' }] },
  ],
  [
    'banners',
    provider.listRentalBanners,
    {},
    { banners: [{ id: 1, title: 'Sale', link: null, provider_id: '2' }] },
    [{ id: 1, title: 'Sale', link: null, provider_id: 2 }],
  ],
  [
    "a provider's banners",
    provider.listProviderBanners,
    { provider_id: 2 },
    [{ id: 1, title: 'Sale' }, { id: 2 }],
    [{ id: 1, title: 'Sale' }],
  ],
  ['coupons', provider.listRentalCoupons, {}, [coupon], [{ code: 'DRIVE', discount: 10 }]],
  ['my coupons', provider.listMyRentalCoupons, {}, [coupon], [{ code: 'DRIVE' }]],
  ['a coupon', provider.applyRentalCoupon, { code: 'DRIVE', provider_id: 2 }, coupon, { code: 'DRIVE' }],
  [
    'favourites',
    wishlist.getRentalWishlist,
    {},
    { vehicles: [car], providers: [yard] },
    { vehicles: [carRead], providers: [yardRead] },
  ],
  [
    'favourites by older keys',
    wishlist.getRentalWishlist,
    {},
    { vehicle: [car] },
    { vehicles: [carRead], providers: [] },
  ],
  ['a favourite', wishlist.addToRentalWishlist, { vehicle_id: 4 }, message, message],
  ['one favourite less', wishlist.removeFromRentalWishlist, { vehicle_id: 4 }, message, message],
];
const carts: Case[] = [
  ['a cart', cart.getRentalCart, {}, cartAnswer, cartRead],
  [
    'a cart whose trip is not told',
    cart.getRentalCart,
    {},
    { carts: [line], user_data: [] },
    { carts: [{ pickup_time: '', rental_type: 'hourly' }] },
  ],
  ['an empty cart', cart.getRentalCart, {}, { carts: [], user_data: [] }, emptyRead],
  ['an addition', cart.addToRentalCart, { vehicle_id: 4 }, cartAnswer, cartRead],
  ['a quantity', cart.updateRentalCart, { cart_id: 9 }, cartAnswer, cartRead],
  ['another trip', cart.updateRentalTrip, { user_data_id: 8 }, cartAnswer, cartRead],
  ['one line less', cart.removeRentalLine, { cart_id: 9 }, { carts: [], user_data: {} }, emptyRead],
  ['several lines less', cart.removeRentalLines, { cart_ids: [9] }, { carts: [], user_data: [] }, emptyRead],
  ['nothing any more', cart.clearRentalCart, {}, { carts: [], user_data: [], status: 'success' }, emptyRead],
];
const trips: Case[] = [
  ['a bare number', trip.bookTrip, { provider_id: 2 }, 31, { trip_id: 31 }],
  ['a tax alone', trip.getTripTax, { provider_id: 2 }, { tax_amount: 2 }, { tax_amount: 2, amounts: null }],
  [
    'a whole price',
    trip.getTripTax,
    { provider_id: 2 },
    { tax_amount: 2, tax_status: 'included', amounts: { subtotal: 40, total: '40' } },
    { tax_status: 'included', amounts: { subtotal: 40, total: 40, discount: 0 } },
  ],
  ['my trips', trip.listTrips, { list: 'all' }, { ...page, trips: [booked] }, { trips: [bookedRead] }],
  ['a trip', trip.getTrip, { trip_id: 31 }, details, detailsRead],
  ['a cancellation', trip.cancelTrip, { trip_id: 31 }, message, message],
  ['a gateway', trip.payTrip, { trip_id: 31 }, 'https://pay/1', { redirect_link: 'https://pay/1', message: '' }],
  // Other back ends: `true` says that wallet and cash have paid it, and arrives as a 1.
  ['a payment without words', trip.payTrip, { trip_id: 31 }, 1, { redirect_link: null, message: '' }],
  ['a payment', trip.payTrip, { trip_id: 31 }, message, { redirect_link: null, message: 'Done' }],
];

describe('rental', () => {
  it.each([...vehicles, ...providers, ...carts, ...trips])('[RENTAL-01] [RENTAL-02] reads %s', async (...given) => {
    const [, endpoint, input, answer, read] = given;
    answers(endpoint, answer);
    const got = await ask(endpoint, input);
    if (read === null) expect(got).toBeNull();
    else expect(got).toMatchObject(read as object);
  });

  it('[RENTAL-03] sends lists and places of a query as JSON text', async () => {
    answers(cart.removeRentalLines, { carts: [], user_data: [] });
    await ask(cart.removeRentalLines, { guest_id: 5, cart_ids: [9, 10] });
    expect(asked.at(-1)?.searchParams.get('cart_ids')).toBe('[9,10]');
    answers(vehicle.searchVehicles, {});
    await ask(vehicle.searchVehicles, { seating_capacity: ['1-4'], pickup_location: place });
    expect(asked.at(-1)?.searchParams.get('seating_capacity')).toBe('["1-4"]');
    expect(JSON.parse(asked.at(-1)?.searchParams.get('pickup_location') ?? '')).toEqual(place);
  });

  it('[RENTAL-03] sends which part of the cart to clear', async () => {
    answers(cart.clearRentalCart, {});
    const input = {
      guest_id: 5,
      vehicle_id: 4,
      quantity: 2,
      pickup_time: '2026-11-22 09:00:00',
      rental_type: 'hourly',
    };
    await ask(cart.clearRentalCart, input as never);
    expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
      ...input,
      guest_id: '5',
      vehicle_id: '4',
      quantity: '2',
    });
  });

  it.each([
    [{ errors: [{ code: 'cart_item', message: 'Another provider' }] }, 403, 'Another provider'],
    [{ errors: 'Trip not found' }, 404, 'Trip not found'],
    [{ error: 'vehicle_not_found' }, 404, 'vehicle_not_found'],
    [{ message: ['Choose a way to pay'] }, 403, 'Choose a way to pay'],
  ])('[RENTAL-04] reads the error %o', async (body, status, told) => {
    answers(cart.clearRentalCart, body, status);
    const failure = await ask(cart.clearRentalCart, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect((failure as ApiFailure).message).toBe(told);
  });

  it('reads which lines do not allow another kind of trip', async () => {
    answers(cart.updateRentalTrip, [9, 10], 403);
    const failure = await ask(cart.updateRentalTrip, { user_data_id: 8, rental_type: 'hourly' }).catch(
      (answer: unknown) => answer,
    );
    expect((failure as ApiFailure).errors.map((error) => error.code)).toEqual(['9', '10']);
  });
});

describe('the input of rental calls', () => {
  it.each([
    [
      'lists as JSON text',
      vehicleInput.searchVehicles,
      { category_ids: '[1,2]', seating_capacity: '["1-4","9+"]' },
      { category_ids: [1, 2], seating_capacity: ['1-4', '9+'] },
    ],
    [
      'a place as JSON text',
      vehicleInput.searchVehicles,
      { pickup_location: '{"lat":20,"lng":60}' },
      { pickup_location: { lat: 20, lng: 60 } },
    ],
    ['no place', vehicleInput.searchVehicles, {}, {}],
    ['a provider', providerInput.getProvider, { id: 'yard' }, { id: 'yard' }],
    ['a favourite', wishlistInput.addToRentalWishlist, { vehicle_id: '4' }, { vehicle_id: 4 }],
    [
      'a trip by hours',
      cartInput.addToRentalCart,
      { vehicle_id: 4, rental_type: 'hourly', estimated_hours: 3 },
      { estimated_hours: 3 },
    ],
    ['a booking', tripInput.bookTrip, { provider_id: 2, trip_type: 'hourly', trip_amount: '40' }, { trip_amount: 40 }],
  ])('takes %s', async (_what, schema, sent, expected) => {
    expect(await schema.validate(sent)).toMatchObject(expected);
  });

  it.each([
    ['hours without a number', cartInput.addToRentalCart, { vehicle_id: 4, rental_type: 'hourly' }],
    ['a way without a length', cartInput.addToRentalCart, { vehicle_id: 4, rental_type: 'distance_wise' }],
    ['a place off the earth', vehicleInput.searchVehicles, { pickup_location: '{"lat":200,"lng":60}' }],
    ['what is no place', vehicleInput.searchVehicles, { pickup_location: 'here' }],
  ])('refuses %s', async (_what, schema, sent) => {
    await expect(schema.validate(sent)).rejects.toThrow();
  });
});
