import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type Sent = { status: number | 'closed' | 'unanswered'; body: string; headers: IncomingHttpHeaders };
export type Sending = RequestOptions & {
  /** Whole, or part by part as long as somebody takes them. */
  body?: string | Buffer | AsyncIterable<Buffer> | Iterable<Buffer>;
  signal: AbortSignal;
};

/** The part of an answer that is read. */
const KEPT = 64 * 1024;

/**
 * Sends one request. Without an answer its status is `closed` when the shop has closed the connection, `unanswered`
 * when the attack has ended.
 */
export function send(url: string, { body, headers, signal, ...options }: Sending): Promise<Sent> {
  return new Promise((done) => {
    let isAnswered = false;
    const fail = () => done({ status: signal.aborted ? 'unanswered' : 'closed', body: '', headers: {} });
    const from = { 'X-Forwarded-For': '203.0.113.9', ...headers };
    const asked = request(url, { ...options, headers: from, signal, agent: false }, (answer) => {
      isAnswered = true;
      let text = '';
      answer.on('data', (part: Buffer) => {
        if (text.length < KEPT) text += part.toString('latin1');
      });
      const finish = () => done({ status: answer.statusCode ?? 'closed', body: text, headers: answer.headers });
      answer.on('end', finish);
      answer.on('close', finish);
      answer.on('error', finish);
    });
    asked.on('error', fail);
    asked.on('close', () => !isAnswered && fail());
    if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) asked.end(body);
    else {
      const parts = Readable.from(until(body, () => isAnswered || signal.aborted));
      pipeline(parts, asked).catch(fail);
    }
  });
}

async function* until(parts: AsyncIterable<Buffer> | Iterable<Buffer>, isOver: () => boolean): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    if (isOver()) return;
    yield part;
  }
}

/** Does `work` for 0 … `count` − 1, `atOnce` at a time, until the signal. */
export async function flood(
  { count, atOnce, signal }: { count: number; atOnce: number; signal: AbortSignal },
  work: (n: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count && !signal.aborted) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
