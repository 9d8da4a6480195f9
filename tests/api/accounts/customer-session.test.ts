import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readProofOffers, readSessions } from '@/contract/auth/auth.read';
import { record } from '@/contract/core/wire-values';
import { customer_tokens, customers } from '@/server/db/schema';
import { codeIn } from '@tests/support/stand-ins/mail-box';
import { openOutbox, UNREACHABLE, type Outbox } from '@tests/support/stand-ins/outbox';
import { address, call, codes, ITEM, lineBody, MODULE, ORDER, STORE, type Answer } from '@tests/support/round-market';
import { findAccount, configure, LINA, PASSWORD, openSignInRoom, wayIn } from '@tests/support/rooms/sign-in-room';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const room = openSignInRoom();
let outbox: Outbox;
let n = 0;
type Who = { email: string; phone: string };
let who: Who;

beforeAll(async () => {
  outbox = await openOutbox();
  for (const [name, value] of Object.entries({
    ...{ DEMO: 'false', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests-only', ...outbox.settings },
  })) {
    vi.stubEnv(name, value);
  }
  await configure(room.db, 'business_name', { en: 'Medina', ar: 'مدينة' });
  await configure(room.db, 'email', 'help@medina.example');
}, 60_000);
beforeEach(async () => {
  who = await newCustomer();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await outbox.close();
});

/** A new customer for each test, with a password and, by default, proved contacts. */
async function newCustomer(more: object = {}): Promise<Who> {
  n += 1;
  const { password_hash } = (await findAccount(room.db, LINA)) ?? {};
  const contacts = { email: `person-${n}@shop.example`, phone: `+15550107${String(n).padStart(3, '0')}` };
  const verified = { is_phone_verified: true, is_email_verified: true, ref_code: `PERSON${n}`, f_name: 'Person' };
  await room.db.insert(customers).values({ ...contacts, ...verified, password_hash, ...more });
  return { ...contacts, ...more };
}

async function signIn(user_agent = CHROME, email = who.email): Promise<string> {
  const body = { login_type: 'manual', email_or_phone: email, password: PASSWORD, field_type: 'email' };
  const headers = { 'User-Agent': user_agent, 'X-Forwarded-For': `10.9.0.${++n}` };
  return wayIn(await room.from('', 'POST /auth/login', body, { headers })).token ?? '';
}

const as = (token: string, line: string, body?: unknown, language = 'en') =>
  room.from('10.9.1.1', line, body, { token, language, headers: { 'X-Forwarded-For': `10.9.1.${++n}` } });
const sessions = async (token: string) => readSessions((await as(token, 'GET /customer/sessions')).body);
const isIn = async (token: string) => (await as(token, 'GET /customer/info')).status === 200;
const update = (token: string, change: object, language?: string) =>
  as(token, 'POST /customer/update-profile', { name: 'Person', ...who, ...change }, language);
const offers = ({ body }: Answer) => readProofOffers(record(body).proofs);
const account = () => findAccount(room.db, { email: who.email });
/** Mails of another test may still be arriving. */
const mails = () => outbox.mails.filter((mail) => mail.includes(`To: ${who.email}`));
const texts = () => outbox.texts.filter(({ to }) => to === who.phone);

describe('a token', () => {
  it('ends after 30 days without use, and not before', async () => {
    const token = await signIn();
    room.later(30 * DAY - 1);
    expect(await isIn(token)).toBe(true);
    room.later(30 * DAY);
    expect(await isIn(token)).toBe(false);
  });

  it('ends after 60 days however much it is used', async () => {
    const token = await signIn();
    for (const days of [20, 20, 19]) {
      room.later(days * DAY);
      expect(await isIn(token)).toBe(true);
    }
    room.later(DAY);
    expect(await isIn(token)).toBe(false);
  });

  it('stores its last use once an hour, not at each call', async () => {
    const token = await signIn();
    const lastUse = async () =>
      (await room.db.select().from(customer_tokens).orderBy(customer_tokens.id)).at(-1)?.last_used_at;
    const first = await lastUse();
    room.later(59 * MINUTE);
    await isIn(token);
    expect(await lastUse()).toEqual(first);
    room.later(MINUTE);
    await isIn(token);
    expect((await lastUse())?.getTime()).toBe((first?.getTime() ?? 0) + 60 * MINUTE * 1000);
  });
});

describe('the devices of a customer', () => {
  it('are listed by browser and system, the current one first, and nothing else of them is stored', async () => {
    const phone = await signIn();
    room.later(2 * 60 * MINUTE);
    const laptop = await signIn(SAFARI);
    expect(await sessions(phone)).toMatchObject([
      { browser: 'Chrome', system: 'Android', platform: 'mobile', is_current: true },
      { browser: 'Safari', system: 'macOS', platform: 'desktop', is_current: false },
    ]);
    expect((await sessions(laptop))[0]).toMatchObject({ browser: 'Safari', is_current: true });
    const { body } = await as(phone, 'GET /customer/sessions');
    expect(Object.keys(record((body as unknown[])[0])).sort()).toEqual(
      ['browser', 'created_at', 'id', 'is_current', 'last_used_at', 'platform', 'system'].sort(),
    );
    expect(JSON.stringify(await room.db.select().from(customer_tokens))).not.toMatch(/Mozilla|Pixel|10\.9\./);
  });

  it('may have an unknown user agent', async () => {
    const token = await signIn('<script>alert(1)</script>');
    expect(await sessions(token)).toMatchObject([{ browser: null, system: null, platform: null }]);
  });

  it('are signed out one by one', async () => {
    const [phone, laptop] = [await signIn(), await signIn(SAFARI)];
    const id = (await sessions(phone)).find((session) => !session.is_current)?.id;
    expect((await as(phone, `DELETE /customer/sessions/${id}`)).body).toEqual({ message: 'The device is signed out.' });
    expect([await isIn(phone), await isIn(laptop)]).toEqual([true, false]);
    const again = await as(phone, `DELETE /customer/sessions/${id}`);
    expect([again.status, codes(again)]).toEqual([404, ['not-found']]);
  });

  it('are all signed out at once except the current one', async () => {
    const [phone, laptop, tablet] = [await signIn(), await signIn(SAFARI), await signIn(SAFARI)];
    expect((await as(phone, 'POST /customer/sessions/end-others')).status).toBe(200);
    expect(await Promise.all([phone, laptop, tablet].map(isIn))).toEqual([true, false, false]);
  });

  it('get no push messages once they are signed out', async () => {
    const [phone, laptop] = [await signIn(), await signIn(SAFARI)];
    const register = (token: string, cm_firebase_token: string) =>
      as(token, 'PUT /customer/cm-firebase-token', { cm_firebase_token });
    await register(laptop, 'to the laptop');
    await register(phone, 'to the phone');
    await as(phone, 'POST /customer/sessions/end-others');
    expect(await account()).toMatchObject({ cm_firebase_token: 'to the phone' });
    await as(phone, 'POST /auth/logout');
    expect(await account()).toMatchObject({ cm_firebase_token: null });
  });

  it('are nobody else’s to see or to sign out', async () => {
    const [mine, other] = [await signIn(), await signIn(SAFARI, LINA.email)];
    expect(await sessions(other)).toHaveLength(1);
    const foreign = (await sessions(mine))[0]?.id;
    expect((await as(other, `DELETE /customer/sessions/${foreign}`)).status).toBe(404);
    expect(await isIn(mine)).toBe(true);
    for (const line of ['GET /customer/sessions', 'POST /customer/sessions/end-others', 'POST /customer/prove']) {
      expect((await room.from('10.9.2.1', line, { by: 'password', password: PASSWORD })).status, line).toBe(401);
    }
  });
});

describe('a proof that is older than 15 minutes', () => {
  const changes: [string, (token: string) => Promise<Answer>][] = [
    ['a new password', (token) => update(token, { password: 'lantern-34', button_type: 'change_password' })],
    ['another email', (token) => update(token, { email: `new-${n}@shop.example` })],
    ['the deletion of the account', (token) => as(token, 'DELETE /customer/remove-account')],
  ];

  it.each(changes)('is required again by %s, which then succeeds', async (_what, change) => {
    const token = await signIn();
    room.later(15 * MINUTE + 1);
    const before = await account();
    const refused = await change(token);
    expect([refused.status, codes(refused)]).toEqual([403, ['reauthenticate']]);
    expect(offers(refused)).toEqual([
      { by: 'password', to: null, verification_medium: null },
      { by: 'phone', to: who.phone, verification_medium: 'SMS' },
      { by: 'email', to: who.email, verification_medium: 'email' },
    ]);
    expect(await account()).toEqual(before);
    expect((await as(token, 'POST /customer/prove', { by: 'password', password: PASSWORD })).status).toBe(200);
    expect((await change(token)).status).toBe(200);
  });

  it.each(changes)('is not required by %s before that', async (_what, change) => {
    const token = await signIn();
    room.later(15 * MINUTE);
    expect((await change(token)).status).toBe(200);
  });

  it('is required for a new phone, too', async () => {
    who = await newCustomer({ is_phone_verified: false, is_email_verified: false });
    const token = await signIn();
    room.later(16 * MINUTE);
    const refused = await update(token, { phone: `+155501088${String(n).padStart(2, '0')}` });
    // The contacts of this account are unproved, so they cannot be used as a proof.
    expect([codes(refused), offers(refused).map(({ by }) => by)]).toEqual([['reauthenticate'], ['password']]);
    const sent = await as(token, 'POST /customer/prove/code', { by: 'phone' });
    expect([sent.status, texts()]).toEqual([403, []]);
  });

  it('is not required for a new name', async () => {
    const token = await signIn();
    room.later(DAY);
    expect((await update(token, { name: 'Lina H.' })).status).toBe(200);
  });

  it('is not required when an open order prevents the deletion anyway', async () => {
    const token = await signIn();
    const cart = JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35 })]);
    const body = { ...ORDER, ...address(2), store_id: STORE.plain, is_buy_now: 1, cart };
    const placed = await call(room.api, 'POST /customer/order/place', { token, module: MODULE.food, body });
    expect(placed.status).toBe(200);
    room.later(16 * MINUTE);
    expect(codes(await as(token, 'DELETE /customer/remove-account'))).toEqual(['on-going']);
  });

  it('is given by a code to a contact of the account, which works once', async () => {
    const token = await signIn();
    room.later(16 * MINUTE);
    expect((await as(token, 'POST /customer/prove/code', { by: 'email' })).status).toBe(200);
    const otp = codeIn(mails().at(-1));
    const wrong = otp === '111111' ? '222222' : '111111';
    const refused = await as(token, 'POST /customer/prove', { by: 'email', otp: wrong });
    expect([refused.status, codes(refused)]).toEqual([404, ['otp']]);
    expect((await update(token, { password: 'lantern-34' })).status).toBe(403);
    expect((await as(token, 'POST /customer/prove', { by: 'email', otp })).status).toBe(200);
    expect((await as(token, 'POST /customer/prove', { by: 'email', otp })).status).toBe(404);
    expect((await update(token, { password: 'lantern-34' })).status).toBe(200);
  });

  it('is given for one device only', async () => {
    const [phone, laptop] = [await signIn(), await signIn(SAFARI)];
    room.later(16 * MINUTE);
    await as(phone, 'POST /customer/prove', { by: 'password', password: PASSWORD });
    expect(codes(await update(laptop, { password: 'lantern-34' }))).toEqual(['reauthenticate']);
  });

  it('cannot be guessed: the eleventh password is not checked', async () => {
    const token = await signIn();
    room.later(16 * MINUTE);
    for (let guess = 0; guess < 10; guess += 1) {
      const refused = await as(token, 'POST /customer/prove', { by: 'password', password: `guess-${guess}` });
      expect([refused.status, codes(refused)]).toEqual([403, ['password']]);
    }
    const right = await as(token, 'POST /customer/prove', { by: 'password', password: PASSWORD });
    expect([right.status, codes(right)]).toEqual([405, ['otp_block_time']]);
  });
});

describe('[beyond the spec] a sign-in on a new device', () => {
  const enter = async (headers: Record<string, string> = {}) => {
    const body = { login_type: 'manual', email_or_phone: who.email, password: PASSWORD, field_type: 'email' };
    const answer = await room.from('', 'POST /auth/login', body, {
      headers: { 'X-Forwarded-For': `10.9.4.${++n}`, ...headers },
    });
    expect(answer.status).toBe(200);
    return String(record(answer.body).device_token);
  };
  const told = () => mails().filter((mail) => /signed in to on a new device/.test(mail.replace(/=\r\n/g, '')));

  it('is notified at once, but not the first one nor one on a known device', async () => {
    const device = await enter();
    await enter({ 'X-Device-Token': device });
    await enter();
    await vi.waitFor(() => expect(told()).toHaveLength(1), 10_000);
    await enter({ 'X-Device-Token': device });
    await enter();
    await vi.waitFor(() => expect(told()).toHaveLength(2), 10_000);
    expect(texts()).toEqual([]);
  });

  it('by a code to the phone is notified by mail only: the phone has just received the code', async () => {
    await enter();
    const address = `10.9.4.${++n}`;
    await room.from(address, 'POST /auth/login', { login_type: 'otp', phone: who.phone });
    await vi.waitFor(() => expect(texts()).toHaveLength(1), 10_000);
    const proved = { login_type: 'otp', phone: who.phone, verification_type: 'phone', otp: codeIn(texts()[0]?.text) };
    expect(wayIn(await room.from(address, 'POST /auth/verify-phone', proved)).token).not.toBeNull();
    await vi.waitFor(() => expect(told()).toHaveLength(1), 10_000);
    expect(texts()).toHaveLength(1);
  });

  it('is notified at the phone of an account without an email', async () => {
    await enter();
    await room.db.update(customers).set({ email: null }).where(eq(customers.phone, who.phone));
    const body = { login_type: 'manual', email_or_phone: who.phone, password: PASSWORD, field_type: 'phone' };
    expect((await room.from(`10.9.4.${++n}`, 'POST /auth/login', body)).status).toBe(200);
    await vi.waitFor(() => expect(texts()).toHaveLength(1), 10_000);
    expect(texts()[0]?.text).toMatch(/new device/);
  });
});

describe('a change of password, phone or email', () => {
  it.each([
    ['password', { password: 'lantern-34' }],
    ['email', { email: 'other@shop.example' }],
  ])('ends the other sessions and keeps the present one: %s', async (_what, change) => {
    const [phone, laptop] = [await signIn(), await signIn(SAFARI)];
    await update(phone, { name: 'Lina H.' });
    expect(await isIn(laptop)).toBe(true);
    expect((await update(phone, change)).status).toBe(200);
    expect([await isIn(phone), await isIn(laptop)]).toEqual([true, false]);
  });

  it('of the email is notified at the old one, with the market’s contact', async () => {
    const token = await signIn();
    await update(token, { email: `new-${n}@shop.example` });
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 10_000);
    expect(mails()[0]).toMatch(/email address of your account at Medina was changed/);
    expect(mails()[0]).toMatch(/help@medina\.example/);
  });

  it('of the phone is notified at the old one, in the language of the account', async () => {
    who = await newCustomer({ is_phone_verified: false, current_language_key: 'ar' });
    await update(await signIn(), { phone: '+15550100777' });
    await vi.waitFor(() => expect(texts()).toHaveLength(1), 10_000);
    expect(texts()[0]).toMatchObject({
      to: who.phone,
      text: expect.stringMatching(/تم تغيير رقم هاتف حسابك/),
    });
  });

  it('of several things is notified in one message', async () => {
    const token = await signIn();
    await update(token, { email: `new-${n}@shop.example`, password: 'lantern-34' });
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 10_000);
    expect(mails()[0]?.replace(/=\r\n/g, '')).toMatch(/password of your account.*email address of your account/s);
  });

  it('is notified for a deletion, too', async () => {
    const token = await signIn();
    await as(token, 'DELETE /customer/remove-account');
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 10_000);
    expect(mails()[0]).toMatch(/Your account at Medina was deleted/);
  });

  it('is notified for a password set by a code, which ends every session', async () => {
    const token = await signIn();
    await room.from('10.9.3.1', 'POST /auth/forgot-password', { verification_method: 'phone', phone: who.phone });
    await vi.waitFor(() => expect(texts()).toHaveLength(1), 10_000);
    const reset = { verification_method: 'phone', phone: who.phone, reset_token: codeIn(texts()[0]?.text) };
    const password = { password: 'lantern-34', confirm_password: 'lantern-34' };
    const done = await room.from('10.9.3.1', 'PUT /auth/reset-password', { ...reset, ...password });
    expect(done.status).toBe(200);
    expect(await isIn(token)).toBe(false);
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 10_000);
    expect(mails()[0]).toMatch(/password of your account at Medina was changed/);
  });

  it('is saved when nobody can be notified', async () => {
    who = await newCustomer({ is_phone_verified: false, phone: UNREACHABLE });
    expect((await update(await signIn(), { phone: '+15550100778' })).status).toBe(200);
    expect(await account()).toMatchObject({ phone: '+15550100778' });
  });

  it('is not notified in a demo', async () => {
    vi.stubEnv('DEMO', 'true');
    const token = await signIn();
    await update(token, { password: 'lantern-34' });
    vi.stubEnv('DEMO', 'false');
    await update(token, { email: `new-${n}@shop.example` });
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 10_000);
    expect(mails()[0]).not.toMatch(/password of your account/);
  });
});
