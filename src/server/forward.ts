import { log } from './log';

/** Headers of one hop, or that the other side sets itself; never passed on. */
const OWN = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'cookie'];

/**
 * Hands a call to the back end that API_BASE_URL names, and its answer back as it is. Cookies stay here: the
 * wire format knows none, and they are this shop's.
 */
export async function forward(request: Request, base: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of OWN) headers.delete(name);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const answer = await fetch(base.replace(/\/$/, '') + pathname + search, {
      method: request.method,
      headers,
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    const passed = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'set-cookie'])
      passed.delete(name);
    return new Response(answer.body, { status: answer.status, headers: passed });
  } catch (error) {
    log.error('The back end that API_BASE_URL names did not answer', { path: pathname, error });
    return Response.json(
      { errors: [{ code: 'upstream', message: 'The market does not answer. Please try again.' }] },
      { status: 502 },
    );
  }
}
