import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTracked } from '@/contract/ordering/order-details.read';
import { readTripDetails } from '@/contract/rental/trip.read';
import { delivery_men, orders, stores, trips } from '@/server/db/schema';
import { idOf, TWO_SOUPS } from '@tests/support/pay-market';
import { book, fillRental, query, rent, loadTrip, VEHICLE } from '@tests/support/rental-market';
import { openShop, buyNow } from '@tests/support/rooms/shop-room';
import { call, codes, GUEST, MODULE, newGuest, NOW, STORE } from '@tests/support/round-market';

const { database, api } = openShop(fillRental, () => now);
let now = NOW;
let guest_id: number;
let stranger: number;

beforeEach(async () => {
  vi.stubEnv('DEMO', 'true');
  vi.stubEnv('DEMO_STEP_SECONDS', '60');
  // Each test runs on another day, so that nobody is still blocked.
  now = new Date(now.getTime() + 24 * 60 * 60_000);
  [guest_id, stranger] = [await newGuest(api), await newGuest(api)];
});
afterEach(() => vi.unstubAllEnvs());

const RIGHT = GUEST.contact_person_number.slice(1);
/** The small market has one. */
const COURIER = 1;
const WRONG = '15550100998';

async function bookedTrip(): Promise<number> {
  const who = { guest_id };
  await rent(api, who, VEHICLE.hatch, { pickup_time: null });
  const { body } = await book(api, who, { additional_note: 'Ring twice' });
  // The provider has confirmed it and named the drivers.
  now = new Date(now.getTime() + 60_000);
  await loadTrip(api, who, Number(body));
  return Number(body);
}

async function placedOrder(): Promise<number> {
  return idOf(await call(api, 'POST /customer/order/place', { body: buyNow([TWO_SOUPS], { guest_id }) }));
}

const tripAsked = (id: number, contact_number: string, who = stranger) =>
  call(
    api,
    `GET /rental/user/trip/get-trip-details?${query({ guest_id: who }, { trip_id: String(id), contact_number })}`,
  );
const orderAsked = (path: string, id: number, contact_number: string, who = stranger) =>
  call(api, `GET ${path}?${query({ guest_id: who }, { order_id: String(id), contact_number })}`);

describe('a trip that is looked up by number and phone', () => {
  it('[ROUTE-15] shows its status and drivers, and nothing about its owner', async () => {
    const id = await bookedTrip();
    const { status, body } = await tripAsked(id, RIGHT);
    expect(status).toBe(200);
    expect(readTripDetails(body)).toMatchObject({
      ...{ id, trip_status: 'confirmed', otp: null, trip_note: '', trip_amount: 0, payment_method: '' },
      user_info: {
        contact_person_name: GUEST.contact_person_name,
        contact_person_number: '',
        contact_person_email: '',
      },
      pickup_location: { lat: 10.1, lng: 10.1, location_name: '' },
      provider: { name: 'yard' },
      trip_details: [{ quantity: 1, price: 0, vehicle: { name: 'hatch' } }],
      vehicle_identity: [{ license_plate_number: 'hatch 1', driver: { last_name: 'Driver', phone: '', email: '' } }],
    });
    const [row] = await database.db.select().from(trips).where(eq(trips.id, id));
    const told = JSON.stringify(body);
    const secrets = [String(guest_id), GUEST.contact_person_email, RIGHT, 'The Gate', 'The Hill', 'Ring twice'];
    for (const secret of [...secrets, 'd0@shop.example', 'd1@shop.example', '1555010003']) {
      expect(told).not.toContain(secret);
    }
    expect(row?.otp).toMatch(/^\d{4,}$/);
    expect(told).not.toContain(`"${row?.otp}"`);
    expect(body).not.toHaveProperty('user_id');
  });

  it('is shown completely to its owner, whatever else is sent', async () => {
    const id = await bookedTrip();
    const { body } = await tripAsked(id, RIGHT, guest_id);
    expect(body).toMatchObject({ user_id: guest_id, trip_note: 'Ring twice', user_info: GUEST, trip_amount: 30.2 });
  });
});

const LOOKS: [string, () => Promise<number>, (id: number, phone: string, who?: number) => ReturnType<typeof call>][] = [
  ['a trip', bookedTrip, tripAsked],
  ['an order', placedOrder, (id, phone, who) => orderAsked('/customer/order/track', id, phone, who)],
  ["an order's lines", placedOrder, (id, phone, who) => orderAsked('/customer/order/details', id, phone, who)],
  ['a courier', placedOrder, (id, phone, who) => orderAsked('/delivery-man/last-location', id, phone, who)],
];

describe.each(LOOKS)('whoever looks for %s by phone numbers in turn', (_what, made, asked) => {
  it('is refused before many were tried, even with the right one; its owner never', async () => {
    const id = await made();
    const tries = [];
    for (let n = 0; n < 12; n++) tries.push(await asked(id, `1555010${String(2000 + n)}`));
    expect(tries[0]?.status).toBe(404);
    expect(codes(tries.at(-1) ?? { status: 0, body: {} })).toEqual(['otp_block_time']);
    expect(codes(await asked(id, RIGHT))).toEqual(['otp_block_time']);
    expect((await asked(id, '', guest_id)).status).toBe(200);
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await asked(id, RIGHT)).status).toBe(200);
  });

  it('is refused when it tries one phone on number after number', async () => {
    const id = await made();
    const tries = [];
    for (let n = 0; n < 31; n++) tries.push(await asked(50_000 + n, WRONG));
    expect(codes(tries.at(-1) ?? { status: 0, body: {} })).toEqual(['otp_block_time']);
    expect((await asked(id, '', guest_id)).status).toBe(200);
  });

  it('may look it up any number of times with the right phone', async () => {
    const id = await made();
    const statuses = [];
    for (let n = 0; n < 35; n++) statuses.push((await asked(id, RIGHT)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

it('shows nobody what a store pays the market', async () => {
  await database.db.update(stores).set({ comission: 17.25 }).where(eq(stores.id, STORE.plain));
  const { status, body } = await call(api, `GET /stores/details/${STORE.plain}`, { module: MODULE.food });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('17.25');
});

it('the courier’s position is hidden from strangers once the order is delivered', async () => {
  const id = await placedOrder();
  await database.db.update(delivery_men).set({ lat: 10.1, lng: 10.2 }).where(eq(delivery_men.id, COURIER));
  const is = (order: Partial<typeof orders.$inferInsert>) =>
    database.db.update(orders).set(order).where(eq(orders.id, id));
  const asked = async () => ({
    spot: (await orderAsked('/delivery-man/last-location', id, RIGHT)).body,
    track: (await orderAsked('/customer/order/track', id, RIGHT)).body,
  });
  await is({ order_status: 'picked_up', picked_up: now, delivery_man_id: COURIER });
  expect((await asked()).spot).toMatchObject({ latitude: expect.any(Number) as number });
  const [moved] = await database.db.select().from(delivery_men).where(eq(delivery_men.id, COURIER));
  await is({ order_status: 'delivered', delivered: now });
  const { spot, track } = await asked();
  expect(spot).toEqual({ latitude: null, longitude: null, location: '' });
  expect(track).toMatchObject({ delivery_man: { id: COURIER, phone: '', lat: null, lng: null } });
  expect(JSON.stringify(track)).not.toContain(`"lat":${moved?.lat}`);
});

const FOLLOWED = [
  ['an order', placedOrder, '/customer/order/track', 'order_id'],
  ['a trip', bookedTrip, '/rental/user/trip/get-trip-details', 'trip_id'],
] as const;

describe.each(FOLLOWED)('[beyond §2.8] a link to follow %s', (what, made, path, name) => {
  const asked = (id: number, more: Record<string, string>, who?: number) =>
    call(api, `GET ${path}?${query(who === undefined ? {} : { guest_id: who }, { [name]: String(id), ...more })}`);
  const tokenOf = async (id: number) => readTripDetails((await asked(id, {}, guest_id)).body).share_token ?? '';

  it('shows its way to whoever has it, and nothing of its owner, its payment or its code', async () => {
    const id = await made();
    const share_token = await tokenOf(id);
    expect(await tokenOf(id)).toBe(share_token);
    const { status, body } = await asked(id, { share_token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id });
    const hidden = ['user_id', 'otp', 'share_token', 'payment_token', 'payment_method', 'payment_status'];
    for (const field of [...hidden, 'order_amount', 'trip_amount', 'coupon_code'])
      expect(body).not.toHaveProperty(field);
    const told = JSON.stringify(body);
    for (const secret of [String(guest_id), GUEST.contact_person_email, RIGHT]) expect(told).not.toContain(secret);
    expect((await asked(id, { share_token }, guest_id)).body).toMatchObject({ user_id: guest_id });
  });

  it('opens neither another one, nor anything once it is changed or has expired', async () => {
    const [id, other] = [await made(), await made()];
    const share_token = await tokenOf(id);
    const changed = share_token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const [until = '', signature = ''] = share_token.split('.');
    const later = `${(Number.parseInt(until, 36) + 1).toString(36)}.${signature}`;
    expect((await asked(other, { share_token })).status).toBe(404);
    for (const wrong of [changed, later, signature, `${share_token}.0`])
      expect((await asked(id, { share_token: wrong })).status).toBe(404);
    now = new Date(Number.parseInt(until, 36) * 1000);
    expect((await asked(id, { share_token })).status).toBe(404);
    expect((await asked(id, {}, guest_id)).body).toMatchObject({ id, share_token: null });
  });

  it('changes nothing', async () => {
    const id = await made();
    const body = { [name]: id, share_token: await tokenOf(id), guest_id: stranger, _method: 'put', reason: 'No' };
    const calls =
      what === 'a trip'
        ? ['PUT /rental/user/trip/cancel-trip']
        : ['PUT /customer/order/cancel', 'PUT /customer/order/payment-method'];
    for (const refused of calls) expect((await call(api, refused, { body })).status).toBe(404);
  });
});

it('[beyond §2.8] a link to follow an order shows its lines without prices, and where its courier is', async () => {
  const id = await placedOrder();
  const { share_token } = readTracked((await orderAsked('/customer/order/track', id, '', guest_id)).body);
  const asked = (path: string, token = share_token ?? '') =>
    call(api, `GET ${path}?${query({}, { order_id: String(id), share_token: token })}`);
  const { body: lines } = await asked('/customer/order/details');
  expect(lines).toMatchObject([{ quantity: 2, item_details: { name: expect.any(String) } }]);
  expect(JSON.stringify(lines)).not.toContain('price');
  expect((await asked('/delivery-man/last-location')).status).toBe(200);
  for (const path of ['/customer/order/details', '/delivery-man/last-location']) {
    expect((await asked(path, 'zzzzzz.00')).status, path).toBe(404);
  }
  for (const path of ['/customer/order/order-again', '/customer/order/payment-status']) {
    expect((await asked(path)).status, path).toBeGreaterThanOrEqual(400);
  }
});

it('[beyond §2.8] the token of a trip opens no order of the same number', async () => {
  const trip = await bookedTrip();
  const { share_token } = readTripDetails((await tripAsked(trip, '', guest_id)).body);
  let id = await placedOrder();
  while (id < trip) id = await placedOrder();
  const asked = query({}, { order_id: String(trip), share_token: String(share_token) });
  expect((await call(api, `GET /customer/order/track?${asked}`)).status).toBe(404);
});
