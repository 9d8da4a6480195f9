import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPlaceOrder } from '@/contract/ordering/order.read';
import { readTracked } from '@/contract/ordering/order-details.read';
import { createApi } from '@/server/http/api';
import { demoStaff } from '@/server/demo/staff';
import { cleanUp } from '@/server/clean-up';
import { files_to_remove, messages, orders, refunds, stores, user_infos } from '@/server/db/schema';
import { serveMedia } from '@/server/media/serve-media';
import { areas } from '@/server/routes';
import { pdf, photo, sendForm } from '@tests/support/form';
import { newCustomer } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { address, call, GUEST, newGuest, NOW, STORE } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

const folder = uploadFolder();
const { database } = openShop(fillPaying({ prescription_order_status: true }));
let api: Hono;
let now: Date;
let customer: { id: number; token: string };

beforeAll(async () => {
  vi.stubEnv('DEMO', 'false');
  await database.db.update(stores).set({ prescription_order: true }).where(eq(stores.id, STORE.grocery));
  await database.db.insert(user_infos).values({ f_name: 'Support', admin: true });
  const others = [(app: Hono) => serveMedia(app, () => now)];
  api = createApi(areas, () => Promise.resolve(database.db), { staff: demoStaff, now: () => now, others });
});
beforeEach(async () => {
  now = NOW;
  customer = await newCustomer(database.db, 100);
});

const later = (minutes: number) => (now = new Date(NOW.getTime() + minutes * 60_000));
const PLACE = { store_id: STORE.grocery, ...address(5), order_type: 'delivery', distance: 5 };
const CASH = { ...PLACE, payment_method: 'cash_on_delivery' };

async function prescribed(who: Record<string, string | number> = {}, token: string | undefined = customer.token) {
  const sent = { ...CASH, ...who, order_attachment: [await photo(), pdf()] };
  const { body } = await sendForm(api, '/customer/order/prescription/place', sent, token);
  return readPlaceOrder(body).order_id;
}

async function fetchAddresses(order_id: number, guest = ''): Promise<string[]> {
  const token = guest ? {} : { token: customer.token };
  const { body } = await call(api, `GET /customer/order/track?order_id=${order_id}${guest}`, token);
  return readTracked(body).order_attachment_full_url;
}

const bare = (url: string) => url.replace(/\/signed\/[^/]+/, '');
const fileIn = (url: string) => join(folder, 'media', bare(url).replace(/^.*\/media\//, ''));
const status = async (url: string) => (await api.request(url)).status;

async function written(): Promise<string> {
  const fields = { receiver_type: 'admin', receiver_id: 0, message: 'Look' };
  const { body } = await sendForm(api, '/customer/message/send', { ...fields, image: [await photo()] }, customer.token);
  const { messages } = body as { messages: { file_full_url: string[] }[] };
  return messages[0]?.file_full_url[0] ?? '';
}

describe('a prescription', () => {
  it('is served to its owner at an uncacheable address, for a quarter of an hour', async () => {
    const [picture = '', page = ''] = await fetchAddresses(await prescribed());
    expect([picture, page]).toEqual([expect.stringMatching(/\.webp$/), expect.stringMatching(/\.pdf$/)]);
    const answer = await api.request(picture);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await api.request(page)).headers.get('content-disposition')).toBe('attachment');
    later(14);
    expect(await status(picture)).toBe(200);
    later(21);
    expect(await status(picture)).toBe(404);
  });

  it('is served at the address in the next answer, which stays the same for some minutes', async () => {
    const id = await prescribed();
    const [first] = await fetchAddresses(id);
    later(1);
    const [second] = await fetchAddresses(id);
    later(2);
    expect((await fetchAddresses(id))[0]).toBe(second);
    later(30);
    const [fresh = ''] = await fetchAddresses(id);
    expect(fresh).not.toBe(first);
    expect(await status(fresh)).toBe(200);
  });

  it('is answered 404 without its own token, however its name is written', async () => {
    const [picture = '', page = ''] = await fetchAddresses(await prescribed());
    const token = /signed\/([^/]+)/.exec(picture)?.[1] ?? '';
    const name = bare(picture).replace(/^.*\/media\//, '');
    const ways = [
      bare(picture),
      page.replace(/signed\/[^/]+/, `signed/${token}`),
      `/api/v1/media/signed/x/${name}`,
      `/api/v1/media/${name.replaceAll('/', '%2F')}`,
      `/api/v1/media/item/../${name}`,
      `/api/v1/media/item/%2e%2e/${name}`,
      `/api/v1/media/item%2F..%2F${name.replaceAll('/', '%2F')}`,
      `/api/v1/media/..%2Fmedia%2F${name.replaceAll('/', '%2F')}`,
      `/api/v1/media/..%5Cmedia%5C${name.replaceAll('/', '%5C')}`,
      `/api/v1/media/./${name}`,
      `/api/v1/media/${name.replace('prescription', 'Prescription')}`,
      `/api/v1/media/${name.replaceAll('/', '//')}`,
      `/api/v1/media/${name.replace('uploads', 'up-1200x1800loads')}`,
      `/api/v1/media/${name.replace('prescription/', 'prescription-1200x1800/')}`,
    ];
    for (const way of ways) expect([way, await status(way)]).toEqual([way, 404]);
    expect(await status(`/api/v1/media/signed/${token}/${name}`)).toBe(200);
  });

  it('of a guest is shown to the guest, and not to whoever knows number and phone', async () => {
    const guest_id = await newGuest(api);
    const id = await prescribed({ ...GUEST, guest_id }, '');
    const [picture = ''] = await fetchAddresses(id, `&guest_id=${guest_id}`);
    expect(await status(picture)).toBe(200);
    expect(await fetchAddresses(id, `&guest_id=${await newGuest(api)}&contact_number=15550100999`)).toEqual([]);
  });
});

it('a picture of a conversation is private, too', async () => {
  const picture = await written();
  const answer = await api.request(picture);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await status(bare(picture))).toBe(404);
});

it('public pictures need no token', async () => {
  const profile = { name: 'Sami Own', email: `c${customer.id}@shop.example`, phone: `+15550200${customer.id}` };
  const form = new FormData();
  for (const [name, value] of Object.entries(profile)) form.append(name, value);
  form.append('image', await photo());
  const headers = { authorization: `Bearer ${customer.token}` };
  expect((await api.request('/api/v1/customer/update-profile', { method: 'POST', headers, body: form })).status).toBe(
    200,
  );
  const { body } = await call(api, 'GET /customer/info', { token: customer.token, language: 'en' });
  const answer = await api.request((body as { image_full_url: string }).image_full_url);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
});

describe('uploads are deleted', () => {
  it('with the account: prescriptions, pictures of conversations and of refunds', async () => {
    const order_id = await prescribed();
    const [picture = '', page = ''] = await fetchAddresses(order_id);
    const talk = await written();
    await database.db.update(orders).set({ order_status: 'canceled' }).where(eq(orders.id, order_id));
    const name = bare(picture)
      .replace(/^.*\/media\//, '')
      .replace('prescription', 'refund');
    await database.db.insert(refunds).values({ order_id, customer_reason: 'x', image: [name], refund_amount: 1 });
    const files = [picture, page, talk].map(fileIn);
    expect(files.map((file) => existsSync(file))).toEqual([true, true, true]);
    expect((await call(api, 'DELETE /customer/remove-account', { token: customer.token })).status).toBe(200);
    expect(files.map((file) => existsSync(file))).toEqual([false, false, false]);
    const [refund] = await database.db.select().from(refunds).where(eq(refunds.order_id, order_id));
    expect(refund?.image).toEqual([]);
  });

  /** The store refuses to remove such a file, as one that is away does. */
  function holdFast(file: string) {
    rmSync(file);
    mkdirSync(file);
    return () => {
      rmSync(file, { recursive: true });
      writeFileSync(file, 'a prescription');
    };
  }

  it('[PROF-24] with the account, also those that the store did not remove at once', async () => {
    const order_id = await prescribed();
    const files = (await fetchAddresses(order_id)).map(fileIn);
    await database.db.update(orders).set({ order_status: 'canceled' }).where(eq(orders.id, order_id));
    const letGo = holdFast(files[0] ?? '');
    const remove = () => call(api, 'DELETE /customer/remove-account', { token: customer.token });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 401]);
    letGo();
    expect(files.map((file) => existsSync(file))).toContain(true);
    await cleanUp(database.db, later(60));
    expect(files.map((file) => existsSync(file))).toEqual([false, false]);
  });

  it('ninety days after the order is over, each on its own, and again while the store refuses', async () => {
    const ordered = [await prescribed(), await prescribed()];
    for (const id of ordered)
      await database.db.update(orders).set({ order_status: 'delivered', updated_at: NOW }).where(eq(orders.id, id));
    const files = [];
    for (const id of ordered) files.push(...(await fetchAddresses(id)).map(fileIn));
    const letGo = holdFast(files[0] ?? '');
    await cleanUp(database.db, later(91 * 24 * 60));
    expect(files.map((file) => existsSync(file))).toEqual([true, false, false, false]);
    letGo();
    await cleanUp(database.db, later(91 * 24 * 60 + 60));
    expect(files.map((file) => existsSync(file))).toEqual([false, false, false, false]);
    expect(await database.db.select().from(files_to_remove)).toEqual([]);
  });

  it('ninety days after the order is over, and never before', async () => {
    const [over, open] = [await prescribed(), await prescribed()];
    const talk = await written();
    await database.db.update(orders).set({ order_status: 'delivered', updated_at: NOW }).where(eq(orders.id, over));
    const files = [(await fetchAddresses(over))[0] ?? '', (await fetchAddresses(open))[0] ?? '', talk].map(fileIn);
    const sweep = async (days: number) => {
      await cleanUp(database.db, later(days * 24 * 60));
      return files.map((file) => existsSync(file));
    };
    expect(await sweep(89)).toEqual([true, true, true]);
    expect(await sweep(91)).toEqual([false, true, false]);
    const [row] = await database.db.select().from(orders).where(eq(orders.id, over));
    expect(row?.order_attachment).toEqual([]);
    expect((await database.db.select().from(messages)).flatMap(({ file }) => file)).toEqual([]);
  });
});
