import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits';
import { carts, items } from '@/server/db/schema';
import { readCart } from '@/contract/ordering/cart.read';
import { call, ITEM, lineBody, MODULE, newGuest, STORE } from '@tests/support/round-market';
import { runWith } from '@tests/support/rooms/shop-room';
import { configure, DEMO_CODE, LINA, PASSWORD, openSignInRoom, wayIn } from '@tests/support/rooms/sign-in-room';

const room = openSignInRoom();

runWith({ DEMO: 'true', SECRET: 'a-secret-of-the-tests-only' });

type Who = { guest_id?: number; token?: string };
const SOUP = { item: ITEM.soup, price: 7.35 };
const APPLES = { item: ITEM.apples, price: 2.45 };

async function add(who: Who, module: number, line: Parameters<typeof lineBody>[0]) {
  const body = { ...lineBody(line), guest_id: who.guest_id };
  const answer = await call(room.api, 'POST /customer/cart/add', {
    module,
    body,
    ...(who.token && { token: who.token }),
  });
  expect(answer.status).toBe(200);
}

async function listCart(who: Who, module: number) {
  const path = `GET /customer/cart/list${who.guest_id ? `?guest_id=${who.guest_id}` : ''}`;
  const { body } = await call(room.api, path, { module, ...(who.token && { token: who.token }) });
  return readCart(body).map(({ item_id, quantity }) => [item_id, quantity]);
}

let n = 0;
/** A customer with a token, and a guest who is about to sign in as this customer. */
async function both() {
  const contact = { email: `c${++n}@shop.example`, phone: `+155501007${String(n).padStart(2, '0')}` };
  const made = wayIn(await room.from('x', 'POST /auth/sign-up', { name: 'C', ...contact, password: PASSWORD }));
  return { account: { token: made.token ?? '' }, guest: { guest_id: await newGuest(room.api) }, contact };
}

async function signIn({ email }: { email: string }, guest_id: number) {
  const body = { login_type: 'manual', email_or_phone: email, password: PASSWORD, guest_id };
  return wayIn(await room.from('x', 'POST /auth/login', body));
}

describe('[AUTH-31] [GUEST-09] the guest’s cart at sign-in', () => {
  it('[GUEST-06] is taken over when the guest signs up', async () => {
    const guest_id = await newGuest(room.api);
    await add({ guest_id }, MODULE.food, { ...SOUP, quantity: 2 });
    const contact = { email: 'new@shop.example', phone: '+15550100888' };
    const answer = await room.from('x', 'POST /auth/sign-up', {
      name: 'New',
      ...contact,
      password: PASSWORD,
      guest_id,
    });
    const token = wayIn(answer).token ?? '';
    expect(await listCart({ token }, MODULE.food)).toEqual([[ITEM.soup, 2]]);
    expect(await listCart({ guest_id }, MODULE.food)).toEqual([]);
  });

  describe('where emails are proved', () => {
    const ways = { manual_login_status: 1 };
    beforeAll(() => configure(room.db, 'centralize_login', { ...ways, email_verification_status: 1 }));
    afterAll(() => configure(room.db, 'centralize_login', ways));

    it.each([
      ['verify-phone', '+15550100871'],
      ['verify-email', '+15550100872'],
    ])(
      'goes along, and the password stays, when the email is proved in the same browser by %s',
      async (path, phone) => {
        const guest_id = await newGuest(room.api);
        await add({ guest_id }, MODULE.food, SOUP);
        const contact = { email: `${path}@shop.example`, phone };
        const begun = await room.from('x', 'POST /auth/sign-up', {
          name: 'New',
          ...contact,
          password: PASSWORD,
          guest_id,
        });
        expect(wayIn(begun).token).toBeNull();
        expect(await listCart({ guest_id }, MODULE.food)).toEqual([[ITEM.soup, 1]]);

        const { email } = contact;
        const code = { otp: DEMO_CODE, token: DEMO_CODE, login_type: 'manual', verification_type: 'email' };
        // From another network address, like a phone that changes networks.
        const proved = wayIn(await room.from('y', `POST /auth/${path}`, { ...code, email, guest_id }));
        expect(await listCart({ token: proved.token ?? '' }, MODULE.food)).toEqual([[ITEM.soup, 1]]);
        expect((await signIn(contact, await newGuest(room.api))).token).not.toBeNull();
      },
    );
  });

  it('moves into an empty cart', async () => {
    const { account, guest, contact } = await both();
    await add(guest, MODULE.food, { ...SOUP, quantity: 2 });
    expect(await signIn(contact, guest.guest_id)).toMatchObject({ cart_conflict: false, cart_left_out: 0 });
    expect(await listCart(account, MODULE.food)).toEqual([[ITEM.soup, 2]]);
    expect(await listCart(guest, MODULE.food)).toEqual([]);
  });

  it('is merged with one of the same store, as far as stock and maximum allow', async () => {
    const { account, guest, contact } = await both();
    await add(account, MODULE.grocery, { ...APPLES, quantity: 5 });
    await add(guest, MODULE.grocery, { ...APPLES, quantity: 6 });
    await add(guest, MODULE.grocery, { item: ITEM.last_jar, price: 12 });
    expect(await signIn(contact, guest.guest_id)).toMatchObject({ cart_conflict: false, cart_left_out: 3 });
    expect(await listCart(account, MODULE.grocery)).toEqual([
      [ITEM.apples, 8],
      [ITEM.last_jar, 1],
    ]);
    expect(await listCart(guest, MODULE.grocery)).toEqual([]);
  });

  it('[CART-17] joins sizes of one item only as far as the stock that they share', async () => {
    const type = { S: { en: 'S', ar: 'ص' }, M: { en: 'M', ar: 'م' } };
    const sizes = [
      { type: type.S, price: 20, stock: 3 },
      { type: type.M, price: 20, stock: 3 },
    ];
    await room.db.update(items).set({ variations: sizes, stock: 3 }).where(eq(items.id, ITEM.shirt));
    const shirt = (size: 'S' | 'M', quantity: number) => ({
      ...{ item: ITEM.shirt, price: 20, quantity },
      variation: [{ type: size, price: 20, stock: 3 }],
    });
    const { account, guest, contact } = await both();
    await add(account, MODULE.ecommerce, shirt('S', 2));
    await add(guest, MODULE.ecommerce, shirt('M', 3));
    expect(await signIn(contact, guest.guest_id)).toMatchObject({ cart_conflict: false, cart_left_out: 2 });
    expect(await listCart(account, MODULE.ecommerce)).toEqual([
      [ITEM.shirt, 2],
      [ITEM.shirt, 1],
    ]);
    expect(await listCart(guest, MODULE.ecommerce)).toEqual([]);
  });

  it.each([
    ['guest', [[ITEM.soup, 2]]],
    ['account', [[ITEM.feast, 1]]],
  ])('of another store is kept beside it until the customer keeps the %s’s', async (keep, result) => {
    const { account, guest, contact } = await both();
    await add(account, MODULE.food, { item: ITEM.feast, price: 12 });
    await add(guest, MODULE.food, { ...SOUP, quantity: 2 });
    await add(guest, MODULE.grocery, { ...APPLES, quantity: 1 });
    expect((await signIn(contact, guest.guest_id)).cart_conflict).toBe(true);
    expect(await listCart(account, MODULE.food)).toEqual([[ITEM.feast, 1]]);
    expect(await listCart(guest, MODULE.food)).toEqual([[ITEM.soup, 2]]);
    // Carts without a conflict have been taken over.
    expect(await listCart(account, MODULE.grocery)).toEqual([[ITEM.apples, 1]]);
    const settle = { body: { guest_id: guest.guest_id, keep }, ...account };
    expect((await call(room.api, 'POST /customer/cart/merge', settle)).status).toBe(200);
    expect(await listCart(account, MODULE.food)).toEqual(result);
    expect(await listCart(guest, MODULE.food)).toEqual([]);
  });

  it('keeps the add-ons of both where a line is in both', async () => {
    const { account, guest, contact } = await both();
    const burger = { item: ITEM.burger, price: 10, variation: [{ name: 'Size', values: { label: ['Regular'] } }] };
    await add(account, MODULE.food, { ...burger, add_ons: { 1: 1 } });
    await add(guest, MODULE.food, { ...burger, quantity: 2, add_ons: { 1: 1, 2: 2 } });
    await signIn(contact, guest.guest_id);
    const { body } = await call(room.api, 'GET /customer/cart/list', { module: MODULE.food, ...account });
    expect(readCart(body)).toMatchObject([{ quantity: 3, add_on_ids: [1, 2], add_on_qtys: [2, 2] }]);
  });

  it('has no more lines than a cart may have, however many carts are brought', async () => {
    const { account, contact } = await both();
    const bring = async (from: number) => {
      const guest_id = await newGuest(room.api);
      const lines = Array.from({ length: limits.cart_lines_max }, (_, n) => ({
        ...{ guest_id, module_id: MODULE.food, store_id: STORE.plain, item_id: ITEM.soup, price: 7.35, quantity: 2 },
        ...{
          item_type: 'Item' as const,
          variation: [{ name: `kind ${from + n}`, values: { label: ['x'] } }],
          add_on_ids: [],
          add_on_qtys: [],
        },
      }));
      await room.db.insert(carts).values(lines);
      return guest_id;
    };
    expect(await signIn(contact, await bring(0))).toMatchObject({ cart_left_out: 0 });
    expect(await signIn(contact, await bring(50))).toMatchObject({ cart_left_out: 100 });
    const settle = { body: { guest_id: await bring(100), keep: 'account' }, ...account };
    expect((await call(room.api, 'POST /customer/cart/merge', settle)).status).toBe(200);
    expect(await listCart(account, MODULE.food)).toHaveLength(limits.cart_lines_max);
  });

  it('tells what did not fit when the carts of two stores have become carts of one meanwhile', async () => {
    const { account, guest, contact } = await both();
    await add(account, MODULE.food, { item: ITEM.feast, price: 12 });
    await add(guest, MODULE.food, SOUP);
    expect((await signIn(contact, guest.guest_id)).cart_conflict).toBe(true);
    // On another device the customer fills a cart that the guest's fits into.
    await add(account, MODULE.grocery, { ...APPLES, quantity: 5 });
    await add(guest, MODULE.grocery, { ...APPLES, quantity: 6 });
    const settle = { body: { guest_id: guest.guest_id, keep: 'account' }, ...account };
    const { body } = await call(room.api, 'POST /customer/cart/merge', settle);
    expect(body).toMatchObject({ message: expect.any(String), cart_left_out: 3 });
    expect(await listCart(account, MODULE.grocery)).toEqual([[ITEM.apples, 8]]);
  });

  it('stays where it is for a wrong password, another guest’s id, and without a token', async () => {
    const { guest, account } = await both();
    await add(guest, MODULE.food, SOUP);
    const body = { login_type: 'manual', email_or_phone: LINA.email, password: 'wrong', guest_id: guest.guest_id };
    await room.from('x', 'POST /auth/login', body);
    const settle = { guest_id: guest.guest_id, keep: 'guest' };
    expect((await call(room.api, 'POST /customer/cart/merge', { body: settle })).status).toBe(401);
    const foreign = { body: { ...settle, guest_id: guest.guest_id - 1 }, ...account };
    expect((await call(room.api, 'POST /customer/cart/merge', foreign)).status).toBe(200);
    expect(await listCart(guest, MODULE.food)).toEqual([[ITEM.soup, 1]]);
  });

  it('two sign-ins at once move it once', async () => {
    const { account, guest, contact } = await both();
    await add(guest, MODULE.food, { ...SOUP, quantity: 2 });
    await Promise.all([signIn(contact, guest.guest_id), signIn(contact, guest.guest_id)]);
    expect(await listCart(account, MODULE.food)).toEqual([[ITEM.soup, 2]]);
  });
});
