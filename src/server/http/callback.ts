/**
 * Where a browser comes back to after a payment: always a page of this shop (wire-format §4, "Gateway return"). Only
 * the path is stored. So an address that a client sends, in the call or in its Host header, can never lead to another
 * site.
 */
import { webOrigins } from '@/domain/web-origins.mjs';
import { siteUrl } from '../config/site-url';
import type { Caller } from './caller';

/** The path of an address at this shop, with its query, or the whole address of a configured client; else undefined. */
export function returnPath(address: string, { origin }: Pick<Caller, 'origin'>): string | undefined {
  if (!URL.canParse(address) || !URL.canParse(origin)) return undefined;
  const url = new URL(address);
  const own = new URL(origin).origin;
  if (url.origin !== own && webOrigins(process.env.CORS_ORIGINS ?? '')?.includes(url.origin)) return url.href;
  // A path that begins with two slashes would name another host.
  if (url.origin !== own || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The target of a redirect: at SITE_URL, else at the host that the browser itself requested. */
export function redirectTo(path: string): string {
  return wholeAddress(path, siteUrl() ?? '');
}

/** Makes a whole address for clients that need one; an address that was stored whole stays as it is. */
export function wholeAddress(path: string, origin: string): string {
  return path.startsWith('/') ? `${origin}${path}` : path;
}
