import { readAllCarts, readCart } from '@/contract/ordering/cart.read';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pricedLine } from '@/domain/cart/cart-review';
import { linePrice } from '@/domain/catalogue/item-price';
import { limits } from '@/domain/limits';
import * as catalogue from '@/server/data/catalogue/item';
import { carts, items, settings } from '@/server/db/schema';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, codes, ITEM, lineBody, MODULE, newGuest, TOKEN, type Line } from '@tests/support/round-market';

const { database, api } = openShop();
let guest_id: number;

beforeEach(async () => {
  guest_id = await newGuest(api);
});

const LARGE = [{ name: 'Size', values: { label: ['Large'] } }];
const burger: Line = { item: ITEM.burger, price: 12.5, variation: LARGE };
const moduleForItem = (item: number) =>
  [ITEM.apples, ITEM.last_jar, ITEM.pills].includes(item)
    ? MODULE.grocery
    : item === ITEM.shirt
      ? MODULE.ecommerce
      : MODULE.food;

const add = (line: Line, more: object = {}, guest = guest_id) =>
  call(api, 'POST /customer/cart/add', {
    module: moduleForItem(line.item),
    body: { guest_id: guest, ...lineBody(line), ...more },
  });

async function cart(language = 'en', guest = guest_id, module = MODULE.food) {
  const answer = await call(api, `GET /customer/cart/list?guest_id=${guest}`, { module, language });
  expect(answer.status).toBe(200);
  return readCart(answer.body) ?? [];
}

describe('adding', () => {
  it('[CART-18] [CART-20] answers the whole cart, which the storefront reads', async () => {
    const answer = await add({ ...burger, quantity: 2, add_ons: { 1: 3 } });
    expect(answer.status).toBe(200);
    const [line] = readCart(answer.body) ?? [];
    expect(line).toMatchObject({
      item_id: ITEM.burger,
      item_type: 'Item',
      module_id: MODULE.food,
      price: 12.5,
      quantity: 2,
      variation: LARGE,
      add_on_ids: [1],
      add_on_qtys: [3],
      item: { name: 'burger', price: 10, store_id: 1 },
    });
    expect(line?.item.food_variations[0]?.values.map((value) => value.isSelected)).toEqual([false, true]);
    expect(line?.item.add_ons).toMatchObject([
      { id: 1, name: 'Fries', isChecked: true, quantity: 3 },
      { id: 2, name: 'Cola', isChecked: false, quantity: 0 },
    ]);
  });

  it('[CART-19] answers everything that the client needs for a line', async () => {
    await add({ ...burger, quantity: 2, add_ons: { 1: 3 } });
    const [line] = await cart();
    expect(line && linePrice(pricedLine(line, 2), 2).total).toBe(34);
  });

  it('[LANG-01] takes names in Arabic, keeps them in English and answers in either', async () => {
    const variation = [{ name: 'الحجم', values: { label: ['كبير'] } }];
    expect((await add({ ...burger, variation }, {})).status).toBe(200);
    expect((await cart('en'))[0]?.variation).toEqual(LARGE);
    expect((await cart('ar'))[0]?.variation).toEqual(variation);
    expect((await cart('ar'))[0]?.item.food_variations[0]?.values.map((value) => value.isSelected)).toEqual([
      false,
      true,
    ]);
  });

  it('[ITEM-26] takes a combination with its own price, in either language', async () => {
    const answer = await add({ item: ITEM.shirt, price: 20, variation: [{ type: 'ص', price: 1, stock: 99 }] });
    expect(readCart(answer.body)[0]).toMatchObject({
      price: 20,
      variation: [{ type: 'S', price: 20, stock: 3 }],
    });
  });

  it('takes an item of a campaign', async () => {
    const answer = await add({ item: 1, model: 'ItemCampaign', price: 5 });
    expect(readCart(answer.body)[0]).toMatchObject({ item_id: 1, item_type: 'ItemCampaign', price: 5 });
  });

  it('[CART-12] accepts items of other stores; the storefront asks first, and ordering refuses them', async () => {
    await add(burger);
    expect((await add({ item: ITEM.feast, price: 12 })).status).toBe(200);
    expect(await cart()).toHaveLength(2);
  });

  it.each<[string, Line, string]>([
    ["[CART-20] a price that is not the server's", { ...burger, price: 12 }, 'price'],
    ['a price that is half a coin off', { ...burger, price: 12.506 }, 'price'],
    ['an item that is unknown', { item: 9999, price: 1 }, 'product-001'],
    ['[ITEM-15] a required group without a choice', { item: ITEM.burger, price: 10 }, 'variation'],
    [
      '[ITEM-16] more than the maximum of a group',
      {
        ...burger,
        price: 15.5,
        variation: [...LARGE, { name: 'Extras', values: { label: ['Cheese', 'Bacon', 'Egg'] } }],
      },
      'variation',
    ],
    [
      'two of a single group',
      { ...burger, variation: [{ name: 'Size', values: { label: ['Regular', 'Large'] } }] },
      'variation',
    ],
    ['an unknown label', { ...burger, variation: [{ name: 'Size', values: { label: ['Huge'] } }] }, 'variation'],
    [
      'an unknown group',
      { ...burger, variation: [...LARGE, { name: 'Bun', values: { label: ['Soft'] } }] },
      'variation',
    ],
    ['a label twice', { ...burger, variation: [{ name: 'Size', values: { label: ['Large', 'كبير'] } }] }, 'variation'],
    ['a combination of a dish', { ...burger, variation: [{ type: 'S', price: 1, stock: 1 }] }, 'variation'],
    ['no combination', { item: ITEM.shirt, price: 20 }, 'variation'],
    ['an unknown combination', { item: ITEM.shirt, price: 20, variation: [{ type: 'XL' }] }, 'variation'],
    ['[ITEM-26] a combination out of stock', { item: ITEM.shirt, price: 22.5, variation: [{ type: 'M' }] }, 'stock'],
    [
      'more than the combination has',
      { item: ITEM.shirt, price: 20, quantity: 4, variation: [{ type: 'S' }] },
      'stock',
    ],
    ['[CART-17] more than there is', { item: ITEM.last_jar, price: 12, quantity: 2 }, 'stock'],
    ['[ITEM-23] more than the maximum', { item: ITEM.apples, price: 2.45, quantity: 9 }, 'cart_item_limit'],
    ['an add-on of another item', { ...burger, add_ons: { 3: 1 } }, 'add_on_ids'],
    ['[ITEM-30] an item outside its hours', { item: ITEM.breakfast, price: 6 }, 'not_available'],
  ])('refuses %s', async (_what, line, code) => {
    expect(codes(await add(line))).toEqual([code]);
    expect(await cart()).toEqual([]);
  });

  it.each([
    ['prices, fields', [403, ['crispness']]],
    ['prices', [200, []]],
  ])('[HDR-14] drops in silence nothing that a client wants to be told of: X-Checks: %s', async (checks, expected) => {
    const body = { guest_id, ...lineBody(burger), crispness: 'very' };
    const sent = { module: MODULE.food, headers: { 'X-Checks': checks }, body };
    const answer = await call(api, 'POST /customer/cart/add', sent);
    expect([answer.status, answer.status === 200 ? [] : codes(answer)]).toEqual(expected);
  });

  it('[CART-17] refuses a full cart as full, not as too many of the item', async () => {
    const line = { guest_id, module_id: MODULE.food, store_id: 1, item_id: ITEM.burger, price: 12.5, quantity: 1 };
    await database.db.insert(carts).values(Array.from({ length: limits.cart_lines_max }, () => line));
    const answer = await add(burger);
    expect(answer.body).toMatchObject({
      errors: [{ code: 'cart_item_limit', message: expect.stringContaining('100 different items') as string }],
    });
  });

  it('[ITEM-31] takes an item for later where the store takes orders for later', async () => {
    expect((await add({ item: ITEM.supper, price: 9 })).status).toBe(200);
  });

  it('[ITEM-31] takes nothing for later while the market takes no orders for later', async () => {
    const set = (value: boolean) =>
      database.db.update(settings).set({ value }).where(eq(settings.key, 'schedule_order'));
    await set(false);
    expect(codes(await add({ item: ITEM.supper, price: 9 }))).toEqual(['not_available']);
    await set(true);
  });

  it("tells the new price in the caller's language", async () => {
    const body = { guest_id, ...lineBody({ ...burger, price: 11 }) };
    const said = async (language: string) =>
      JSON.stringify((await call(api, 'POST /customer/cart/add', { module: MODULE.food, body, language })).body);
    expect(await said('en')).toContain('$12.50');
    expect(await said('ar')).toContain('السعر');
  });

  it('[CART-15] refuses the same item with the same variation', async () => {
    await add(burger);
    expect(codes(await add({ ...burger, add_ons: { 1: 1 } }))).toEqual(['cart_item']);
    expect(
      (await add({ ...burger, price: 10, variation: [{ name: 'Size', values: { label: ['Regular'] } }] })).status,
    ).toBe(200);
  });

  it('[CART-15] says that it is in the cart already, also where twice as much is not there', async () => {
    const setStock = (stock: number) => database.db.update(items).set({ stock }).where(eq(items.id, ITEM.apples));
    await setStock(3);
    const apples: Line = { item: ITEM.apples, price: 2.45, quantity: 2 };
    expect((await add(apples)).status).toBe(200);
    expect(codes(await add(apples))).toEqual(['cart_item']);
    await setStock(200);
  });

  it('refuses an item of another module', async () => {
    const answer = await call(api, 'POST /customer/cart/add', {
      module: MODULE.grocery,
      body: { guest_id, ...lineBody(burger) },
    });
    expect(codes(answer)).toEqual(['product-001']);
  });

  it('adds the same thing once, however often it is pressed', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(burger)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await cart()).toHaveLength(1);
  });

  it('adds several things, all or none', async () => {
    const many = (item_list: unknown[]) =>
      call(api, 'POST /customer/cart/add-multiple', { module: MODULE.food, body: { guest_id, item_list } });
    expect(codes(await many([lineBody(burger), lineBody({ item: ITEM.soup, price: 1 })]))).toEqual(['price']);
    expect(await cart()).toEqual([]);
    expect(codes(await many([lineBody(burger), lineBody(burger)]))).toEqual(['cart_item']);
    expect(await cart()).toEqual([]);
    expect((await many([lineBody(burger), lineBody({ item: ITEM.soup, price: 7.35 })])).status).toBe(200);
    expect(await cart()).toHaveLength(2);
  });

  it('adds as many things as a cart may have, and reads them once for all', async () => {
    const copies = Array.from({ length: limits.cart_lines_max }, (_copy, n) => 1000 + n);
    const soups = await database.db.select().from(items).where(eq(items.id, ITEM.soup));
    for (const { search: _, ...soup } of soups) {
      await database.db.insert(items).values(copies.map((id) => ({ ...soup, id, slug: `soup-${id}` })));
    }
    const list = copies.map((item) => lineBody({ item, price: 7.35 }));
    const send = (item_list: unknown[]) =>
      call(api, 'POST /customer/cart/add-multiple', { module: MODULE.food, body: { guest_id, item_list } });
    await add(burger);
    expect(codes(await send(list))).toEqual(['cart_item_limit']);
    const read = vi.spyOn(catalogue, 'listItemsByIds');
    const answer = await send(list.slice(1));
    expect(readCart(answer.body)).toHaveLength(limits.cart_lines_max);
    // The cart before, what is added, and the cart after.
    expect(read).toHaveBeenCalledTimes(3);
    read.mockRestore();
  });
});

describe('changing', () => {
  const update = (cart_id: number, line: Line, guest = guest_id) =>
    call(api, 'POST /customer/cart/update', {
      module: MODULE.food,
      body: { guest_id: guest, cart_id, ...lineBody(line) },
    });

  it('[CART-21] [CART-23] [CART-25] updates, removes and empties', async () => {
    const id = readCart((await add(burger)).body)[0]?.id ?? 0;
    await add({ item: ITEM.soup, price: 7.35 });
    const regular = {
      ...burger,
      price: 10,
      quantity: 3,
      variation: [{ name: 'Size', values: { label: ['Regular'] } }],
    };
    expect((await update(id, regular)).status).toBe(200);
    expect((await cart())[0]).toMatchObject({ id, quantity: 3, price: 10 });

    const removed = await call(api, `DELETE /customer/cart/remove-item?cart_id=${id}&guest_id=${guest_id}`, {
      module: MODULE.food,
    });
    expect(readCart(removed.body)).toHaveLength(1);
    const again = await call(api, `DELETE /customer/cart/remove-item?cart_id=${id}&guest_id=${guest_id}`, {
      module: MODULE.food,
    });
    expect([again.status, codes(again)]).toEqual([404, ['cart_item']]);
    const emptied = await call(api, `DELETE /customer/cart/remove?guest_id=${guest_id}`, { module: MODULE.food });
    expect(emptied).toEqual({ status: 200, body: [] });
  });

  it('refuses to make a line equal to another one', async () => {
    await add(burger);
    const regular = { ...burger, price: 10, variation: [{ name: 'Size', values: { label: ['Regular'] } }] };
    const id = readCart((await add(regular)).body)[1]?.id ?? 0;
    expect(codes(await update(id, burger))).toEqual(['cart_item']);
  });

  it('[CART-15] [CART-17] says so first where both together are more than there are, else what is missing', async () => {
    const [shirt] = await database.db.select().from(items).where(eq(items.id, ITEM.shirt));
    const { variations = [], stock = null } = shirt ?? {};
    const setShirt = (more: object) => database.db.update(items).set(more).where(eq(items.id, ITEM.shirt));
    await setShirt({ stock: 3, variations: variations.map((row) => ({ ...row, stock: 3 })) });
    const small: Line = { item: ITEM.shirt, price: 20, quantity: 2, variation: [{ type: 'S' }] };
    const medium: Line = { item: ITEM.shirt, price: 22.5, quantity: 1, variation: [{ type: 'M' }] };
    await add(small);
    const id = readCart((await add(medium)).body)[1]?.id ?? 0;
    const change = (line: Line) =>
      call(api, 'POST /customer/cart/update', {
        module: MODULE.ecommerce,
        body: { guest_id, cart_id: id, ...lineBody(line) },
      });
    expect(codes(await change(small))).toEqual(['cart_item']);
    expect(codes(await change({ ...medium, quantity: 2 }))).toEqual(['stock']);
    await setShirt({ stock, variations });
  });

  it('[CART-22] treats foreign lines as unknown ones', async () => {
    const id = readCart((await add(burger)).body)[0]?.id ?? 0;
    const stranger = await newGuest(api);
    const remove = (cart_id: number) =>
      call(api, `DELETE /customer/cart/remove-item?cart_id=${cart_id}&guest_id=${stranger}`, { module: MODULE.food });
    expect(await remove(id)).toEqual(await remove(99_999));
    expect(await update(id, { ...burger, quantity: 5 }, stranger)).toEqual(await update(99_999, burger, stranger));
    expect((await cart())[0]).toMatchObject({ id, quantity: 1 });
    expect(await cart('en', stranger)).toEqual([]);
  });
});

describe('whose cart it is', () => {
  it('[GUEST-04] an id that was never issued sees nothing and writes nothing', async () => {
    expect(await cart('en', 4711)).toEqual([]);
    expect(await add(burger, {}, 4711)).toEqual({ status: 401, body: { errors: 'Unauthorized' } });
  });

  it('a customer has one of their own', async () => {
    await call(api, 'POST /customer/cart/add', { module: MODULE.food, token: TOKEN, body: lineBody(burger) });
    const answer = await call(api, 'GET /customer/cart/list', { module: MODULE.food, token: TOKEN });
    expect(answer.body).toMatchObject([{ user_id: 1, is_guest: false }]);
    expect(await cart()).toEqual([]);
  });

  it('keeps one cart a module, and lists them all by store', async () => {
    await add(burger);
    await add({ item: ITEM.apples, price: 2.45 });
    expect(await cart('en', guest_id, MODULE.grocery)).toHaveLength(1);
    const all = await call(api, `GET /customer/cart/get-all?guest_id=${guest_id}`);
    expect(readAllCarts(all.body).map(({ store, carts }) => [store.slug, carts.length])).toEqual([
      ['plain', 1],
      ['grocery', 1],
    ]);
  });

  it('requires the module', async () => {
    expect(codes(await call(api, `GET /customer/cart/list?guest_id=${guest_id}`))).toEqual(['moduleId']);
  });
});

describe('bad input', () => {
  it.each<[string, object]>([
    ['no item', { item_id: undefined }],
    ['a text for an item', { item_id: "1' or 1=1" }],
    ['a negative item', { item_id: -1 }],
    ['a huge item', { item_id: 1e30 }],
    ['no quantity', { quantity: 0 }],
    ['a negative quantity', { quantity: -3 }],
    ['half a quantity', { quantity: 1.5 }],
    ['a huge quantity', { quantity: 1e12 }],
    ['a negative price', { price: -1 }],
    ['a price in words', { price: 'cheap' }],
    ['an unknown model', { model: 'Order' }],
    ['a variation that is a text', { variation: 'Large' }],
    ['a variation of null', { variation: [null] }],
    ['a variation of numbers', { variation: [1] }],
    ['deep nonsense', { variation: [{ name: { a: 1 }, values: { label: [{}] } }] }],
    ['add-ons in words', { add_on_ids: ['x'], add_on_qtys: [1] }],
    ['add-ons without quantities', { add_on_ids: [1] }],
    ['negative add-ons', { add_on_ids: [1], add_on_qtys: [-1] }],
    ['a guest in words', { guest_id: '1; drop table carts' }],
    ['a guest beyond numbers', { guest_id: 2 ** 60 }],
  ])('%s is refused and changes nothing', async (_what, change) => {
    const answer = await add(burger, change);
    expect([401, 403, 404]).toContain(answer.status);
    expect(await cart()).toEqual([]);
  });

  it.each(['[]', 'null', '"x"', '{', '1'])('a body of %s is refused', async (body) => {
    const headers = { 'content-type': 'application/json', moduleId: '1' };
    const answer = await api.request('/api/v1/customer/cart/add', { method: 'POST', headers, body });
    expect(answer.status).toBe(403);
  });
});
