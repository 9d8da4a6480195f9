import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { customers } from '@/server/db/schema';
import { challengeIn } from '@/lib/api/proof-of-work';
import { nearlyUseUp } from '@tests/support/attacked-shop';
import { openOutbox } from '@tests/support/stand-ins/outbox';
import { call, codes, NOW } from '@tests/support/round-market';
import {
  findAccount,
  BLOCKED,
  CLAIMED,
  configure,
  DEMO_CODE,
  LINA,
  openSignInRoom,
  wayIn,
} from '@tests/support/rooms/sign-in-room';

const room = openSignInRoom();
let provider: Server;
let ours: CryptoKey;
let foreign: CryptoKey;
let n = 0;
const ISSUER = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' };
const send = (path: string, body: unknown) => room.from(`10.3.0.${++n}`, `POST /auth/${path}`, body);

/** One fake server for the providers' keys, Google's token info and Facebook's Graph API. */
async function startProvider(publicKey: CryptoKey): Promise<Server> {
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  const google = { sub: 'g-access', email: 'access@shop.example', email_verified: 'true', expires_in: '3000' };
  const person = { id: 'f-1', name: 'Fadi Book', email: 'fadi@shop.example' };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const token = url.searchParams.get('access_token') ?? '';
    const input = url.searchParams.get('input_token') ?? '';
    const answers: Record<string, object> = {
      '/keys': keys,
      '/tokeninfo': {
        ...google,
        ...(token === 'late' && { sub: 'g-late', email: 'late@shop.example' }),
        aud: token === 'for-others' ? 'another-client' : 'google-client',
      },
      '/graph/debug_token': {
        data: { app_id: input === 'for-others' ? '999' : '777', is_valid: input !== 'expired', user_id: 'f-1' },
      },
      '/graph/me': token === 'of-others' ? { ...person, id: 'f-2' } : person,
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[url.pathname] ?? {}));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

beforeAll(async () => {
  const [pair, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  ours = pair.privateKey;
  foreign = other.privateKey;
  provider = await startProvider(pair.publicKey);
  // A server that listens on a port has an address of this type.
  const at = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  for (const [name, value] of Object.entries({
    ...{ TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests-only', GOOGLE_JWKS_URL: `${at}/keys` },
    ...{ APPLE_JWKS_URL: `${at}/keys`, GOOGLE_TOKENINFO_URL: `${at}/tokeninfo`, FACEBOOK_GRAPH_URL: `${at}/graph` },
    ...{ GOOGLE_CLIENT_ID: 'google-client', APPLE_CLIENT_ID: 'apple-client' },
    ...{ FACEBOOK_APP_ID: '777', FACEBOOK_APP_SECRET: 'app-secret' },
  })) {
    vi.stubEnv(name, value);
  }
  const media = { google_login_status: 1, apple_login_status: 1, facebook_login_status: 1 };
  await configure(room.db, 'centralize_login', { manual_login_status: 1, social_login_status: 1, ...media });
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  provider.close();
});

type Made = { medium?: 'google' | 'apple'; claims?: JWTPayload; key?: CryptoKey; audience?: string; issuer?: string };

function idToken(email: string, { medium = 'google', key = ours, claims = {}, ...more }: Made = {}): Promise<string> {
  return new SignJWT({ email, email_verified: true, name: 'Gina Gold', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(`id of ${email}`)
    .setIssuer(more.issuer ?? ISSUER[medium])
    .setAudience(more.audience ?? `${medium}-client`)
    .setIssuedAt(NOW)
    .setExpirationTime(claims.exp ?? new Date(NOW.getTime() + 3_600_000))
    .sign(key);
}

const social = (token: string, more: object = {}) =>
  send('login', { login_type: 'social', token, unique_id: 'x', medium: 'google', email: 'ignored@x.example', ...more });

describe('[AUTH-34] a provider’s account', () => {
  it('[AUTH-35] of a verified email signs in', async () => {
    const answer = wayIn(await social(await idToken(LINA.email)));
    expect(answer).toMatchObject({ is_personal_info: true, is_exist_user: null, email: LINA.email });
    expect(answer.token).not.toBeNull();
    // From now on the account is found by the provider's id, even if the email changes.
    expect(await findAccount(room.db, LINA)).toMatchObject({
      login_medium: 'google',
      social_id: `id of ${LINA.email}`,
    });
  });

  it('is no guess when the provider confirms it, so that many people may share an address', async () => {
    const token = await idToken(LINA.email);
    const from = (sent: string) =>
      room.from('10.3.8.1', 'POST /auth/login', {
        login_type: 'social',
        token: sent,
        unique_id: 'x',
        medium: 'google',
      });
    await nearlyUseUp(room.db, 'social_from_address', '10.3.8.1');
    for (let n = 0; n < 3; n++) expect((await from(token)).status).toBe(200);
    expect(codes(await from('invented'))).not.toEqual(['otp_block_time']);
    const refused = await from(token);
    expect([refused.status, codes(refused)]).toEqual([405, ['otp_block_time']]);
    expect(challengeIn(refused.body)).not.toBeNull();
  });

  it('[beyond the spec] that is linked to an account is notified by mail, once', async () => {
    const outbox = await openOutbox();
    for (const [name, value] of Object.entries({ DEMO: 'false', ...outbox.settings })) vi.stubEnv(name, value);
    await room.db.update(customers).set({ login_medium: null, social_id: null }).where(eq(customers.email, LINA.email));
    const told = () => outbox.mails.map((mail) => mail.replace(/=\r\n/g, '')).filter((mail) => mail.includes('Google'));
    expect(wayIn(await social(await idToken(LINA.email))).token).not.toBeNull();
    await vi.waitFor(() => expect(told()).toHaveLength(1), 10_000);
    expect(told()[0]).toMatch(/To: lina@shop\.example[^]*Signing in with Google was added to your account/);
    expect(wayIn(await social(await idToken(LINA.email))).token).not.toBeNull();
    await outbox.close();
    for (const name of ['DEMO', ...Object.keys(outbox.settings)]) vi.stubEnv(name, '');
    expect(told()).toHaveLength(1);
  });

  it('[AUTH-37, AUTH-44] that is new is asked for the name', async () => {
    const email = 'gina@shop.example';
    expect(wayIn(await social(await idToken(email)))).toMatchObject({ token: null, is_personal_info: false, email });
    const profile = { name: 'Gina Gold', email, phone: '+15550100900', login_type: 'social' };
    expect((await send('update-info', profile)).status).toBe(404);
    const again = await room.from('10.3.9.9', 'POST /auth/login', {
      ...{ login_type: 'social', token: await idToken(email), unique_id: 'x', medium: 'google' },
    });
    expect(wayIn(again).token).toBeNull();
    const taken = await room.from('10.3.9.9', 'POST /auth/update-info', { ...profile, phone: LINA.phone });
    expect(codes(taken)).toEqual(['phone']);
    expect(wayIn(await room.from('10.3.9.9', 'POST /auth/update-info', profile)).token).not.toBeNull();
    expect(wayIn(await social(await idToken(email))).token).not.toBeNull();
  });

  it.each(['yes', 'no'] as const)(
    '[AUTH-38, AUTH-28] of an unverified email asks, and takes "%s"',
    async (verified) => {
      const was = { email: CLAIMED.email, is_email_verified: false, login_medium: null, social_id: null };
      await room.db.update(customers).set(was).where(eq(customers.phone, CLAIMED.phone));
      const token = await idToken(CLAIMED.email);
      expect(wayIn(await social(token))).toMatchObject({ token: null, is_exist_user: { name: 'Claire' } });
      const answer = wayIn(await social(token, { verified }));
      expect(answer.token === null).toBe(verified === 'no');
      expect(answer.is_personal_info).toBe(verified === 'yes');
      const claire = await findAccount(room.db, { phone: CLAIMED.phone });
      expect(claire?.email).toBe(verified === 'yes' ? CLAIMED.email : null);
    },
  );

  it('by Apple, by an access token of Google, by Facebook', async () => {
    const apple = await idToken('apple@shop.example', { medium: 'apple', claims: { email_verified: 'true' } });
    expect(wayIn(await social(apple, { medium: 'apple', unique_id: 'a-code' })).email).toBe('apple@shop.example');
    expect(wayIn(await social('an-access-token', { access_token: 1 })).email).toBe('access@shop.example');
    expect(wayIn(await social('fb', { medium: 'facebook' })).email).toBe('fadi@shop.example');
  });

  it('of a blocked customer is refused', async () => {
    expect(codes(await social(await idToken(BLOCKED.email)))).toEqual(['auth-003']);
  });

  it('[AUTH-43] registers a phone in the older form', async () => {
    const email = 'older@shop.example';
    const given = { token: await idToken(email), unique_id: 'x', medium: 'google', email };
    expect(wayIn(await send('social-login', given))).toMatchObject({ token: null, is_phone_verified: false });
    const phone = '+15550100901';
    expect(codes(await send('social-register', { ...given, email: 'other@x.example', phone }))).toEqual(['provider']);
    expect(wayIn(await send('social-register', { ...given, phone, id_token: true })).token).not.toBeNull();
    expect(codes(await send('social-register', { ...given, phone: '+15550100902' }))).toEqual(['email']);
    expect(wayIn(await send('social-login', given)).token).not.toBeNull();
  });
});

describe('[AUTH-43] a phone is registered', () => {
  it('with an access token of Google, marked as one', async () => {
    const given = { token: 'late', unique_id: 'x', medium: 'google', email: 'late@shop.example', id_token: true };
    expect(codes(await send('social-register', { ...given, phone: '+15550100903' }))).toEqual(['provider']);
    const said = { ...given, access_token: 1 };
    expect(wayIn(await send('social-login', said)).token).toBeNull();
    // Google returns no name with these, so the name is asked for next.
    const answer = wayIn(await send('social-register', { ...said, phone: '+15550100903' }));
    expect(answer).toMatchObject({ email: 'late@shop.example', is_personal_info: false });
  });
});

describe('nothing unproved is trusted', () => {
  const unsigned = (claims: object) =>
    [{ alg: 'none', kid: 'one' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.') + '.';
  const all = { iss: ISSUER.google, aud: 'google-client', sub: '1', email: LINA.email, email_verified: true, exp: 4e9 };

  it.each<[string, () => Promise<string> | string, object?]>([
    ['another key', () => idToken(LINA.email, { key: foreign })],
    ['another audience', () => idToken(LINA.email, { audience: 'another-client' })],
    ['another issuer', () => idToken(LINA.email, { issuer: 'https://evil.example' })],
    ['the other provider', () => idToken(LINA.email, { medium: 'apple' })],
    ['a time that is over', () => idToken(LINA.email, { claims: { exp: NOW.getTime() / 1000 - 60 } })],
    ['no signature', () => unsigned(all)],
    [
      'a key chosen by the sender',
      async () =>
        (await idToken(LINA.email, { key: foreign })).replace(
          /^[^.]+/,
          Buffer.from(JSON.stringify({ alg: 'RS256', jku: 'http://evil.example/keys', jwk: {} })).toString('base64url'),
        ),
    ],
    [
      'a changed text',
      async () =>
        (await idToken('a@x.example')).replace(
          /\.[^.]+\./,
          `.${Buffer.from(JSON.stringify(all)).toString('base64url')}.`,
        ),
    ],
    ['an email that the provider has not confirmed', () => idToken(LINA.email, { claims: { email_verified: false } })],
    ['no token at all', () => 'x'],
    ['an access token for others', () => 'for-others', { access_token: 1 }],
    ['a Facebook token for others', () => 'for-others', { medium: 'facebook' }],
    ['an expired Facebook token', () => 'expired', { medium: 'facebook' }],
    ['a Facebook token of others', () => 'of-others', { medium: 'facebook' }],
  ])('[AUTH-40] %s', async (_what, token, more = {}) => {
    const answer = await social(await token(), more);
    expect([answer.status, codes(answer)]).toEqual([403, ['provider']]);
    expect(answer.body).toHaveProperty('message');
  });

  it('[AUTH-07] a provider that is not configured is neither offered nor accepted', async () => {
    vi.stubEnv('APPLE_CLIENT_ID', '');
    const { body } = await call(room.api, 'GET /config');
    expect(body).toMatchObject({
      centralize_login: { social_login_status: 1, google_login_status: 1, apple_login_status: 0 },
      apple_login: [{ status: false, client_id: '' }],
    });
    const token = await idToken(LINA.email, { medium: 'apple' });
    expect(codes(await social(token, { medium: 'apple' }))).toEqual(['provider']);
    vi.stubEnv('APPLE_CLIENT_ID', 'apple-client');
  });
});

describe('a fresh proof by the provider', () => {
  it('has to be of the account that is signed in', async () => {
    const email = 'prover@shop.example';
    const found = await room.db
      .insert(customers)
      .values({ email, phone: '+15550100955', f_name: 'Prover', ref_code: 'PROVER22', is_email_verified: true })
      .returning();
    expect(found).toHaveLength(1);
    const token = wayIn(await social(await idToken(email))).token ?? '';
    room.later(16 * 60);
    const as = (line: string, body?: object) => room.from(`10.3.5.${++n}`, line, body, { token });
    const refused = await as('DELETE /customer/remove-account');
    expect([codes(refused), refused.body]).toMatchObject([
      ['reauthenticate'],
      { proofs: [{ by: 'google', to: null }] },
    ]);
    const other = await as('POST /customer/prove', { by: 'google', token: await idToken(LINA.email) });
    expect([other.status, codes(other)]).toEqual([403, ['provider']]);
    const closed = await as('POST /customer/prove', { by: 'facebook', token: 'fb' });
    expect([closed.status, codes(closed)]).toEqual([403, ['login_type']]);
    expect((await as('DELETE /customer/remove-account')).status).toBe(403);
    expect((await as('POST /customer/prove', { by: 'google', token: await idToken(email) })).status).toBe(200);
    expect((await as('DELETE /customer/remove-account')).status).toBe(200);
  });
});

describe('where phones have to be verified', () => {
  const ways = { manual_login_status: 1, otp_login_status: 1, social_login_status: 1, google_login_status: 1 };
  const given = async (email: string, phone: string) => ({
    ...{ token: await idToken(email), unique_id: 'x', medium: 'google', email, phone, id_token: true },
  });
  beforeAll(async () => {
    vi.stubEnv('DEMO', 'true');
    await configure(room.db, 'centralize_login', { ...ways, phone_verification_status: 1 });
  });

  it('[AUTH-29, AUTH-35, AUTH-36] a provider’s account waits for the code each time, as a password does', async () => {
    const [email, phone] = ['waits@shop.example', '+15550100910'];
    const missing = { token: null, is_phone_verified: false, phone };
    expect(wayIn(await send('social-register', await given(email, phone)))).toMatchObject(missing);
    expect(wayIn(await social(await idToken(email)))).toMatchObject(missing);
    expect(wayIn(await send('social-login', await given(email, phone)))).toMatchObject(missing);
    // The form for the phone comes again, and can correct it.
    const right = '+15550100911';
    const again = wayIn(await send('social-register', await given(email, right)));
    expect(again).toMatchObject({ ...missing, phone: right });
    expect(codes(await send('social-register', await given(email, LINA.phone)))).toEqual(['phone']);
    const asked = { ...(await given(email, right)), guest_id: 4711 };
    expect(wayIn(await send('social-register', asked)).token).toBeNull();
    const code = { otp: DEMO_CODE, verification_type: 'phone', phone: right, login_type: 'manual', guest_id: 4711 };
    expect(wayIn(await send('verify-phone', code)).token).not.toBeNull();
    expect(wayIn(await social(await idToken(email))).token).not.toBeNull();
    expect(codes(await send('social-register', await given(email, right)))).toEqual(['email']);
  });

  it('[AUTH-29, AUTH-44] so does a profile that is completed; a mistyped phone is corrected until then', async () => {
    const email = 'unnamed@shop.example';
    const from = (path: string, body: object) => room.from('10.3.9.10', `POST /auth/${path}`, body);
    await room.db.insert(customers).values({ email, is_email_verified: true, ref_code: 'UNNAMED2' });
    const asked = await from('login', { ...(await given(email, '')), login_type: 'social', phone: undefined });
    expect(wayIn(asked)).toMatchObject({ token: null, is_personal_info: false });
    const profile = { name: 'Una Named', email, login_type: 'social' };
    for (const phone of ['+15550100912', '+15550100913']) {
      const answer = wayIn(await from('update-info', { ...profile, phone }));
      expect(answer).toMatchObject({ token: null, is_phone_verified: false, is_personal_info: true, phone });
    }
    const code = { otp: DEMO_CODE, verification_type: 'phone', phone: '+15550100913', login_type: 'manual' };
    expect(wayIn(await from('verify-phone', code)).token).not.toBeNull();
    expect(codes(await from('update-info', { ...profile, phone: '+15550100914' }))).toEqual(['name']);
    expect(await findAccount(room.db, { email })).toMatchObject({ phone: '+15550100913', f_name: 'Una' });
  });

  it('[AUTH-29] where emails have to be verified, a one-time code is enough: a mistyped email locks nobody out', async () => {
    await configure(room.db, 'centralize_login', { ...ways, email_verification_status: 1 });
    const [email, phone] = ['by-code@shop.example', '+15550100915'];
    await room.db
      .insert(customers)
      .values({ email, phone, is_phone_verified: true, f_name: 'Cody', ref_code: 'BYCODE22' });
    const from = (path: string, body: object) => room.from('10.3.9.11', `POST /auth/${path}`, body);
    expect(wayIn(await from('login', { login_type: 'otp', phone })).token).toBeNull();
    const sent = { otp: DEMO_CODE, verification_type: 'phone', phone, login_type: 'otp', guest_id: 4712 };
    expect(wayIn(await from('verify-phone', sent)).token).not.toBeNull();
  });
});
