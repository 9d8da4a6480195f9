import { hashSync } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { customer_tokens, customers } from '@/server/db/schema';
import { issueToken } from '@/server/data/token';
import { startProviders, type Providers } from '@tests/support/stand-ins/identity-providers';
import { call, codes, newGuest, NOW } from '@tests/support/round-market';
import { configure, DEMO_CODE, PASSWORD, openSignInRoom, wayIn } from '@tests/support/rooms/sign-in-room';

const NO_DEVICE = { browser: null, system: null, platform: null };

const room = openSignInRoom();
let providers: Providers;
const password_hash = hashSync(PASSWORD, { memoryCost: 19_456, timeCost: 2 });
let n = 0;

beforeAll(async () => {
  providers = await startProviders();
  for (const [name, value] of Object.entries({ DEMO: 'true', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests' }))
    vi.stubEnv(name, value);
  for (const [name, value] of Object.entries(providers.settings)) vi.stubEnv(name, value);
  const on = { manual_login_status: 1, otp_login_status: 1, social_login_status: 1, google_login_status: 1 };
  await configure(room.db, 'centralize_login', {
    ...on,
    phone_verification_status: 1,
    email_verification_status: 0,
  });
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await providers.stop();
});
beforeEach(() => void (n += 1));
afterEach(() => room.later(3601));

const HERE = '10.9.0.1';
const THERE = '10.9.0.2';

/**
 * An attacker has signed up with somebody else's phone and email, is signed in, and has linked a provider of their own.
 */
async function hijacked(proved: Partial<typeof customers.$inferInsert> = {}) {
  const phone = `+1555077${String(1000 + n)}`;
  const email = `owner${n}@shop.example`;
  const [row] = await room.db
    .insert(customers)
    .values({
      ...{ phone, email, password_hash, f_name: 'Hanna', ref_code: `HIJACK${n}`, cm_firebase_token: 'push' },
      ...{ login_medium: 'facebook', social_id: `of-the-hijacker-${n}`, ...proved },
    })
    .returning();
  const id = row?.id ?? 0;
  const token = await issueToken(room.db, { customer_id: id, ...NO_DEVICE }, NOW);
  return { id, phone, email, token };
}

const findCustomerRow = async (id: number) => (await room.db.select().from(customers).where(eq(customers.id, id)))[0];
const listTokens = (id: number) => room.db.select().from(customer_tokens).where(eq(customer_tokens.customer_id, id));

/** Asserts that all earlier access is gone. `tokens` is the number of tokens that the proof itself has issued. */
async function expectOnlyTheOwner(account: Awaited<ReturnType<typeof hijacked>>, tokens: number) {
  const info = await call(room.api, 'GET /customer/info', { token: account.token, language: 'en' });
  expect(info.status).toBe(401);
  const login = { login_type: 'manual', password: PASSWORD };
  for (const email_or_phone of [account.phone, account.email]) {
    expect((await room.from(HERE, 'POST /auth/login', { ...login, email_or_phone })).status).toBe(401);
  }
  const row = await findCustomerRow(account.id);
  expect(row?.social_id).not.toBe(`of-the-hijacker-${n}`);
  expect(row?.cm_firebase_token).toBeNull();
  expect(await listTokens(account.id)).toHaveLength(tokens);
}

const ask = (phone: string) => room.from(THERE, 'POST /auth/login', { login_type: 'otp', phone });
const sure = (phone: string, verified: 'yes' | 'no') =>
  room.from(THERE, 'POST /auth/login', { login_type: 'otp', phone, otp: DEMO_CODE, verified });
const google = (email: string, verified?: 'yes' | 'no') => {
  const token = providers.token({ sub: `google-${n}`, email, name: 'Owner Real' });
  const body = { login_type: 'social', medium: 'google', unique_id: 'x', access_token: 1, token, email, verified };
  return room.from(THERE, 'POST /auth/login', body);
};

describe('[AUTH-21] the first proof of a contact ends all earlier access', () => {
  it('by a code at sign-in', async () => {
    const account = await hijacked();
    await ask(account.phone);
    const { phone } = account;
    const verify = { otp: DEMO_CODE, phone, verification_type: 'phone', login_type: 'otp' };
    expect(wayIn(await room.from(THERE, 'POST /auth/verify-phone', verify)).is_exist_user).not.toBeNull();
    expect(wayIn(await sure(phone, 'yes')).token).not.toBeNull();
    await expectOnlyTheOwner(account, 1);
  });

  it('by the code of a verification that somebody else has requested', async () => {
    const account = await hijacked();
    const { phone } = account;
    await room.from(HERE, 'POST /auth/login', { login_type: 'manual', email_or_phone: phone, password: PASSWORD });
    const verify = { otp: DEMO_CODE, phone, verification_type: 'phone', login_type: 'manual' };
    expect(wayIn(await room.from(THERE, 'POST /auth/verify-phone', verify)).token).not.toBeNull();
    await expectOnlyTheOwner(account, 1);
  });

  it.each(['phone', 'email'] as const)('by a new password, requested by %s', async (kind) => {
    const account = await hijacked();
    const contact = { verification_method: kind, [kind]: account[kind] };
    expect((await room.from(THERE, 'POST /auth/forgot-password', contact)).status).toBe(200);
    const reset = { ...contact, reset_token: DEMO_CODE, password: 'Owner-9-word', confirm_password: 'Owner-9-word' };
    expect((await room.from(THERE, 'PUT /auth/reset-password', reset)).status).toBe(200);
    await expectOnlyTheOwner(account, 0);
  });

  it('by a provider that confirms the email', async () => {
    const account = await hijacked();
    expect(wayIn(await google(account.email)).is_exist_user).not.toBeNull();
    // The phone, too, is the hijacker's word: it waits for a code, or for a phone of the owner's.
    expect(wayIn(await google(account.email, 'yes'))).toMatchObject({ token: null, is_phone_verified: false });
    await expectOnlyTheOwner(account, 0);
    expect(await findCustomerRow(account.id)).toMatchObject({ login_medium: 'google', social_id: `google-${n}` });
  });

  it('in the profile: all other sessions', async () => {
    const account = await hijacked();
    const token = await issueToken(room.db, { customer_id: account.id, ...NO_DEVICE }, NOW);
    const { phone, email } = account;
    const body = { name: 'Owner Real', phone, email, button_type: 'phone' };
    expect((await call(room.api, 'POST /customer/update-profile', { token, body })).body).toMatchObject({
      otp_send: true,
    });
    const proof = { ...body, otp: DEMO_CODE, verification_on: 'phone', verification_medium: 'SMS' };
    expect((await call(room.api, 'POST /customer/update-profile', { token, body: proof })).status).toBe(200);
    expect(await listTokens(account.id)).toHaveLength(1);
    expect((await call(room.api, 'GET /customer/info', { token, language: 'en' })).status).toBe(200);
  });
});

it('[AUTH-21] a customer who signs up and proves the phone in the same browser keeps the password', async () => {
  const guest_id = await newGuest(room.api);
  const phone = '+15550771999';
  const body = { name: 'Nour Own', email: 'nour@shop.example', phone, password: 'Own-9-word', guest_id };
  expect(wayIn(await room.from(HERE, 'POST /auth/sign-up', body)).token).toBeNull();
  const verify = { otp: DEMO_CODE, phone, verification_type: 'phone', login_type: 'manual', guest_id };
  expect(wayIn(await room.from(THERE, 'POST /auth/verify-phone', verify)).token).not.toBeNull();
  const login = { login_type: 'manual', email_or_phone: phone, password: 'Own-9-word' };
  expect(wayIn(await room.from(HERE, 'POST /auth/login', login)).token).not.toBeNull();
});

describe('[AUTH-21] an unproved contact gives no access to an account whose other contact is proved', () => {
  it('[AUTH-28] by a code at sign-in; with the same code the phone can still be moved to a new account', async () => {
    const account = await hijacked({ is_email_verified: true });
    await ask(account.phone);
    expect(codes(await sure(account.phone, 'yes'))).toEqual(['proved_otherwise']);
    expect(await listTokens(account.id)).toHaveLength(1);
    // A refused "yes" does not use up the code.
    expect(wayIn(await sure(account.phone, 'no')).is_personal_info).toBe(false);
    expect(await findCustomerRow(account.id)).toMatchObject({ phone: null, email: account.email });
  });

  it('by a new password', async () => {
    const account = await hijacked({ is_phone_verified: true });
    const contact = { verification_method: 'email', email: account.email };
    // The same answers as for an account that does not exist, and no code gives access.
    expect((await room.from(THERE, 'POST /auth/forgot-password', contact)).status).toBe(200);
    const reset = { ...contact, reset_token: DEMO_CODE, password: 'Owner-9-word', confirm_password: 'Owner-9-word' };
    expect((await room.from(THERE, 'PUT /auth/reset-password', reset)).status).toBe(400);
  });

  it('by a provider', async () => {
    const account = await hijacked({ is_phone_verified: true });
    expect(codes(await google(account.email, 'yes'))).toEqual(['proved_otherwise']);
    expect(wayIn(await google(account.email, 'no')).is_personal_info).toBe(false);
    expect(await listTokens(account.id)).toHaveLength(1);
  });
});
