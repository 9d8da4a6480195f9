import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tally } from './tally';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Asking = { token?: string; module?: number; body?: object | FormData; key?: string; times?: number };

/** How often a visitor retries after 503 or no answer. */
const TIMES = 20;
const PATIENCE_MS = 30_000;

/** A client with its own address, which calls the fleet as the storefront does. */
export function newVisitor(port: number, n: number, tally: Tally) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const from = `127.${1 + ((n >> 16) & 63)}.${(n >> 8) & 255}.${1 + (n & 127)}`;

  /** Sends once; the tally counts the outcome. */
  async function once(line: string, { token, module, body, key }: Asking): Promise<Answer | undefined> {
    const [method = 'GET', path = '/'] = line.split(' ');
    const sent = body === undefined ? undefined : await packed(body);
    const headers = {
      ...(path.startsWith('/api/') && { 'X-localization': 'en', zoneId: '[1]' }),
      ...(module && { moduleId: String(module) }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
      ...sent?.headers,
    };
    const what = `${method} ${path.split('?')[0]?.replace(/\d+/g, 'n').slice(0, 60)}`;
    try {
      const answer = await send(
        { method, path, headers, agent, host: '127.0.0.1', port, localAddress: from },
        sent?.bytes,
      );
      tally.count({ status: answer.status, retryAfter: Boolean(answer.headers['retry-after']) }, what);
      return answer;
    } catch (error) {
      tally.count({ error: error instanceof Error && 'code' in error ? String(error.code) : 'no answer' }, what);
      return undefined;
    }
  }

  /**
   * Retries until there is an answer, `times` at most. For reads, and for calls that are idempotent. Throws when there
   * is none.
   */
  async function ask(line: string, asking: Asking = {}): Promise<Answer> {
    const { times = TIMES } = asking;
    for (let n = 1; ; n += 1) {
      const answer = await once(line, asking);
      // A full disk has its own status and is not retried.
      if (answer && (answer.status < 500 || answer.status === 507)) return answer;
      if (n >= times) throw new Error(`${line} was not answered in ${times} times: ${answer?.status ?? 'nothing'}`);
      await wait(Math.min(2000, 200 * n));
    }
  }
  return { ask, leave: () => agent.destroy() };
}

export type Visitor = ReturnType<typeof newVisitor>;

/** The body of a successful answer. */
export function read<Body>({ status, body }: Answer, what: string): Body {
  if (status !== 200) throw new Error(`${what} was answered ${status}: ${body.toString().slice(0, 300)}`);
  return JSON.parse(body.toString()) as Body;
}

async function packed(body: object | FormData) {
  if (!(body instanceof FormData)) {
    return { bytes: Buffer.from(JSON.stringify(body)), headers: { 'content-type': 'application/json' } };
  }
  const form = new Response(body);
  return {
    bytes: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  };
}

function send(options: object, bytes?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, timeout: PATIENCE_MS }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('timeout', () =>
      sent.destroy(Object.assign(new Error('no answer in time'), { code: 'no answer in time' })),
    );
    sent.on('error', reject);
    if (bytes) sent.setHeader('content-length', bytes.length);
    sent.end(bytes);
  });
}
