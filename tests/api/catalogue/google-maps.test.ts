import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getAddressAt, getDistance, getPlace, getRoute, searchPlaces } from '@/contract/place/map';
import { getWebServices } from '@/contract/auth/web-services';
import { measureKilometres } from '@/server/ordering/route-distance';
import { googleMaps } from '@tests/support/stand-ins/google-maps';
import { type Market, openMarket } from '@tests/support/market';

let market: Market;
const google = googleMaps();
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const tower = {
  placeId: 'ChIJ-tower',
  text: { text: 'Tower, Main Road' },
  structuredFormat: { mainText: { text: 'Tower' }, secondaryText: { text: 'Main Road' } },
};
let far = 0;
/** New endpoints for each test, because routes are cached. */
const trip = () => `origin_lat=1&origin_lng=2&destination_lat=3&destination_lng=${(far += 0.5)}`;

describe("Google's places, with the server's key", () => {
  it('[LOC-12] suggests places near the customer, in their language', async () => {
    google.answer(() => ({ json: { suggestions: [{ placePrediction: tower }] } }));
    const found = await market.read(searchPlaces, '/config/place-api-autocomplete?search_text=tow', {
      ...{ 'X-localization': 'ar', latitude: '20', longitude: '60.5' },
    });
    expect(found).toMatchObject([{ placeId: 'ChIJ-tower', main: 'Tower', secondary: 'Main Road' }]);
    const [asked] = google.asked;
    expect(asked).toMatchObject({ path: 'POST /v1/places:autocomplete', key: 'server-key' });
    expect(asked?.body).toMatchObject({
      ...{ input: 'tow', languageCode: 'ar' },
      locationBias: { circle: { center: { latitude: 20, longitude: 60.5 } } },
    });
  });

  it('[LOC-13] answers where a place is, and escapes its id in the path', async () => {
    const addressComponents = [
      { longText: '1', shortText: '1', types: ['street_number'] },
      { longText: 'Main Road', shortText: 'Main Rd', types: ['route'] },
    ];
    const location = { latitude: 20.1, longitude: 60.1 };
    const place = { id: 'x', formattedAddress: 'Main Road 1', addressComponents, location };
    google.answer(() => ({ json: place }));
    const path = `/config/place-api-details?placeid=${encodeURIComponent('../routes?a=b')}`;
    expect(await market.read(getPlace, path)).toEqual({
      ...{ lat: 20.1, lng: 60.1, address: 'Main Road 1', road: 'Main Road', house: '1' },
    });
    expect(google.asked[0]?.fields).toContain('addressComponents');
    expect(google.asked[0]?.path).toBe('GET /v1/places/..%2Froutes%3Fa%3Db?languageCode=en');
  });

  it.each([400, 404])('[LOC-13] answers that a place is unknown when Google refuses with %i', async (status) => {
    google.answer(() => ({ status, json: {} }));
    expect(await market.call('/config/place-api-details?placeid=nowhere')).toMatchObject({ status: 404 });
  });

  it("[LOC-11] answers a point's address, or an empty list when there is none", async () => {
    const address_components = [{ long_name: 'Main Road', short_name: 'Main Rd', types: ['route'] }];
    const result = { formatted_address: 'Main Road 1', address_components };
    google.answer(() => ({ json: { status: 'OK', results: [result] } }));
    expect(await market.read(getAddressAt, '/config/geocode-api?lat=20&lng=60')).toEqual({
      ...{ address: 'Main Road 1', road: 'Main Road', house: '' },
    });
    google.answer(() => ({ json: { status: 'ZERO_RESULTS', results: [] } }));
    expect((await market.read(getAddressAt, '/config/geocode-api?lat=21&lng=60')).address).toBe('');
  });
});

describe("Google's routes", () => {
  const way = { distanceMeters: 1500, duration: '300s', polyline: { encodedPolyline: 'abc' } };

  it('[MAP-03] [MAP-06] are requested by mode of travel, and cached', async () => {
    google.answer(() => ({ json: { routes: [way] } }));
    const ends = trip();
    expect(await market.read(getDistance, `/config/distance-api?${ends}&mode=BICYCLE`)).toEqual({
      ...{ metres: 1500, seconds: 300 },
    });
    expect(await market.read(getRoute, `/config/direction-api?${ends}&mode=BICYCLE`)).toMatchObject({
      encodedPolyline: 'abc',
    });
    expect(google.asked.map(({ body }) => body.travelMode)).toEqual(['BICYCLE']);
  });

  it('[MAP-03] [MAP-06] are empty when Google finds none', async () => {
    google.answer(() => ({ json: {} }));
    const ends = trip();
    expect(await market.read(getDistance, `/config/distance-api?${ends}`)).toEqual({ metres: null, seconds: 0 });
    expect((await market.read(getRoute, `/config/direction-api?${ends}`)).encodedPolyline).toBe('');
  });

  it('[MAP-06] charge an order as shown, and [MAP-07] by the straight line when they fail', async () => {
    google.answer(() => ({ json: { routes: [way] } }));
    expect(await measureKilometres({ lat: 1, lng: 2 }, { lat: 1, lng: 2.5 }, null)).toBe(1.5);
    google.answer(() => ({ status: 500, json: {} }));
    expect(await measureKilometres({ lat: 20, lng: 60 }, { lat: 20, lng: 60.01 }, null)).toBeCloseTo(1.046, 3);
  });
});

it.each([
  ['autocomplete', '/config/place-api-autocomplete?search_text=a'],
  ['details', '/config/place-api-details?placeid=a'],
  ['geocode', '/config/geocode-api?lat=1&lng=1'],
  ['distance', '/config/distance-api?origin_lat=9&origin_lng=1&destination_lat=1&destination_lng=1'],
])('a refusal of %s is told as one, and tells nothing of the key', async (_name, path) => {
  google.answer(() => ({ status: 403, json: { error: { message: 'API key server-key is wrong' } } }));
  const { status, body } = await market.call(path);
  expect(status).toBe(502);
  expect(JSON.stringify(body)).not.toContain('server-key');
});

it('an address search refused with status 200 is a failure, too', async () => {
  google.answer(() => ({ json: { status: 'REQUEST_DENIED', results: [] } }));
  expect((await market.call('/config/geocode-api?lat=5&lng=5')).status).toBe(502);
});

it("gives the browser its own key, and never the server's", async () => {
  vi.stubEnv('GOOGLE_MAPS_KEY', 'browser-key');
  expect(await market.read(getWebServices, '/web-services')).toMatchObject({ google_maps_key: 'browser-key' });
  expect(JSON.stringify((await market.call('/web-services')).body)).not.toContain('server-key');
});
