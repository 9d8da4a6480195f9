import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { challengeIn } from '@/lib/api/proof-of-work';
import { nearlyUseUp } from '@tests/support/attacked-shop';
import { codes } from '@tests/support/round-market';
import { CLAIMED, LINA, PASSWORD, openSignInRoom, wayIn } from '@tests/support/rooms/sign-in-room';

const room = openSignInRoom();
let emulator: Server;
const asked: string[] = [];
let n = 0;
const send = (line: string, body: unknown) => room.from(`10.2.0.${++n}`, line, body);

/** Stands in for the service: session `of <phone>` with the code 654321 proves that phone. */
function answer(body: { sessionInfo: string; code: string }): [number, object] {
  const phoneNumber = body.sessionInfo.slice(3);
  if (phoneNumber === 'linked') return [200, { phoneNumber: LINA.phone, temporaryProof: 'x' }];
  if (body.code !== '654321') return [400, { error: { code: 400, message: 'INVALID_CODE' } }];
  return [200, { idToken: 'unsigned', phoneNumber, localId: 'x' }];
}

beforeAll(async () => {
  emulator = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push(request.url ?? '');
      const [status, said] = answer(JSON.parse(body) as { sessionInfo: string; code: string });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((ready) => emulator.listen(0, '127.0.0.1', ready));
  vi.stubEnv('FIREBASE_API_KEY', 'key');
  // A server that listens on a port has an address of this type.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${(emulator.address() as AddressInfo).port}`);
  vi.stubEnv('SECRET', 'a-secret-of-the-tests-only');
  vi.stubEnv('TRUSTED_PROXIES', '1');
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  emulator.close();
});

const given = (phone: string, more: object = {}) => ({
  ...{ session_info: `of ${phone}`, phone, otp: '654321', login_type: 'otp', ...more },
});
const verify = (phone: string, more: object = {}) => send('POST /auth/firebase-verify-token', given(phone, more));

describe('[AUTH-49] a code of Firebase', () => {
  it('signs in the phone that it proves', async () => {
    expect(wayIn(await verify(LINA.phone)).token).not.toBeNull();
    expect(asked.at(-1)).toBe('/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber?key=key');
  });

  it.each([
    ['a wrong code', { otp: '111111' }, 'INVALID_CODE'],
    ['another phone’s session', { session_info: 'of +15550100999' }, 'INVALID_PHONE_NUMBER'],
    ['an answer that proves nothing', { session_info: 'of linked' }, 'HTTP 200'],
  ])('%s is refused with the provider’s words', async (_what, more, message) => {
    const refused = await verify(LINA.phone, more);
    expect([refused.status, refused.body]).toEqual([403, { errors: [{ code: '403', message }] }]);
  });

  it('does not count as a guess when it is right, so that many people may share an address', async () => {
    const from = (otp: string) => room.from('10.2.9.1', 'POST /auth/firebase-verify-token', given(LINA.phone, { otp }));
    await nearlyUseUp(room.db, 'code_from_address', '10.2.9.1');
    for (let n = 0; n < 3; n++) expect((await from('654321')).status).toBe(200);
    expect((await from('111111')).status).toBe(403);
    const refused = await from('654321');
    expect([refused.status, codes(refused), challengeIn(refused.body)]).toEqual([
      ...[405, ['otp_block_time']],
      { text: expect.any(String), bits: expect.any(Number) },
    ]);
  });

  it('answers "is it you?", too', async () => {
    expect(wayIn(await verify(CLAIMED.phone)).is_exist_user?.name).toBe('Claire');
    const yes = { login_type: 'otp', phone: CLAIMED.phone, otp: '654321', verified: 'yes' };
    expect(wayIn(await send('POST /auth/login', yes)).token).not.toBeNull();
    // The first proof has removed the password of the account that had listed the phone.
    const login = { login_type: 'manual', email_or_phone: CLAIMED.phone, password: PASSWORD };
    expect((await send('POST /auth/login', login)).status).toBe(401);
  });

  it('creates an account for an unknown phone', async () => {
    expect(wayIn(await verify('+15550100809'))).toMatchObject({ token: null, is_personal_info: false });
  });

  it('is sent by Firebase, not by the server', async () => {
    vi.stubEnv('DEMO', 'false');
    expect(wayIn(await send('POST /auth/login', { login_type: 'otp', phone: LINA.phone })).token).toBeNull();
  });

  it('[PWD-23] of a forgotten password is sent by Firebase to a phone, by the server to an email', async () => {
    vi.stubEnv('DEMO', 'false');
    const byPhone = { verification_method: 'phone', phone: LINA.phone };
    expect((await send('POST /auth/forgot-password', byPhone)).status).toBe(200);
    // There is no mail here.
    const byMail = await send('POST /auth/forgot-password', { verification_method: 'email', email: LINA.email });
    expect([byMail.status, codes(byMail)]).toEqual([403, ['otp']]);
  });

  it('[PWD-23, PWD-24] sets a new password', async () => {
    const body = { sessionInfo: `of ${LINA.phone}`, phoneNumber: LINA.phone, code: '654321', is_reset_token: 1 };
    const reset = { ...{ verification_method: 'phone', phone: LINA.phone, reset_token: '654321' } };
    const passwords = { password: 'newest', confirm_password: 'newest' };
    expect(codes(await send('PUT /auth/reset-password', { ...reset, ...passwords }))).toEqual(['invalid']);
    expect((await send('PUT /auth/firebase-reset-password', body)).status).toBe(200);
    expect((await send('PUT /auth/reset-password', { ...reset, ...passwords })).status).toBe(200);
    const login = { login_type: 'manual', email_or_phone: LINA.phone };
    expect((await send('POST /auth/login', { ...login, password: PASSWORD })).status).toBe(401);
    expect((await send('POST /auth/login', { ...login, password: 'newest' })).status).toBe(200);
    // Only who has proved the phone learns that it has no account.
    const nobody = { ...body, phoneNumber: '+15550100888' };
    expect(codes(await send('PUT /auth/firebase-reset-password', nobody))).toEqual(['403']);
    const proved = { ...nobody, sessionInfo: 'of +15550100888' };
    expect((await send('PUT /auth/firebase-reset-password', proved)).status).toBe(404);
  });

  it('is refused while the market does not use the service', async () => {
    vi.stubEnv('FIREBASE_API_KEY', '');
    expect(codes(await verify(LINA.phone))).not.toEqual([]);
    expect(codes(await verify(LINA.phone, { login_type: 'manual' }))).toEqual(['403']);
  });
});

describe('a fresh proof by Firebase', () => {
  it('is a code that the browser has requested, sent to the phone of the account', async () => {
    vi.stubEnv('FIREBASE_API_KEY', 'key');
    const token = wayIn(await verify(LINA.phone)).token ?? '';
    room.later(16 * 60);
    const as = (line: string, body?: object) => room.from(`10.2.1.${++n}`, line, body, { token });
    const refused = await as('DELETE /customer/remove-account');
    const offer = { by: 'phone', to: LINA.phone, verification_medium: 'firebase' };
    expect([codes(refused), refused.body]).toMatchObject([['reauthenticate'], { proofs: [{ by: 'password' }, offer] }]);
    expect((await as('POST /customer/prove/code', { by: 'phone' })).status).toBe(200);
    const given = { by: 'phone', session_info: `of ${LINA.phone}`, otp: '654321' };
    expect(codes(await as('POST /customer/prove', { ...given, otp: '111111' }))).toEqual(['403']);
    expect(codes(await as('POST /customer/prove', { ...given, session_info: 'of +15550100999' }))).toEqual(['403']);
    expect((await as('POST /customer/prove', given)).status).toBe(200);
    expect((await as('DELETE /customer/remove-account')).status).toBe(200);
  });
});
