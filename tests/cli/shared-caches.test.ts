import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestFront, pageOf } from '@tests/support/front';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await stop?.();
});

async function headersOf(path: string, env: Record<string, string>, page: Parameters<typeof pageOf>[0] = {}) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const opened = await openTestFront({ answer: pageOf(page) });
  stop = opened.stop;
  // The second one comes from the page cache.
  await opened.get(path);
  return (await opened.get(path)).headers;
}

describe('caches in front', () => {
  it.each([
    [{}, 'public, max-age=0, s-maxage=60, must-revalidate'],
    [{ CDN_SECONDS: '5' }, 'public, max-age=0, s-maxage=5, must-revalidate'],
    [{ CDN_SECONDS: '300', CDN_STALE_SECONDS: '3600' }, 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600'],
  ])('with %o keep a public page as: %s', async (env: Record<string, string>, control) => {
    expect((await headersOf('/store/a', env)).get('Cache-Control')).toBe(control);
  });

  it.each([
    ['what is private', { control: 'private, max-age=0' }, 'private, max-age=0'],
    ['a failure', { status: 500 }, 'no-store'],
  ])('keep %s as before', async (_what, page, control) => {
    const headers = await headersOf('/store/a', { CDN_SECONDS: '300', PURGE_URL: 'http://hook' }, page);
    expect(headers.get('Cache-Control')).toBe(control);
  });

  it('are told by which names to forget a page, once somebody makes them forget', async () => {
    const told = await headersOf('/ar/product/soup?lat=1', { PURGE_URL: 'http://hook.example' });
    expect([told.get('Surrogate-Key'), told.get('Cache-Tag')]).toEqual(['shop product-soup', 'shop,product-soup']);
    await stop?.();
    vi.unstubAllEnvs();
    expect((await headersOf('/product/soup', {})).get('Surrogate-Key')).toBeNull();
  });
});
