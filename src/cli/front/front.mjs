import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { marketIn } from '../../domain/market-cookie.mjs';
import { hostProblem, internalHeaders, knownHosts } from './inbound.mjs';
import { inTurn } from './in-turn.mjs';
import { closedPath, refuseData } from './maintenance.mjs';
import { openInnerServer } from './inner-server.mjs';
import { packed } from './packing.mjs';
import { isHome, pageKey } from './page-key.mjs';
import { shedCall } from './shed-calls.mjs';
import { encodingOf, pageCache, sendPage } from '../../tuning/page-cache.mjs';

/** Cache of whether a market exists: its lifetime and its size. */
const MARKET = { ttl: 60_000, max: 2_000 };

/**
 * Headers that are removed because only Next would read them: forwarded hosts and, for pages, cookies other than the
 * market's.
 */
const UNREAD = ['x-forwarded-host', 'x-forwarded-port'];
const UNREAD_BY_PAGES = [...UNREAD, 'cookie'];

/** Calls to the back end, which stores a device name in a cookie. */
const CALL = /^\/api\//;

/**
 * The handler in front of Next's own `answer`: refuses other hosts, removes Next's internal headers, parses the market
 * cookie once and, with `keepsPages`, serves public pages from the page cache; with `defersScripts`, those pages load
 * their scripts after the paint. `files` serves built files; `packs` compresses rendered responses. While `isClosed` says
 * so, the maintenance page stands in for the pages of the market.
 */
export async function openFront({
  answer,
  files = passOn,
  keepsPages = true,
  defersScripts = false,
  packs = true,
  isClosed = never,
  env,
}) {
  const answerVisitor = packs ? packed(answer) : answer;
  const hosts = knownHosts(env);
  const inner = await openInnerServer(answer);
  const cache = keepsPages ? pageCache(inner.ask, { defersScripts }) : undefined;
  // A market exists if its home page does: the page knows zones and modules.
  const markets = new LRUCache({
    ...MARKET,
    fetchMethod: async (market) => {
      const path = `/home/${market.replace('.', '/')}`;
      return (await inner.ask({ path, method: 'HEAD' })).status === 200;
    },
  });

  /** The market of a visitor of `/home`; null for visitors without one, who get the default market. */
  const marketOf = async ({ headers }) => {
    const market = marketIn(headers.cookie);
    return market && (await markets.fetch(market).catch(() => false)) ? market : null;
  };

  const handle = async (request, response) => {
    // No await while the shop is open.
    const closed = isClosed();
    const path = closed && closedPath(request.url);
    // Calls, pictures and pages that stay open do not wait either.
    const led = path && (await closed) ? path : undefined;
    if (led === 'data') return refuseData(response);
    if (led) request.url = led;
    const market = isHome(request.url.split('?', 1)[0]) ? await marketOf(request) : null;
    const key = cache && pageKey(request, market, hosts);
    const found = key && cache.find(key, encodingOf(request.headers['accept-encoding']));
    // No await if the page is cached.
    const page = found instanceof Promise ? await found : found;
    if (page) return sendPage(request, response, page);
    const unread = CALL.test(request.url) ? UNREAD : UNREAD_BY_PAGES;
    for (const name of [...internalHeaders(request), ...unread]) delete request.headers[name];
    if (market) request.headers.cookie = `market=${market}`;
    return answerVisitor(request, response);
  };

  const receive = (request, response) => {
    const id = requestId(request);
    response.setHeader('X-Request-Id', id);
    request.headers['x-request-id'] = id;
    const status = hostProblem(request, hosts);
    if (status) return refuse(response, status);
    if (shedCall(request, response)) return undefined;
    return files(request, response, () => handle(request, response).catch((error) => fail(response, error, id)));
  };

  return {
    handle: (request, response) => inTurn(request, response, () => receive(request, response)),
    /** Sends an internal request to Next; rejects with Next's error. */
    ask: inner.ask,
    pages: cache?.pages,
    stop: inner.stop,
  };
}

/** @returns {boolean | Promise<boolean>} */
function never() {
  return false;
}

function passOn(_request, _response, next) {
  return next();
}

/** The request id for the log: the load balancer's if it is well-formed, otherwise a new one. */
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
