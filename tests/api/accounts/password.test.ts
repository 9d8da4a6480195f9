import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readMessage } from '@/contract/core/message.read';
import { codeIn } from '@tests/support/stand-ins/mail-box';
import { openOutbox, UNREACHABLE, type Outbox } from '@tests/support/stand-ins/outbox';
import { call, codes } from '@tests/support/round-market';
import { findAccount, configure, LINA, PASSWORD, openSignInRoom, wayIn } from '@tests/support/rooms/sign-in-room';

const room = openSignInRoom();
let outbox: Outbox;
const SENT = 'If there is an account with this contact, a code is on its way.';
/** Accepts a call and never answers. */
const silent = createServer(() => {});
let n = 0;
const send = (line: string, body: unknown, more: object = {}) => room.from(`10.1.0.${++n}`, line, body, more);
const byMail = { verification_method: 'email', email: LINA.email };
const byPhone = { verification_method: 'phone', phone: LINA.phone };

beforeAll(async () => {
  outbox = await openOutbox();
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  for (const [name, value] of Object.entries({
    ...{ DEMO: 'false', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests-only', ...outbox.settings },
  })) {
    vi.stubEnv(name, value);
  }
  await configure(room.db, 'business_name', { en: 'Medina "North"', ar: 'Medina "North"' });
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await outbox.close();
  silent.closeAllConnections();
  silent.close();
});

const other = (code: string) => (code === '111111' ? '222222' : '111111');

describe('a forgotten password', () => {
  it('[PWD-01, PWD-18, PWD-21, PWD-22] is replaced by a code from the mail, which works once', async () => {
    const before = wayIn(await signIn(PASSWORD));
    expect(readMessage((await send('POST /auth/forgot-password', byMail)).body).message).toBe(SENT);
    const mail = await vi.waitFor(() => outbox.mails.at(-1) ?? Promise.reject(new Error('no mail')), 10_000);
    expect(mail).toMatch(/From: Medina <no-reply@medina\.example>/);
    expect(mail).toMatch(/To: <?lina@shop\.example/);
    const reset_token = codeIn(mail);
    const wrong = await send('POST /auth/verify-token', { ...byMail, reset_token: other(reset_token) });
    expect([wrong.status, codes(wrong)]).toEqual([400, ['invalid']]);
    expect((await send('POST /auth/verify-token', { ...byMail, reset_token })).status).toBe(200);

    const fields = {
      ...byMail,
      phone: '',
      reset_token,
      password: 'another-lantern',
      confirm_password: 'another-lantern',
    };
    const differing = await send('PUT /auth/reset-password', { ...fields, confirm_password: 'differs' });
    expect([differing.status, codes(differing)]).toEqual([401, ['mismatch']]);
    const short = await send('PUT /auth/reset-password', { ...fields, password: 'five5', confirm_password: 'five5' });
    expect(short.body).toEqual({
      errors: [{ code: 'password', message: 'Password is too short - should be 6 chars minimum.' }],
    });
    const done = await send('PUT /auth/reset-password', fields);
    expect(readMessage(done.body).message).toBe('Your password has been changed.');
    expect((await send('PUT /auth/reset-password', fields)).status).toBe(400);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn('another-lantern')).status).toBe(200);
    // All earlier sessions have ended.
    const cart = await call(room.api, 'GET /customer/cart/list', { module: 1, token: before.token ?? '' });
    expect(cart.status).toBe(401);
  });

  it('[PWD-18] by phone comes as a text message, in the language of the caller', async () => {
    expect((await send('POST /auth/forgot-password', byPhone, { language: 'ar' })).status).toBe(200);
    const { headers, to, text } = await vi.waitFor(
      () => outbox.texts.at(-1) ?? Promise.reject(new Error('no text')),
      10_000,
    );
    expect(headers).toMatchObject({ authorization: 'Bearer key', 'content-type': 'application/json' });
    expect(to).toBe(LINA.phone);
    expect(text).toMatch(/^\d{6} .*Medina "North"/);
    const given = { ...byPhone, reset_token: text.slice(0, 6) };
    expect((await send('POST /auth/verify-token', given)).status).toBe(200);
  });

  it('[PWD-04] cannot be requested again within a minute by the same visitor', async () => {
    room.later(61);
    const ask = () => room.from('10.2.0.1', 'POST /auth/forgot-password', byMail);
    expect((await ask()).status).toBe(200);
    const again = await ask();
    expect([again.status, codes(again)]).toEqual([405, ['otp']]);
  });

  it('[PWD-18] of an unknown account is answered like that of a known one, at each step and each time', async () => {
    room.later(3601);
    // The gateway refuses this number.
    const refused = { name: 'Sarah', email: 'sarah@shop.example', phone: UNREACHABLE, password: 'lantern-56' };
    expect((await send('POST /auth/sign-up', refused)).status).toBe(200);
    const answersTo = async (contact: object, address: string) => {
      const told = [];
      const ask = (line: string, more = {}) => room.from(address, line, { ...contact, ...more });
      for (const _time of [1, 2]) told.push(await ask('POST /auth/forgot-password'));
      const chosen = { reset_token: 'x', password: 'a-lantern-7', confirm_password: 'a-lantern-7' };
      const wrong = { ...chosen, reset_token: '000000' };
      for (let n = 0; n < 3; n++) told.push(await ask('POST /auth/verify-token', wrong));
      for (let n = 0; n < 3; n++) told.push(await ask('PUT /auth/reset-password', wrong));
      return told;
    };
    const known = await answersTo(byMail, '10.3.0.1');
    expect(known.map(({ status }) => status)).toEqual([200, 405, 400, 400, 400, 400, 405, 405]);
    const nobody = { verification_method: 'email', email: 'no@shop.example' };
    expect(await answersTo(nobody, '10.3.0.2')).toEqual(known);
    expect(await answersTo({ verification_method: 'phone', phone: refused.phone }, '10.3.0.3')).toEqual(known);
    expect(await answersTo({ verification_method: 'phone', phone: '+15550109999' }, '10.3.0.4')).toEqual(known);
  });

  it('[PWD-18] is answered before its message is sent, which a process that is told to stop knows of', async () => {
    room.later(3601);
    // A server that listens on a port has an address of this type.
    const { port } = silent.address() as AddressInfo;
    vi.stubEnv('SMS_URL', `http://127.0.0.1:${port}/`);
    const before = globalThis.medinaMessagesBehind?.size ?? 0;
    expect((await send('POST /auth/forgot-password', byPhone)).status).toBe(200);
    expect(globalThis.medinaMessagesBehind?.size).toBe(before + 1);
  });
});

it('[PWD-05] the configuration lists the ways to send codes', async () => {
  const told = async () => (await call(room.api, 'GET /config')).body;
  expect(await told()).toMatchObject({ is_mail_active: true, is_sms_active: true });
  vi.stubEnv('SMS_URL', '');
  expect(await told()).toMatchObject({
    ...{ is_mail_active: true, is_sms_active: false, demo: false, firebase_otp_verification: 0 },
    centralize_login: { manual_login_status: 1, otp_login_status: 0, social_login_status: 0 },
  });
  expect((await told()) as object).not.toHaveProperty('demo_code');
  vi.stubEnv('DEMO', 'true');
  expect(await told()).toMatchObject({ is_sms_active: true, demo: true, demo_code: '123456' });
});

function signIn(password: string) {
  return send('POST /auth/login', { login_type: 'manual', email_or_phone: LINA.email, password });
}

it('[PWD-21] the proved contact counts as verified', async () => {
  expect(await findAccount(room.db, LINA)).toMatchObject({ is_email_verified: true });
});
