import { expect, it } from 'vitest';
import { openShop } from '@tests/support/rooms/shop-room';
import { googleMaps } from '@tests/support/stand-ins/google-maps';
import { address, call, ITEM, lineBody, MODULE, newGuest, ORDER, STORE } from '@tests/support/round-market';

const { api } = openShop();
const google = googleMaps();

it('[MAP-06] lets others order while the distance of an order is asked for', async () => {
  const way = { distanceMeters: 5000, duration: '300s', polyline: { encodedPolyline: 'abc' } };
  const answerFirst = google.answerLater({ json: { routes: [way] } });
  const order = async (km: number) => {
    const guest_id = await newGuest(api);
    const cart = JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35, quantity: 2 })]);
    const body = { ...ORDER, ...address(km), guest_id, store_id: STORE.plain, is_buy_now: 1, cart };
    return call(api, 'POST /customer/order/place', { module: MODULE.food, body });
  };
  let isAnswered = false;
  const slow = order(5).finally(() => (isAnswered = true));
  await google.whenAsked();
  expect((await order(4)).status).toBe(200);
  expect(isAnswered).toBe(false);
  answerFirst();
  // As two soups cost at five kilometres.
  expect((await slow).body).toMatchObject({ total_ammount: 21.05 });
  expect(google.asked).toHaveLength(2);
});
