/** The first checks of a request: whether its host is this shop's, and which headers it must not contain. */

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The host names of this shop, lower case, without ports: that of SITE_URL. In a try-out, with no SITE_URL or a local
 * one, also the names of this machine.
 */
export function knownHosts({ SITE_URL: site, HOST: host } = process.env) {
  const name = site && new URL(site).hostname;
  const isTryOut = !name || LOOPBACK.includes(name);
  return {
    names: new Set([name, ...(isTryOut ? [...LOOPBACK, host] : [])].filter(Boolean)),
    /** Without SITE_URL the right names are unknown, so other hosts are served, but not from a cache. */
    isStrict: Boolean(name),
  };
}

/** The name in a Host header, without its port; undefined unless it is a valid name or address. */
export function hostName(header = '') {
  const [, name] = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/.exec(header.toLowerCase()) ?? [];
  return name?.replace(/\.$/, '');
}

/** 400 for a request with an invalid host, 421 for another host, otherwise undefined. */
export function hostProblem({ url = '', headers, rawHeaders }, hosts) {
  // An absolute URL in place of a path has a host of its own.
  if (!url.startsWith('/') && url !== '*') return 400;
  if (namesTwoHosts(rawHeaders)) return 400;
  if (!hosts.isStrict) return undefined;
  const name = hostName(headers.host);
  if (name === undefined) return 400;
  return hosts.names.has(name) ? undefined : 421;
}

/** Node keeps the first one silently. */
function namesTwoHosts(rawHeaders) {
  let named = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) if (/^host$/i.test(rawHeaders[n])) named += 1;
  return named > 1;
}

/** Headers that parts of Next use internally, or that could poison a cache. */
const INTERNAL = /^(x-(middleware|nextjs|next|invoke|invocation|prerender|now|vercel)-|next-|(rsc|x-matched-path)$)/;

/**
 * The names of such headers in a request. The browser's router sends `x-nextjs-data` when it requests a page's data.
 */
export function internalHeaders({ url = '', headers }) {
  const isData = url.startsWith('/_next/data/');
  return Object.keys(headers).filter((name) => INTERNAL.test(name) && !(isData && name === 'x-nextjs-data'));
}

/** Runs for every page; returns a constant to avoid allocations. */
export function hasInternalHeader({ headers }) {
  for (const name in headers) if (INTERNAL.test(name)) return true;
  return false;
}
