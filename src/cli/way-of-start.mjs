import { isIP } from 'node:net';

/** What only a shop that means it is given. */
const OF_A_SHOP = ['SITE_URL', 'DATABASE_URL', 'API_BASE_URL', 'SECRET', 'SMTP_URL', 'SMS_URL', 'STRIPE_SECRET_KEY'];

/**
 * A try-out, in which demo mode is on by default: no setting suggests a public shop.
 * @param {Record<string, string | undefined>} env
 */
export function isTryOut(env) {
  return isLoopback(env.HOST || '127.0.0.1') && !isBehindProxy(env) && !OF_A_SHOP.some((name) => env[name]);
}

/**
 * A public start: the port is reachable from the network, or SITE_URL is not an address of this machine. Behind a proxy
 * SITE_URL has to say that nobody else is served.
 * @param {Record<string, string | undefined>} env
 */
export function isPublic(env) {
  const { HOST, SITE_URL } = env;
  if (!isLoopback(HOST || '127.0.0.1')) return true;
  return SITE_URL ? SITE_URL.startsWith('https://') || !isLoopbackUrl(SITE_URL) : isBehindProxy(env);
}

function isBehindProxy({ TRUSTED_PROXIES }) {
  return Number(TRUSTED_PROXIES ?? 0) > 0;
}

export function isLoopbackUrl(url) {
  return isLoopback(new URL(url).hostname);
}

/** Whether a host is reachable from this machine only. */
export function isLoopback(host) {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
