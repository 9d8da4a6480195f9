/** Whoever types the zero that a call within the country begins with has typed the same number. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '@/server/db/schema';
import { attackedShop } from '@tests/support/attacked-shop';
import { address, codes, GUEST, ITEM, lineBody, MODULE, newGuest, ORDER, STORE } from '@tests/support/round-market';
import { idOf } from '@tests/support/pay-market';
import { DEMO_CODE, findAccount, PASSWORD, wayIn } from '@tests/support/rooms/sign-in-room';

const shop = attackedShop();
const REAL = '+971507777777';
const TYPED = '+971 050 777 7777';
let n = 0;
const send = (line: string, body: object, more: object = {}) => shop.from(`10.90.0.${++n}`, line, body, more);
const signUp = (phone: string, email: string) =>
  send('POST /auth/sign-up', { name: 'Noor', phone, email, password: PASSWORD });
const signIn = (email_or_phone: string) =>
  send('POST /auth/login', { login_type: 'manual', email_or_phone, password: PASSWORD });

it('[AUTH-24] [SIGNUP-13] makes one account of it, which both forms sign in to', async () => {
  expect(await signUp(TYPED, 'zero@shop.example')).toMatchObject({ status: 200 });
  expect(await findAccount(shop.db, { phone: REAL })).toMatchObject({ email: 'zero@shop.example' });
  expect(codes(await signUp(REAL, 'other@shop.example'))).toEqual(['phone']);
  expect(codes(await signUp(TYPED, 'other@shop.example'))).toEqual(['phone']);
  for (const typed of [REAL, TYPED, '9710507777777']) expect(wayIn(await signIn(typed)).token).not.toBeNull();
});

it('[AUTH-29] is the contact of the same codes', async () => {
  const phone = '+971508888888';
  expect(wayIn(await send('POST /auth/login', { login_type: 'otp', phone: '+9710508888888' })).phone).toBe(phone);
  const proof = { otp: DEMO_CODE, phone, verification_type: 'phone', login_type: 'otp' };
  expect(wayIn(await send('POST /auth/verify-phone', proof)).is_personal_info).toBe(false);
});

it('[GUEST-01] follows an order of a guest, whichever was typed with the order', async () => {
  const order = async (contact_person_number: string) => {
    const guest_id = await newGuest(shop.api);
    const cart = JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35 })]);
    const body = { ...ORDER, ...GUEST, ...address(2), guest_id, store_id: STORE.plain, is_buy_now: 1, cart };
    return idOf(await send('POST /customer/order/place', { ...body, contact_person_number }, { module: MODULE.food }));
  };
  const other = await newGuest(shop.api);
  const follow = async (order_id: number, number: string) => {
    const query = `order_id=${order_id}&guest_id=${other}&contact_number=${encodeURIComponent(number)}`;
    return (await shop.from('10.90.1.1', `GET /customer/order/track?${query}`)).status;
  };
  const placed = await order(TYPED);
  expect([await follow(placed, REAL), await follow(placed, TYPED)]).toEqual([200, 200]);
  // An order from before both were one.
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, placed));
  const former = {
    ...row?.delivery_address,
    contact_person_number: '+9710507777777',
  } as typeof orders.$inferInsert.delivery_address;
  await shop.db.update(orders).set({ delivery_address: former }).where(eq(orders.id, placed));
  expect([await follow(placed, REAL), await follow(placed, TYPED)]).toEqual([200, 200]);
});
