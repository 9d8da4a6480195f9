import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { marketIn } from '../../domain/market-cookie.mjs';
import { hostProblem, internalHeaders, knownHosts } from './inbound.mjs';
import { openInnerServer } from './inner-server.mjs';
import { packed } from './packing.mjs';
import { shedCall } from './shed-calls.mjs';
import { encodingOf, isHome, pageCache, pageKey, sendPage } from '../../tuning/page-cache.mjs';

/** How long it is remembered whether there is a market, and of how many. */
const MARKET = { ttl: 60_000, max: 2_000 };

/**
 * Headers that are taken away because only Next would read them: names of other hosts and, for pages, the cookies other
 * than the market's.
 */
const UNREAD = ['x-forwarded-host', 'x-forwarded-port'];
const UNREAD_BY_PAGES = [...UNREAD, 'cookie'];

/** Calls to the back end, which keeps the name of a device in a cookie. */
const CALL = /^\/api\//;

/**
 * What stands before Next's own `answer`: refuses other hosts, takes away what only Next may say, reads the market's
 * cookie once, and, where it `keepsPages`, answers public pages from the page cache; where it `defersScripts`, those
 * pages fetch their scripts after the paint. `files` sends those of the build; what is made anew it `packs`.
 */
export async function openFront({
  answer,
  files = passOn,
  keepsPages = true,
  defersScripts = false,
  packs = true,
  env,
}) {
  const answerVisitor = packs ? packed(answer) : answer;
  const hosts = knownHosts(env);
  const inner = await openInnerServer(answer);
  const cache = keepsPages ? pageCache(inner.ask, { defersScripts }) : undefined;
  // A market exists where its page does: the page is what knows zones and modules.
  const markets = new LRUCache({
    ...MARKET,
    fetchMethod: async (market) => {
      const path = `/home/${market.replace('.', '/')}`;
      return (await inner.ask({ path, method: 'HEAD' })).status === 200;
    },
  });

  /** The market that a visitor of `/home` gets; null for the one of whoever has chosen none. */
  const marketOf = async ({ headers }) => {
    const market = marketIn(headers.cookie);
    return market && (await markets.fetch(market).catch(() => false)) ? market : null;
  };

  const handle = async (request, response) => {
    const market = isHome(request.url.split('?', 1)[0]) ? await marketOf(request) : null;
    const key = cache && pageKey(request, market, hosts);
    const found = key && cache.find(key, encodingOf(request.headers['accept-encoding']));
    // Nothing is waited for where a page is at hand.
    const page = found instanceof Promise ? await found : found;
    if (page) return sendPage(request, response, page);
    const unread = CALL.test(request.url) ? UNREAD : UNREAD_BY_PAGES;
    for (const name of [...internalHeaders(request), ...unread]) delete request.headers[name];
    if (market) request.headers.cookie = `market=${market}`;
    return answerVisitor(request, response);
  };

  return {
    handle: (request, response) => {
      const id = requestId(request);
      response.setHeader('X-Request-Id', id);
      request.headers['x-request-id'] = id;
      const status = hostProblem(request, hosts);
      if (status) return refuse(response, status);
      if (shedCall(request, response)) return undefined;
      return files(request, response, () => handle(request, response).catch((error) => fail(response, error, id)));
    },
    /** Asks Next as this process does itself; fails with whatever it fails with. */
    ask: inner.ask,
    pages: cache?.pages,
    stop: inner.stop,
  };
}

function passOn(_request, _response, next) {
  return next();
}

/**
 * The id under which the log lines of one request are found: the balancer's where it is well-formed, else a new one.
 */
function requestId({ headers }) {
  const named = headers['x-request-id'] ?? '';
  return /^[\w=-]{1,64}$/.test(named) ? named : randomUUID();
}

function refuse(response, status) {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', Connection: 'close' });
  response.end(status === 421 ? 'This shop has another address.\n' : 'A request names one host.\n');
}

function fail(response, error, request) {
  const facts = { level: 'error', at: new Date().toISOString(), request, event: 'A page failed', error: error.message };
  process.stderr.write(`${JSON.stringify({ ...facts, stack: error.stack })}\n`);
  if (response.headersSent) return response.destroy();
  response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  return response.end('The shop can not answer now.\n');
}
