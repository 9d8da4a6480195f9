import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { overlaps } from '@/domain/rental/unit-availability';
import { coupons, trip_units, trips, vehicles, wallet_transactions } from '@/server/db/schema';
import { countAccepted, many } from '@tests/support/concurrent-calls';
import { wrongAccounts } from '@tests/support/ledger';
import { endSandbox, newCoupon, newCustomer, paymentIdOf, walletBalance } from '@tests/support/pay-market';
import { book, fillRental, HATCH, pay, PROVIDER, rent, RENTAL, VEHICLE } from '@tests/support/rental-market';
import { openShop, runWith } from '@tests/support/rooms/shop-room';
import { call, newGuest } from '@tests/support/round-market';

const { database, api } = openShop(fillRental);

// The demo's gateway is available, and its provider takes a long time for each step.
runWith({ DEMO: 'true', DEMO_STEP_SECONDS: '100000' });

/** Every unit with the times at which a running trip holds it. */
async function held() {
  return database.db
    .select({ unit: trip_units.vehicle_identity_id, from: trips.schedule_at, until: trips.estimated_trip_end_time })
    .from(trip_units)
    .innerJoin(trips, eq(trips.id, trip_units.trip_id))
    .where(inArray(trips.trip_status, ['pending', 'confirmed', 'ongoing']));
}

async function doubleBooked(): Promise<unknown[]> {
  const all = (await held()).map((booking) => ({ ...booking, until: booking.until ?? booking.from }));
  return all.flatMap((a, n) => all.slice(n + 1).filter((b) => a.unit === b.unit && overlaps(a, b)));
}

/** A confirmed trip of a customer. */
async function confirmedTrip(who: { token: string }, pickup_time: string): Promise<number> {
  await rent(api, who, VEHICLE.hatch, { pickup_time });
  const { status, body } = await book(api, who);
  expect(status).toBe(200);
  const id = Number(body);
  await database.db.update(trips).set({ trip_status: 'confirmed' }).where(eq(trips.id, id));
  return id;
}

describe('many at once', () => {
  it('[RENTAL-01] 100 bookings of a vehicle with three units for overlapping times make exactly three', async () => {
    const guests = await many(100, () => newGuest(api));
    const begins = ['09:00', '10:00', '10:30', '11:00'];
    for (const [n, guest_id] of guests.entries()) {
      const pickup_time = `2026-03-11 ${begins[n % begins.length]}:00`;
      expect((await rent(api, { guest_id }, VEHICLE.hatch, { pickup_time })).status).toBe(200);
    }
    const answers = await many(100, (n) => book(api, { guest_id: guests[n] ?? 0 }));
    expect(countAccepted(answers)).toBe(3);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect(await held()).toHaveLength(3);
    expect(await doubleBooked()).toEqual([]);
  }, 120_000);

  it('[RENTAL-01] bookings that follow each other all find the one unit', async () => {
    const guests = await many(5, () => newGuest(api));
    for (const [n, guest_id] of guests.entries()) {
      const pickup_time = `2026-03-11 ${String(6 + 3 * n).padStart(2, '0')}:00:00`;
      expect((await rent(api, { guest_id }, VEHICLE.van, { pickup_time })).status).toBe(200);
    }
    const answers = await many(5, (n) => book(api, { guest_id: guests[n] ?? 0 }, { trip_amount: 66.5 }));
    expect(countAccepted(answers)).toBe(5);
    expect(await doubleBooked()).toEqual([]);
  }, 60_000);

  it('[RENTAL-01] one key sent 30 times books one trip, and so does one cart from 10 tabs', async () => {
    const { id, token } = await newCustomer(database.db);
    await rent(api, { token }, VEHICLE.hatch, { pickup_time: '2026-03-12 09:00:00' });
    const same = await many(30, () => book(api, { token }, {}, { 'Idempotency-Key': 'the-same' }));
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await rent(api, { token }, VEHICLE.hatch, { pickup_time: '2026-03-12 09:00:00' });
    const tabs = await many(10, (n) => book(api, { token }, {}, { 'Idempotency-Key': `tab-${n}` }));
    expect(countAccepted(tabs)).toBe(1);
    expect(await database.db.select().from(trips).where(eq(trips.user_id, id))).toHaveLength(2);
  }, 60_000);

  it('[WALLET-13] a trip is paid from the wallet once, however often it is asked', async () => {
    const { id, token } = await newCustomer(database.db, 100);
    const trip = await confirmedTrip({ token }, '2026-03-13 09:00:00');
    const answers = await many(20, () => pay(api, { token }, trip, { payment_method: 'wallet' }));
    expect(countAccepted(answers)).toBe(1);
    expect(await walletBalance(database.db, id)).toBe(100 - HATCH);
    expect(await wrongAccounts(database.db)).toEqual([]);
  }, 60_000);

  it('[WALLET-13] money that comes after a trip is paid goes back into the wallet', async () => {
    const { id, token } = await newCustomer(database.db, 100);
    const trip = await confirmedTrip({ token }, '2026-03-14 09:00:00');
    const digital = { payment_method: 'digital_payment', payment_gateway: 'sandbox' };
    const pages = await many(2, () => pay(api, { token }, trip, digital));
    expect(countAccepted(pages)).toBe(2);
    await many(10, (n) => endSandbox(api, paymentIdOf(String(pages[n % 2]?.body)), 'success'));
    const [row] = await database.db.select().from(trips).where(eq(trips.id, trip));
    expect(row).toMatchObject({ payment_status: 'paid', payment_method: 'digital_payment' });
    expect(await walletBalance(database.db, id)).toBeCloseTo(100 + HATCH, 3);
    const [back] = await database.db.select().from(wallet_transactions).where(eq(wallet_transactions.credit, HATCH));
    expect(back).toMatchObject({ user_id: id, transaction_type: 'trip_booking', reference: String(trip) });
    expect(await wrongAccounts(database.db)).toEqual([]);
  }, 60_000);

  it('[PRICE-25] a coupon for two trips is used by two of ten customers', async () => {
    const coupon = await newCoupon(database.db, { code: 'DRIVE', module_id: RENTAL, total_limit: 2 });
    const tokens = [];
    for (let n = 0; n < 10; n++) {
      const { token } = await newCustomer(database.db);
      tokens.push(token);
      const pickup_time = `2026-03-${15 + n} 09:00:00`;
      await rent(api, { token }, VEHICLE.hatch, { pickup_time });
    }
    const wanted = { coupon_code: 'DRIVE', provider_id: PROVIDER.yard, trip_amount: 28 };
    const answers = await Promise.all(tokens.map((token) => book(api, { token }, wanted)));
    expect(countAccepted(answers)).toBe(2);
    const [row] = await database.db.select().from(coupons).where(eq(coupons.id, coupon));
    expect(row?.total_uses).toBe(2);
  }, 60_000);

  it('[RENTAL-01] customers who review one vehicle at the same moment are all counted', async () => {
    const reviews = [];
    for (let n = 0; n < 6; n++) {
      const { token } = await newCustomer(database.db);
      const trip_id = await confirmedTrip({ token }, `2026-03-${16 + n} 18:00:00`);
      await database.db.update(trips).set({ trip_status: 'completed' }).where(eq(trips.id, trip_id));
      const [unit] = await database.db.select().from(trip_units).where(eq(trip_units.trip_id, trip_id));
      const body = { trip_id, vehicle_id: VEHICLE.hatch, vehicle_identity_id: unit?.vehicle_identity_id, rating: 4 };
      reviews.push(() => call(api, 'POST /rental/user/review/add', { token, module: RENTAL, body }));
    }
    const answers = await Promise.all(reviews.map((send) => send()));
    expect(answers.map(({ status }) => status)).toEqual(reviews.map(() => 200));
    const [hatch] = await database.db.select().from(vehicles).where(eq(vehicles.id, VEHICLE.hatch));
    expect(hatch).toMatchObject({ avg_rating: 4, total_reviews: 6 });
  }, 60_000);
});
