import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { readStores } from '@/contract/catalogue/store.read';
import { orders } from '@/server/db/schema';
import { idOf, newCustomer } from '@tests/support/pay-market';
import { buyNow, openShop } from '@tests/support/rooms/shop-room';
import { call, codes, ITEM, MODULE, STORE } from '@tests/support/round-market';

const { database, api } = openShop();
let token: string;

beforeEach(async () => {
  token = (await newCustomer(database.db)).token;
});

const burger = { item: ITEM.burger, price: 12.5, variation: [{ name: 'Size', values: { label: ['Large'] } }] };

async function received() {
  const body = buyNow([burger]);
  const id = idOf(await call(api, 'POST /customer/order/place', { token, module: MODULE.food, body }));
  await database.db.update(orders).set({ order_status: 'delivered' }).where(eq(orders.id, id));
}

const visited = (who?: string, module = MODULE.food) =>
  call(api, 'GET /customer/visit-again', { ...(who && { token: who }), module, headers: { zoneId: '[1]' } });

it('[HOME-01] lists the stores that a customer has received orders from, with the items', async () => {
  expect((await visited(token)).body).toEqual([]);
  await received();
  await received();
  const { body } = await visited(token);
  expect(readStores(body)).toMatchObject([{ id: STORE.plain, slug: 'plain' }]);
  expect(body).toMatchObject([{ items: [{ id: ITEM.burger }] }]);
});

it('[HOME-01] is limited to the module and to the customer', async () => {
  await received();
  expect((await visited(token, MODULE.grocery)).body).toEqual([]);
  const other = (await newCustomer(database.db)).token;
  expect((await visited(other)).body).toEqual([]);
  const nobody = await visited();
  expect(nobody.status).toBe(401);
  expect(codes(nobody)).toEqual(['auth-001']);
});
