import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { drainable } from '../../src/cli/drain.mjs';

async function open(answer: RequestListener) {
  const server = createServer(answer);
  const drain = drainable(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent, path }, (answer) => resolve(answer.resume())).on('error', reject);
    });
  return { ...drain, ask };
}

/** Answers `/slow` when the test says so, everything else at once. */
function answering() {
  let finish = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const answer: RequestListener = (request, response) => {
    if (request.url !== '/slow') return void response.end('quick');
    finish = () => void response.end('slow');
    begin();
  };
  return { answer, begun, finish: () => finish() };
}

describe('a shop that is told to stop', () => {
  it('finishes running calls and closes their connections', async () => {
    const { answer, begun, finish } = answering();
    const { ask, stop } = await open(answer);
    const slow = ask('/slow');
    await begun;
    const stopped = stop({ noticeMs: 0, limitMs: 10_000 });
    finish();
    const { statusCode, headers } = await slow;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await stopped;
  });

  it('still answers calls from a load balancer that has not noticed yet, and none afterwards', async () => {
    const { answer, begun, finish } = answering();
    const { ask, stop } = await open(answer);
    const slow = ask('/slow');
    await begun;
    const stopped = stop({ noticeMs: 1500, limitMs: 10_000 });
    expect((await ask('/')).headers.connection).toBe('close');
    finish();
    await Promise.all([slow, stopped]);
    await expect(ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('does not wait for idle connections', async () => {
    const { answer } = answering();
    const { ask, stop } = await open(answer);
    expect((await ask('/')).headers.connection).toBe('keep-alive');
    const began = performance.now();
    await stop({ noticeMs: 0, limitMs: 10_000 });
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('aborts calls that exceed the time limit', async () => {
    const { answer, begun } = answering();
    const { ask, stop } = await open(answer);
    const slow = ask('/slow');
    const cut = expect(slow).rejects.toMatchObject({ code: 'ECONNRESET' });
    await begun;
    await stop({ noticeMs: 0, limitMs: 200 });
    await cut;
  });
});
