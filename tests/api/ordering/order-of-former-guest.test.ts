import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { findOrder, idOf, newCustomer, payApi } from '@tests/support/pay-market';
import {
  address,
  call,
  codes,
  fillMarket,
  GUEST,
  ITEM,
  lineBody,
  newGuest,
  ORDER,
  STORE,
} from '@tests/support/round-market';

let database: TestDatabase;
let api: Hono;
let customer: { id: number; token: string };
let guest_id: number;
let order_id: number;

beforeAll(async () => {
  database = await freshDatabase('migrated');
  await fillMarket(database.db);
  api = payApi(database.db);
}, 60_000);
afterAll(() => database.close());

beforeEach(async () => {
  customer = await newCustomer(database.db);
  guest_id = await newGuest(api);
  const cart = JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35 })]);
  const body = { ...ORDER, ...GUEST, guest_id, store_id: STORE.plain, ...address(5), is_buy_now: 1, cart };
  order_id = idOf(await call(api, 'POST /customer/order/place', { body }));
});

const get = (path: string, more = `&guest_id=${guest_id}`) =>
  call(api, `GET ${path}?order_id=${order_id}${more}`, { token: customer.token });
const cancel = (more: object) => {
  const body = { order_id, reason: 'Wrong address', ...more };
  return call(api, 'PUT /customer/order/cancel', { token: customer.token, body });
};

describe('an order of a guest who has signed in since', () => {
  it('[GUEST-09] is canceled with the id of the guest, that only this browser has', async () => {
    expect((await cancel({ guest_id })).status).toBe(200);
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'canceled', user_id: null, guest_id });
  });

  it('[GUEST-09] can be ordered again', async () => {
    expect((await get('/customer/order/order-again')).body).toMatchObject({ lines: [{ item_id: ITEM.soup }] });
  });

  it('[GUEST-09] [ROUTE-14] is followed as its own: with its code, its address and its lines', async () => {
    expect((await get('/customer/order/track')).body).toMatchObject({
      ...{ user_id: guest_id, otp: expect.any(String), delivery_address: { address: address(5).address } },
    });
    expect((await get('/customer/order/details')).body).toMatchObject([{ item_id: ITEM.soup, price: 7.35 }]);
    expect((await get('/delivery-man/last-location')).status).toBe(200);
  });

  it('[beyond §3.3] is nobody else’s: without that id, or with another one, it is like an unknown order', async () => {
    const other = await newGuest(api);
    for (const more of [{}, { guest_id: other }]) expect(codes(await cancel(more))).toEqual(['order']);
    for (const more of ['', `&guest_id=${other}`]) {
      for (const path of ['order-again', 'track', 'details']) {
        expect(codes(await get(`/customer/order/${path}`, more)), path).toEqual(['order']);
      }
    }
    expect(await findOrder(database.db, order_id)).toMatchObject({ order_status: 'pending' });
  });
});
