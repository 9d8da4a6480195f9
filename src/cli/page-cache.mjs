import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How long a page is answered without asking Next, whose own cache decides what is fresh. */
const PAGE_MS = 1_000;
const PAGES = 400;
const SMALLEST = 1_024;

/**
 * Keeps what everybody gets, compressed once: a public page for a second, so that a crowd costs one answer, and the
 * scripts and styles of the build for as long as the process lives. Only answers that say themselves that they may be
 * shared are kept; the query never reaches a page's rendering, and `/home` is kept for each market by itself.
 */
export function pageCache(handle) {
  const pages = new Map();
  const assets = new Map();

  return (request, response) => {
    const kept = placeOf(request, pages, assets);
    if (!kept) return handle(request, response);
    const found = kept.store.get(kept.key);
    if (found && found.until > Date.now()) return send(request, response, found);

    const accepted = request.headers['accept-encoding'];
    const condition = request.headers['if-none-match'];
    // The whole answer is wanted here, and uncompressed.
    delete request.headers['accept-encoding'];
    delete request.headers['if-none-match'];
    collect(response, async (answer) => {
      request.headers['accept-encoding'] = accepted;
      request.headers['if-none-match'] = condition;
      if (!isShared(answer, kept)) return send(request, response, answer);
      const entry = { ...answer, until: Date.now() + kept.milliseconds };
      if (kept.store.size >= kept.limit) kept.store.delete(kept.store.keys().next().value);
      kept.store.set(kept.key, entry);
      return send(request, response, entry);
    });
    return handle(request, response);
  };
}

function placeOf({ method, url = '', headers }, pages, assets) {
  if (method !== 'GET' || headers.range || headers['x-prerender-revalidate']) return undefined;
  const [path = ''] = url.split('?');
  if (/^\/(_next\/static|i18n)\/.*\.(js|css)$/.test(path)) {
    return { store: assets, key: path, milliseconds: Infinity, limit: Infinity };
  }
  // The router's own requests carry headers of their meaning, and files are small enough as they are.
  if (/^\/(api|_next)\//.test(path) || /\.\w+$/.test(path) || headers['x-nextjs-data']) return undefined;
  const isHome = /^\/(ar\/)?home\/?$/.test(path);
  const market = /(?:^|;\s*)market=(z[0-9-]+\.m[0-9]+)(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? '';
  return { store: pages, key: isHome ? `${path} ${market}` : path, milliseconds: PAGE_MS, limit: PAGES, isHome };
}

function isShared({ status, headers }, { isHome, milliseconds }) {
  if (status !== 200 || headers['set-cookie']) return false;
  const control = String(headers['cache-control'] ?? '');
  return isHome || milliseconds === Infinity || /s-maxage/.test(control);
}

/** Takes what Next writes, instead of sending it, and hands it over whole. */
function collect(response, whole) {
  const parts = [];
  const { end, write, writeHead } = response;
  const own = { end: end.bind(response), writeHead: writeHead.bind(response) };
  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    const headers = rest.find((it) => typeof it === 'object' && it !== null);
    if (headers && !Array.isArray(headers))
      for (const [name, it] of Object.entries(headers)) response.setHeader(name, it);
    return response;
  };
  response.flushHeaders = () => {};
  response.write = (part, encoding, done) => {
    if (part) parts.push(Buffer.from(part, typeof encoding === 'string' ? encoding : undefined));
    const called = typeof encoding === 'function' ? encoding : done;
    if (called) queueMicrotask(called);
    return true;
  };
  response.end = (part, encoding, done) => {
    if (part && typeof part !== 'function') response.write(part, encoding);
    Object.assign(response, { end: own.end, write: write.bind(response), writeHead: own.writeHead });
    const called = [part, encoding, done].find((it) => typeof it === 'function');
    if (called) response.once('finish', called);
    const answer = {
      status: response.statusCode,
      headers: response.getHeaders(),
      body: Buffer.concat(parts),
      packed: {},
    };
    whole(answer).catch(() => response.destroy());
    return response;
  };
}

async function send(request, response, answer) {
  const { status, headers, body } = answer;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  response.setHeader('Vary', 'Accept-Encoding');
  if (headers.etag && request.headers['if-none-match'] === headers.etag) {
    response.statusCode = 304;
    for (const name of ['content-length', 'content-encoding', 'content-type']) response.removeHeader(name);
    return response.end();
  }
  const encoding =
    body.length < SMALLEST ? '' : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
  const packed = encoding ? await (answer.packed[encoding] ??= pack(encoding, answer)) : body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.removeHeader('transfer-encoding');
  response.setHeader('Content-Length', packed.length);
  return response.end(packed);
}

/** A page lives for a second and is packed quickly, a file of the build for good and is packed well. */
function pack(encoding, { body, until = 0 }) {
  if (encoding === 'gzip') return zip(body, { level: until === Infinity ? 9 : 6 });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: until === Infinity ? 9 : 4 } });
}
