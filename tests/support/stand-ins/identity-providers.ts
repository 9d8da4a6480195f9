import { createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';

export type Person = { sub: string; email: string; name: string };

/**
 * Google, Facebook and Apple as the back end calls them: their keys, Google's token info and Facebook's Graph. Every
 * token is signed; one with a foreign key was not issued by the provider.
 */
export async function startProviders() {
  const [ours, foreign] = [newKey(), newKey()];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://provider');
    const answer = url.pathname === '/keys' ? keysOf(ours) : wordOn(url, ours);
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const at = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  return {
    /** Settings that point the shop here. */
    settings: {
      ...{ GOOGLE_CLIENT_ID: 'google-client', GOOGLE_JWKS_URL: `${at}/keys`, GOOGLE_TOKENINFO_URL: `${at}/tokeninfo` },
      ...{ APPLE_CLIENT_ID: 'apple-client', APPLE_JWKS_URL: `${at}/keys` },
      ...{ FACEBOOK_APP_ID: '777', FACEBOOK_APP_SECRET: 'app-secret', FACEBOOK_GRAPH_URL: `${at}/graph` },
    },
    token: (of: Person, key: 'ours' | 'foreign' = 'ours') => signed(of, key === 'ours' ? ours : foreign),
    stop: () => new Promise((ended) => server.close(ended)),
  };
}

export type Providers = Awaited<ReturnType<typeof startProviders>>;

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

function keysOf(key: KeyObject) {
  return { keys: [{ ...createPublicKey(key).export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] };
}

/** Empty for a token that is not signed by this key. */
function wordOn({ pathname, searchParams }: URL, key: KeyObject): object | undefined {
  const isDebug = pathname === '/graph/debug_token';
  const told = verifyToken(searchParams.get(isDebug ? 'input_token' : 'access_token') ?? '', key);
  if (!told) return isDebug ? { data: { is_valid: false } } : undefined;
  if (pathname === '/tokeninfo') return { ...told, aud: 'google-client', email_verified: 'true', expires_in: '3000' };
  if (isDebug) return { data: { app_id: '777', is_valid: true, user_id: told.sub } };
  return pathname === '/graph/me' ? { id: told.sub, name: told.name, email: told.email } : undefined;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(of: Person, key: KeyObject): string {
  const now = Math.floor(Date.now() / 1000);
  const made = { iss: 'https://appleid.apple.com', aud: 'apple-client', iat: now, exp: now + 3600 };
  const text = `${encoded({ alg: 'RS256', kid: 'one' })}.${encoded({ ...made, ...of, email_verified: true })}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

function verifyToken(token: string, key: KeyObject): Person | undefined {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const text = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', text, createPublicKey(key), Buffer.from(signature, 'base64url'))) return undefined;
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
