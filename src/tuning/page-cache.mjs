// Gains: 3.4 to 4.5 times the pages a second of a trivial page; Next's own cache alone gives a half (22 November 2026).
// Relies on: Node's http server and the cache headers that Next documents.
// When that goes: each request is Next's own, from its cache, and packed for each visitor.
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheMemory } from '../domain/cache-memory.mjs';
import { deferScripts } from './deferred-scripts.mjs';

const pack = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** How long a page is served without asking Next, whose own cache decides what is fresh. */
const PAGE_MS = 1_000;
const SMALLEST = 1_024;
/** The size of an entry apart from its body: its key and its headers. */
const BESIDE = 2_048;

/** Named encodings only, without those of weight 0, which refuses them. */
const BROTLI = /(?:^|,)\s*br\s*(?=$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i;
const GZIP = /(?:^|,)\s*gzip\s*(?=$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i;

/**
 * Caches each public page for a second, both raw and compressed, so that many concurrent requests cost one render;
 * `ask` requests the page of a key (`src/cli/front/page-key.mjs`) from Next. Returns undefined if Next's response must not be cached. `defersScripts`
 * applies that tuning once per cached page.
 */
export function pageCache(ask, { defersScripts = false } = {}) {
  const pages = new LRUCache({
    maxSize: cacheMemory(process.env).packed_pages,
    sizeCalculation: ({ body }) => body.length + BESIDE,
    ttl: PAGE_MS,
    fetchMethod: async (_name, _stale, { context: { key, encoding } }) => {
      if (encoding === 'identity') {
        const answer = await ask(key);
        if (!mayBeKept(answer, key)) return undefined;
        return withTag(defersScripts && isPage(answer) ? withDeferredScripts(answer) : answer);
      }
      const plain = await find(key, 'identity');
      if (!plain || plain.body.length < SMALLEST) return plain;
      const headers = { ...plain.headers, 'content-encoding': encoding };
      return { ...plain, headers, body: await pack[encoding](plain.body) };
    },
  });
  /** The cached page, otherwise a promise of it. */
  const find = (key, encoding) => {
    const name = `${encoding} ${key.path} ${key.market ?? ''}`;
    return pages.get(name) ?? pages.fetch(name, { context: { key, encoding } });
  };
  return { find, pages };
}

function mayBeKept({ status, headers }, { isOfMarket }) {
  if (headers['set-cookie']) return false;
  // A temporary failure is cached too, so that not every request retries.
  if (status === 503 && headers['retry-after']) return true;
  // `/home` is private for all other caches, which do not know what it depends on.
  return status === 404 || (status === 200 && (isOfMarket || /s-maxage/.test(headers['cache-control'] ?? '')));
}

const isPage = ({ status, headers }) => status === 200 && /^text\/html\b/.test(headers['content-type'] ?? '');

const withDeferredScripts = (page) => ({ ...page, body: Buffer.from(deferScripts(page.body.toString())) });

/**
 * One ETag for all encodings, therefore a weak one. Next, which computes its ETag character by character, makes none
 * here.
 */
const withTag = (page) => {
  const etag = `W/"${createHash('sha1').update(page.body).digest('base64url')}"`;
  return { ...page, headers: { ...page.headers, etag } };
};

/** Sends the cached page in the best encoding for the browser. */
export function sendPage(request, response, { status, headers, body }) {
  const isKnown = status === 200 && namesTag(request.headers['if-none-match'], headers.etag);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Vary', [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '));
  if (isKnown) {
    for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name);
    response.writeHead(304).end();
  } else {
    response.setHeader('Content-Length', body.length);
    response.writeHead(status).end(body);
  }
}

/** The supported encoding that an Accept-Encoding header prefers. */
export function encodingOf(header = '') {
  if (BROTLI.test(header)) return 'br';
  return GZIP.test(header) ? 'gzip' : 'identity';
}

function namesTag(header, etag) {
  const plain = (tag) => tag.trim().replace(/^W\//, '');
  return Boolean(header && etag && header.split(',').map(plain).includes(plain(etag)));
}
