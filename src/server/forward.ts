import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { log } from './log';

/** Headers of one hop, or that the other side sets itself; never passed on. */
const OWN = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'cookie'];
const THEIRS = ['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'set-cookie'];

/** A coupon that is over (api-contract §4). It is a proxy's word too, which neither `fetch` nor a browser hands on. */
const FOR_PROXIES = 407;
const REFUSED = 406;
/** Statuses that come without a body. */
const BARE = [204, 205, 304];

/**
 * Hands a call to the back end that API_BASE_URL names, and its answer back as it is. Cookies stay here: the
 * wire format knows none, and they are this shop's.
 */
export async function forward(request: Request, base: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of OWN) headers.delete(name);
  const { method } = request;
  try {
    const body = method === 'GET' || method === 'HEAD' ? null : Buffer.from(await request.arrayBuffer());
    const options = { method, headers: Object.fromEntries(headers), signal: AbortSignal.timeout(30_000) };
    const answer = await sent(new URL(base.replace(/\/$/, '') + pathname + search), options, body);
    return await passedOn(answer);
  } catch (error) {
    log.error('The back end that API_BASE_URL names did not answer', { path: pathname, error });
    return Response.json(
      { errors: [{ code: 'upstream', message: 'The market does not answer. Please try again.' }] },
      { status: 502 },
    );
  }
}

function sent(to: URL, options: RequestOptions, body: Buffer | null): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const out = (to.protocol === 'https:' ? overHttps : overHttp)(to, options, resolve);
    out.on('error', reject);
    out.end(body ?? undefined);
  });
}

async function passedOn(answer: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !THEIRS.includes(name)) headers.set(name, [value].flat().join(', '));
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const status = answer.statusCode === FOR_PROXIES ? REFUSED : (answer.statusCode ?? REFUSED);
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(Buffer.from(part));
  return new Response(BARE.includes(status) ? null : Buffer.concat(parts), { status, headers });
}
