import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer as createShop, type Server } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forward } from './forward';

/** What the other back end reads on each of its connections, byte by byte, as no HTTP library would tell it. */
const heard: string[] = [];
const connections = new Set<Socket>();
const other = createServer((socket) => {
  const at = heard.push('') - 1;
  connections.add(socket);
  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    heard[at] = (heard[at] ?? '') + part.toString();
    const isHead = heard[at]?.startsWith('HEAD');
    if (isWhole(heard[at] ?? '')) socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n${isHead ? '' : '{}'}`);
  });
});
let shop: Server;
let base = '';

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  base = `http://127.0.0.1:${portOf(other)}`;
  const listener = getRequestListener((request) => forward(request, base), { overrideGlobalObjects: false });
  shop = createShop((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
  await once(shop, 'listening');
});
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
  for (const socket of connections) socket.destroy();
  other.close();
});
beforeEach(() => void heard.splice(0));

/** Whether a request has arrived with its whole body, by its own headers. */
function isWhole(text: string): boolean {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (/transfer-encoding: chunked/i.test(head)) return body.endsWith('0\r\n\r\n') || body.endsWith('0');
  return text.includes('\r\n\r\n') && body.length >= Number(length ?? 0);
}

/** Sends a request as it is written, and reads the answer until the connection ends. */
async function send(head: string[], body = ''): Promise<string> {
  const socket = connect(portOf(shop), '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  socket.write([...head, 'Host: shop.test', 'Connection: close', '', body].join('\r\n'));
  await once(socket, 'close');
  return answer;
}

const PATH = '/api/v1/customer/cart/remove';
const HIDDEN = 'GET /internal/admin HTTP/1.1\r\nHost: admin.internal\r\n\r\n';
const split = (text = '') => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { head: head.toLowerCase(), body: rest.join('\r\n\r\n') };
};

describe('the body of a call to another back end', () => {
  it.each(['DELETE', 'OPTIONS', 'PUT', 'POST', 'PATCH'])(
    'of %s arrives as its body, not as a second call',
    async (method) => {
      const answer = await send([`${method} ${PATH} HTTP/1.1`, `Content-Length: ${HIDDEN.length}`], HIDDEN);
      expect(answer).toMatch(/^HTTP\/1.1 200/);
      const { head, body } = split(heard[0]);
      expect(head).toContain(`content-length: ${HIDDEN.length}`);
      expect(head).not.toContain('transfer-encoding');
      expect(body).toBe(HIDDEN);
    },
  );

  it.each(['DELETE', 'OPTIONS', 'POST'])('of %s arrives in chunks when it came in chunks', async (method) => {
    const chunks = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
    expect(await send([`${method} ${PATH} HTTP/1.1`, 'Transfer-Encoding: chunked'], chunks)).toMatch(/^HTTP\/1.1 200/);
    const { head, body } = split(heard[0]);
    expect(head).toContain('transfer-encoding: chunked');
    expect(head).not.toContain('content-length');
    expect(body.replaceAll(/^[\da-f]+\r\n|\r\n0\r\n\r\n$/g, '')).toBe(HIDDEN);
  });

  it.each(['DELETE', 'OPTIONS', 'GET'])('is left out where %s has none', async (method) => {
    expect(await send([`${method} ${PATH} HTTP/1.1`])).toMatch(/^HTTP\/1.1 200/);
    const { head, body } = split(heard[0]);
    expect([/content-length|transfer-encoding/.test(head), body]).toEqual([false, '']);
  });

  it('is not read from a GET, which has none', async () => {
    await send([`GET ${PATH} HTTP/1.1`, `Content-Length: ${HIDDEN.length}`], HIDDEN);
    expect(heard.join('')).not.toContain('/internal/admin');
  });

  it('leaves nothing on a connection that another call could use', async () => {
    const calls = Array.from({ length: 200 }, () =>
      send([`POST ${PATH} HTTP/1.1`, 'Content-Type: application/json', 'Content-Length: 2'], '{}'),
    );
    await Promise.all(calls);
    expect(heard).toHaveLength(200);
    expect(heard.filter((text) => !/connection: close/i.test(text))).toEqual([]);
  });
});

it('an answer without content (HEAD) gives its connection back', async () => {
  for (let n = 0; n < 80; n += 1) {
    expect(await send([`HEAD ${PATH} HTTP/1.1`])).toMatch(/^HTTP\/1.1 200/);
  }
  expect(heard.length).toBeLessThan(80);
});

describe('a path that could mean another one', () => {
  it.each(['/api/v1/media/..%2f..%2fadmin', '/api/v1/media/..%5C..%5cadmin', '/api/v1/%2F/x'])(
    '%s is answered 404 and not forwarded',
    async (path) => {
      const answer = await send([`GET ${path} HTTP/1.1`, 'X-localization: ar']);
      expect(answer).toMatch(/^HTTP\/1.1 404/);
      expect(answer).toContain('لا يوجد شيء على هذا العنوان.');
      expect(heard).toEqual([]);
    },
  );

  it('may have such signs in its query', async () => {
    expect(await send(['GET /api/v1/items/search?name=a%2Fb HTTP/1.1'])).toMatch(/^HTTP\/1.1 200/);
    expect(heard.join('')).toContain('/api/v1/items/search?name=a%2Fb');
  });
});
