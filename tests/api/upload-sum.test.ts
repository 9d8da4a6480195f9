import { eq } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPlaceOrder } from '@/contract/ordering/order.read';
import { limits } from '@/domain/limits';
import { cleanUp } from '@/server/clean-up';
import { stores, uploads, user_infos } from '@/server/db/schema';
import { pdf, photo, sendForm } from '@tests/support/form';
import { newCustomer } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { address, codes, GUEST, newGuest, NOW, STORE, type Answer } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

const folder = uploadFolder();
const MOST = limits.uploads_bytes_per_owner_max;
const DAY = 24 * 60 * 60_000;
const { database, api } = openShop(fillPaying({ prescription_order_status: true }));
let customer: { id: number; token: string };

beforeAll(async () => {
  vi.stubEnv('DEMO', 'false');
  await database.db.update(stores).set({ prescription_order: true }).where(eq(stores.id, STORE.grocery));
  await database.db.insert(user_infos).values({ f_name: 'Support', admin: true });
});
beforeEach(async () => {
  customer = await newCustomer(database.db);
});

/** Pretends that the owner has stored this many bytes already. */
const keeps = (whose: { user_id: number } | { guest_id: number }, bytes: number) =>
  database.db.insert(uploads).values({ ...whose, bytes, name: `uploads/chat/${JSON.stringify(whose)}.webp` });
const message = { receiver_type: 'admin', receiver_id: 0, message: 'Look' };
const write = async (token = customer.token) =>
  sendForm(api, '/customer/message/send', { ...message, image: [await photo()] }, token);
const prescribe = (guest_id: number) =>
  sendForm(api, '/customer/order/prescription/place', {
    ...{ ...GUEST, guest_id, store_id: STORE.grocery, ...address(5), order_type: 'delivery', distance: 5 },
    ...{ payment_method: 'cash_on_delivery', order_attachment: [pdf()] },
  });
const countFiles = (name: string) => readdirSync(join(folder, 'media', 'uploads', name)).length;
const told = ({ body }: Answer) => (body as { errors: { message: string }[] }).errors[0]?.message;

describe('files of one owner', () => {
  it('are refused beyond the total size, and nothing of them stays', async () => {
    expect((await write()).status).toBe(200);
    const before = countFiles('chat');
    await keeps({ user_id: customer.id }, MOST - 10);
    const refused = await write();
    expect([refused.status, codes(refused), told(refused)]).toEqual([
      403,
      ['image'],
      expect.stringMatching(/no room for more files/),
    ]);
    expect(countFiles('chat')).toBe(before);
    expect(await database.db.select().from(uploads).where(eq(uploads.user_id, customer.id))).toHaveLength(2);
  });

  it('are counted together when they are uploaded at the same moment', async () => {
    expect((await write()).status).toBe(200);
    const [{ bytes = 0 } = {}] = await database.db.select().from(uploads).where(eq(uploads.user_id, customer.id));
    await keeps({ user_id: customer.id }, MOST - bytes - Math.floor(1.5 * bytes));
    const answers = await Promise.all([write(), write()]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2);
  });

  it('do not count for anybody else', async () => {
    await keeps({ user_id: customer.id }, MOST);
    expect((await write((await newCustomer(database.db)).token)).status).toBe(200);
  });

  it('free space when they are deleted', async () => {
    expect((await write()).status).toBe(200);
    const mine = eq(uploads.user_id, customer.id);
    await database.db.update(uploads).set({ bytes: MOST }).where(mine);
    expect((await write()).status).toBe(403);
    await cleanUp(database.db, new Date(NOW.getTime() + (limits.order_files_days + 1) * DAY));
    expect((await write()).status).toBe(200);
  });

  it('of a guest are counted, too, and those of an unknown guest are refused', async () => {
    const guest_id = await newGuest(api);
    expect(readPlaceOrder((await prescribe(guest_id)).body).order_id).toBeGreaterThan(0);
    await keeps({ guest_id }, MOST);
    expect(codes(await prescribe(guest_id))).toEqual(['image']);
    const before = countFiles('prescription');
    const unknown = await prescribe(guest_id + 1);
    expect([unknown.status, countFiles('prescription')]).toEqual([401, before]);
  });
});
