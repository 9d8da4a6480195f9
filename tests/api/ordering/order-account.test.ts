import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSignIn } from '@/contract/auth/auth.read';
import { readOrders, readPlaceOrder } from '@/contract/ordering/order.read';
import { readPaymentStatus } from '@/contract/ordering/payment.read';
import * as passwords from '@/server/accounts/password';
import { customers, orders, throttles } from '@/server/db/schema';
import { configure, endSandbox, payPage, paymentIdOf } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import {
  address,
  call,
  codes,
  GUEST,
  ITEM,
  lineBody,
  MODULE,
  newGuest,
  ORDER,
  STORE,
} from '@tests/support/round-market';

const { database, api } = openShop(fillPaying());
let number = 300;

beforeAll(async () => {
  // The customer of the test market has the first id already.
  await database.db.execute(sql`select setval(pg_get_serial_sequence('customers', 'id'), 1000)`);
});

function person() {
  number += 1;
  return {
    ...{ contact_person_name: 'Lina Al Amin', contact_person_number: `+15550199${number}` },
    contact_person_email: `Lina${number}@shop.example`,
  };
}

const PASSWORD = { create_new_user: 1, password: 'a good password' };

async function guestWithCart() {
  const guest_id = await newGuest(api);
  for (const body of [
    lineBody({ item: ITEM.soup, price: 7.35, quantity: 2 }),
    { ...lineBody({ item: ITEM.apples, price: 2.45 }), module: MODULE.grocery },
  ]) {
    const module = 'module' in body ? MODULE.grocery : MODULE.food;
    await call(api, 'POST /customer/cart/add', { module, body: { guest_id, ...body } });
  }
  return guest_id;
}

const place = (guest_id: number, more: object) =>
  call(api, 'POST /customer/order/place', {
    body: { ...ORDER, store_id: STORE.plain, ...address(5), guest_id, ...PASSWORD, ...more },
  });

const login = (email_or_phone: string, password = PASSWORD.password) =>
  call(api, 'POST /auth/login', { body: { login_type: 'manual', email_or_phone, password, field_type: 'email' } });

const counts = async () => [
  (await database.db.select().from(customers)).length,
  (await database.db.select().from(orders)).length,
];

describe('[GUEST-09] the history of orders', () => {
  it('is kept for whoever signed in before ordering, and shown to no guest', async () => {
    const guest_id = await guestWithCart();
    const who = person();
    const { order_id, token } = readPlaceOrder((await place(guest_id, who)).body);
    await database.db.update(orders).set({ order_status: 'delivered' }).where(eq(orders.id, order_id));
    const list = async (query: string, caller: object) =>
      readOrders((await call(api, `GET /customer/order/list?limit=10&offset=1${query}`, caller)).body).orders;
    const history = async (caller: object) => (await list('', caller)).map(({ id }) => id);
    expect(await history({ token: token ?? '' })).toEqual([order_id]);
    const another = readSignIn((await login(who.contact_person_email)).body).token ?? '';
    expect(another).not.toBe(token);
    expect(await history({ token: another })).toEqual([order_id]);
    expect(await list(`&guest_id=${guest_id}`, {})).toEqual([]);
  });
});

describe('an account made with the order', () => {
  it('owns the order and the rest of the cart, is signed in, and opens with its password', async () => {
    const guest_id = await guestWithCart();
    const who = person();
    const placed = await place(guest_id, who);
    const { order_id, token, user_id } = readPlaceOrder(placed.body);
    expect([placed.status, placed.body]).toMatchObject([200, { token: expect.stringMatching(/^\S{20,}$/) }]);
    const signedIn = { token: token ?? '' };
    const track = await call(api, `GET /customer/order/track?order_id=${order_id}`, signedIn);
    expect(track.body).toMatchObject({ user_id, is_guest: false, order_amount: 21.05 });
    const carts = await call(api, 'GET /customer/cart/list', { ...signedIn, module: MODULE.grocery });
    expect(carts.body).toMatchObject([{ item_id: ITEM.apples }]);
    const info = await call(api, 'GET /customer/info', { ...signedIn, language: 'en' });
    expect(info.body).toMatchObject({ f_name: 'Lina', l_name: 'Al Amin', phone: who.contact_person_number });
    expect((await login(who.contact_person_email)).body).toMatchObject({ token: expect.any(String) });
    expect((await login(who.contact_person_email, 'another one')).status).toBe(401);
    const asGuest = await call(api, `GET /customer/order/track?order_id=${order_id}&guest_id=${guest_id}`);
    expect(asGuest.status).toBe(404);
  });

  it('is refused for a phone or an email of another account, and nothing is ordered', async () => {
    const known = person();
    await place(await guestWithCart(), known);
    const before = await counts();
    const guest_id = await guestWithCart();
    expect(codes(await place(guest_id, { ...person(), contact_person_email: known.contact_person_email }))).toEqual([
      'contact_person_email',
    ]);
    expect(codes(await place(guest_id, { ...person(), contact_person_number: known.contact_person_number }))).toEqual([
      'contact_person_number',
    ]);
    expect(codes(await place(guest_id, { ...person(), password: 'short' }))).toEqual(['password']);
    expect(codes(await place(guest_id, { ...person(), password: null }))).toEqual(['password']);
    expect(await counts()).toEqual(before);
  });

  it('is not made when the order is refused', async () => {
    const before = await counts();
    const guest_id = await guestWithCart();
    const who = person();
    expect(codes(await place(guest_id, { ...who, order_amount: 1 }))).toEqual(['price']);
    expect(codes(await place(guest_id, { ...who, payment_method: 'wallet' }))).not.toEqual([]);
    expect(await counts()).toEqual(before);
    const cart = await call(api, `GET /customer/cart/list?guest_id=${guest_id}`, { module: MODULE.food });
    expect(cart.body).toMatchObject([{ item_id: ITEM.soup, quantity: 2 }]);
  });

  it('is created once when the answer was lost, and signed in only by its password', async () => {
    const guest_id = await guestWithCart();
    const attempt = { ...person(), idempotency_key: 'once' };
    const first = readPlaceOrder((await place(guest_id, attempt)).body);
    const again = readPlaceOrder((await place(guest_id, attempt)).body);
    expect(again.order_id).toBe(first.order_id);
    expect(again.token).toMatch(/^\S{20,}$/);
    const without = readPlaceOrder((await place(guest_id, { ...attempt, password: 'somebody else' })).body);
    expect(without).toMatchObject({ order_id: first.order_id, token: null });
    const stranger = await newGuest(api);
    const stolen = await place(stranger, { ...attempt, password: 'somebody else' });
    expect(codes(stolen)).toContain('contact_person_email');
  });

  describe('sent again with its key', () => {
    const send = async (attempt: object, password = PASSWORD.password) => {
      const answer = await place(guest_id, { ...attempt, password });
      expect(answer.status).toBe(200);
      return readPlaceOrder(answer.body);
    };
    const repeat = (times: number, call: () => Promise<unknown>) =>
      Array.from({ length: times }).reduce<Promise<unknown>>(async (before) => before.then(call), Promise.resolve());
    let guest_id: number;

    beforeEach(async () => {
      guest_id = await guestWithCart();
      return async () => void (await database.db.delete(throttles));
    });

    it('[CHECKOUT-01] [beyond §4] is answered however many sign up from the same address', async () => {
      const attempt = { ...person(), idempotency_key: 'shared' };
      const { order_id } = await send(attempt);
      const stranger = await guestWithCart();
      await repeat(30, () => place(stranger, { ...person(), password: 'password' }));
      expect((await place(stranger, person())).status).toBe(405);
      expect(await send(attempt)).toMatchObject({ order_id, token: expect.stringMatching(/^\S{20,}$/) });
    });

    it('[beyond §3] is no way to guess the password: wrong ones count like those of a sign-in', async () => {
      const who = person();
      const attempt = { ...who, idempotency_key: 'guessed' };
      const { order_id } = await send(attempt);
      await repeat(10, () => send(attempt, 'somebody else'));
      expect(await send(attempt)).toMatchObject({ order_id, token: null });
      expect(codes(await login(who.contact_person_email))).toEqual(['otp_block_time']);
    });
  });

  it('[CHECKOUT-01] [beyond §4] is found by its key after a reload, which has lost the password', async () => {
    const guest_id = await guestWithCart();
    const { order_id } = readPlaceOrder((await place(guest_id, { ...person(), idempotency_key: 'reloaded' })).body);
    const outcome = (guest: number) =>
      call(api, `GET /customer/order/payment-status?idempotency_key=reloaded&guest_id=${guest}`);
    expect(readPaymentStatus((await outcome(guest_id)).body)).toMatchObject({ order_id, order_amount: 21.05 });
    expect((await outcome(await newGuest(api))).status).toBe(404);
  });

  it('[PROF-24] is found by nobody once its account is deleted', async () => {
    const guest_id = await guestWithCart();
    const attempt = { ...person(), idempotency_key: 'erased' };
    const { order_id, token } = readPlaceOrder((await place(guest_id, attempt)).body);
    const outcome = () => call(api, `GET /customer/order/payment-status?idempotency_key=erased&guest_id=${guest_id}`);
    expect((await outcome()).status).toBe(200);
    await database.db.update(orders).set({ order_status: 'delivered' }).where(eq(orders.id, order_id));
    expect((await call(api, 'DELETE /customer/remove-account', { token: token ?? '' })).status).toBe(200);
    expect((await outcome()).status).toBe(404);
  });

  it('[PWD-22] gives no token to a password that is replaced while it is checked', async () => {
    const guest_id = await guestWithCart();
    const attempt = { ...person(), idempotency_key: 'replaced' };
    const { user_id } = readPlaceOrder((await place(guest_id, attempt)).body);
    const { isPassword } = passwords;
    const compare = vi.spyOn(passwords, 'isPassword').mockImplementationOnce(async (...given) => {
      const isRight = await isPassword(...given);
      await database.db.update(customers).set({ password_hash: 'another' }).where(eq(customers.id, user_id));
      return isRight;
    });
    expect((await place(guest_id, attempt)).status).toBe(401);
    compare.mockRestore();
  });

  it('pays at a gateway, and its cart is emptied by the payment', async () => {
    vi.stubEnv('DEMO', 'true');
    const guest_id = await guestWithCart();
    const answer = await place(guest_id, { ...person(), payment_method: 'digital_payment' });
    const { order_id, token, user_id } = readPlaceOrder(answer.body);
    const page = paymentIdOf(await payPage(api, { order_id, customer_id: user_id }));
    const cart = async () =>
      (await call(api, 'GET /customer/cart/list', { token: token ?? '', module: MODULE.food })).body;
    expect(await cart()).toHaveLength(1);
    expect((await endSandbox(api, page, 'success')).status).toBe(200);
    vi.unstubAllEnvs();
    expect(await cart()).toEqual([]);
  });

  it('gets no token before its phone is verified, where the market requires it', async () => {
    const verified = { manual_login_status: 1, phone_verification_status: 1 };
    await configure(database.db, { centralize_login: verified });
    vi.stubEnv('DEMO', 'true');
    const { token, order_id } = readPlaceOrder((await place(await guestWithCart(), person())).body);
    vi.unstubAllEnvs();
    expect([token, order_id > 0]).toEqual([null, true]);
    await configure(database.db, { centralize_login: { manual_login_status: 0, otp_login_status: 1 } });
    expect(codes(await place(await guestWithCart(), { ...GUEST, ...person() }))).toEqual(['create_new_user']);
    await configure(database.db, { centralize_login: { manual_login_status: 1 } });
  });
});
