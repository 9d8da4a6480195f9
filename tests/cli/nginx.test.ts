import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { On } from '@/server/http/api';
import { areas } from '@/server/routes';
import { openTestFront, answerPage } from '@tests/support/front';
import { openNginx, type Asking } from '@tests/support/nginx';

/** Each test requests its own page, because the cache is shared by all tests. */
let pages = 0;
const newPage = () => `/store/page-${(pages += 1)}`;

/** Pages that the shop keeps open for a second only, and pages that are closed for maintenance by now. */
const brief = (path = '') => path.includes('/store/brief-');
const closed = new Set<string>();

let front: Awaited<ReturnType<typeof openTestFront>>;
let nginx: Awaited<ReturnType<typeof openNginx>>;

beforeAll(async () => {
  front = await openTestFront({
    env: { SITE_URL: 'https://shop.example' },
    answer: (request, response) => {
      if (closed.has(request.url ?? ''))
        return answerPage({ status: 503, control: 'no-store', body: 'We will be back soon' })(request, response);
      if (brief(request.url)) return answerPage({ control: 'public, s-maxage=1' })(request, response);
      if (!request.url?.startsWith('/api/')) return answerPage()(request, response);
      request.resume().on('end', () => response.end('{}'));
    },
  });
  nginx = await openNginx(front.port);
}, 180_000);
beforeEach(() => {
  front.heard.length = 0;
});
afterAll(async () => {
  nginx.stop();
  await front.stop();
});

describe('the example for nginx', () => {
  it('leads to https and says so for a year, once', async () => {
    const led = await nginx.ask({ plain: true, path: '/store/a?b=1' });
    expect([led.status, led.headers.location]).toEqual([308, 'https://shop.example/store/a?b=1']);
    for (const path of ['/', '/api/v1/config']) {
      expect((await nginx.ask({ path })).headers['strict-transport-security']).toBe('max-age=31536000');
    }
    expect((await nginx.ask({ path: '/%' })).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('closes connections for another host', async () => {
    const wrong: Asking[] = [
      { headers: { host: 'evil.test' } },
      { headers: { host: 'evil.test' }, plain: true },
      { headers: { host: '127.0.0.1' } },
      { name: 'evil.test' },
      { name: '' },
    ];
    for (const asking of wrong) await expect(nginx.ask({ path: newPage(), ...asking })).rejects.toThrow();
    expect(front.heard).toEqual([]);
  });

  it('tells the shop the address of the visitor, whatever the visitor says', async () => {
    const spoofed = {
      'x-forwarded-for': '9.9.9.9, 8.8.8.8',
      'x-real-ip': '9.9.9.9',
      forwarded: 'for=9.9.9.9;host=evil.test',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-port': '1',
      'x-request-id': 'mine',
    };
    for (const path of ['/api/v1/config', '/api/v1/auth/login', '/api/v1/media/x.webp', '/checkout/']) {
      await nginx.ask({ path, from: '127.0.0.7', headers: spoofed });
      const headers = front.heard.at(-1)?.headers ?? {};
      expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.7', 'x-forwarded-proto': 'https' });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      for (const name of ['x-real-ip', 'forwarded', 'x-forwarded-host', 'x-forwarded-port'])
        expect(headers, name).not.toHaveProperty(name);
    }
  });

  it('keeps a public page, and never a private one, a failure or a call', async () => {
    const path = newPage();
    expect((await nginx.ask({ path })).headers['x-cache']).toBe('MISS');
    expect((await nginx.ask({ path, from: '127.0.0.2' })).headers['x-cache']).toBe('HIT');
    for (const own of ['/api/v1/config', '/home']) {
      const cookie = 'market=z1.m4';
      for (let n = 0; n < 2; n += 1)
        expect((await nginx.ask({ path: own, headers: { cookie } })).headers['x-cache']).not.toBe('HIT');
    }
  });

  it('[CONFIG-01] closes a page that it has kept when the market closes, and opens it again', async () => {
    for (const path of ['/store/brief-a', '/_next/data/b1/en/store/brief-a.json']) {
      expect((await nginx.ask({ path })).status).toBe(200);
      closed.add(path);
      await vi.waitUntil(async () => (await nginx.ask({ path })).status === 503, { timeout: 5_000, interval: 300 });
      for (let n = 0; n < 3; n += 1) {
        const { status, body } = await nginx.ask({ path });
        expect([path, status, body]).toEqual([path, 503, 'We will be back soon']);
      }
      closed.delete(path);
      expect((await nginx.ask({ path })).status).toBe(200);
    }
  });

  it.each([
    { rsc: '1' },
    { 'next-router-state-tree': '[]' },
    { 'x-nextjs-data': '1' },
    { 'x-middleware-prefetch': '1' },
    { 'x-middleware-rewrite': '/profile' },
    { 'x-invoke-path': '/profile' },
    { 'x-matched-path': '/profile' },
    { 'x-now-route-matches': '1=profile' },
    { 'x-prerender-revalidate': 'guess' },
    { 'x-forwarded-host': 'evil.test' },
    { authorization: 'Bearer 0123456789abcdef' },
    { range: 'bytes=0-3' },
  ])('does not cache the answer to %o', async (headers) => {
    const path = newPage();
    const known = await nginx.ask({ path: newPage() });
    await nginx.ask({ path, headers: headers as Record<string, string> });
    const next = await nginx.ask({ path, from: '127.0.0.2' });
    expect(next.headers['x-cache']).toBe('MISS');
    expect([next.status, next.body]).toEqual([known.status, known.body]);
  });

  it('does not share one visitor’s home with another', async () => {
    for (const cookie of ['market=z1.m4', 'market=z1.m4; market=z2.m1', 'market="z2.m1"', '']) {
      const { body } = await nginx.ask({ path: '/home', headers: { cookie } });
      const wanted = cookie === 'market=z1.m4' ? 'market=z1.m4' : '';
      expect(/market=\S*$/.exec(body)?.[0] ?? '').toBe(wanted);
    }
  });

  it('caches nothing under a query, and no page data under another path', async () => {
    const path = newPage();
    for (let n = 0; n < 2; n += 1) expect((await nginx.ask({ path: `${path}?n=1` })).headers['x-cache']).toBe('BYPASS');
    expect((await nginx.ask({ path })).headers['x-cache']).toBe('MISS');
    const data = (id: string, query = '') => ({ path: `/_next/data/b1/en/store/${id}.json${query}` });
    await nginx.ask(data('a%2Fb'));
    expect((await nginx.ask(data('a/b', '?id=b'))).headers['x-cache']).toBe('MISS');
    expect((await nginx.ask(data('a/b', '?id=c'))).headers['x-cache']).toBe('HIT');
  });

  it('compresses as the browser accepts, and never a personal answer', async () => {
    const path = newPage();
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip, x-1', 'gzip'],
      ['br;q=0, x-2', undefined],
    ] as const) {
      const answer = await nginx.ask({ path, headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
    }
    await nginx.ask({ path: '/api/v1/x', headers: { 'accept-encoding': 'gzip', authorization: 'Bearer x' } });
    expect(front.heard.at(-1)?.headers).not.toHaveProperty('accept-encoding');
  });

  it('rate-limits a visitor who sends too many requests, whatever address they claim, and nobody else', async () => {
    const flood = (from: string, path: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, n) =>
          nginx.ask({ path, from, headers: { 'x-forwarded-for': `10.0.0.${n}`, forwarded: `for=10.0.0.${n}` } }),
        ),
      );
    for (const [path, count] of [
      ['/checkout/', 100],
      ['/api/v1/auth/login', 50],
    ] as const) {
      const statuses = (await flood('127.0.0.9', path, count)).map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(statuses).toContain(429);
      expect((await nginx.ask({ path, from: '127.0.0.10' })).status).toBe(200);
    }
    // Sign-in is rate-limited, other calls are not.
    expect((await nginx.ask({ path: '/api/v1/config', from: '127.0.0.9' })).status).toBe(200);
  });

  it.each([
    ['/store/a', 17 * 1024, 413],
    ['/api/v1/csp-report', 9 * 1024, 413],
    ['/api/page-failures', 9 * 1024, 413],
    ['/api/v1/auth/login', 17 * 1024, 413],
    ['/api/v1/customer/cart/add', 900 * 1024, 200],
    ['/api/v1/customer/cart/add', 1100 * 1024, 413],
    ['/api/v1/customer/order/place', 12 * 1024 * 1024, 200],
    ['/api/v1/customer/order/place', 14 * 1024 * 1024, 413],
  ])('answers a body to %s with %i bytes: %i', async (path, bytes, status) => {
    // A body that is too long may be cut off during the upload.
    const said = await nginx.ask({ path, method: 'POST', body: Buffer.alloc(bytes), from: '127.0.0.11' }).then(
      (answer) => answer.status,
      (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' || error.code === 'ECONNRESET' ? 413 : error),
    );
    expect(said).toBe(status);
    expect(front.heard).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each([
    ['two lengths', ['Content-Length: 4', 'Content-Length: 40']],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['chunks by another name', ['Transfer-Encoding: xchunked']],
    ['two hosts', ['Host: evil.test', 'Content-Length: 0']],
    ['a length that is none', ['Content-Length: +4']],
  ])('refuses a request that could be read in two ways: %s', async (_, lines) => {
    const inner = ['0', '', 'GET /profile HTTP/1.1', 'Host: shop.example', '', ''];
    const answer = await nginx.raw(['POST /api/v1/x HTTP/1.1', 'Host: shop.example', ...lines, '', ...inner]);
    expect(answer).toMatch(/^HTTP\/1.1 (400|501) /);
    expect(front.heard).toEqual([]);
  });

  it('speaks no old TLS', async () => {
    await expect(nginx.ask({ tls: 'TLSv1.1' })).rejects.toThrow(/EPROTO/);
    expect((await nginx.ask({ tls: 'TLSv1.2' })).status).toBe(200);
  });

  it('lets through the files of every call that takes files', () => {
    const [, listed = '$^'] =
      /location ~ (\S*update-profile\S*) \{/.exec(readFileSync('docs/nginx.conf', 'utf8')) ?? [];
    const large: string[] = [];
    const on: On = (endpoint, _schema, _handler, { bytes = 0 } = {}) => {
      if (bytes > 1024 * 1024) large.push(`/api/v1${endpoint.path}`);
    };
    for (const area of areas) area(on);
    expect(large.length).toBeGreaterThan(5);
    expect(large.filter((path) => !new RegExp(listed).test(path))).toEqual([]);
  });
});
