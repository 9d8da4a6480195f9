import { expect, it, vi } from 'vitest';
import { readRentalCart } from '@/contract/rental/rental-cart.read';
import { openShop } from '@tests/support/rooms/shop-room';
import { googleMaps } from '@tests/support/stand-ins/google-maps';
import { DESTINATION, fillRental, loadRentalCart, PICKUP, rent, RENTAL, VEHICLE } from '@tests/support/rental-market';
import { call, newGuest } from '@tests/support/round-market';

const { api } = openShop(fillRental);
const google = googleMaps();

const far = { rental_type: 'distance_wise', distance: 1, destination_time: 1 };

const WAY = { json: { routes: [{ distanceMeters: 5000, duration: '3600s' }] } };

it('[RENTAL-01] [MAP-06] lets carts be read and changed while the way of a trip is asked for', async () => {
  const answer = google.answerLater(WAY);
  const who = { guest_id: await newGuest(api) };
  let isAnswered = false;
  const slow = rent(api, who, VEHICLE.hatch, far).finally(() => (isAnswered = true));
  await google.whenAsked();
  expect(readRentalCart((await loadRentalCart(api, who)).body).carts).toEqual([]);
  expect((await rent(api, { guest_id: await newGuest(api) }, VEHICLE.coach)).status).toBe(200);
  expect(isAnswered).toBe(false);
  answer();
  expect(readRentalCart((await slow).body).trip).toMatchObject({ distance: 5, destination_time: 1 });
  expect(google.asked).toHaveLength(1);
});

it('[RENTAL-01] charges no way between places that were changed while it was asked for', async () => {
  const who = { guest_id: await newGuest(api) };
  const places = { pickup_location: { ...PICKUP, lng: 10.11 }, destination_location: DESTINATION };
  const { trip } = readRentalCart((await rent(api, who, VEHICLE.hatch, places)).body);
  const change = (more: object) =>
    call(api, `PUT /rental/user/cart/update-user-data/${trip?.id}`, { module: RENTAL, body: { ...who, ...more } });
  const answer = google.answerLater(WAY);
  const slow = change(far);
  await google.whenAsked();
  const moved = { rental_type: 'hourly', estimated_hours: 2, pickup_location: { ...PICKUP, lng: 10.12 } };
  expect((await change(moved)).status).toBe(200);
  answer();
  expect((await slow).status).toBe(503);
  const { trip: now } = readRentalCart((await loadRentalCart(api, who)).body);
  expect(now).toMatchObject({ rental_type: 'hourly', pickup_location: { lng: 10.12 }, distance: 0 });
});

it('[RENTAL-01] [MAP-06] does not ask for the way again when only the number of vehicles or the time changes', async () => {
  google.answer(() => WAY);
  const who = { guest_id: await newGuest(api) };
  const places = { pickup_location: { ...PICKUP, lng: 10.13 }, destination_location: DESTINATION };
  const { carts } = readRentalCart((await rent(api, who, VEHICLE.hatch, { ...far, ...places })).body);
  // Until then routes were kept.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
  const body = { ...who, cart_id: carts[0]?.id, quantity: 2, pickup_time: '2026-03-12 09:00:00' };
  const { body: changed } = await call(api, 'PUT /rental/user/cart/update-cart', { module: RENTAL, body });
  clock.mockRestore();
  expect(readRentalCart(changed).trip).toMatchObject({ distance: 5, pickup_time: '2026-03-12 09:00:00' });
  expect(google.asked).toHaveLength(1);
});
