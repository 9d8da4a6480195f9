import { afterEach, describe, expect, it } from 'vitest';
import { pageKey } from '../../src/cli/front/page-key.mjs';
import { encodingOf, pageCache } from '../../src/tuning/page-cache.mjs';
import { openTestFront, answerPage } from '@tests/support/front';

const PAGE = `<p>${'dinner '.repeat(300)}</p>`;
let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function shop(options: Parameters<typeof openTestFront>[0] = {}) {
  const opened = await openTestFront(options);
  stop = opened.stop;
  return opened;
}

describe('the page cache', () => {
  it('renders a public page once for many visitors, whatever their queries', async () => {
    const { made, get } = await shop();
    const crowd = ['/store/a', '/store/a', '/store/a?lat=51', '/store/a?__nextDataReq=1'];
    const pages = await Promise.all(crowd.map(async (path) => (await get(path)).text()));
    expect(pages).toEqual(crowd.map(() => PAGE));
    expect(made()).toEqual(['/store/a']);
  });

  it('compresses it as the browser accepts', async () => {
    const { get } = await shop();
    for (const encoding of ['br', 'gzip']) {
      const answer = await get('/store/a', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(PAGE);
    }
    const refused = await get('/store/a', { 'accept-encoding': 'br;q=0, gzip;q=0.0, identity' });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['brotli', 'identity'],
    [undefined, 'identity'],
  ])('reads "%s" as %s', (header, encoding) => expect(encodingOf(header)).toBe(encoding));

  it.each([
    ['its tag', (tag: string) => tag],
    ['its tag as a strong one', (tag: string) => tag.replace('W/', '')],
    ['its tag among others', (tag: string) => `"0", ${tag}`],
  ])('answers 304 to a browser with %s, whatever the compression', async (_what, toHeader) => {
    const { get } = await shop();
    const tag = (await get('/store/a', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const answer = await get('/store/a', { 'accept-encoding': 'gzip', 'if-none-match': toHeader(tag) });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('etag')).toBe(tag);
  });

  it('gives each page its own ETag', async () => {
    const { get } = await shop({
      answer: (request, response) => answerPage({ body: String(request.url) })(request, response),
    });
    const tag = (await get('/store/a')).headers.get('etag') ?? '';
    expect((await get('/store/b', { 'if-none-match': tag })).status).toBe(200);
  });

  it('caches 404 answers, and no other answers that are not pages', async () => {
    const lost = await shop({ answer: answerPage({ status: 404, control: 'private, no-store' }) });
    for (let n = 0; n < 2; n += 1) {
      const tag = (await lost.get('/store/none')).headers.get('etag') ?? '';
      expect((await lost.get('/store/none', { 'if-none-match': tag })).status).toBe(404);
    }
    expect(lost.made()).toHaveLength(1);
    for (const status of [203, 206, 410, 500, 503]) {
      const failing = await shop({ answer: answerPage({ status }) });
      for (let n = 0; n < 2; n += 1) expect((await failing.get('/store/a')).status).toBe(status);
      expect(failing.made().length).toBeGreaterThan(1);
    }
  });

  it('answers redirects with the query of each visitor', async () => {
    const { get } = await shop({
      answer: ({ url = '' }, response) => response.writeHead(307, { location: `/new?${url.split('?')[1]}` }).end(),
    });
    for (const query of ['a=1', 'a=2']) {
      expect((await get(`/old?${query}`)).headers.get('location')).toBe(`/new?${query}`);
    }
  });

  it('never keeps what is private, sets a cookie or is a call', async () => {
    const own = await shop({ answer: answerPage({ control: 'private, max-age=0' }) });
    for (let n = 0; n < 2; n += 1) await own.get('/checkout');
    expect(own.made().length).toBeGreaterThan(1);
    const setting = await shop({
      answer: (request, response) => {
        response.setHeader('Set-Cookie', 'seen=1');
        answerPage()(request, response);
      },
    });
    for (let n = 0; n < 2; n += 1) await setting.get('/store/a');
    expect(setting.made().length).toBeGreaterThan(1);
    const calls = await shop();
    for (let n = 0; n < 2; n += 1) await calls.get('/api/v1/config');
    expect(calls.made()).toHaveLength(2);
  });

  it('asks Next each time where the tuning is off', async () => {
    const { made, get } = await shop({ keepsPages: false });
    for (let n = 0; n < 2; n += 1) expect(await (await get('/store/a')).text()).toBe(PAGE);
    expect(made()).toHaveLength(2);
  });

  describe('[beyond §7] where scripts are deferred', () => {
    const filler = `<p>عشاء ${'dinner '.repeat(300)}</p>`;
    const body = `<head><title>a</title><script src="/_next/static/a.js" defer=""></script></head>${filler}`;
    const deferred = 'src="/_next/static/a.js" type="text/deferred"';

    it.each(['identity', 'gzip', 'br'])('defers those of a page that is kept, as %s', async (encoding) => {
      const { get, made } = await shop({ defersScripts: true, answer: answerPage({ body }) });
      for (let n = 0; n < 2; n += 1) {
        const answer = await get('/store/a', { 'accept-encoding': encoding });
        const html = await answer.text();
        expect(html).toContain(deferred);
        expect(html.endsWith(`</head>${filler}`)).toBe(true);
      }
      expect(made()).toEqual(['/store/a']);
    });

    it('defers those of a home', async () => {
      const { get } = await shop({ defersScripts: true, answer: answerPage({ body }) });
      expect(await (await get('/home')).text()).toContain(deferred);
    });

    it.each([
      ['a page that does not exist', { status: 404, control: 'private, no-store' }],
      ['a page that can not be had now', { status: 503 }],
      ['a page that is private', { control: 'private, max-age=0' }],
      ['what is no page', { type: 'application/json' }],
    ])('does not change %s', async (_what, answer) => {
      const { get } = await shop({ defersScripts: true, answer: answerPage({ body, ...answer }) });
      expect(await (await get('/store/a')).text()).toBe(body);
    });

    it.each([{ defersScripts: false }, { defersScripts: true, keepsPages: false }])(
      'does not change any page with %o',
      async (tuning) => {
        const { get } = await shop({ ...tuning, answer: answerPage({ body }) });
        expect(await (await get('/store/a')).text()).toBe(body);
      },
    );
  });

  it('never exceeds its size in bytes, whatever is requested', async () => {
    const body = Buffer.alloc(1024 * 1024);
    const { find, pages } = pageCache(async () => ({ status: 404, headers: {}, body }));
    for (let n = 0; n < 100; n += 1) await find({ path: `/store/${n}`, market: null }, 'identity');
    expect(pages.calculatedSize).toBeLessThanOrEqual(32 * 1024 * 1024);
    expect(pages.size).toBeGreaterThan(20);
  });
});

describe('the key of a page', () => {
  const hosts = { names: new Set(['shop.test']), isStrict: true };
  const keyOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    pageKey({ method, url, headers: { host: 'shop.test', ...headers } }, 'z1.m4', hosts);

  it.each([
    ['/', { path: '/', market: null, isOfMarket: false }],
    ['/ar/store/pine-ridge', { path: '/ar/store/pine-ridge', market: null, isOfMarket: false }],
    ['/home?lat=1', { path: '/home', market: 'z1.m4', isOfMarket: true }],
    ['/ar/home', { path: '/ar/home', market: 'z1.m4', isOfMarket: true }],
    ['/home/z1/m4', { path: '/home/z1/m4', market: null, isOfMarket: false }],
  ])('of %s is %o', (url, key) => expect(keyOf(url)).toEqual(key));

  it.each([
    '/store/',
    '//store',
    '/store/..',
    '/store/%61',
    '/store/a.js',
    '/store\\a',
    '/store/a;b',
    '/api',
    '/api/v1',
    '/_next/data/x',
  ])('does not exist for %s', (url) => expect(keyOf(url)).toBeUndefined());

  it.each([
    { host: 'other.test' },
    { host: '' },
    { rsc: '1' },
    { 'next-router-prefetch': '1' },
    { 'next-router-state-tree': '1' },
    { 'next-url': '/x' },
    { 'x-nextjs-data': '1' },
    { 'x-nextjs-cache': '1' },
    { 'x-middleware-prefetch': '1' },
    { 'x-middleware-rewrite': '/x' },
    { 'x-invoke-path': '/x' },
    { 'x-matched-path': '/x' },
    { 'x-now-route-matches': '1' },
    { 'x-prerender-revalidate': '1' },
    { range: 'bytes=0-1' },
    { authorization: 'Bearer x' },
  ])('does not exist with %o', (headers) =>
    expect(keyOf('/store/a', headers as Record<string, string>)).toBeUndefined(),
  );

  it.each(['HEAD', 'POST', 'OPTIONS'])('does not exist for %s', (method) =>
    expect(keyOf('/store/a', {}, method)).toBeUndefined(),
  );
});
