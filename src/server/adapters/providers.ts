/**
 * Identifies the person that a provider's token belongs to. Identity tokens of Google and Apple are verified by
 * signature, issuer, audience and time; other tokens by asking their provider.
 * Spec: wire-format §3.1.
 */
import { createHmac } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { flag, record, text, textOrNull, type Raw } from '@/contract/core/wire-values';

export type Identity = {
  /** The provider's own id of the person. */
  id: string;
  /** Null unless the provider has confirmed it. */
  email: string | null;
  name: string;
};

/** A token as the client presented it, and the moment at which it has to be valid. */
export type Asked = { token: string; now: Date };

const TIMEOUT = 10_000;
const GOOGLE = ['https://accounts.google.com', 'accounts.google.com'];
const APPLE = ['https://appleid.apple.com'];

export async function verifyGoogleIdentity({ token, now }: Asked): Promise<Identity> {
  const { GOOGLE_JWKS_URL = '', GOOGLE_CLIENT_ID = '' } = process.env;
  return toIdentity(
    await verifyClaims(token, { keys: GOOGLE_JWKS_URL, audience: GOOGLE_CLIENT_ID, issuer: GOOGLE, now }),
  );
}

export async function verifyAppleIdentity({ token, now }: Asked): Promise<Identity> {
  const { APPLE_JWKS_URL = '', APPLE_CLIENT_ID = '' } = process.env;
  return toIdentity(await verifyClaims(token, { keys: APPLE_JWKS_URL, audience: APPLE_CLIENT_ID, issuer: APPLE, now }));
}

/** Google's access token: Google says whose it is and for which client it was issued. */
export async function verifyGoogleAccess({ token }: Asked): Promise<Identity> {
  const { GOOGLE_TOKENINFO_URL = '', GOOGLE_CLIENT_ID = '' } = process.env;
  const claims = await askProvider(GOOGLE_TOKENINFO_URL, { access_token: token });
  const isOurs = GOOGLE_CLIENT_ID !== '' && text(claims.aud) === GOOGLE_CLIENT_ID;
  if (!isOurs || !(Number(claims.expires_in) > 0)) throw new Error('The token is for another client, or expired');
  return toIdentity(claims);
}

export async function verifyFacebookIdentity({ token }: Asked): Promise<Identity> {
  const { FACEBOOK_GRAPH_URL = '', FACEBOOK_APP_ID = '', FACEBOOK_APP_SECRET = '' } = process.env;
  const app = `${FACEBOOK_APP_ID}|${FACEBOOK_APP_SECRET}`;
  const debug = await askProvider(`${FACEBOOK_GRAPH_URL}/debug_token`, { input_token: token, access_token: app });
  const { app_id, is_valid, user_id } = record(debug.data);
  if (!flag(is_valid) || text(app_id) !== FACEBOOK_APP_ID) throw new Error('The token is for another app, or expired');
  const appsecret_proof = createHmac('sha256', FACEBOOK_APP_SECRET).update(token).digest('hex');
  const fields = 'id,name,email';
  const me = await askProvider(`${FACEBOOK_GRAPH_URL}/me`, { fields, access_token: token, appsecret_proof });
  if (text(me.id) !== text(user_id)) throw new Error('The token is of somebody else');
  // Facebook returns confirmed emails only.
  return toIdentity({ ...me, sub: me.id, email_verified: true });
}

type Wanted = { keys: string; audience: string; issuer: string[]; now: Date };

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

async function verifyClaims(token: string, { keys, audience, issuer, now }: Wanted): Promise<JWTPayload> {
  const set = keySets.get(keys) ?? createRemoteJWKSet(new URL(keys), { timeoutDuration: TIMEOUT });
  keySets.set(keys, set);
  const { payload } = await jwtVerify(token, set, {
    ...{ audience, issuer, currentDate: now, algorithms: ['RS256'], clockTolerance: 30 },
    requiredClaims: ['sub', 'exp', 'aud', 'iss'],
  });
  return payload;
}

function toIdentity(told: Raw): Identity {
  const email = flag(told.email_verified) ? textOrNull(told.email) : null;
  const id = text(told.sub);
  if (!id) throw new Error('The token names nobody');
  return { id, email: email && email.toLowerCase(), name: text(told.name) };
}

async function askProvider(url: string, query: Record<string, string>): Promise<Raw> {
  const answer = await fetch(`${url}?${new URLSearchParams(query)}`, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  return record(await answer.json());
}
