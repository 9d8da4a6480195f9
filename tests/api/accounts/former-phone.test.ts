/** Accounts that have their phone with what only a call within its country begins with, from before it had one form. */
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findTakenContact } from '@/server/data/registration';
import { customers, vendors } from '@/server/db/schema';
import { attackedShop } from '@tests/support/attacked-shop';
import { codes } from '@tests/support/round-market';
import { DEMO_CODE, findAccount, PASSWORD, wayIn } from '@tests/support/rooms/sign-in-room';

const shop = attackedShop();
let n = 0;
const send = (line: string, body: object) => shop.from(`10.91.0.${++n}`, line, body);
const signUp = (phone: string, email: string) =>
  send('POST /auth/sign-up', { name: 'Noor', phone, email, password: PASSWORD });
const signIn = (email_or_phone: string) =>
  send('POST /auth/login', { login_type: 'manual', email_or_phone, password: PASSWORD });

const FORMER = [
  ['Hungary', '+3606201234567', '+36201234567'],
  ['Lithuania', '+370861234567', '+37061234567'],
  ['Belarus', '+3758294911911', '+375294911911'],
  ['Turkmenistan', '+993866123456', '+99366123456'],
  ['Australia', '+6100412345678', '+61412345678'],
] as const;

it.each(FORMER)('[AUTH-24] a phone of %s signs in to its account in both forms', async (country, former, whole) => {
  const email = `${country}@shop.example`.toLowerCase();
  expect(await signUp(whole, email)).toMatchObject({ status: 200 });
  await shop.db.update(customers).set({ phone: former, is_phone_verified: true }).where(eq(customers.email, email));
  for (const typed of [former, whole]) {
    expect(wayIn(await signIn(typed)).token).not.toBeNull();
    await send('POST /auth/login', { login_type: 'otp', phone: typed });
    const proof = { otp: DEMO_CODE, phone: typed, verification_type: 'phone', login_type: 'otp' };
    expect(wayIn(await send('POST /auth/verify-phone', proof)).token).not.toBeNull();
    expect(codes(await signUp(typed, `other-${email}`))).toEqual(['phone']);
  }
  const found = await shop.db
    .select({ email: customers.email })
    .from(customers)
    .where(inArray(customers.phone, [former, whole]));
  expect(found).toEqual([{ email }]);
});

it('[PWD-08] such a phone gets a new password by a code', async () => {
  const phone = '+36201234567';
  const [account] = await shop.db.select().from(customers).where(eq(customers.phone, '+3606201234567'));
  await send('POST /auth/forgot-password', { verification_method: 'phone', phone });
  const reset = { verification_method: 'phone', phone, reset_token: DEMO_CODE };
  const password = 'another-password-of-noor';
  const given = { ...reset, password, confirm_password: password };
  expect(await send('PUT /auth/reset-password', given)).toMatchObject({ status: 200 });
  expect(await findAccount(shop.db, { phone: '+3606201234567' })).toMatchObject({ id: account?.id });
});

it('[AUTH-24] such a phone of a vendor is taken', async () => {
  const [vendor] = await shop.db.select({ id: vendors.id, phone: vendors.phone }).from(vendors).limit(1);
  await shop.db
    .update(vendors)
    .set({ phone: '+3606201234567' })
    .where(eq(vendors.id, vendor?.id ?? 0));
  const taken = await findTakenContact(shop.db, 'vendor', { email: 'nobody@shop.example', phone: '+36201234567' });
  expect(taken).toEqual({ email: false, phone: true });
});
