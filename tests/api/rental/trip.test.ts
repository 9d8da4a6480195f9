import { people } from '@/server/http/staff';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRentalCart } from '@/contract/rental/rental-cart.read';
import { readZones } from '@/contract/place/place.read';
import { readTripDetails } from '@/contract/rental/trip.read';
import { joinCarts } from '@/server/cart/merge-carts';
import { customers, loyalty_transactions, trips, vehicle_reviews, vehicles, zones } from '@/server/db/schema';
import { wrongAccounts } from '@tests/support/ledger';
import { configure, endSandbox, newCustomer, paymentIdOf, walletBalance } from '@tests/support/pay-market';
import {
  book,
  loadRentalCart,
  DESTINATION,
  fillRental,
  HATCH,
  HOURLY,
  pay,
  PICKUP,
  PROVIDER,
  query,
  rent,
  RENTAL,
  loadTrip,
  VEHICLE,
  type Who,
} from '@tests/support/rental-market';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, codes, GUEST, newGuest, NOW } from '@tests/support/round-market';

const { database, api } = openShop(fillRental, () => now);
let now = NOW;

beforeEach(() => {
  now = NOW;
  vi.stubEnv('DEMO', 'true');
  vi.stubEnv('DEMO_STEP_SECONDS', '60');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  // The trips of one test do not block vehicles for the next.
  await database.db.update(trips).set({ trip_status: 'canceled' });
  expect(await wrongAccounts(database.db)).toEqual([]);
});

const later = (minutes: number) => (now = new Date(NOW.getTime() + minutes * 60_000));
const guest = async (): Promise<Who> => ({ guest_id: await newGuest(api) });
const put = (path: string, { token, guest_id }: Who, body: object) =>
  call(api, `PUT /rental/user${path}`, {
    ...(token && { token }),
    module: RENTAL,
    body: { ...(guest_id && { guest_id }), ...body },
  });
const remove = (path: string, who: Who, more: Record<string, string> = {}) =>
  call(api, `DELETE /rental/user/cart/${path}?${query(who, more)}`, { module: RENTAL });
const read = async (who: Who, headers = {}) => readRentalCart((await loadRentalCart(api, who, headers)).body);
const details = async (who: Who, id: number) => readTripDetails((await loadTrip(api, who, id)).body);

/** A trip booked for now and confirmed a minute later. */
async function confirmed(who: Who): Promise<number> {
  await rent(api, who, VEHICLE.hatch, { pickup_time: null });
  const { status, body } = await book(api, who);
  expect(status).toBe(200);
  later(1);
  return Number(body);
}

describe('a rental cart', () => {
  it('[RENTAL-01] [RENTAL-02] holds vehicles of one provider for one trip', async () => {
    const who = await guest();
    expect(await read(who)).toEqual({ carts: [], trip: null });
    await rent(api, who, VEHICLE.hatch, { quantity: 2 });
    const { body } = await rent(api, who, VEHICLE.van);
    const cart = readRentalCart(body);
    expect(cart.carts).toMatchObject([
      { vehicle_id: 1, quantity: 2, price: 60, rental_type: 'hourly', pickup_time: '2026-03-11 09:00:00' },
      { vehicle_id: 2, quantity: 1, price: 60, provider: { id: PROVIDER.yard, pickup_zone_id: [1] } },
    ]);
    // No more than are free at the time.
    expect(cart.carts.map(({ vehicle }) => vehicle.total_vehicle_count)).toEqual([3, 1]);
    expect(cart.trip).toMatchObject({ estimated_hours: 3, pickup_location: PICKUP });
    expect(body).toMatchObject({ user_data: { total_cart_price: 114 } });
    expect(await read(who)).toEqual(cart);
  });

  it.each([
    ['twice', VEHICLE.hatch, {}, 'cart_item'],
    ['of another provider', VEHICLE.rival, {}, 'cart_item'],
    [
      'for another kind of trip',
      VEHICLE.coach,
      { rental_type: 'distance_wise', distance: 1, destination_time: 1 },
      'cart_item',
    ],
    ['that is not known', 999, {}, 'vehicle'],
  ])('[RENTAL-01] refuses a vehicle %s', async (_what, vehicle, more, code) => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    const answer = await rent(api, who, vehicle, more);
    expect([codes(answer), (await read(who)).carts.length]).toEqual([[code], 1]);
  });

  it.each([
    ['more than there are', VEHICLE.hatch, { quantity: 4 }, 'cart_item'],
    ['while the provider is closed', VEHICLE.hatch, { pickup_time: '2026-03-11 23:00:00' }, 'cart_item'],
    ['where nobody is picked up', VEHICLE.hatch, { pickup_location: { ...PICKUP, lat: 11.1 } }, 'cart_item'],
    [
      'by distance when it goes by hours',
      VEHICLE.van,
      { rental_type: 'distance_wise', distance: 1, destination_time: 1 },
      'cart_item',
    ],
    ['in the past', VEHICLE.hatch, { pickup_time: '2026-03-10 09:00:00' }, 'trip_time'],
    ['in a year', VEHICLE.hatch, { pickup_time: '2027-03-10 09:00:00' }, 'trip_time'],
    ['without a place', VEHICLE.hatch, { pickup_location: undefined }, 'pickup_location'],
    [
      'without a way',
      VEHICLE.hatch,
      { rental_type: 'distance_wise', distance: 1, destination_time: 1, destination_location: undefined },
      'destination_location',
    ],
  ])('[RENTAL-01] refuses one %s', async (_what, vehicle, more, code) => {
    const who = await guest();
    const answer = await rent(api, who, vehicle, more);
    expect([answer.status, codes(answer)]).toEqual([403, [code]]);
    expect((await read(who)).carts).toEqual([]);
  });

  it('[RENTAL-01] measures the way itself, whatever the client says', async () => {
    const who = await guest();
    const cheap = { rental_type: 'distance_wise', distance: 0.1, destination_time: 0.1 };
    const { carts, trip } = readRentalCart((await rent(api, who, VEHICLE.hatch, cheap)).body);
    expect(trip).toMatchObject({ distance: 11.13, destination_time: 0.28, rental_type: 'distance_wise' });
    expect(carts).toMatchObject([{ price: 22.26 }]);
  });

  it('[RENTAL-01] changes quantity, time and kind of trip, or says which vehicle does not allow it', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    const { carts, trip } = readRentalCart((await rent(api, who, VEHICLE.van)).body);
    const [hatch, van] = carts.map(({ id }) => id);
    expect((await put('/cart/update-cart', who, { cart_id: hatch, quantity: 3 })).body).toMatchObject({
      carts: [{ quantity: 3 }, {}],
    });
    expect((await put('/cart/update-cart', who, { cart_id: van, quantity: 2 })).status).toBe(403);
    expect((await put('/cart/update-cart', await guest(), { cart_id: hatch, quantity: 1 })).status).toBe(404);
    const way = { rental_type: 'distance_wise', distance: 1, destination_time: 1, destination_location: DESTINATION };
    const refused = await put(`/cart/update-user-data/${trip?.id}`, who, way);
    expect([refused.status, refused.body]).toEqual([403, [van]]);
    const longer = await put(`/cart/update-user-data/${trip?.id}`, who, { ...HOURLY, estimated_hours: 5 });
    expect(longer.body).toMatchObject({ user_data: { estimated_hours: 5, total_cart_price: 235 } });
    expect((await put(`/cart/update-user-data/${trip?.id}`, await guest(), HOURLY)).status).toBe(404);
  });

  it('[RENTAL-03] loses one line, several, or all', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    await rent(api, who, VEHICLE.van);
    const { carts } = readRentalCart((await rent(api, who, VEHICLE.coach)).body);
    const [a = 0, b = 0, c = 0] = carts.map(({ id }) => id);
    expect((await remove(`remove-vehicle/${a}`, await guest())).status).toBe(404);
    expect(readRentalCart((await remove(`remove-vehicle/${a}`, who)).body).carts).toHaveLength(2);
    expect((await remove('remove-multiple-cart', who, { cart_ids: `[${b},${c}]` })).body).toEqual({
      carts: [],
      user_data: [],
    });
    await rent(api, who, VEHICLE.hatch);
    expect((await remove('remove-cart', who)).body).toEqual({ carts: [], user_data: [], status: 'success' });
  });

  it('[RENTAL-03] [RENTAL-04] is kept when the vehicle that should replace it is not available', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    const next = {
      vehicle_id: String(VEHICLE.van),
      quantity: '2',
      pickup_time: '2026-03-11 09:00:00',
      rental_type: 'hourly',
    };
    const refused = await remove('remove-cart', who, next);
    expect(refused.body).toMatchObject({
      errors: [{ code: 'cart_item', message: 'Only 1 of van can be had at this time.' }],
    });
    expect((await read(who)).carts).toHaveLength(1);
    expect((await remove('remove-cart', who, { ...next, quantity: '1' })).status).toBe(200);
  });

  it('[RENTAL-03] [RENTAL-04] gives way to a vehicle that is free for its own trip, whatever the former trip was', async () => {
    const before = await guest();
    await rent(api, before, VEHICLE.van, { pickup_time: '2026-03-11 11:00:00' });
    await book(api, before, { trip_amount: 66.5 });
    const replace = async (vehicle_id: number, next: object, former: object = {}) => {
      const who = await guest();
      await rent(api, who, VEHICLE.hatch, former);
      const asked = { vehicle_id, pickup_time: '2026-03-11 09:00:00', ...next };
      const texts = Object.entries(asked).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]);
      const { status } = await remove('remove-cart', who, Object.fromEntries(texts));
      return [status, (await read(who)).carts.length];
    };
    const [emptied, kept] = [
      [200, 0],
      [403, 1],
    ];
    const hourly = { rental_type: 'hourly', pickup_location: PICKUP };
    expect(await replace(VEHICLE.van, { ...hourly, estimated_hours: 2 })).toEqual(emptied);
    // Whose kind of trip follows from the vehicle.
    const places = { pickup_location: PICKUP, destination_location: DESTINATION };
    expect(await replace(VEHICLE.scooter, places)).toEqual(emptied);
    expect(await replace(VEHICLE.van, { ...hourly, estimated_hours: 3 }, { estimated_hours: 1 })).toEqual(kept);
    const oldTown = { ...hourly, estimated_hours: 2, pickup_location: { ...PICKUP, lat: 11.1 } };
    expect(await replace(VEHICLE.night, oldTown)).toEqual(emptied);
    expect(await replace(VEHICLE.coach, oldTown)).toEqual(kept);
    const far = { rental_type: 'distance_wise', pickup_location: PICKUP, destination_location: DESTINATION };
    expect(await replace(VEHICLE.rival, far, { destination_location: undefined })).toEqual(emptied);
    expect(await replace(VEHICLE.van, far)).toEqual(kept);
    // Other clients tell neither places nor length: nobody knows yet that it is taken from eleven on.
    expect(await replace(VEHICLE.van, { rental_type: 'hourly' })).toEqual(emptied);
    expect(await replace(VEHICLE.van, { rental_type: 'hourly', pickup_time: '2026-03-11 11:00:00' })).toEqual(kept);
  });

  it('[RENTAL-03] is kept when the vehicle that should replace it is no longer offered', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    const next = { vehicle_id: '999', pickup_time: '2026-03-11 09:00:00', rental_type: 'hourly' };
    expect((await remove('remove-cart', who, next)).status).toBe(404);
    expect((await read(who)).carts).toHaveLength(1);
  });

  it('[RENTAL-05] [RENTAL-06] is emptied in zones where its provider picks nobody up', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    expect((await read(who, { zoneid: '[2,1]' })).carts).toHaveLength(1);
    expect(await read(who, { zoneid: '[2]' })).toEqual({ carts: [], trip: null });
    expect((await read(who, { zoneid: '[1]' })).carts).toEqual([]);
  });
});

describe('a booking', () => {
  it('a guest who signs in and asks again has one trip', async () => {
    const who = await guest();
    const { id, token } = await newCustomer(database.db);
    await rent(api, who, VEHICLE.hatch);
    const first = await book(api, who, { idempotency_key: 'before-sign-in' });
    await rent(api, { token }, VEHICLE.hatch);
    const again = await book(api, { token, ...who }, { idempotency_key: 'before-sign-in' });
    expect([first.status, again]).toEqual([200, first]);
    expect(await database.db.select().from(trips).where(eq(trips.user_id, id))).toEqual([]);
  });

  it('[RENTAL-02] is a trip with its units, and leaves an empty cart', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch, { quantity: 2 });
    const preview = await call(api, 'POST /rental/user/trip/get-tax', {
      module: RENTAL,
      body: { ...who, provider_id: PROVIDER.yard },
    });
    const amounts = { subtotal: 60, discount: 6, tax: 5.4, additional_charge: 0.5, total: 59.9 };
    expect(preview.body).toMatchObject({ tax_amount: 5.4, tax_status: 'excluded', amounts });
    const { body } = await book(api, who, { trip_amount: 59.9, additional_note: 'Child seat' });
    expect(typeof body).toBe('number');
    expect((await loadTrip(api, who, Number(body))).body).toMatchObject({ trip_details: [{ calculated_price: 60 }] });
    const trip = await details(who, Number(body));
    expect(trip).toMatchObject({
      ...{ trip_status: 'pending', payment_status: 'unpaid', trip_amount: 59.9, tax_amount: 5.4, quantity: 2 },
      ...{ schedule_at: '2026-03-11 09:00:00', estimated_trip_end_time: '2026-03-11 12:00:00', scheduled: true },
      ...{ trip_note: 'Child seat', user_info: GUEST, is_guest: true, provider: { id: PROVIDER.yard } },
      trip_details: [
        {
          quantity: 2,
          price: 54,
          original_price: 10,
          license_plate_numbers: ['hatch 1', 'hatch 2'],
        },
      ],
      vehicle_identity: [{ license_plate_number: 'hatch 1', driver: null, rating: null }, {}],
    });
    expect((await read(who)).carts).toEqual([]);
  });

  it.each([
    ['another amount', { trip_amount: 1 }, 'price'],
    ['another provider', { provider_id: PROVIDER.rival }, 'provider'],
    ['another kind of trip', { trip_type: 'distance_wise' }, 'cart_item'],
    ['a time in a year', { scheduled: 1, schedule_at: '2027-03-10 09:00:00' }, 'trip_time'],
    ['a time that has passed', { scheduled: 1, schedule_at: '2026-03-10 08:00:00' }, 'trip_time'],
    ['a coupon of a guest', { coupon_code: 'ANY' }, 'coupon'],
    ['nobody to call', { contact_person_number: '' }, 'contact_person_number'],
    ['a number that no country has', { contact_person_number: '+971001234567' }, 'contact_person_number'],
  ])('[RENTAL-01] with %s is refused', async (_what, more, code) => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    const answer = await book(api, who, more);
    expect([answer.status >= 400, codes(answer)]).toEqual([true, [code]]);
    expect((await read(who)).carts).toHaveLength(1);
  });

  it('[RENTAL-01] has the price of the time that is asked for, and none at a time that has passed', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    const price = (schedule_at: string) =>
      call(api, 'POST /rental/user/trip/get-tax', {
        module: RENTAL,
        body: { ...who, provider_id: PROVIDER.yard, scheduled: 1, schedule_at },
      });
    expect((await price('2026-03-11 09:00:00')).status).toBe(200);
    expect(codes(await price('2026-03-10 08:00:00'))).toEqual(['trip_time']);
  });

  it('[RENTAL-01] begins now when the cart’s own time has come meanwhile, though a slow clock still asks for it', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    now = new Date('2026-03-11T09:30:00Z');
    const asked = { provider_id: PROVIDER.yard, scheduled: 1, schedule_at: '2026-03-11 09:00:00' };
    const answer = await call(api, 'POST /rental/user/trip/get-tax', { module: RENTAL, body: { ...who, ...asked } });
    expect(answer.status).toBe(200);
  });

  it('of an empty cart is refused', async () => expect(codes(await book(api, await guest()))).toEqual(['cart']));

  it('[RENTAL-01] is refused for a unit that somebody else has booked meanwhile, until that trip is canceled', async () => {
    const [first, second] = [await guest(), await guest()];
    await rent(api, first, VEHICLE.van);
    await rent(api, second, VEHICLE.van, { pickup_time: '2026-03-11 11:00:00' });
    const { body: id } = await book(api, first, { trip_amount: 66.5 });
    expect(codes(await book(api, second, { trip_amount: 66.5 }))).toEqual(['cart_item']);
    expect((await put('/trip/cancel-trip', second, { trip_id: id })).status).toBe(404);
    expect((await put('/trip/cancel-trip', first, { trip_id: id, cancellation_reason: 'Ill' })).status).toBe(200);
    expect(await details(first, Number(id))).toMatchObject({
      trip_status: 'canceled',
      canceled_by: 'user',
      cancellation_reason: 'Ill',
    });
    expect((await book(api, second, { trip_amount: 66.5 })).status).toBe(200);
  });

  it('is shown to its owner, or to whoever knows the phone number of a guest', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    const id = Number((await book(api, who)).body);
    const other = await guest();
    expect((await loadTrip(api, other, id)).status).toBe(404);
    expect((await loadTrip(api, other, 999_999)).body).toEqual((await loadTrip(api, other, id)).body);
    const seek = (contact_number: string) =>
      call(api, `GET /rental/user/trip/get-trip-details?${query(other, { trip_id: String(id), contact_number })}`);
    expect((await seek(GUEST.contact_person_number)).status).toBe(200);
    expect((await seek('+15550100998')).status).toBe(404);
  });

  it('[GUEST-09] [RENTAL-01] is still that of a guest who has signed in since, and of nobody else', async () => {
    const guest_id = await newGuest(api);
    const { token } = await newCustomer(database.db);
    await rent(api, { guest_id }, VEHICLE.hatch);
    const id = Number((await book(api, { guest_id })).body);
    const look = (more: Record<string, string>) =>
      call(api, `GET /rental/user/trip/get-trip-details?${query({}, { trip_id: String(id), ...more })}`, { token });
    expect((await look({})).status).toBe(404);
    expect((await look({ guest_id: String(guest_id) })).body).toMatchObject({ id, otp: expect.any(String) });
    expect((await put('/trip/cancel-trip', { token }, { trip_id: id })).status).toBe(404);
    expect((await put('/trip/cancel-trip', { token, guest_id }, { trip_id: id })).status).toBe(200);
    expect(await details({ guest_id }, id)).toMatchObject({ trip_status: 'canceled' });
  });
});

describe('a trip', () => {
  it('[RENTAL-01] is confirmed with drivers, goes on and ends, and counts for its vehicle', async () => {
    const { id: user, token } = await newCustomer(database.db);
    const [before] = await database.db.select().from(vehicles).where(eq(vehicles.id, VEHICLE.hatch));
    const id = await confirmed({ token });
    const lists = async (list: string) =>
      (await call(api, `GET /rental/user/trip/get-trip-list/${list}?limit=10&offset=1`, { token, module: RENTAL }))
        .body;
    const reach = { phone: expect.stringMatching(/^\+/) };
    expect(await details({ token }, id)).toMatchObject({
      trip_status: 'confirmed',
      vehicle_identity: [{ driver: { last_name: 'Driver', ...reach }, license_plate_number: 'hatch 1' }],
    });
    expect(await lists('running')).toMatchObject({ total_size: 1, trips: [{ id, provider: { id: PROVIDER.yard } }] });
    later(2);
    expect((await details({ token }, id)).trip_status).toBe('ongoing');
    expect((await put('/trip/cancel-trip', { token }, { trip_id: id })).status).toBe(403);
    later(6);
    expect(await lists('running')).toMatchObject({ total_size: 0 });
    expect(await lists('completed')).toMatchObject({ total_size: 1, trips: [{ id, trip_status: 'completed' }] });
    // Nobody calls a driver who has long driven somebody else.
    expect((await details({ token }, id)).vehicle_identity).toMatchObject([{ driver: { phone: '', email: '' } }]);
    const [after] = await database.db.select().from(vehicles).where(eq(vehicles.id, VEHICLE.hatch));
    expect(after?.total_trip).toBe((before?.total_trip ?? 0) + 1);
    expect(
      await database.db.select().from(loyalty_transactions).where(eq(loyalty_transactions.user_id, user)),
    ).toHaveLength(1);
  });

  it('[RENTAL-01] for later begins at its time', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch, { pickup_time: '2026-03-10 14:00:00' });
    const id = Number((await book(api, who)).body);
    later(60);
    expect((await details(who, id)).trip_status).toBe('confirmed');
    later(241);
    expect((await details(who, id)).trip_status).toBe('ongoing');
  });
});

describe('paying for a trip', () => {
  const digital = { payment_method: 'digital_payment', payment_gateway: 'sandbox' };

  it('waits for the confirmation', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    const id = Number((await book(api, who)).body);
    const answer = await pay(api, who, id, { payment_method: 'cash_payment' });
    expect([answer.status, answer.body]).toMatchObject([403, { message: expect.stringContaining('confirmed') }]);
    expect((await pay(api, await guest(), id, { payment_method: 'cash_payment' })).status).toBe(404);
  });

  it('in cash is done by the driver at the end', async () => {
    const who = await guest();
    const id = await confirmed(who);
    expect((await pay(api, who, id, { payment_method: 'cash_payment' })).body).toEqual({
      message: 'Please pay the driver in cash.',
    });
    expect(await details(who, id)).toMatchObject({ payment_method: 'cash_payment', payment_status: 'unpaid' });
    later(10);
    expect(await details(who, id)).toMatchObject({ trip_status: 'completed', payment_status: 'paid' });
  });

  it('[WALLET-13] from the wallet takes the whole price, once', async () => {
    const { id: user, token } = await newCustomer(database.db, 50);
    const id = await confirmed({ token });
    expect((await pay(api, { token }, id, { payment_method: 'wallet' })).status).toBe(200);
    expect((await pay(api, { token }, id, { payment_method: 'wallet' })).status).toBe(403);
    expect(await walletBalance(database.db, user)).toBe(19.8);
    expect(await details({ token }, id)).toMatchObject({ payment_method: 'wallet', payment_status: 'paid' });
  });

  it('[WALLET-13] from a wallet that holds too little, or of a guest, is refused', async () => {
    const { id: user, token } = await newCustomer(database.db, 5);
    const refused = await pay(api, { token }, await confirmed({ token }), { payment_method: 'wallet' });
    expect(refused.status).toBe(203);
    expect(JSON.stringify(refused.body)).toContain('does not hold enough for this trip');
    expect(await walletBalance(database.db, user)).toBe(5);
    now = NOW;
    const who = await guest();
    expect((await pay(api, who, await confirmed(who), { payment_method: 'wallet' })).status).toBe(403);
  });

  it.each([
    ['wallet', { payment_method: 'wallet' }],
    ['cash', { payment_method: 'cash_payment' }],
    ['gateway', digital],
    ['wallet and gateway', { ...digital, payment_method: 'partial_payment' }],
  ])('[WALLET-13] by %s is refused at a price that was not shown, and told the new one', async (way, how) => {
    const balance = way === 'wallet' ? 50 : 10;
    const { id: user, token } = await newCustomer(database.db, balance);
    const id = await confirmed({ token });
    // The provider has changed it after confirming.
    await database.db.update(trips).set({ trip_amount: 45.5 }).where(eq(trips.id, id));
    const refused = await pay(api, { token }, id, { ...how, due_amount: HATCH });
    expect([refused.status, codes(refused)]).toEqual([403, ['price']]);
    expect(JSON.stringify(refused.body)).toContain('$45.50');
    expect(await walletBalance(database.db, user)).toBe(balance);
    expect(await details({ token }, id)).toMatchObject({ payment_status: 'unpaid', payment_method: '' });
    expect((await pay(api, { token }, id, { ...how, due_amount: 45.5 })).status).toBe(200);
  });

  it('[WALLET-13] compares what is left of it where the wallet has paid a part', async () => {
    const { token } = await newCustomer(database.db, 10);
    const id = await confirmed({ token });
    const partly = { ...digital, payment_method: 'partial_payment', due_amount: HATCH };
    expect((await pay(api, { token }, id, partly)).status).toBe(200);
    expect(codes(await pay(api, { token }, id, { ...digital, due_amount: HATCH }))).toEqual(['price']);
    expect((await pay(api, { token }, id, { ...digital, due_amount: 20.2 })).status).toBe(200);
  });

  it('[RENTAL-01] follows the zone of the provider, which the trip names and the list of zones describes', async () => {
    const who = await guest();
    const pickup_location = { ...PICKUP, lat: 11.1 };
    expect((await rent(api, who, VEHICLE.rival, { pickup_time: null, pickup_location })).status).toBe(200);
    const id = Number((await book(api, who, { provider_id: PROVIDER.rival, trip_amount: 24.5 })).body);
    later(1);
    await database.db.update(zones).set({ cash_on_delivery: false }).where(eq(zones.id, 1));
    const { zone_id, module_id } = await details(who, id);
    expect([zone_id, module_id]).toEqual([1, RENTAL]);
    const areas = readZones((await call(api, 'GET /zone/list')).body);
    expect(areas.map((zone) => [zone.id, zone.cash_on_delivery])).toEqual(
      expect.arrayContaining([
        [1, false],
        [2, true],
      ]),
    );
    expect((await pay(api, who, id, { payment_method: 'cash_payment' })).status).toBe(403);
    expect((await pay(api, who, id, digital)).status).toBe(200);
    await database.db.update(zones).set({ cash_on_delivery: true }).where(eq(zones.id, 1));
  });

  it('at a gateway is settled by its word alone', async () => {
    const who = await guest();
    const id = await confirmed(who);
    const failed = await pay(api, who, id, digital);
    await endSandbox(api, paymentIdOf(String(failed.body)), 'fail');
    expect(await details(who, id)).toMatchObject({ payment_status: 'unpaid', trip_status: 'confirmed' });
    const { body } = await pay(api, who, id, digital);
    const end = await endSandbox(api, paymentIdOf(String(body)), 'success');
    expect(end.body).toMatchObject({ redirect_link: expect.stringContaining('flag=success') });
    expect(await details(who, id)).toMatchObject({ payment_status: 'paid', payment_method: 'digital_payment' });
    expect((await pay(api, who, id, { ...digital, callback_url: 'https://elsewhere.example/' })).status).toBe(403);
  });

  it('[WALLET-13] in parts takes the wallet first, and the rest at a gateway or in cash', async () => {
    const { id: user, token } = await newCustomer(database.db, 10);
    const id = await confirmed({ token });
    const page = await pay(api, { token }, id, { ...digital, payment_method: 'partial_payment' });
    expect(await walletBalance(database.db, user)).toBe(0);
    expect(await details({ token }, id)).toMatchObject({ payment_status: 'partially_paid', partially_paid_amount: 10 });
    // Not `partial_payment`, which names an order of the same number.
    const history = await call(api, 'GET /customer/wallet/transactions?limit=1&offset=1', { token });
    expect(history.body).toMatchObject({
      data: [{ transaction_type: 'trip_booking', debit: 10, reference: String(id) }],
    });
    // Where the rest must be paid at a gateway, it can not be left to the driver instead.
    await configure(database.db, { partial_payment_method: 'digital_payment' });
    const inCash = await pay(api, { token }, id, { payment_method: 'cash_payment' });
    await configure(database.db, { partial_payment_method: 'both' });
    expect([inCash.status, codes(inCash)]).toEqual([403, ['payment_method']]);
    await endSandbox(api, paymentIdOf(String(page.body)), 'success');
    expect(await details({ token }, id)).toMatchObject({ payment_status: 'paid', payment_method: 'partial_payment' });

    now = NOW;
    await database.db.update(trips).set({ trip_status: 'canceled' });
    const other = await newCustomer(database.db, 10);
    const second = await confirmed(other);
    const cash = { payment_method: 'partial_payment', payment_gateway: 'cash_payment' };
    expect((await pay(api, other, second, cash)).status).toBe(200);
    expect((await pay(api, other, second, cash)).status).toBe(403);
    later(10);
    expect(await details(other, second)).toMatchObject({ payment_status: 'paid', partially_paid_amount: 10 });
    const [row] = await database.db.select().from(customers).where(eq(customers.id, other.id));
    expect(row?.wallet_balance).toBe(0);
    expect(HATCH).toBe(30.2);
  });
});

describe('a wallet', () => {
  it('[WALLET-13] is not touched for a gateway that does not open', async () => {
    const { id: user, token } = await newCustomer(database.db, 10);
    const id = await confirmed({ token });
    const partly = { payment_method: 'partial_payment', payment_gateway: 'none' };
    expect((await pay(api, { token }, id, partly)).status).toBe(403);
    const elsewhere = { ...partly, payment_gateway: 'sandbox', callback_url: 'https://elsewhere.example/' };
    expect((await pay(api, { token }, id, elsewhere)).status).toBe(403);
    expect(await walletBalance(database.db, user)).toBe(10);
  });
});

describe('a rental cart at sign-in', () => {
  const join = (customer: number, { guest_id = 0 }: Who, keep: 'guest' | 'account' | null) => {
    const here = {
      names_language: true,
      checks_prices: true,
      checks_fields: false,
      request_id: '',
      zone_ids: [],
      module_id: null,
      at: null,
      origin: '',
      address: '',
      user_agent: '',
    };
    const caller = {
      db: database.db,
      customer: null,
      token: null,
      language: 'en' as const,
      idempotency_key: null,
      fileToken: String,
      now,
      staff: people,
      device: { tokens: [], keep: () => {} },
      is_own_page: false,
      proof: '',
      passed: { isProved: false },
    };
    return joinCarts({ ...here, ...caller }, customer, guest_id, keep);
  };

  it.each([
    ['moves into an empty one', false, null, 0, [VEHICLE.van]],
    ['leaves the choice to the customer', true, null, 1, [VEHICLE.hatch]],
    ['takes the place of the account’s', true, 'guest', 0, [VEHICLE.van]],
    ['gives way to the account’s', true, 'account', 0, [VEHICLE.hatch]],
  ] as const)('[RENTAL-02] %s', async (_what, hasCart, keep, cart_conflict, kept) => {
    const who = await guest();
    const { id, token } = await newCustomer(database.db);
    await rent(api, who, VEHICLE.van);
    if (hasCart) await rent(api, { token }, VEHICLE.hatch);
    expect(await join(id, who, keep)).toMatchObject({ cart_conflict });
    expect((await read({ token })).carts.map(({ vehicle_id }) => vehicle_id)).toEqual(kept);
    expect((await read(who)).carts).toHaveLength(cart_conflict);
  });
});

describe('a review', () => {
  it('[RENTAL-01] is of a completed trip’s vehicle, once, and counts for both', async () => {
    const { token } = await newCustomer(database.db);
    const id = await confirmed({ token });
    const send = (more: object = {}) => {
      const body = {
        trip_id: id,
        vehicle_id: VEHICLE.hatch,
        vehicle_identity_id: 1,
        rating: 5,
        comment: 'Clean',
        ...more,
      };
      return call(api, 'POST /rental/user/review/add', { token, module: RENTAL, body });
    };
    const early = await send();
    // Not `review`, which the storefront takes for a review that is there already.
    expect([early.status, codes(early)]).toEqual([403, ['order']]);
    later(10);
    expect((await details({ token }, id)).trip_status).toBe('completed');
    expect((await send({ vehicle_identity_id: 2 })).status).toBe(404);
    expect((await send()).status).toBe(200);
    expect(codes(await send({ rating: 1 }))).toEqual(['review']);
    const [hatch] = await database.db.select().from(vehicles).where(eq(vehicles.id, VEHICLE.hatch));
    expect(hatch).toMatchObject({ avg_rating: 5, total_reviews: 1 });
    const reviews = await call(api, `GET /rental/provider/get-provider-reviews/${PROVIDER.yard}`, { module: RENTAL });
    expect(reviews.body).toMatchObject({
      provider: { ratings: [1, 0, 0, 0, 0], avg_rating: 5 },
      reviews: [{ comment: 'Clean' }],
    });
    expect((await details({ token }, id)).vehicle_identity).toMatchObject([{ rating: 5, comment: 'Clean' }]);
  });

  it.each([
    ['Sara', '', 'Sara'],
    ['Sara', 'Haddad', 'Sara H.'],
    ['سارة', 'حداد', 'سارة ح.'],
  ])('[RENTAL-01] by %s %s is signed %s', async (f_name, l_name, customer_name) => {
    const { id: user_id } = await newCustomer(database.db, 0, { f_name, l_name });
    const review = {
      vehicle_id: VEHICLE.van,
      provider_id: PROVIDER.yard,
      user_id,
      rating: 5,
      comment: { en: f_name, ar: f_name },
    };
    await database.db.insert(vehicle_reviews).values(review);
    const { body } = await call(api, `GET /rental/vehicle/reviews/${VEHICLE.van}`, { module: RENTAL });
    expect((body as { reviews: object[] }).reviews[0]).toMatchObject({ customer_name });
  });
});
