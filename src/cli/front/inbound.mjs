/** The first checks of a request: whether it asks for this shop, and what its headers must not say. */

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The names that this shop answers to, lower case, without ports: that of SITE_URL. In a try-out, which has no SITE_URL
 * or one of this machine, also those of this machine.
 */
export function knownHosts({ SITE_URL: site, HOST: host } = process.env) {
  const name = site && new URL(site).hostname;
  const isTryOut = !name || LOOPBACK.includes(name);
  return {
    names: new Set([name, ...(isTryOut ? [...LOOPBACK, host] : [])].filter(Boolean)),
    /** Without SITE_URL nobody has said which names are right, so others are answered, but not from a cache. */
    isStrict: Boolean(name),
  };
}

/** The name that a Host header asks for, without its port; undefined for anything but a name or an address. */
export function hostName(header = '') {
  const [, name] = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/.exec(header.toLowerCase()) ?? [];
  return name?.replace(/\.$/, '');
}

/** 400 for a request whose host is unclear, 421 for one of another host, else undefined. */
export function hostProblem({ url = '', headers, rawHeaders }, hosts) {
  // A whole address in place of a path names a host of its own.
  if (!url.startsWith('/') && url !== '*') return 400;
  if (namesTwoHosts(rawHeaders)) return 400;
  if (!hosts.isStrict) return undefined;
  const name = hostName(headers.host);
  if (name === undefined) return 400;
  return hosts.names.has(name) ? undefined : 421;
}

/** Node keeps the first one and says nothing. */
function namesTwoHosts(rawHeaders) {
  let named = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) if (/^host$/i.test(rawHeaders[n])) named += 1;
  return named > 1;
}

/** Headers by which the parts of Next talk to each other, or by which a cache would be talked into another answer. */
const INTERNAL = /^(x-(middleware|nextjs|next|invoke|invocation|prerender|now|vercel)-|next-|(rsc|x-matched-path)$)/;

/** The names of such headers in a request. The browser's router says `x-nextjs-data` where it asks for a page's data. */
export function internalHeaders({ url = '', headers }) {
  const isData = url.startsWith('/_next/data/');
  return Object.keys(headers).filter((name) => INTERNAL.test(name) && !(isData && name === 'x-nextjs-data'));
}

/** Asked of every page; names nothing, so that nothing has to be made. */
export function hasInternalHeader({ headers }) {
  for (const name in headers) if (INTERNAL.test(name)) return true;
  return false;
}
