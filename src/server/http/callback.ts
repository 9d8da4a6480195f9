/**
 * Where a browser comes back to after a payment: this shop, and nobody else's page (wire-format §4, "Gateway return").
 * What is kept is the path alone, so that an address which a client wrote, in the call or in its Host header, leads away
 * from nowhere.
 */
import type { Caller } from './caller';

/** The path of an address at this shop, with its query; undefined for every other address. */
export function ownPath(address: string, { origin }: Pick<Caller, 'origin'>): string | undefined {
  if (!URL.canParse(address) || !URL.canParse(origin)) return undefined;
  const url = new URL(address);
  // A path with two slashes names another host once it stands alone.
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return undefined;
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
