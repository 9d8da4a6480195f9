import { Agent as HttpAgent, request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { refusals } from '@/contract/core/errors';
import { limits } from '@/domain/limits';
import { translate } from '@/i18n/both';
import { originOf, parseLanguage, type Connection } from './http/caller';
import { log } from './http/log';
import { visitorAddress } from './http/network-address';

/** Hop-by-hop headers, and those that this side sets itself; never forwarded. */
const OWN = [
  ...['host', 'connection', 'keep-alive', 'te', 'trailer', 'upgrade', 'expect'],
  ...['content-length', 'transfer-encoding', 'accept-encoding', 'cookie'],
];
/** Marks a call about what the sender ordered as a guest; a matter of this shop alone. */
const OF_GUEST = 'x-guest-order';
/**
 * What a visitor, or a proxy that is not believed, can write about who calls and where; never forwarded. The other back
 * end gets `X-Forwarded-For` and `X-Forwarded-Proto` with the one address and the scheme that this shop believes.
 */
const MADE_UP = /^(x-)?forwarded|^x-(original|rewrite)-|(-|client|socket)ip(v6)?$|-addr(ess)?$/;
/** Headers of answers that are not handed on; the policy of this shop holds on its own origin. */
const THEIRS = [
  ...['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'set-cookie'],
  'content-security-policy',
];

/**
 * The status of an expired coupon (wire-format §1.4). Answered as 406, because `fetch` and browsers take 407 for a
 * proxy's.
 */
const FOR_PROXIES = 407;
const REFUSED = 406;
/** Statuses without a body. */
const BARE = [204, 205, 304];
/** A slash or backslash in disguise: the other back end could read another path than the one that was checked. */
const DISGUISED = /%2f|%5c/i;

const kept = { keepAlive: true, maxSockets: limits.forwarded_at_once };
/**
 * A connection with a half-sent body cannot be used for the next call. No `maxSockets` here: with it Node would hand a
 * connection to the next call that waits. `passing` limits them.
 */
const once = { keepAlive: false };
const agents = {
  'http:': { kept: new HttpAgent(kept), once: new HttpAgent(once) },
  'https:': { kept: new HttpsAgent(kept), once: new HttpsAgent(once) },
};

/** Limits the calls whose answers have not begun; further calls queue. */
const passing = pLimit(limits.forwarded_at_once);

class TooLarge extends Error {}

/**
 * Forwards a call to the back end of API_BASE_URL and streams the answer back unchanged. Bodies and answers are
 * streamed, so neither is held in memory, and both are limited in size and time. Cookies are not forwarded: they belong
 * to this shop, and the wire format has none. The other back end counts visitors by the address that this shop counts by.
 */
export async function forward(request: Request, base: string, connection?: Connection): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = headersFor(request, connection);
  const { method } = request;
  const length = Number(request.headers.get('content-length') ?? 0);
  if (DISGUISED.test(pathname)) return refused(request, 'not-found');
  if (length > limits.forwarded_bytes_max) return refused(request, 'payload_too_large');
  if (passing.pendingCount >= limits.calls_waiting_max) return refused(request, 'busy');
  try {
    const framing = frameBody(request);
    const signal = AbortSignal.timeout(limits.forwarded_seconds_max * 1000);
    const to = new URL(base.replace(/\/$/, '') + pathname + search);
    const options = { method, headers: { ...Object.fromEntries(headers), ...framing }, signal };
    return passedOn(await passing(() => sendOn(to, options, framing && request.body)));
  } catch (error) {
    if (error instanceof TooLarge) return refused(request, 'payload_too_large');
    log.error('The back end that API_BASE_URL names did not answer', {
      request: headers.get('x-request-id') ?? '',
      path: pathname,
      error,
    });
    return refused(request, 'upstream');
  }
}

function headersFor(request: Request, connection?: Connection): Headers {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (OWN.includes(name) || MADE_UP.test(name)) headers.delete(name);
  // There a token hides what its owner ordered as a guest (wire-format §1.3).
  if (headers.has(OF_GUEST)) headers.delete('authorization');
  headers.delete(OF_GUEST);
  const address = visitorAddress(request.headers.get('x-forwarded-for'), connection?.incoming?.socket?.remoteAddress);
  if (address) headers.set('x-forwarded-for', address);
  headers.set('x-forwarded-proto', originOf(request.url).startsWith('https:') ? 'https' : 'http');
  return headers;
}

/**
 * The header that tells where the body ends; null for a call without a body. Node adds none for DELETE and OPTIONS, and
 * the other back end would then read the body as a further call.
 */
function frameBody({ method, headers, body }: Request): Record<string, string> | null {
  if (method === 'GET' || method === 'HEAD' || !body) return null;
  if (headers.has('transfer-encoding')) return { 'transfer-encoding': 'chunked' };
  const length = headers.get('content-length') ?? '0';
  return length === '0' ? null : { 'content-length': length };
}

async function sendOn(to: URL, options: RequestOptions, body: Request['body']): Promise<IncomingMessage> {
  const isSecure = to.protocol === 'https:';
  const agent = agents[isSecure ? 'https:' : 'http:'][body ? 'once' : 'kept'];
  const out = (isSecure ? overHttps : overHttp)(to, { ...options, agent });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    out.on('response', resolve);
    out.on('error', reject);
  });
  if (!body) {
    out.end();
    return answer;
  }
  const sending = pipeline(readParts(body), out);
  // The back end may refuse before the whole body was sent.
  return Promise.race([answer, sending.then(() => answer)]);
}

/** Stops reading when the body is too large; the server then closes the connection. */
async function* readParts(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let read = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.byteLength;
    if (read > limits.forwarded_bytes_max) throw new TooLarge();
    yield value;
  }
}

function passedOn(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !THEIRS.includes(name)) headers.set(name, [value].flat().join(', '));
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const length = Number(answer.headers['content-length'] ?? 0);
  if (length > limits.forwarded_answer_bytes_max) {
    answer.destroy();
    throw new Error(`the answer has ${length} bytes`);
  }
  const status = answer.statusCode === FOR_PROXIES ? REFUSED : (answer.statusCode ?? REFUSED);
  if (BARE.includes(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  // Node's type and the DOM's type of a web stream differ by name only.
  return new Response(Readable.toWeb(Readable.from(limitAnswer(answer))) as ReadableStream, { status, headers });
}

/** Cuts off an answer that exceeds the limit. */
async function* limitAnswer(answer: IncomingMessage): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const part of answer) {
    const bytes = Buffer.from(part);
    read += bytes.length;
    if (read > limits.forwarded_answer_bytes_max) throw new Error('the answer of the other back end is too large');
    yield bytes;
  }
}

function refused(request: Request, refusal: 'not-found' | 'payload_too_large' | 'busy' | 'upstream'): Response {
  const message = translate(parseLanguage(request.headers.get('X-localization') ?? ''), `errors.${refusal}`);
  const answer = Response.json({ errors: [{ code: refusal, message }] }, { status: refusals[refusal] });
  if (refusal === 'busy') answer.headers.set('Retry-After', String(limits.busy_retry_seconds));
  return answer;
}
