import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { coupons, trips } from '@/server/db/schema';
import { newCoupon, newCustomer } from '@tests/support/pay-market';
import { book, fillRental, HATCH, PROVIDER, rent, RENTAL, VEHICLE } from '@tests/support/rental-market';
import { openShop } from '@tests/support/rooms/shop-room';
import { call } from '@tests/support/round-market';

const { database, api } = openShop(fillRental);

const get = (path: string, more: { token?: string; language?: string } = {}) =>
  call(api, `GET /rental/coupon${path}`, { module: RENTAL, headers: { zoneid: '[1]' }, ...more });
const codesOf = (answer: { body: unknown }) => (answer.body as { code: string }[]).map(({ code }) => code);
const usesOf = async (code: string) => {
  const [row] = await database.db.select().from(coupons).where(eq(coupons.code, code));
  return row?.total_uses;
};

describe('a coupon for free delivery', () => {
  beforeAll(async () => {
    await newCoupon(database.db, { code: 'SHIP', module_id: RENTAL, coupon_type: 'free_delivery', limit: 1 });
  });

  it('[PRICE-25] is not offered for trips', async () => {
    const { token } = await newCustomer(database.db);
    expect([codesOf(await get('/list/all')), codesOf(await get('/list', { token }))]).toEqual([[], []]);
  });

  it.each([
    ['en', 'This coupon is for free delivery, and a trip has none. Please try another coupon.'],
    ['ar', 'هذه القسيمة للتوصيل المجاني، ولا توصيل في الرحلة. يرجى تجربة قسيمة أخرى.'],
  ])('[PRICE-25] is refused for a trip, said in %s', async (language, message) => {
    const { token } = await newCustomer(database.db);
    const answer = await get(`/apply?code=SHIP&provider_id=${PROVIDER.yard}`, { token, language });
    expect(answer).toMatchObject({ status: 406, body: { errors: [{ code: 'coupon', message }] } });
  });

  it('[PRICE-25] is not used up by a trip that it saves nothing on', async () => {
    const { token } = await newCustomer(database.db);
    await rent(api, { token }, VEHICLE.hatch);
    const booked = await book(api, { token }, { coupon_code: 'SHIP', trip_amount: HATCH });
    expect(booked.status).toBe(200);
    const [trip] = await database.db
      .select()
      .from(trips)
      .where(eq(trips.id, Number(booked.body)));
    expect([trip?.coupon_code, await usesOf('SHIP')]).toEqual([null, 0]);
  });
});

it('[PRICE-25] a trip that is canceled gives the use of its coupon back, also of one that was switched off meanwhile', async () => {
  const { token } = await newCustomer(database.db);
  await newCoupon(database.db, { code: 'ROAD', module_id: RENTAL, total_limit: 5 });
  await rent(api, { token }, VEHICLE.hatch, { pickup_time: '2026-03-12 09:00:00' });
  const booked = await book(api, { token }, { coupon_code: 'ROAD', trip_amount: 28 });
  expect([booked.status, await usesOf('ROAD')]).toEqual([200, 1]);
  await database.db.update(coupons).set({ status: false }).where(eq(coupons.code, 'ROAD'));
  const body = { trip_id: Number(booked.body) };
  const canceled = await call(api, 'PUT /rental/user/trip/cancel-trip', { module: RENTAL, token, body });
  expect([canceled.status, await usesOf('ROAD')]).toEqual([200, 0]);
});
