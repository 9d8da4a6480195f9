import { expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import { trips } from '@/server/db/schema';
import { newCustomer } from '@tests/support/pay-market';
import { book, fillRental, rent, VEHICLE, type Who } from '@tests/support/rental-market';
import { openShop, runWith } from '@tests/support/rooms/shop-room';
import { call, codes, newGuest } from '@tests/support/round-market';

const { database, api } = openShop(fillRental);

runWith({ DEMO: 'false', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests' });

const guest = async (): Promise<Who> => ({ guest_id: await newGuest(api) });

/** Books the cart's vehicle; the one booked before is free again. */
async function booked(who: Who, more: object = {}, headers: Record<string, string> = {}) {
  await database.db.update(trips).set({ trip_status: 'canceled' });
  await rent(api, who, VEHICLE.hatch);
  return book(api, who, more, { 'X-Forwarded-For': '10.60.0.1', ...headers });
}

it('trips of a guest are limited like cash orders, and only successful bookings count', async () => {
  const who = await guest();
  for (let n = 0; n < 12; n++) expect((await booked(who, { trip_amount: 1 })).status).toBe(403);
  for (let n = 0; n < 9; n++) expect((await booked(who)).status).toBe(200);
  const last = await booked(who, { idempotency_key: 'the-last' });
  const refused = await booked(who);
  expect([refused.status, codes(refused)]).toEqual([429, ['too_many']]);
  // A lost answer is given again all the same.
  expect(await booked(who, { idempotency_key: 'the-last' })).toEqual(last);
});

it('trips of guests are limited by phone, too, across guest ids', async () => {
  const other = await guest();
  for (let n = 0; n < 10; n++) expect((await booked(other)).status).toBe(200);
  expect((await booked(await guest())).status).toBe(429);
  expect((await booked(await guest(), { contact_person_number: '+15550106666' })).status).toBe(200);
});

it('a booking repeated with its key is the same trip and counts once', async () => {
  const [who, key] = [await guest(), { 'Idempotency-Key': 'trip-1' }];
  const phone = { contact_person_number: '+15550106667' };
  const first = await booked(who, phone, key);
  for (let n = 0; n < 12; n++) expect((await booked(who, phone, key)).body).toEqual(first.body);
  expect((await booked(who, phone)).status).toBe(200);
});

it('trips of customers are not limited like those of guests', async () => {
  const { token } = await newCustomer(database.db);
  for (let n = 0; n < 12; n++) expect((await booked({ token })).status).toBe(200);
});

/** Books the vehicle for another day; what was booked before is kept. */
async function bookedOn(day: number, who: Who, more: object = {}) {
  await rent(api, who, VEHICLE.hatch, { pickup_time: `2026-03-${10 + day} 10:00:00` });
  return book(api, who, more);
}

it('vehicles are held for a few unpaid trips at a time; the next is refused until one is canceled', async () => {
  await database.db.update(trips).set({ trip_status: 'canceled' });
  const { token } = await newCustomer(database.db);
  const key = { idempotency_key: 'the-first-of-five' };
  const first = await bookedOn(1, { token }, key);
  for (let day = 2; day <= limits.unpaid_trips_max; day++) expect((await bookedOn(day, { token })).status).toBe(200);
  const refused = await bookedOn(6, { token });
  expect([refused.status, codes(refused)]).toEqual([403, ['unpaid_trips']]);
  expect(await bookedOn(6, { token }, key)).toEqual(first);
  const body = { trip_id: first.body };
  expect((await call(api, 'PUT /rental/user/trip/cancel-trip', { token, body })).status).toBe(200);
  expect((await bookedOn(6, { token })).status).toBe(200);
});
