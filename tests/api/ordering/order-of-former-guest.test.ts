import { beforeEach, describe, expect, it } from 'vitest';
import { findOrder, idOf, newCustomer } from '@tests/support/pay-market';
import { buyNow, openShop } from '@tests/support/rooms/shop-room';
import { address, call, codes, ITEM, newGuest } from '@tests/support/round-market';

const { database, api } = openShop();
let customer: { id: number; token: string };
let guest_id: number;
let order_id: number;

beforeEach(async () => {
  customer = await newCustomer(database.db);
  guest_id = await newGuest(api);
  const body = buyNow([{ item: ITEM.soup, price: 7.35 }], { guest_id });
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
