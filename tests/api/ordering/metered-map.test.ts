import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttles } from '@/domain/accounts/throttle';
import { challengeIn, PROOF_HEADER, solve } from '@/lib/api/proof-of-work';
import { hmac } from '@/server/config/secret';
import * as schema from '@/server/db/schema';
import { openShop } from '@tests/support/rooms/shop-room';
import { googleMaps } from '@tests/support/stand-ins/google-maps';
import { photo, sendForm } from '@tests/support/form';
import { configure } from '@tests/support/pay-market';
import { uploadFolder } from '@tests/support/uploads';
import { DESTINATION, fillRental, PICKUP, RENTAL, VEHICLE } from '@tests/support/rental-market';
import {
  address,
  call,
  codes,
  GUEST,
  ITEM,
  lineBody,
  MODULE,
  newGuest,
  NOW,
  ORDER,
  STORE,
} from '@tests/support/round-market';

uploadFolder();
const PARCEL = 5;
const FROM = '10.60.0.1';
const { database, api } = openShop(fillRental);
const google = googleMaps();

beforeAll(async () => {
  vi.stubEnv('TRUSTED_PROXIES', '1');
  const { db } = database;
  const both = (en: string) => ({ en, ar: `ع ${en}` });
  await db.insert(schema.modules).values({
    ...{ id: PARCEL, slug: 'parcel', module_name: both('Parcel'), module_type: 'parcel' },
    ...{ description: both(''), short_description: both(''), thumbnail: 'm.webp', icon: 'm.webp' },
  });
  await db.insert(schema.zone_modules).values({ zone_id: 1, module_id: PARCEL });
  const category = { module_id: PARCEL, description: both('Up to 5 kg'), image: 'b.webp' };
  await db.insert(schema.parcel_categories).values({
    ...{ ...category, name: both('Small box') },
    ...{ parcel_per_km_shipping_charge: 2, parcel_minimum_shipping_charge: 4 },
  });
}, 60_000);
beforeEach(async () => {
  vi.stubEnv('GOOGLE_MAPS_SERVER_KEY', 'server-key');
  google.answer(() => ({ json: { routes: [{ distanceMeters: 5000, duration: '300s' }] } }));
  await database.db.delete(schema.throttles);
});

const keyOf = { address: hmac('throttle', 'look_up_from_address', FROM), all: hmac('throttle', 'look_up', 'all') };

/** Only so many routes more may be asked for. */
async function allow(more: number, by: 'address' | 'all'): Promise<void> {
  const { tries } = throttles[by === 'all' ? 'look_up' : 'look_up_from_address'];
  const row = { tries: tries - more, since: NOW, blocked_until: more > 0 ? null : new Date(NOW.getTime() + 60_000) };
  await database.db
    .insert(schema.throttles)
    .values({ key: keyOf[by], ...row })
    .onConflictDoUpdate({ target: schema.throttles.key, set: row });
}

async function counted(): Promise<number> {
  const [row] = await database.db.select().from(schema.throttles).where(eq(schema.throttles.key, keyOf.all));
  return row?.tries ?? 0;
}

/** One more picture is refused, too. */
async function refusePictures(): Promise<void> {
  const { tries } = throttles.upload_from_address;
  const key = hmac('throttle', 'upload_from_address', FROM);
  const blocked_until = new Date(NOW.getTime() + 60_000);
  await database.db.insert(schema.throttles).values({ key, tries, since: NOW, blocked_until });
}

/** Each test measures ways of its own, because routes are cached. */
let used = 0;
const somewhere = () => (used += 0.001);

type Sent = { line?: string; language?: string; more?: object };

async function send(body: object, { line = 'POST /customer/order/get-Tax', language, more }: Sent = {}) {
  const guest_id = await newGuest(api);
  const headers = { 'X-Forwarded-For': FROM };
  return call(api, line, {
    headers,
    module: RENTAL,
    ...(language && { language }),
    body: { guest_id, ...body, ...more },
  });
}

const PLACE = 'POST /customer/order/place';
const soups = JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35, quantity: 2 })]);
const soup = (km = 4 + somewhere()) => ({
  ...{ ...ORDER, ...address(km), store_id: STORE.plain, is_buy_now: 1, cart: soups },
});
const parcel = () => {
  const to = { ...address(8 + somewhere()), zone_id: 1, house: '27', address_type: 'others' };
  const receiver = { contact_person_name: 'Dana Marwan', contact_person_number: '+15550100777', ...to };
  return {
    ...{ ...GUEST, ...address(5), order_type: 'parcel', payment_method: 'cash_on_delivery', charge_payer: 'sender' },
    ...{ cart: '[]', distance: 1, parcel_category_id: 1, sender_zone_id: 1, house: '14' },
    receiver_details: JSON.stringify(receiver),
  };
};
const RENT = 'POST /rental/user/cart/add-to-cart';
const drive = () => ({
  ...{ rental_type: 'distance_wise', distance: 1, destination_time: 1, pickup_time: '2026-03-11 09:00:00' },
  ...{ vehicle_id: VEHICLE.hatch, pickup_location: { ...PICKUP, lng: PICKUP.lng + somewhere() } },
  destination_location: DESTINATION,
});

const billed: [what: string, line: string, body: () => object][] = [
  ['the price of an order', 'POST /customer/order/get-Tax', soup],
  ['an order', PLACE, soup],
  ['the price of a parcel', 'POST /customer/order/get-Tax', parcel],
  ['a parcel', PLACE, parcel],
  ['a vehicle by distance', RENT, drive],
];

describe.each(billed)('the way of %s, which the map service charges for', (_what, line, body) => {
  it.each(['address', 'all'] as const)(
    '[MAP-06] is refused beyond the limits by %s, and never estimated',
    async (by) => {
      await allow(1, by);
      expect((await send(body(), { line })).status).toBe(200);
      const refused = await send(body(), { line });
      expect([refused.status, codes(refused)]).toEqual([429, ['too_many']]);
      expect(JSON.stringify((await send(body(), { line, language: 'ar' })).body)).toContain('طلبات كثيرة');
      expect(google.asked).toHaveLength(1);
    },
  );

  it('[MAP-06] is counted once, and not when it is known already', async () => {
    const wanted = body();
    await send(wanted, { line });
    expect([await counted(), google.asked.length]).toEqual([1, 1]);
    await allow(0, 'all');
    expect((await send(wanted, { line })).status).toBe(200);
    expect(google.asked).toHaveLength(1);
  });

  it('[MAP-06] is not counted where it costs nothing', async () => {
    vi.stubEnv('GOOGLE_MAPS_SERVER_KEY', '');
    await allow(0, 'all');
    expect((await send(body(), { line })).status).toBe(200);
  });
});

const refused: [what: string, line: string, body: () => object][] = [
  ['an order of nothing', PLACE, () => ({ ...soup(), is_buy_now: 0, cart: '[]' })],
  [
    'an order of what is not sold',
    PLACE,
    () => ({ ...soup(), cart: JSON.stringify([lineBody({ item: 999, price: 1 })]) }),
  ],
  ['an order of a closed store', PLACE, () => ({ ...soup(), store_id: STORE.closed })],
  ['the price of nothing', 'POST /customer/order/get-Tax', () => ({ ...soup(), is_buy_now: 0, cart: '[]' })],
  ['a parcel of no kind', PLACE, () => ({ ...parcel(), parcel_category_id: 999 })],
  ['a vehicle that is not offered', RENT, () => ({ ...drive(), vehicle_id: 999 })],
  ['a vehicle by hours alone', RENT, () => ({ ...drive(), vehicle_id: VEHICLE.van })],
  ['too many vehicles', RENT, () => ({ ...drive(), quantity: 9 })],
  ['a vehicle for a guest who does not exist', RENT, () => ({ ...drive(), guest_id: 999_999 })],
];

it.each(refused)('[MAP-06] asks for no way and counts nothing for %s', async (_what, line, body) => {
  expect((await send(body(), { line })).status).toBeGreaterThanOrEqual(400);
  expect([await counted(), google.asked.length]).toEqual([0, 0]);
});

it('[MAP-06] counts the delivery of one store once, as the look-up that it is', async () => {
  const { latitude: lat, longitude: lng } = address(4 + somewhere());
  expect((await call(api, `GET /stores/delivery?store_ids=[${STORE.plain}]&lat=${lat}&lng=${lng}`)).status).toBe(200);
  expect([await counted(), google.asked.length]).toEqual([1, 1]);
});

// Solving a challenge takes a random time.
it('[MAP-06] [ITEM-33] one solved challenge lets a prescription pass both limits, of pictures and of ways, and no second call', async () => {
  await configure(database.db, { prescription_order_status: true });
  await database.db.update(schema.stores).set({ prescription_order: true });
  const place = async (more: Record<string, string> = {}) => {
    const { cart: _cart, is_buy_now: _now, ...body } = soup();
    const fields = { ...body, guest_id: await newGuest(api), order_attachment: [await photo()] };
    const headers = { 'X-Forwarded-For': FROM, moduleId: String(MODULE.food), ...more };
    return sendForm(api, '/customer/order/prescription/place', fields, undefined, headers);
  };
  await allow(0, 'address');
  await refusePictures();
  const refused = await place();
  expect([refused.status, codes(refused)]).toEqual([429, ['too_many']]);
  const proof = (await solve(challengeIn(refused.body) ?? { text: '', bits: 0 })) ?? '';
  const placed = await place({ [PROOF_HEADER]: proof });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  const solved = hmac('throttle', 'solved_from_address', FROM);
  const [counted] = await database.db.select().from(schema.throttles).where(eq(schema.throttles.key, solved));
  expect(counted?.tries).toBe(1);
  expect((await place({ [PROOF_HEADER]: proof })).status).toBe(429);
}, 60_000);
