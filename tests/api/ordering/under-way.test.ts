import { beforeEach, expect, it, vi } from 'vitest';
import * as attempts from '@/server/data/order-attempt';
import { buyNow, fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { call, codes, ITEM, newGuest, NOW } from '@tests/support/round-market';

let now = NOW;
const { api } = openShop(fillPaying(), () => now);
let guest_id: number;
let guests = 0;

beforeEach(async () => {
  now = NOW;
  guest_id = await newGuest(api);
  guests += 1;
});

const placeRefused = async () => {
  const more = { guest_id, idempotency_key: `attempt-${guests}`, order_amount: 1 };
  const body = buyNow([{ item: ITEM.soup, price: 7.35 }], more);
  expect(codes(await call(api, 'POST /customer/order/place', { body }))).toEqual(['price']);
};

const outcome = async () => {
  const query = `idempotency_key=attempt-${guests}&guest_id=${guest_id}`;
  const answer = await call(api, `GET /customer/order/payment-status?${query}`);
  return [answer.status, codes(answer)];
};

/** A process that is killed notes no end. */
async function placeKilled() {
  const end = vi.spyOn(attempts, 'noteEnd').mockResolvedValueOnce();
  await placeRefused();
  end.mockRestore();
}

it('[CHECKOUT-01] [beyond §4] a refused order is told missing, whatever a process that was killed has left', async () => {
  await placeKilled();
  expect(await outcome()).toEqual([503, ['order_under_way']]);
  now = new Date(NOW.getTime() + 6 * 60_000);
  expect(await outcome()).toEqual([404, ['order']]);
  await placeRefused();
  expect(await outcome()).toEqual([404, ['order']]);
});

it('[CHECKOUT-01] [beyond §4] it is under way while another call of it goes on', async () => {
  await placeKilled();
  now = new Date(NOW.getTime() + 60_000);
  await placeRefused();
  expect(await outcome()).toEqual([503, ['order_under_way']]);
});
