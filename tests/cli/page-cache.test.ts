import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { pageCache } from '../../src/cli/page-cache.mjs';

const PAGE = `<p>${'dinner '.repeat(300)}</p>`;
const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
let server: Server | undefined;

afterEach(() => server?.close());

/** A shop whose pages say how they may be kept; answers its address and how often each page was made. */
async function shop(control: string, status = 200) {
  const made: string[] = [];
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    made.push(`${request.url} ${request.headers.cookie ?? ''}`.trim());
    response.setHeader('Cache-Control', control);
    response.setHeader('ETag', '"1"');
    response.statusCode = status;
    response.write(PAGE.slice(0, 10));
    response.end(PAGE.slice(10));
  };
  const cached = pageCache(handle);
  server = createServer((request, response) => void cached(request, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { made, get: (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers }) };
}

describe('the page cache', () => {
  it('makes a public page once for a crowd, whatever their queries are', async () => {
    const { made, get } = await shop(SHARED);
    for (const path of ['/store/a', '/store/a', '/store/a?lat=51']) expect(await (await get(path)).text()).toBe(PAGE);
    expect(made).toEqual(['/store/a']);
  });

  it('packs it as the browser likes', async () => {
    const { get } = await shop(SHARED);
    for (const encoding of ['br', 'gzip']) {
      const answer = await get('/store/a', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe(PAGE);
    }
  });

  it('says that nothing has changed to who has it', async () => {
    const { get } = await shop(SHARED);
    await get('/store/a');
    expect((await get('/store/a', { 'if-none-match': '"1"' })).status).toBe(304);
  });

  it('never keeps what is private, failed or a call', async () => {
    const { made, get } = await shop('private, max-age=0');
    for (let n = 0; n < 2; n += 1) await get('/checkout');
    expect(made).toHaveLength(2);
    const failing = await shop(SHARED, 404);
    for (let n = 0; n < 2; n += 1) expect((await failing.get('/store/none')).status).toBe(404);
    expect(failing.made).toHaveLength(2);
    const calls = await shop(SHARED);
    for (let n = 0; n < 2; n += 1) await calls.get('/api/v1/config');
    expect(calls.made).toHaveLength(2);
  });

  it('keeps /home for each market by itself', async () => {
    const { made, get } = await shop('private, max-age=0');
    for (const cookie of ['market=z1.m4', 'token=x; market=z1.m4', 'market=z2.m1', '']) await get('/home', { cookie });
    expect(made).toEqual(['/home market=z1.m4', '/home market=z2.m1', '/home']);
  });
});
