/**
 * Where a browser comes back to after a payment: this shop, a client's page at an origin of CORS_ORIGINS, and nobody
 * else's (api-contract §4, "Gateway return"). Of this shop the path alone is kept, so that an address which a client wrote,
 * in the call or in its Host header, leads away from nowhere.
 */
import { webOrigins } from '@/domain/web-origins.mjs';
import type { Caller } from './caller';

/** The path of an address at this shop, with its query, or the whole address of a configured client; else undefined. */
export function returnPath(address: string, { origin }: Pick<Caller, 'origin'>): string | undefined {
  if (!URL.canParse(address) || !URL.canParse(origin)) return undefined;
  const url = new URL(address);
  const own = new URL(origin).origin;
  if (url.origin !== own && webOrigins(process.env.CORS_ORIGINS ?? '')?.includes(url.origin)) return url.href;
  // A path with two slashes names another host once it stands alone.
  if (url.origin !== own || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where a browser is redirected: the address in SITE_URL, else whatever host the browser itself has asked. */
export function redirectTo(path: string): string {
  return wholeAddress(path, process.env.SITE_URL?.replace(/\/$/, '') ?? '');
}

/** For clients that need a whole address; one that was kept whole stays as it is. */
export function wholeAddress(path: string, origin: string): string {
  return path.startsWith('/') ? `${origin}${path}` : path;
}
