import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '@/domain/limits';
import { forward } from './forward';

const LAX = { 'content-security-policy': "script-src 'unsafe-inline'" };
/** Another back end. It answers with the status in the path and echoes the request. */
const other = createServer((request, answer) => {
  const status = Number(/\/(\d{3})/.exec(request.url ?? '')?.[1]);
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { host, cookie, authorization } = request.headers;
    answer.writeHead(status, {
      'content-type': 'application/json',
      'set-cookie': 'theirs=1',
      location: '/there',
      ...LAX,
    });
    const { method, url } = request;
    const from = Object.entries(request.headers).filter(([name]) => /forwarded|ip$|addr|original/.test(name));
    const body = Buffer.concat(parts).toString();
    const heard = { method, url, body, host, cookie, authorization, from: Object.fromEntries(from) };
    answer.end(status === 204 ? undefined : JSON.stringify(heard));
  });
});
let base = '';

beforeAll(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  // A server that listens on a port has an address of this kind.
  base = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
});
afterAll(() => other.close());
afterEach(() => vi.unstubAllEnvs());

const headers = { cookie: 'ours=1', authorization: 'Bearer it', 'content-type': 'application/json' };
const LENGTH = { 'content-length': '12' };
const asked = (status: number, init: RequestInit = {}) =>
  forward(new Request(`http://shop.test/api/v1/coupon/${status}?code=X%20Y`, { headers, ...init }), base);

describe('a call that is handed to another back end', () => {
  it.each([200, 302, 401, 403, 404, 406, 500])('comes back with %d as it is', async (status) => {
    const answer = await asked(status);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe('/there');
    for (const name of ['set-cookie', 'content-security-policy']) expect(answer.headers.get(name)).toBeNull();
    expect(await answer.json()).toMatchObject({
      ...{ method: 'GET', url: `/api/v1/coupon/${status}?code=X%20Y`, body: '' },
      ...{ host: new URL(base).host, authorization: 'Bearer it' },
    });
  });

  it('is forwarded with its body but without the cookies of this shop', async () => {
    const answer = await asked(200, { method: 'POST', body: '{"amount":1}', headers: { ...headers, ...LENGTH } });
    const heard: unknown = await answer.json();
    expect(heard).toMatchObject({ method: 'POST', body: '{"amount":1}' });
    expect(heard).not.toHaveProperty('cookie');
  });

  it('[GUEST-09] is forwarded without its token where it is about what was ordered as a guest', async () => {
    const answer = await asked(200, { headers: { ...headers, 'X-Guest-Order': '1' } });
    const heard: unknown = await answer.json();
    expect(heard).toMatchObject({ method: 'GET' });
    expect(heard).not.toHaveProperty('authorization');
  });

  it.each([
    ['what the visitor writes', '0', '', { 'x-forwarded-for': '10.0.0.7', 'x-forwarded-proto': 'http' }],
    [
      'all but what its own proxy writes',
      '1',
      'https://shop.test',
      { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https' },
    ],
  ])('names the visitor by an address, and believes nothing of %s', async (_name, proxies, site, heard) => {
    vi.stubEnv('TRUSTED_PROXIES', proxies);
    vi.stubEnv('SITE_URL', site);
    const sent = {
      ...{ 'x-forwarded-for': '9.9.9.9, 203.0.113.5', 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' },
      ...{ 'cf-connecting-ip': '9.9.9.9', 'fastly-client-ip': '9.9.9.9', 'x-appengine-user-ip': '9.9.9.9' },
      ...{ 'x-original-forwarded-for': '9.9.9.9', 'x-cluster-client-ip': '9.9.9.9', 'x-remote-addr': '9.9.9.9' },
      ...{ 'x-forwarded-host': 'evil.test', 'x-forwarded-ssl': 'off', 'x-forwarded': 'for=9.9.9.9' },
      // Not what the shop believes in either case.
      'x-forwarded-proto': site ? 'http' : 'https',
    };
    const connection = { incoming: { socket: { remoteAddress: '::ffff:10.0.0.7' } } };
    const answer = await forward(new Request('http://shop.test/api/v1/it/200', { headers: sent }), base, connection);
    expect(await answer.json()).toHaveProperty('from', heard);
  });

  it('may have an empty answer', async () => {
    const answer = await asked(204);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('is answered 406 for 407 (expired coupon), because browsers do not pass 407 on to the page', async () => {
    const answer = await asked(407);
    expect(answer.status).toBe(406);
    expect(await answer.json()).toMatchObject({ method: 'GET' });
  });

  it.each([
    ['says how long it is', { 'content-length': String(50 * 1024 * 1024) }],
    ['does not', { 'transfer-encoding': 'chunked' }],
  ])('is refused when its body is too large, and %s', async (_name, more) => {
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const init = { method: 'POST', body, headers: { ...headers, ...more }, duplex: 'half' };
    const answer = await forward(new Request('http://shop.test/api/v1/coupon/200', init as RequestInit), base);
    expect([answer.status, await answer.json()]).toMatchObject([413, { errors: [{ code: 'payload_too_large' }] }]);
    expect(given).toBeLessThan(20 * 1024 * 1024);
  });

  it('is cut off when the answer exceeds the limit', async () => {
    const huge = createServer((request, answer) => {
      if (request.url?.includes('told')) answer.setHeader('content-length', 100 * 1024 * 1024);
      const part = Buffer.alloc(1024 * 1024);
      const more = () => void (answer.destroyed || answer.write(part, () => setImmediate(more)));
      more();
    });
    huge.listen(0, '127.0.0.1');
    await once(huge, 'listening');
    // A server that listens on a port has an address of this kind.
    const other = `http://127.0.0.1:${(huge.address() as AddressInfo).port}`;
    const told = await forward(new Request('http://shop.test/api/v1/told'), other);
    expect(told.status).toBe(502);
    const untold = await forward(new Request('http://shop.test/api/v1/it'), other);
    await expect(untold.arrayBuffer()).rejects.toThrow();
    huge.closeAllConnections();
    huge.close();
  });

  it('is answered 502 with a message when the back end does not answer', async () => {
    const answer = await forward(new Request('http://shop.test/api/v1/config'), 'http://127.0.0.1:9');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'upstream' }] });
  });
});

describe('calls to another back end that does not answer', () => {
  it('queue, and are refused at once when the queue is full', async () => {
    const waiting: ServerResponse[] = [];
    let hangs = true;
    const hanging = createServer((_request, answer) => void (hangs ? waiting.push(answer) : answer.end('{}')));
    hanging.listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as AddressInfo;
    const call = () => forward(new Request('http://shop.test/api/v1/config'), `http://127.0.0.1:${port}`);
    const taken = limits.forwarded_at_once + limits.calls_waiting_max;
    const calls = Array.from({ length: taken }, call);
    const refused = await call();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'busy' }] });
    await vi.waitUntil(() => waiting.length === limits.forwarded_at_once, { timeout: 10_000 });
    hangs = false;
    for (const answer of waiting.splice(0)) answer.end('{}');
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: taken }, () => 200));
    hanging.closeAllConnections();
    hanging.close();
  });
});
