import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { customer_tokens, customers } from '@/server/db/schema';
import { call, codes, newGuest } from '@tests/support/round-market';
import { runWith } from '@tests/support/rooms/shop-room';
import {
  findAccount,
  BLOCKED,
  CLAIMED,
  configure,
  DEMO_CODE,
  LINA,
  PASSWORD,
  openSignInRoom,
  wayIn,
} from '@tests/support/rooms/sign-in-room';

const room = openSignInRoom();
let n = 0;
/** A new network address for every call, so that rate limits apply only in their own test. */
const send = (path: string, body: unknown, more: object = {}) =>
  room.from(`10.0.${Math.floor(++n / 250)}.${n % 250}`, path.includes(' ') ? path : `POST /auth/${path}`, body, more);
const manual = (email_or_phone: string, password: string, more: object = {}) =>
  send('login', { login_type: 'manual', email_or_phone, password, field_type: 'email', type: 'email', ...more });
const otp = (phone: string, more: object = {}) => send('login', { login_type: 'otp', phone, type: 'phone', ...more });
const verify = (phone: string, more: object = {}) =>
  send('verify-phone', { otp: DEMO_CODE, phone, verification_type: 'phone', login_type: 'otp', ...more });

runWith({ DEMO: 'true', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests-only' });

async function works(token: string | null): Promise<number> {
  const { status } = await call(room.api, 'GET /customer/cart/list', { module: 1, ...(token && { token }) });
  return status;
}

describe('signing in by password', () => {
  it.each([LINA.email, LINA.email.toUpperCase(), LINA.phone, '1 555 010 0300'])(
    '[AUTH-21, AUTH-30] %s with the right password gets a token that works',
    async (entry) => {
      const answer = wayIn(await manual(entry, PASSWORD));
      expect(answer).toMatchObject({ is_personal_info: true, is_exist_user: null, email: LINA.email });
      expect(await works(answer.token)).toBe(200);
    },
  );

  it.each([
    ['a wrong password', LINA.email, 'wrong-password'],
    ['an unknown email', 'nobody@shop.example', PASSWORD],
    ['an unknown phone', '+15559999999', PASSWORD],
    ['no contact at all', "' or 1=1 --", PASSWORD],
  ])('[AUTH-21] %s is told like any other', async (_what, entry, password) => {
    const answer = await manual(entry, password);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      errors: [{ code: 'auth-001', message: 'The email, phone number or password is not right.' }],
    });
  });

  it('[AUTH-21] a blocked account is reported as blocked only with its password', async () => {
    expect(codes(await manual(BLOCKED.email, 'wrong-password'))).toEqual(['auth-001']);
    const answer = await manual(BLOCKED.email, PASSWORD);
    expect([answer.status, codes(answer)]).toEqual([403, ['auth-003']]);
  });

  it('answers in Arabic', async () => {
    const answer = await manual(LINA.email, 'wrong', { language: 'ar' });
    expect(JSON.stringify((await send('login', {}, { language: 'ar' })).body)).toMatch(/[ء-ي]/);
    expect(answer.status).toBe(401);
  });

  it('signing out ends the token, and only this one', async () => {
    const [one, other] = [wayIn(await manual(LINA.email, PASSWORD)), wayIn(await manual(LINA.email, PASSWORD))];
    expect((await send('logout', {}, { token: one.token })).status).toBe(200);
    expect([await works(one.token), await works(other.token)]).toEqual([401, 200]);
    expect((await send('logout', {}, { token: one.token })).status).toBe(200);
  });

  it('[AUTH-07] a way that is switched off is refused', async () => {
    await configure(room.db, 'centralize_login', { manual_login_status: 0, otp_login_status: 0 });
    expect(codes(await manual(LINA.email, PASSWORD))).toEqual(['login_type']);
    expect(codes(await otp(LINA.phone))).toEqual(['login_type']);
    await configure(room.db, 'centralize_login', { manual_login_status: 1, otp_login_status: 1 });
  });
});

describe('signing in by code', () => {
  beforeEach(() => room.later(61));

  it('[AUTH-47] a known phone gets a token', async () => {
    const asked = wayIn(await otp(LINA.phone));
    expect(asked).toMatchObject({ token: null, is_phone_verified: false, is_personal_info: true, is_exist_user: null });
    expect(await works(wayIn(await verify(LINA.phone)).token)).toBe(200);
  });

  it('[AUTH-20] a second code for the same visitor has to wait for a minute', async () => {
    const ask = () => room.from('10.2.0.1', 'POST /auth/login', { login_type: 'otp', phone: LINA.phone });
    expect((await ask()).status).toBe(200);
    const again = await ask();
    expect([again.status, codes(again)]).toEqual([405, ['otp']]);
    room.later(60);
    expect((await ask()).status).toBe(200);
  });

  it('[AUTH-26, AUTH-44] an unknown phone gets an account, whose name the same visitor adds', async () => {
    const phone = '+15550100400';
    const guest_id = await newGuest(room.api);
    await otp(phone, { guest_id });
    const proved = wayIn(await verify(phone, { guest_id }));
    expect(proved).toMatchObject({ token: null, is_personal_info: false });
    const profile = { name: 'Sara Nour', phone, email: 'sara@shop.example', login_type: 'otp', ref_code: 'lina2345' };
    expect(codes(await send('update-info', { ...profile, guest_id: guest_id + 1 }))).toEqual(['not-found']);
    const done = wayIn(await send('update-info', { ...profile, guest_id }));
    expect(await works(done.token)).toBe(200);
    const lina = await findAccount(room.db, LINA);
    expect(await findAccount(room.db, { phone })).toMatchObject({
      ...{ f_name: 'Sara', l_name: 'Nour', email: 'sara@shop.example', is_phone_verified: true, ref_by: lina?.id },
    });
    expect((await send('update-info', { ...profile, guest_id })).status).toBe(404);
  });

  it('[AUTH-28] "no" moves the phone to a new account, "yes" verifies it', async () => {
    await otp(CLAIMED.phone);
    const asked = wayIn(await verify(CLAIMED.phone));
    expect(asked).toMatchObject({ token: null, is_exist_user: { name: 'Claire' } });
    const yes = wayIn(await otp(CLAIMED.phone, { otp: DEMO_CODE, verified: 'yes' }));
    expect(await works(yes.token)).toBe(200);
    expect((await findAccount(room.db, CLAIMED))?.is_phone_verified).toBe(true);

    await room.db.update(customers).set({ is_phone_verified: false }).where(eq(customers.email, CLAIMED.email));
    room.later(61);
    await otp(CLAIMED.phone);
    await verify(CLAIMED.phone);
    const no = wayIn(await otp(CLAIMED.phone, { otp: DEMO_CODE, verified: 'no' }));
    expect(no).toMatchObject({ token: null, is_personal_info: false });
    expect((await findAccount(room.db, { email: CLAIMED.email }))?.phone).toBeNull();
    expect(await findAccount(room.db, { phone: CLAIMED.phone })).toMatchObject({ f_name: '', is_phone_verified: true });
  });

  it('a verified phone is never taken from its account', async () => {
    await otp(LINA.phone);
    wayIn(await otp(LINA.phone, { otp: DEMO_CODE, verified: 'no' }));
    expect((await findAccount(room.db, { phone: LINA.phone }))?.email).toBe(LINA.email);
  });

  it('a blocked account is refused', async () => {
    await otp(BLOCKED.phone);
    expect(codes(await verify(BLOCKED.phone))).toEqual(['auth-003']);
  });
});

describe('signing up', () => {
  const fields = (k: number, more: object = {}) => ({
    ...{ name: 'Omar Said', email: `Omar${k}@shop.example`, phone: `+1555010050${k}` },
    ...{ password: 'lantern-56', confirm_password: 'lantern-56', ...more },
  });

  it('[SIGNUP-06, SIGNUP-07, SIGNUP-20] gets a token at once while nothing has to be verified', async () => {
    const answer = wayIn(await send('sign-up', fields(1)));
    expect(answer).toMatchObject({ is_phone_verified: true, is_email_verified: true, is_personal_info: true });
    expect(await works(answer.token)).toBe(200);
    const row = await findAccount(room.db, { email: 'omar1@shop.example' });
    expect(row).toMatchObject({ f_name: 'Omar', l_name: 'Said', phone: '+15550100501' });
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(wayIn(await manual('omar1@shop.example', 'lantern-56')).token).not.toBeNull();
  });

  it.each<[string, object, string[], number]>([
    ['SIGNUP-08', { name: '' }, ['name'], 403],
    ['SIGNUP-09', { email: 'no email' }, ['email'], 403],
    ['SIGNUP-10', { email: `${'x'.repeat(250)}@shop.example` }, ['email'], 403],
    ['SIGNUP-12', { phone: '' }, ['phone'], 403],
    ['SIGNUP-13', { phone: '+123' }, ['phone'], 403],
    ['SIGNUP-13', { phone: '+971001234567' }, ['phone'], 403],
    ['SIGNUP-15', { password: 'five5', confirm_password: 'five5' }, ['password'], 403],
    ['SIGNUP-18', { confirm_password: 'other6' }, ['confirm_password'], 403],
    ['SIGNUP-11', { email: LINA.email, phone: LINA.phone }, ['email', 'phone'], 403],
    ['SIGNUP-05', { ref_code: 'NOBODY' }, ['ref_code'], 405],
  ])('[%s] refuses %j', async (_id, more, refused, status) => {
    const answer = await send('sign-up', fields(2, more));
    expect([answer.status, codes(answer)]).toEqual([status, refused]);
    expect(await findAccount(room.db, { email: 'omar2@shop.example' })).toBeUndefined();
  });

  it('[SIGNUP-05] a referral code counts while the programme is on', async () => {
    await configure(room.db, 'ref_earning_status', 0);
    const off = await send('sign-up', fields(3, { ref_code: 'LINA2345' }));
    expect([off.status, codes(off)]).toEqual([403, ['ref_code']]);
    await configure(room.db, 'ref_earning_status', 1);
    wayIn(await send('sign-up', fields(3, { ref_code: 'LINA2345' })));
    const [lina, omar] = [await findAccount(room.db, LINA), await findAccount(room.db, { phone: '+15550100503' })];
    expect(omar?.ref_by).toBe(lina?.id);
  });

  it('[SIGNUP-06] two at the same moment create one account, and both are signed in', async () => {
    const both = await Promise.all([send('sign-up', fields(4)), send('sign-up', fields(4))]);
    for (const answer of both) expect(await works(wayIn(answer).token)).toBe(200);
    const made = await room.db.select().from(customers).where(eq(customers.email, 'omar4@shop.example'));
    expect(made).toHaveLength(1);
  });

  it('[SIGNUP-06] repeated after a lost answer continues with the account that it created', async () => {
    expect(wayIn(await send('sign-up', fields(7))).token).not.toBeNull();
    expect(await works(wayIn(await send('sign-up', fields(7))).token)).toBe(200);
    const taken = ['email', 'phone'];
    expect(codes(await send('sign-up', fields(7, { password: 'other-56', confirm_password: 'other-56' })))).toEqual(
      taken,
    );
    expect(codes(await send('sign-up', fields(7, { phone: '+15550100599' })))).toEqual(['email']);
    room.later(15 * 60);
    expect(codes(await send('sign-up', fields(7)))).toEqual(taken);
  });

  it.each(['phone', 'email'] as const)('[SIGNUP-23, SIGNUP-26, AUTH-50] verifies the %s first', async (kind) => {
    const ways = { manual_login_status: 1, otp_login_status: 1 };
    await configure(room.db, 'centralize_login', { ...ways, [`${kind}_verification_status`]: 1 });
    const k = kind === 'phone' ? 5 : 6;
    const guest_id = await newGuest(room.api);
    const begun = wayIn(await send('sign-up', fields(k, { guest_id })));
    expect(begun).toMatchObject({ token: null, [`is_${kind}_verified`]: false });
    expect(wayIn(await manual(`omar${k}@shop.example`, 'lantern-56'))).toMatchObject({ token: null });
    const contact = kind === 'phone' ? { phone: `+1555010050${k}` } : { email: `omar${k}@shop.example` };
    const given = { ...contact, verification_type: kind, login_type: 'manual', guest_id };
    expect((await send('verify-phone', { ...given, otp: '000000' })).status).toBe(404);
    const verified = await send('verify-phone', { ...given, otp: DEMO_CODE });
    expect(await works(wayIn(verified).token)).toBe(200);
    const { device_token = '' } = verified.body as { device_token?: string };
    const own = { headers: { 'X-Device-Token': device_token } };
    const again = wayIn(await send('verify-phone', { ...given, otp: DEMO_CODE }, own));
    expect((await send('verify-phone', { ...given, otp: DEMO_CODE })).status).toBe(404);
    expect(again).toMatchObject({ token: null, message: 'This contact is verified already.' });
    await configure(room.db, 'centralize_login', ways);
  });
});

describe('[HDR-04] tokens', () => {
  it('are stored as hashes only, and expire', async () => {
    const { token } = wayIn(await manual(LINA.email, PASSWORD));
    const rows = await room.db.select().from(customer_tokens).orderBy(customer_tokens.id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
    const last = rows.at(-1)?.expires_at.getTime() ?? 0;
    expect(last).toBeGreaterThan(Date.UTC(2026, 3, 30));
  });
});
