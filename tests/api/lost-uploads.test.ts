import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import { cleanUp } from '@/server/clean-up';
import { namingColumns } from '@/server/data/lost-upload';
import { customers, delivery_men, stores, uploads } from '@/server/db/schema';
import { keepUpload, nobodys, withUploads } from '@/server/media/upload';
import { photo, sendForm } from '@tests/support/form';
import { newCustomer } from '@tests/support/pay-market';
import { fillPaying, openShop, runWith } from '@tests/support/rooms/shop-room';
import { address, GUEST, newGuest, NOW, STORE } from '@tests/support/round-market';
import { uploadFolder } from '@tests/support/uploads';

const folder = uploadFolder();
const HOUR = 3_600_000;
const { database, api } = openShop(fillPaying({ prescription_order_status: true }));

runWith({ DEMO: 'false' });
beforeAll(async () => {
  await database.db.update(stores).set({ prescription_order: true });
}, 60_000);

const isKept = (name: string) => existsSync(join(folder, 'media', name));
const keep = async (of = nobodys) =>
  keepUpload(await photo(), { folder: 'registration', of: { ...of, db: database.db } });
/** Each on a day of its own, since it is looked for once a day. */
const cleanUpAfter = (hours: number) => cleanUp(database.db, new Date(NOW.getTime() + hours * HOUR));
const begun = (at: Date) => database.db.update(uploads).set({ created_at: at });

it('[PROF-18] what a killed process left of a registration or a profile is removed a day later', async () => {
  const { id } = await newCustomer(database.db);
  const lost = [await keep(), await keep({ customer_id: id, guest_id: null })];
  await begun(NOW);
  await cleanUpAfter(limits.upload_named_hours - 1);
  expect(lost.map(isKept)).toEqual([true, true]);
  await cleanUpAfter(limits.upload_named_hours + 24);
  expect(lost.map(isKept)).toEqual([false, false]);
  expect(await database.db.select().from(uploads)).toEqual([]);
});

it('[PROF-18] more lost files than one batch holds are all removed on the same day', async () => {
  const { id: user_id } = await newCustomer(database.db);
  const names = Array.from({ length: limits.clean_up_rows + 5 }, (_, n) => `uploads/chat/lost-${n}.webp`);
  await database.db.insert(uploads).values(names.map((name) => ({ name, bytes: 10, user_id, created_at: NOW })));
  await cleanUpAfter(limits.upload_named_hours + 48);
  expect(await database.db.select().from(uploads)).toEqual([]);
});

it('[PROF-18] a search that fails is made again within the same day', async () => {
  const lost = await keep();
  await begun(NOW);
  await database.db.execute(sql`alter table drivers rename to drivers_elsewhere`);
  await cleanUpAfter(limits.upload_named_hours + 120);
  expect(isKept(lost)).toBe(true);
  await database.db.execute(sql`alter table drivers_elsewhere rename to drivers`);
  await cleanUpAfter(limits.upload_named_hours + 121);
  expect(isKept(lost)).toBe(false);
});

it('[PROF-18] no file that a row names is removed, whichever column names it', async () => {
  const names = await Promise.all(Array.from({ length: 7 }, () => keep()));
  const [profile = '', logo = '', cover = '', tin = '', meta = '', courier = '', identity = ''] = names;
  await newCustomer(database.db);
  await database.db.update(customers).set({ image: profile });
  await database.db.update(stores).set({ logo, cover_photo: cover, tin_certificate_image: tin, meta_image: meta });
  await database.db.update(delivery_men).set({ image: courier, identity_image: [identity] });
  const guest_id = await newGuest(api);
  const sent = await sendForm(api, '/customer/order/prescription/place', {
    ...{ guest_id, ...GUEST, store_id: STORE.grocery, ...address(5), order_type: 'delivery', distance: 5 },
    ...{ payment_method: 'cash_on_delivery', order_attachment: [await photo()] },
  });
  expect(sent.status).toBe(200);
  await begun(NOW);
  const known = (await database.db.select().from(uploads)).map(({ name }) => name);
  expect(known).toHaveLength(8);
  await cleanUpAfter(100);
  expect(known.filter((name) => !isKept(name))).toEqual([]);
});

it('[PROF-18] files of other programs, which are not recorded, are left alone', async () => {
  const name = await keepUpload(await photo(), { folder: 'chat' });
  await cleanUpAfter(200);
  expect(isKept(name)).toBe(true);
});

it.each([
  ['a statement took too long', Object.assign(new Error('canceling statement'), { code: '57014' }), false],
  ['the database could not be reached', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), false],
  ['the connection broke, perhaps after the commit', new Error('Connection terminated unexpectedly'), true],
])('[PROF-18] when %s, a sent file stays only if a row may name it', async (_what, error, stays) => {
  const { id } = await newCustomer(database.db);
  const names: string[] = [];
  const rules = { folder: 'chat', of: { customer_id: id, guest_id: null, db: database.db } } as const;
  const failed = withUploads([await photo()], rules, async (kept) => {
    names.push(...kept);
    throw error;
  });
  await expect(failed).rejects.toThrow(error);
  expect(names.map(isKept)).toEqual([stays]);
  const known = (await database.db.select().from(uploads)).map(({ name }) => name);
  expect(names.filter((name) => known.includes(name))).toEqual(stays ? names : []);
});

/** A new column with names of files belongs here, and its name has to say so (`data/lost-upload.ts`). */
const NAMING = `
  advertisements.cover_image advertisements.profile_image advertisements.video_attachment banners.image brands.image
  campaigns.image categories.image customers.image delivery_man_reviews.attachment delivery_men.identity_image
  delivery_men.image drivers.image item_campaigns.image item_campaigns.images items.image items.images messages.file
  modules.icon modules.thumbnail notifications.image orders.order_attachment orders.order_proof other_banners.image
  parcel_categories.image refunds.image reviews.attachment stores.cover_photo stores.logo stores.meta_image
  stores.tin_certificate_image user_infos.image vehicle_brands.image vehicle_categories.image vehicle_reviews.attachment
  vehicles.images vehicles.thumbnail vendors.image
`;

it('[PROF-18] the columns that name files are known', () => {
  const known = namingColumns.map(({ table, column }) => `${getTableName(table)}.${column.name}`);
  expect(known.toSorted()).toEqual(NAMING.trim().split(/\s+/).toSorted());
});
