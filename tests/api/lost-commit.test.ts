import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPlaceOrder } from '@/contract/ordering/order.read';
import { cleanUp } from '@/server/clean-up';
import { messages, orders, refunds, reviews, stores, user_infos } from '@/server/db/schema';
import { photo, sendForm } from '@tests/support/form';
import { addSoups, idOf, newCustomer, placeAs } from '@tests/support/pay-market';
import { fillPaying, openShop, runWith } from '@tests/support/rooms/shop-room';
import { address, GUEST, ITEM, NOW, STORE } from '@tests/support/round-market';
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
  await database.db.delete(messages);
  customer = await newCustomer(database.db);
  await addSoups(api, customer.token);
  order_id = idOf(await placeAs(api, customer.token));
  const over = { order_status: 'delivered', payment_status: 'paid' } as const;
  await database.db.update(orders).set(over).where(eq(orders.id, order_id));
});
afterEach(() => vi.restoreAllMocks());

type Fields = Parameters<typeof sendForm>[2];
const send = (path: string, fields: Fields) => sendForm(api, path, fields, customer.token);
const listFiles = () =>
  readdirSync(folder, { recursive: true }).filter((name) => /uploads\/.*\.webp$/.test(String(name)));
const isKept = (name: string) => existsSync(join(folder, 'media', name));

/** The files that a customer's rows name. */
async function listNamed(): Promise<string[]> {
  const { db } = database;
  const ofOrders = await db.select().from(orders).where(eq(orders.user_id, customer.id));
  const ofRefunds = await db.select().from(refunds).where(eq(refunds.order_id, order_id));
  const ofReviews = await db.select().from(reviews).where(eq(reviews.order_id, order_id));
  const ofMessages = await db.select().from(messages);
  return [
    ...ofOrders.flatMap(({ order_attachment }) => order_attachment),
    ...ofRefunds.flatMap(({ image }) => image),
    ...ofReviews.flatMap(({ attachment }) => attachment),
    ...ofMessages.flatMap(({ file }) => file),
  ];
}

/** The transaction that names a file is carried out, and the connection breaks before its answer. */
function breakAfterCommit(): void {
  const { db } = database;
  const run = db.transaction.bind(db);
  const broken = vi.spyOn(db, 'transaction').mockImplementation(async (...given) => {
    const out = await run(...given);
    if ((await listNamed()).length === 0) return out;
    broken.mockRestore();
    throw new Error('Connection terminated unexpectedly');
  });
}

const prescription = async () => ({
  ...{ ...GUEST, store_id: STORE.grocery, ...address(5), order_type: 'delivery', distance: 5 },
  ...{ payment_method: 'cash_on_delivery', order_attachment: [await photo()], idempotency_key: 'once' },
});

describe('a picture whose call is carried out, but not answered', () => {
  it.each<[name: string, path: string, fields: () => Promise<Fields>]>([
    [
      'of a review',
      '/items/reviews/submit',
      async () => ({ order_id, item_id: ITEM.soup, rating: 5, comment: 'Warm', attachment: [await photo()] }),
    ],
    [
      'of a refund',
      '/customer/order/refund-request',
      async () => ({ order_id, customer_reason: 'It arrived cold', image: [await photo()] }),
    ],
    [
      'of a message',
      '/customer/message/send',
      async () => ({ receiver_type: 'admin', receiver_id: 0, message: 'Look', image: [await photo()] }),
    ],
    ['of a prescription', '/customer/order/prescription/place', prescription],
  ])('[beyond §4] %s is kept, since a row names it', async (_name, path, fields) => {
    breakAfterCommit();
    expect((await send(path, await fields())).status).toBe(503);
    const named = await listNamed();
    expect(named.map(isKept)).toEqual([true]);
  });

  it('[beyond §4] [ITEM-33] an order that is sent again is answered with the prescription that it has', async () => {
    breakAfterCommit();
    expect((await send('/customer/order/prescription/place', await prescription())).status).toBe(503);
    const kept = listFiles();
    const again = await send('/customer/order/prescription/place', await prescription());
    expect(readPlaceOrder(again.body).order_id).toBeGreaterThan(order_id);
    expect((await listNamed()).map(isKept)).toEqual([true]);
    expect(listFiles()).toEqual(kept);
  });

  it('[PROF-18] is removed a day later when the call was not carried out', async () => {
    const { db } = database;
    const before = listFiles();
    const run = db.transaction.bind(db);
    const broken = vi.spyOn(db, 'transaction').mockImplementation((work, config) =>
      run(async (inside) => {
        const out = await work(inside);
        if ((await inside.select().from(messages)).length > 0) throw new Error('Connection terminated unexpectedly');
        return out;
      }, config),
    );
    const message = { receiver_type: 'admin', receiver_id: 0, message: 'Look', image: [await photo()] };
    expect((await send('/customer/message/send', message)).status).toBe(503);
    broken.mockRestore();
    const [lost, ...more] = listFiles().filter((name) => !before.includes(name));
    expect([lost, more]).toEqual([expect.anything(), []]);
    await cleanUp(db, new Date(Math.max(NOW.getTime(), Date.now()) + 48 * 3_600_000));
    expect(listFiles()).not.toContain(lost);
  });
});
