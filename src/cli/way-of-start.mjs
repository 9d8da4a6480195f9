import { isIP } from 'node:net';

/**
 * A try-out, in which demo mode is on by default: no setting suggests a public shop.
 * @param {Record<string, string | undefined>} env
 */
export function isTryOut({ HOST, SITE_URL, DATABASE_URL, API_BASE_URL }) {
  return isLoopback(HOST || '127.0.0.1') && !SITE_URL && !DATABASE_URL && !API_BASE_URL;
}

/**
 * A public start: the port is reachable from the network, or SITE_URL is not an address of this machine.
 * @param {Record<string, string | undefined>} env
 */
export function isPublic({ HOST, SITE_URL }) {
  if (!isLoopback(HOST || '127.0.0.1')) return true;
  return Boolean(SITE_URL) && (SITE_URL.startsWith('https://') || !isLoopbackUrl(SITE_URL));
}

export function isLoopbackUrl(url) {
  return isLoopback(new URL(url).hostname);
}

/** Whether a host is reachable from this machine only. */
export function isLoopback(host) {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
