import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getConfig } from '@/contract/config';
import { getLanding } from '@/contract/catalogue/content';
import { listOfflineMethods } from '@/contract/ordering/payment';
import { listModules } from '@/contract/catalogue/module';
import { getZone, listZones } from '@/contract/place/place';
import { getAddressAt, getDistance, getPlace, getRoute, searchPlaces } from '@/contract/place/map';
import { type Market, openMarket } from '@tests/support/market';
import { awaited_places } from '@/server/db/schema';
import { configure } from '@tests/support/pay-market';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const HOME = 'lat=19.99177&lng=60.50875';
const SEA = 'lat=25&lng=70';

describe('configuration and texts', () => {
  it('[CONFIG-01] [CONFIG-04] [CONFIG-08] answers what the storefront reads, in both languages', async () => {
    vi.stubEnv('DEMO', 'true');
    onTestFinished(() => void vi.unstubAllEnvs());
    const config = await market.read(getConfig, '/config');
    expect(config).toMatchObject({
      business_name: 'Medina',
      timezone: expect.stringMatching(/^[A-Z]\w+\/\w+/),
      digit_after_decimal_point: 2,
      centralize_login: { manual_login_status: expect.any(Boolean), otp_login_status: expect.any(Boolean) },
    });
    expect(config.logo_full_url).toMatch(/^http:\/\/shop\.test\/api\/v1\/media\/.+\.webp$/);
    expect(config.active_payment_method_list[0]?.gateway_image_full_url).toMatch(/media/);
    const arabic = await market.read(getConfig, '/config', { 'X-localization': 'ar' });
    expect(arabic.address).not.toBe(config.address);
  });

  it('[CONFIG-02] answers the market’s name and address, and the storefront reads it', async () => {
    const stored = {
      ...{
        country: 'AE',
        country_picker_status: 0,
      },
      default_location: { lat: '20.5', lng: '60.25' },
    };
    const name = (en: string, ar: string) => ({ business_name: { en, ar } });
    await configure(market.db, { ...stored, ...name('Quay Market', 'سوق الرصيف'), logo: 'business/q.png' });
    onTestFinished(() => configure(market.db, { country_picker_status: 1, ...name('Medina', 'مدينة') }));
    expect(await market.read(getConfig, '/config')).toMatchObject({
      ...stored,
      country_picker_status: false,
      business_name: 'Quay Market',
      logo_full_url: expect.stringMatching(/\/media\/business\/q\.png$/) as string,
    });
  });

  it('[CONFIG-05] answers the demo’s code only in demo mode', async () => {
    const before = process.env.DEMO;
    process.env.DEMO = 'true';
    expect(await market.read(getConfig, '/config')).toMatchObject({ demo: true, demo_code: '123456' });
    process.env.DEMO = 'false';
    expect(await market.read(getConfig, '/config')).toMatchObject({ demo: false, demo_code: null });
    if (before === undefined) delete process.env.DEMO;
    else process.env.DEMO = before;
  });

  it('[CONFIG-15] answers the landing page with its pictures', async () => {
    const landing = await market.read(getLanding, '/react-landing-page');
    expect(landing.download_user_app_links.playstore_url_status).toBe(true);
    expect(landing.header_banner_full_url).toMatch(/media\/.+\.webp$/);
    expect(landing.promotion_banners_full_url.length).toBeGreaterThan(0);
    expect(landing.fixed_newsletter_title).not.toBe('');
  });

  it.each(['terms-and-conditions', 'privacy-policy', 'refund-policy', 'cancelation', 'shipping-policy', 'about-us'])(
    '[ROUTE-11] answers /%s as a text in either language',
    async (path) => {
      const english = await market.call(`/${path}`);
      const arabic = await market.call(`/${path}`, { 'X-localization': 'ar' });
      expect(english.body).toMatch(/<h2>/);
      expect(arabic.body).toMatch(/[\u0600-\u06ff]/);
    },
  );

  it('[NEWS-02] [NEWS-03] subscribes an email once', async () => {
    const send = (email: unknown) =>
      market.call('/newsletter/subscribe', {}, { method: 'POST', body: JSON.stringify({ email }) });
    expect(await send('reader@medina.example')).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await send('Reader@Medina.example')).toMatchObject({ status: 403, body: { errors: [{ code: 'email' }] } });
    for (const wrong of ['no address', '', null, 5, ['a@b.c'], { a: 1 }]) {
      expect(await send(wrong)).toMatchObject({ status: 403, body: { errors: [{ code: 'email' }] } });
    }
  });

  describe('[beyond §3.4] an email that waits for a place', () => {
    const wait = (change: object) => {
      const body = { email: 'Waits@medina.example', lat: 25.204_849, lng: 70.270_783, ...change };
      return market.call('/zone/await', {}, { method: 'POST', body: JSON.stringify(body) });
    };
    const kept = () => market.db.select().from(awaited_places);

    it('is kept once, in lower case and with the rough place', async () => {
      for (const change of [{}, {}, { email: 'waits@medina.example', lat: 25.205_1 }]) {
        const { status, body } = await wait(change);
        expect([status, body]).toEqual([200, { message: 'Thank you. We write to you once we deliver there.' }]);
      }
      expect(await kept()).toMatchObject([
        { email: 'waits@medina.example', latitude: 25.205, longitude: 70.271, language: 'en' },
      ]);
    });

    it('is refused for a place that is served', async () => {
      expect(await wait({ lat: 19.99177, lng: 60.50875 })).toMatchObject({
        status: 403,
        body: { errors: [{ code: 'coordinates' }] },
      });
    });

    it('is not closed by others: a sixth place replaces the oldest, and the answer is the same', async () => {
      const email = 'closed@medina.example';
      const latitudes = async () =>
        (await kept())
          .filter((row) => row.email === email)
          .map(({ latitude }) => latitude)
          .sort((a, b) => a - b);
      for (let n = 1; n <= 5; n += 1) await wait({ email, lat: 30 + n });
      await market.db
        .update(awaited_places)
        .set({ created_at: new Date('2026-01-01') })
        .where(eq(awaited_places.email, email));
      // Asked for again, so that it is no longer the oldest.
      await wait({ email, lat: 31 });
      expect(await latitudes()).toEqual([31, 32, 33, 34, 35]);
      const first = await wait({ email: 'another@medina.example' });
      const sixth = await wait({ email, lat: 40 });
      expect([sixth.status, sixth.body]).toEqual([first.status, first.body]);
      expect(await latitudes()).toEqual([31, 33, 34, 35, 40]);
      expect(await kept()).toContainEqual(expect.objectContaining({ email: 'waits@medina.example' }));
    });

    it.each([
      [{ email: 'nobody' }, 'email'],
      [{ email: `${'a'.repeat(250)}@b.example` }, 'email'],
      [{ lat: 91 }, 'lat'],
      [{ lng: undefined }, 'lng'],
    ])('is refused with %j', async (change, code) => {
      expect(await wait(change)).toMatchObject({ status: 403, body: { errors: [{ code }] } });
    });
  });

  it('answers offline payment methods, tips and courier vehicles', async () => {
    const [method] = await market.read(listOfflineMethods, '/offline_payment_method_list');
    expect(method?.method_informations.length).toBeGreaterThan(0);
    expect((await market.call('/most-tips')).body).toEqual({ most_tips_amount: expect.any(Number) });
    expect((await market.call('/get-vehicles')).body).toContainEqual({ id: 1, type: 'Bicycle' });
  });
});

describe('zones and modules', () => {
  it('[LOC-05] [PRICE-10] [PRICE-11] answers the zone ids as JSON text with the rates of each module', async () => {
    const { body } = await market.call(`/config/get-zone-id?${HOME}`);
    expect(body).toMatchObject({ zone_id: '[1]' });
    const { zone_data } = await market.read(getZone, `/config/get-zone-id?${HOME}`);
    expect(zone_data[0]?.modules.map(({ module_type }) => module_type)).toHaveLength(6);
    expect(zone_data[0]?.modules[0]?.pivot.per_km_shipping_charge).toBeGreaterThan(0);
  });

  it('[LOC-05] answers both zones where they overlap, and refuses a point outside', async () => {
    const zones = await market.read(listZones, '/zone/list');
    expect(zones.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect((await market.call('/config/get-zone-id?lat=20&lng=60.5')).body).toMatchObject({ zone_id: '[1,2]' });
    expect(await market.call(`/config/get-zone-id?${SEA}`)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'coordinates' }] },
    });
    expect((await market.call(`/zone/check?${HOME}&zone_id=1`)).body).toBe(true);
    expect((await market.call(`/zone/check?${HOME}&zone_id=3`)).body).toBe(false);
    expect((await market.call(`/zone/check?${HOME}&zone_id=99`)).body).toBe(false);
  });

  it('[CONFIG-16] [ROUTE-01] lists the modules of the zones', async () => {
    const types = async (path: string, headers = {}) =>
      (await market.read(listModules, path, headers)).map(({ module_type }) => module_type);
    expect(await types('/module')).toEqual(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental']);
    expect(await types('/module', { zoneid: '[3]' })).toEqual(['food', 'parcel']);
    expect(await types('/module?zone_id=3')).toEqual(['food']);
  });
});

describe('a market outside the demo without a map service', () => {
  it('finds no place of the demo city, and answers a point’s coordinates as its address', async () => {
    expect(await market.read(searchPlaces, '/config/place-api-autocomplete?search_text=lighth')).toEqual([]);
    expect((await market.call('/config/place-api-details?placeid=st-lighthouse-road-14')).status).toBe(404);
    expect(await market.read(getAddressAt, `/config/geocode-api?${HOME}`)).toEqual({
      ...{ address: '19.99177, 60.50875', road: '', house: '' },
    });
    const ends = 'origin_lat=19.99177&origin_lng=60.50875&destination_lat=19.995&destination_lng=60.51';
    expect(await market.read(getDistance, `/config/distance-api?${ends}`)).toMatchObject({ metres: null });
    expect(await market.read(getRoute, `/config/direction-api?${ends}`)).toMatchObject({ encodedPolyline: '' });
  });
});

describe('the map service', () => {
  beforeAll(() => void vi.stubEnv('DEMO', 'true'));
  afterAll(() => void vi.unstubAllEnvs());

  it('[LOC-11] [LOC-12] [LOC-13] finds a place and its position, in both languages', async () => {
    const [found] = await market.read(searchPlaces, '/config/place-api-autocomplete?search_text=lighth');
    expect(found?.main).toMatch(/Lighthouse/);
    const place = await market.read(getPlace, `/config/place-api-details?placeid=${found?.placeId}`);
    expect(place.lat).toBeCloseTo(20, 0);
    expect(await market.read(getAddressAt, `/config/geocode-api?${HOME}`)).toEqual({
      ...{ address: '14 Lighthouse Road, Harbour', road: 'Lighthouse Road', house: '14' },
    });
    const arabic = await market.read(getAddressAt, `/config/geocode-api?${HOME}`, { 'X-localization': 'ar' });
    expect(arabic).toMatchObject({ road: 'طريق المنارة', house: '14' });
    expect(arabic.address).toMatch(/[\u0600-\u06ff]/);
    expect((await market.call('/config/place-api-details?placeid=nowhere')).status).toBe(404);
  });

  it('[MAP-03] [MAP-06] answers metres along the streets and the route itself', async () => {
    const trip = 'origin_lat=19.99177&origin_lng=60.50875&destination_lat=20&destination_lng=60.5';
    const walk = await market.read(getDistance, `/config/distance-api?${trip}`);
    const drive = await market.read(getDistance, `/config/distance-api?${trip}&mode=DRIVE`);
    expect(walk.metres).toBeGreaterThan(1000);
    expect(drive.seconds).toBeLessThan(walk.seconds);
    expect((await market.read(getRoute, `/config/direction-api?${trip}`)).encodedPolyline).not.toBe('');
    const far = 'origin_lat=19.99177&origin_lng=60.50875&destination_lat=-33&destination_lng=10';
    expect(await market.read(getDistance, `/config/distance-api?${far}`)).toEqual({ metres: null, seconds: 0 });
  });
});

it.each([
  '/config/get-zone-id',
  '/config/get-zone-id?lat=x&lng=1',
  '/config/get-zone-id?lat=91&lng=1',
  '/zone/check?lat=1&lng=1&zone_id=-1',
  '/zone/check?lat=1&lng=1&zone_id=99999999999',
  "/zone/check?lat=1&lng=1&zone_id=1'%20or%201=1",
  '/module?zone_id=abc',
  '/config/place-api-autocomplete',
  '/config/place-api-details',
  '/config/distance-api?origin_lat=1',
  '/config/distance-api?origin_lat=1&origin_lng=1&destination_lat=1&destination_lng=1&mode=FLY',
])('refuses %s and names the field', async (path) => {
  const { status, body } = await market.call(path);
  expect(status).toBe(403);
  const { errors } = body as { errors: unknown[] };
  expect(errors).toContainEqual({ code: expect.any(String), message: expect.any(String) });
});
