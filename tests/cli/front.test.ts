import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestFront, answerPage } from '@tests/support/front';

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function shop(options: Parameters<typeof openTestFront>[0] = {}) {
  const opened = await openTestFront(options);
  stop = opened.stop;
  return opened;
}

describe('the market of a home', () => {
  const known = ['/home/z1/m4', '/home/z2/m1'];
  /** A stand-in for Next: a home contains its market, and an unknown market has no page. */
  const answer: NonNullable<Parameters<typeof openTestFront>[0]>['answer'] = (request, response) => {
    const isUnknown = request.url?.startsWith('/home/') && !known.includes(request.url);
    return answerPage({ body: 'home of '.padEnd(20), status: isUnknown ? 404 : 200 })(request, response);
  };

  it.each([
    ['market=z1.m4', 'market=z1.m4'],
    ['token=x; market=z2.m1', 'market=z2.m1'],
    ['', ''],
    ['market=z1.m4; market=z2.m1', ''],
    ['market=z2.m1; market=z1.m4', ''],
    ['market="z2.m1"', ''],
    ['market=z2%2Em1', ''],
    ['market=z9.m9', ''],
    ['market=z1.m4 market=z2.m1', ''],
    [`market=z${'1'.repeat(30)}.m1`, ''],
    ['__prerender_bypass=x; __next_preview_data=y; NEXT_LOCALE=ar', ''],
  ])(
    '[CONFIG-17] with the cookies "%s" is rendered for "%s" only, and visitors without cookies get their own page',
    async (cookie, market) => {
      for (const keepsPages of [true, false]) {
        const { get, stop: end } = await openTestFront({ answer, keepsPages });
        for (const path of ['/home', '/ar/home']) {
          expect((await (await get(path, { cookie })).text()).slice(20)).toBe(market);
          // The next visitors: first without a cookie, then with the same one.
          expect((await (await get(path)).text()).slice(20)).toBe('');
          expect((await (await get(path, { cookie })).text()).slice(20)).toBe(market);
        }
        await end();
      }
    },
  );

  it('[CONFIG-17] reaches no other page and no data of pages, which depend on their path alone', async () => {
    const { get, heard } = await shop({ answer });
    for (const path of ['/store/a', '/checkout', '/_next/data/b1/en/home.json', '/home/']) {
      await get(path, { cookie: 'market=z1.m4' });
    }
    expect(heard.map(({ headers }) => headers.cookie)).toEqual(heard.map(() => undefined));
  });

  it('[AUTH-21] leaves calls their cookies, which identify a device', async () => {
    const { get, heard } = await shop({ answer });
    await get('/api/v1/auth/login', { cookie: 'device=abc; market=z1.m4' });
    expect(heard.map(({ headers }) => headers.cookie)).toEqual(['device=abc; market=z1.m4']);
  });
});

describe('what only Next may say', () => {
  const words = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-state-tree': '[]',
    'next-action': 'x',
    'x-middleware-prefetch': '1',
    'x-middleware-subrequest': 'middleware:middleware',
    'x-nextjs-data': '1',
    'x-invoke-path': '/profile',
    'x-matched-path': '/profile',
    'x-now-route-matches': '1=profile',
    'x-prerender-revalidate': 'guess',
  };

  it.each(Object.entries(words))('%s from a visitor reaches neither Next nor the cache', async (name, value) => {
    const { get, heard } = await shop();
    await get('/store/a', { [name]: value });
    expect(heard[0]?.headers).not.toHaveProperty(name);
    await get('/store/a');
    expect(heard).toHaveLength(2);
  });

  it('does not reach Next as the name of another host, which proxies may add', async () => {
    const { get, heard } = await shop();
    await get('/checkout/', { 'x-forwarded-host': 'evil.test', 'x-forwarded-port': '1' });
    const { 'x-request-id': id, ...headers } = heard[0]?.headers ?? {};
    expect(id, 'the name that the answer tells, too').toMatch(/^[\w-]{36}$/);
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^x-/)]));
  });

  it('is kept when the browser’s router asks for the data of a page', async () => {
    const { get, heard } = await shop();
    await get('/_next/data/b1/en/store/a.json', { 'x-nextjs-data': '1' });
    expect(heard[0]?.headers['x-nextjs-data']).toBe('1');
  });
});

describe('a host', () => {
  const env = { SITE_URL: 'https://shop.test' };
  const asks = (host: string, path = '/store/a') => [`GET ${path} HTTP/1.1`, `Host: ${host}`];
  const statusOf = (answer: string) => Number(answer.split(' ')[1]);

  it.each([
    ['shop.test', 200],
    ['SHOP.test', 200],
    ['shop.test.', 200],
    ['shop.test:443', 200],
    ['evil.test', 421],
    ['shop.test.evil.test', 421],
    ['localhost', 421],
    ['127.0.0.1', 421],
    ['shop.test:x', 400],
    ['shop.test:80@evil.test', 400],
    ['shop.test/x', 400],
    ['', 400],
  ])('named "%s" is answered %i where the shop has an address', async (host, status) => {
    const { raw, heard } = await shop({ env });
    expect(statusOf(await raw(asks(host)))).toBe(status);
    expect(heard).toHaveLength(status === 200 ? 1 : 0);
  });

  it('that is named twice, or in place of the path, is refused', async () => {
    const { raw, heard } = await shop({ env });
    expect(statusOf(await raw([...asks('shop.test'), 'Host: evil.test']))).toBe(400);
    expect(statusOf(await raw([...asks('shop.test'), 'Host: shop.test']))).toBe(400);
    expect(statusOf(await raw(asks('shop.test', 'http://evil.test/store/a')))).toBe(400);
    expect(statusOf(await raw(asks('shop.test', 'http://shop.test/store/a')))).toBe(400);
    expect(heard).toEqual([]);
  });

  it('of this machine is accepted without configuration; other hosts neither get nor create cached pages', async () => {
    for (const tried of [{}, { SITE_URL: 'http://localhost:4500' }]) {
      const { raw, get, heard, stop: end } = await openTestFront({ env: tried });
      for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
        expect(statusOf(await raw(asks(host)))).toBe(200);
      }
      expect(heard).toHaveLength(1);
      const other = statusOf(await raw(asks('evil.test')));
      expect([other, heard.length]).toEqual('SITE_URL' in tried ? [421, 1] : [200, 2]);
      await get('/store/a');
      expect(heard).toHaveLength('SITE_URL' in tried ? 1 : 2);
      await end();
    }
  });
});

describe('a page rendered for one visitor', () => {
  const path = '/api/v1/items/latest';
  const json = answerPage({
    control: 'no-store',
    type: 'application/json',
    body: JSON.stringify('dinner '.repeat(300)),
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is compressed for a browser that accepts %s', async (accepted, encoding) => {
    const { get } = await shop({ answer: json });
    const answer = await get(path, { 'accept-encoding': accepted });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(await answer.json()).toBe('dinner '.repeat(300));
  });

  it('is sent uncompressed when it is a picture or short, and never compressed twice', async () => {
    const packed = gzipSync('soup '.repeat(500));
    const kinds: Record<string, NonNullable<Parameters<typeof openTestFront>[0]>['answer']> = {
      '/media/a.webp': answerPage({ type: 'image/webp' }),
      '/api/v1/short': answerPage({ type: 'application/json', body: '{"message":"ok"}' }),
      '/api/v1/packed': (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(packed);
      },
    };
    const { get } = await shop({ answer: (request, response) => kinds[request.url ?? '']?.(request, response) });
    const said = { 'accept-encoding': 'br, gzip' };
    expect((await get('/media/a.webp', said)).headers.get('content-encoding')).toBeNull();
    expect(await (await get('/api/v1/packed', said)).text()).toBe('soup '.repeat(500));
  });

  it('fails when the compressed response fails', async () => {
    const { get } = await shop({
      answer: () => {
        throw new Error('lost');
      },
    });
    expect((await get(path, { 'accept-encoding': 'br' })).status).toBe(500);
  });
});
