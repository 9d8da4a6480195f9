import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '@/contract/customer/notification';
import { getWishlist } from '@/contract/customer/wishlist';
import { notifications } from '@/server/db/schema';
import { signedInCustomer } from '@tests/support/accounts';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, codes, ITEM, MODULE, NOW, STORE } from '@tests/support/round-market';

const { database, api } = openShop();
let token: string;
let stranger: string;

beforeAll(async () => {
  token = await signedInCustomer(database.db, { id: 41 });
  stranger = await signedInCustomer(database.db, { id: 42 });
});

const change = (line: string, as = token) => call(api, line, { token: as });
const HERE = { zoneid: '[1]' };

async function wished(module = MODULE.food, as = token, headers: Record<string, string> = HERE) {
  const { body } = await call(api, 'GET /customer/wish-list', { token: as, module, headers });
  const list = (await getWishlist.read?.())?.(body);
  return { items: list?.item.map(({ id }) => id), stores: list?.store.map(({ id }) => id) };
}

describe('the wishlist', () => {
  it('[WISH-06 WISH-07] holds items and stores of the module, the newest first', async () => {
    for (const wish of [
      `item_id=${ITEM.burger}`,
      `item_id=${ITEM.soup}`,
      `store_id=${STORE.plain}`,
      `item_id=${ITEM.apples}`,
    ])
      expect(await change(`POST /customer/wish-list/add?${wish}`)).toMatchObject({
        status: 200,
        body: { message: expect.stringMatching(/wishlist/) },
      });
    expect(await wished()).toEqual({ items: [ITEM.soup, ITEM.burger], stores: [STORE.plain] });
    expect(await wished(MODULE.grocery)).toEqual({ items: [ITEM.apples], stores: [] });
  });

  it('holds those of every module when none is named', async () => {
    const { body } = await call(api, 'GET /customer/wish-list', { token, headers: HERE });
    expect((await getWishlist.read?.())?.(body).item).toHaveLength(3);
  });

  it('leaves out what is not sold in the zone', async () => {
    expect(await wished(MODULE.food, token, { zoneid: '[3]' })).toEqual({ items: [], stores: [] });
  });

  it('[WISH-04] tells the ids of all favourites, also those of other zones and modules', async () => {
    const { body } = await call(api, 'GET /customer/wish-list', {
      token,
      module: MODULE.food,
      headers: { zoneid: '[3]' },
    });
    expect(body).toMatchObject({ item: [], item_ids: [ITEM.apples, ITEM.soup, ITEM.burger], store_ids: [STORE.plain] });
  });

  it('refuses what is in it already', async () => {
    const answer = await change(`POST /customer/wish-list/add?item_id=${ITEM.burger}`);
    expect(answer).toMatchObject({ status: 409, body: { message: 'This is already in your wishlist.' } });
  });

  it.each([
    ['both', `item_id=1&store_id=1`, 403, 'data'],
    ['neither', '', 403, 'data'],
    ['an unknown item', 'item_id=99999', 404, 'not_found'],
    ['an unknown store', 'store_id=99999', 404, 'not_found'],
    ['no number', 'item_id=x', 403, 'item_id'],
  ])('refuses %s', async (_what, query, status, code) => {
    const answer = await change(`POST /customer/wish-list/add?${query}`);
    expect([answer.status, codes(answer)]).toEqual([status, [code]]);
  });

  it('is nobody else’s', async () => {
    expect(await wished(MODULE.food, stranger)).toEqual({ items: [], stores: [] });
    expect(await change(`DELETE /customer/wish-list/remove?item_id=${ITEM.burger}`, stranger)).toMatchObject({
      status: 404,
    });
    expect((await wished()).items).toHaveLength(2);
  });

  it('[WISH-08] loses what is removed', async () => {
    for (const wish of [`item_id=${ITEM.burger}`, `store_id=${STORE.plain}`])
      expect(await change(`DELETE /customer/wish-list/remove?${wish}`)).toMatchObject({
        status: 200,
        body: { message: expect.stringMatching(/Removed/) },
      });
    expect(await wished()).toEqual({ items: [ITEM.soup], stores: [] });
    expect(await change(`DELETE /customer/wish-list/remove?item_id=${ITEM.burger}`)).toMatchObject({
      status: 404,
      body: { message: 'This is not in your wishlist.' },
    });
  });

  it('[WISH-05] is for customers only, and requires a zone', async () => {
    expect((await call(api, `POST /customer/wish-list/add?item_id=${ITEM.burger}`)).status).toBe(401);
    expect((await call(api, 'GET /customer/wish-list')).status).toBe(401);
    expect(codes(await call(api, 'GET /customer/wish-list', { token }))).toEqual(['zoneId']);
  });
});

describe('notifications', () => {
  const told = (title: string, days: number, of: { user_id?: number; zone_id?: number } = {}) => ({
    title: { en: title, ar: `ع ${title}` },
    description: { en: 'D', ar: 'د' },
    created_at: new Date(NOW.getTime() - days * 86_400_000),
    ...of,
  });

  it('are those of the last 15 days: for everybody, for the zone and for the customer', async () => {
    await database.db
      .insert(notifications)
      .values([
        told('everybody', 3),
        told('old', 15.1),
        told('mine', 1, { user_id: 41 }),
        told('theirs', 1, { user_id: 42 }),
        told('here', 2, { zone_id: 1 }),
        told('there', 2, { zone_id: 3 }),
      ]);
    const titles = async (language: string, headers = HERE) => {
      const { body } = await call(api, 'GET /customer/notifications', { token, headers, language });
      return (await listNotifications.read?.())?.(body).map(({ title }) => title);
    };
    expect(await titles('en')).toEqual(['mine', 'here', 'everybody']);
    expect(await titles('ar')).toEqual(['ع mine', 'ع here', 'ع everybody']);
    expect(await titles('en', { zoneid: '' })).toEqual(['mine', 'everybody']);
  });

  it('have their texts and picture in `data`, those for everybody also at the top level', async () => {
    const image = 'notices/sale.webp';
    const sale = { ...told('sale', 0.5), image };
    await database.db
      .insert(notifications)
      .values([sale, { ...sale, user_id: 41, order_id: null, type: 'order_status' }]);
    const { body } = await call(api, 'GET /customer/notifications', { token, headers: HERE });
    const list = body as { user_id?: number; data: { title: string } }[];
    const [broad, personal] = [undefined, 41].map((user_id) =>
      list.find((row) => row.user_id === user_id && row.data.title === 'sale'),
    );
    const created_at = sale.created_at.toISOString();
    const shown = { title: 'sale', description: 'D', image, image_full_url: expect.stringMatching(`/media/${image}$`) };
    const [id, data] = [expect.any(Number), { ...shown, order_id: null }];
    expect(broad).toEqual({ ...shown, id, data: { ...data, type: 'push_notification' }, created_at });
    expect(personal).toEqual({ id, data: { ...data, type: 'order_status' }, user_id: 41, created_at });
  });

  it('are for customers only', async () => {
    expect((await call(api, 'GET /customer/notifications')).status).toBe(401);
  });
});
