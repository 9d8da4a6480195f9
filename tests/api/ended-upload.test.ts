import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { revokeCustomerTokens } from '@/server/data/token';
import { messages, orders, refunds, reviews, stores, user_infos } from '@/server/db/schema';
import * as pictures from '@/server/media/upload-decoder';
import { photo, sendForm } from '@tests/support/form';
import { addSoups, idOf, newCustomer, placeAs } from '@tests/support/pay-market';
import { fillPaying, openShop, runWith } from '@tests/support/rooms/shop-room';
import { address, GUEST, ITEM, STORE } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

const folder = uploadFolder();
const { database, api } = openShop(fillPaying({ prescription_order_status: true, refund_active_status: true }));
let customer: { id: number; token: string };
let order_id: number;

runWith({ DEMO: 'false' });
beforeAll(async () => {
  await database.db.update(stores).set({ prescription_order: true }).where(eq(stores.id, STORE.grocery));
  await database.db.insert(user_infos).values({ f_name: 'Support', admin: true });
}, 60_000);
beforeEach(async () => {
  customer = await newCustomer(database.db);
  await addSoups(api, customer.token);
  order_id = idOf(await placeAs(api, customer.token));
  await database.db
    .update(orders)
    .set({ order_status: 'delivered', payment_status: 'paid' })
    .where(eq(orders.id, order_id));
});

type Fields = Parameters<typeof sendForm>[2];

/** Sends a form with a picture; the customer is signed out everywhere while that is decoded. */
async function sendLate(path: string, fields: Fields): Promise<number> {
  const { repaintImage } = pictures;
  const paint = vi.spyOn(pictures, 'repaintImage').mockImplementationOnce(async (...given) => {
    await revokeCustomerTokens(database.db, customer.id);
    return repaintImage(...given);
  });
  const { status } = await sendForm(api, path, fields, customer.token);
  expect(paint).toHaveBeenCalledOnce();
  paint.mockRestore();
  return status;
}

const written = { receiver_type: 'admin', receiver_id: 0, message: 'Look' };
const listFiles = () =>
  readdirSync(folder, { recursive: true }).filter((name) => /uploads\/.*\.webp$/.test(String(name)));

describe('a call with a picture whose session ends while the picture is decoded', () => {
  it.each<[name: string, path: string, fields: () => Promise<Fields>]>([
    [
      'a review',
      '/items/reviews/submit',
      async () => ({ order_id, item_id: ITEM.soup, rating: 1, comment: 'Cold', attachment: [await photo()] }),
    ],
    [
      'a refund',
      '/customer/order/refund-request',
      async () => ({ order_id, customer_reason: 'It arrived cold', image: [await photo()] }),
    ],
    ['[MSG-01] a message', '/customer/message/send', async () => ({ ...written, image: [await photo()] })],
    [
      'an order by prescription',
      '/customer/order/prescription/place',
      async () => ({
        ...{ ...GUEST, store_id: STORE.grocery, ...address(5), order_type: 'delivery', distance: 5 },
        ...{ payment_method: 'cash_on_delivery', order_attachment: [await photo()] },
      }),
    ],
  ])('%s is refused, and nothing of it stays', async (_name, path, fields) => {
    const count = async () =>
      Promise.all([messages, orders, refunds, reviews].map((table) => database.db.$count(table)));
    const before = await count();
    expect(await sendLate(path, await fields())).toBe(401);
    expect(await count()).toEqual(before);
    expect(listFiles()).toEqual([]);
  });
});
