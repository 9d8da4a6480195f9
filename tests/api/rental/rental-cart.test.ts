import { eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { readRentalCart } from '@/contract/rental/rental-cart.read';
import { rental_carts, trips, vehicles } from '@/server/db/schema';
import {
  book,
  DESTINATION,
  fillRental,
  HOURLY,
  loadRentalCart,
  PROVIDER,
  rent,
  RENTAL,
  VEHICLE,
  type Who,
} from '@tests/support/rental-market';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, newGuest } from '@tests/support/round-market';

const { database, api } = openShop(fillRental);

afterEach(async () => {
  await offer(true, VEHICLE.hatch, VEHICLE.van);
});

const guest = async (): Promise<Who> => ({ guest_id: await newGuest(api) });
const cartOf = async (who: Who) => readRentalCart((await loadRentalCart(api, who)).body);
const vehiclesOf = async (who: Who) => (await cartOf(who)).carts.map(({ vehicle_id }) => vehicle_id);
const offer = (status: boolean, ...ids: number[]) =>
  database.db.update(vehicles).set({ status }).where(inArray(vehicles.id, ids));

describe('the destination of a trip by hours', () => {
  const change = async (who: Who, more: object) => {
    const { trip } = await cartOf(who);
    const { destination_location: _end, ...asked } = HOURLY;
    const body = { ...who, ...asked, ...more };
    const answer = await call(api, `PUT /rental/user/cart/update-user-data/${trip?.id}`, { module: RENTAL, body });
    return readRentalCart(answer.body).trip;
  };

  it('[RENTAL-01] is taken away by null, and stays where a change does not tell it', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    expect(await change(who, { estimated_hours: 5 })).toMatchObject({
      destination_location: DESTINATION,
      estimated_hours: 5,
    });
    expect(await change(who, { destination_location: null })).toMatchObject({ destination_location: null });
    expect((await cartOf(who)).trip?.destination_location).toBeNull();
  });

  it('[RENTAL-01] stays when another vehicle comes without one', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    await rent(api, who, VEHICLE.van, { destination_location: null });
    expect((await cartOf(who)).trip).toMatchObject({ destination_location: DESTINATION });
  });

  it('[RENTAL-01] can not be taken away from a trip by distance', async () => {
    const who = await guest();
    const way = { rental_type: 'distance_wise', distance: 1, destination_time: 1 };
    await rent(api, who, VEHICLE.hatch, way);
    const { trip } = await cartOf(who);
    const body = { ...who, ...HOURLY, ...way, destination_location: null };
    const answer = await call(api, `PUT /rental/user/cart/update-user-data/${trip?.id}`, { module: RENTAL, body });
    expect(answer).toMatchObject({ status: 403, body: { errors: [{ code: 'destination_location' }] } });
  });
});

describe('a vehicle that is not offered for a while', () => {
  it('[RENTAL-01] does not come back beside one of another provider', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    await offer(false, VEHICLE.hatch);
    expect(await vehiclesOf(who)).toEqual([]);
    expect((await rent(api, who, VEHICLE.rival)).status).toBe(200);
    await offer(true, VEHICLE.hatch);
    expect(await vehiclesOf(who)).toEqual([VEHICLE.rival]);
  });

  it('[RENTAL-01] comes back beside those of its own provider', async () => {
    const who = await guest();
    await rent(api, who, VEHICLE.hatch);
    await rent(api, who, VEHICLE.van);
    await offer(false, VEHICLE.hatch);
    expect((await rent(api, who, VEHICLE.coach)).status).toBe(200);
    await offer(true, VEHICLE.hatch);
    expect(await vehiclesOf(who)).toEqual([VEHICLE.hatch, VEHICLE.van, VEHICLE.coach]);
  });
});

it.each([
  ['en', 'Your cart holds vehicles of more than one provider. Remove those of all but one, then book again.'],
  ['ar', 'تحتوي سلتك على مركبات من أكثر من مزوّد. أزل مركبات الجميع ما عدا واحدًا، ثم احجز مرة أخرى.'],
])('[RENTAL-01] a cart with vehicles of two providers is not booked, said in %s', async (language, message) => {
  const who = await guest();
  await rent(api, who, VEHICLE.hatch);
  const [line] = await database.db
    .select()
    .from(rental_carts)
    .where(eq(rental_carts.guest_id, who.guest_id ?? 0));
  if (!line) throw new Error('No line');
  const { id: _id, ...row } = line;
  await database.db.insert(rental_carts).values({ ...row, vehicle_id: VEHICLE.rival, provider_id: PROVIDER.rival });
  const answer = await book(api, who, { trip_amount: 50 }, { 'x-localization': language });
  expect(answer).toEqual({ status: 403, body: { errors: [{ code: 'cart', message }] } });
  expect(
    await database.db
      .select()
      .from(trips)
      .where(eq(trips.guest_id, who.guest_id ?? 0)),
  ).toEqual([]);
});
