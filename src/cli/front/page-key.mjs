import { hasInternalHeader, hostName } from './inbound.mjs';

const HOME = /^\/(ar\/)?home$/;
const PLAIN_PATH = /^(\/|(\/[A-Za-z0-9_~][A-Za-z0-9_~-]*)+)$/;
const LONGEST_PATH = 200;
const NO_PAGES = /^\/(api|_next)(\/|$)/;

/** Whether the page differs by market. */
export const isHome = (path) => HOME.test(path);

/**
 * The cache key of a page, with everything that the page depends on: its path, which contains the language, and at
 * `/home` the market of the visitor's cookie. The request to Next contains nothing else, so a cached page cannot
 * contain anything else. Unusual requests have no key and go to Next directly. The query is not part of the key,
 * because rendering does not use it (decision 003).
 */
export function pageKey(request, market, hosts) {
  const { method, url = '', headers } = request;
  const [path = ''] = url.split('?', 1);
  if (method !== 'GET' || headers.range || headers.authorization || hasInternalHeader(request)) return undefined;
  if (!hosts.names.has(hostName(headers.host))) return undefined;
  if (path.length > LONGEST_PATH || !PLAIN_PATH.test(path) || NO_PAGES.test(path)) return undefined;
  return isHome(path) ? { path, market, isOfMarket: true } : { path, market: null, isOfMarket: false };
}
