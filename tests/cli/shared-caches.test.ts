import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestFront, answerPage } from '@tests/support/front';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await stop?.();
});

async function getHeaders(path: string, env: Record<string, string>, page: Parameters<typeof answerPage>[0] = {}) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const opened = await openTestFront({ answer: answerPage(page) });
  stop = opened.stop;
  // The second answer comes from the page cache.
  await opened.get(path);
  return (await opened.get(path)).headers;
}

describe('caches in front', () => {
  it.each([
    [{}, 'public, max-age=0, s-maxage=60, must-revalidate'],
    [{ CDN_SECONDS: '5' }, 'public, max-age=0, s-maxage=5, must-revalidate'],
    [{ CDN_SECONDS: '300', CDN_STALE_SECONDS: '3600' }, 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600'],
  ])('with %o keep a public page as: %s', async (env: Record<string, string>, control) => {
    expect((await getHeaders('/store/a', env)).get('Cache-Control')).toBe(control);
  });

  it.each([
    ['what is private', { control: 'private, max-age=0' }, 'private, max-age=0'],
    ['a failure', { status: 500 }, 'no-store'],
  ])('still cache %s', async (_what, page, control) => {
    const headers = await getHeaders('/store/a', { CDN_SECONDS: '300', PURGE_URL: 'http://hook' }, page);
    expect(headers.get('Cache-Control')).toBe(control);
  });

  it('get the tags for purging a page once purging is configured', async () => {
    const told = await getHeaders('/ar/product/soup?lat=1', { PURGE_URL: 'http://hook.example' });
    expect([told.get('Surrogate-Key'), told.get('Cache-Tag')]).toEqual(['shop product-soup', 'shop,product-soup']);
    await stop?.();
    vi.unstubAllEnvs();
    expect((await getHeaders('/product/soup', {})).get('Surrogate-Key')).toBeNull();
  });
});
