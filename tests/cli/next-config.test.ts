import { expect, it } from 'vitest';
import config from '../../next.config.js';

it('has no route that fetches and paints whatever picture an address names', async () => {
  // Next answers 404 at /_next/image then (its server, `handleNextImageRequest`).
  expect((await config()).images).toEqual({ unoptimized: true });
});

/** What a bundler would be told, of all that it is told with. */
type Built = (config: { cache: unknown }, build: { isServer: boolean; dev: boolean }) => { cache: unknown };

it('builds from the sources alone, whatever a former build has left', async () => {
  const { webpack, experimental } = await config();
  const cacheOf = (dev: boolean) =>
    (webpack as unknown as Built)({ cache: { type: 'filesystem' } }, { isServer: true, dev }).cache;
  expect(cacheOf(false)).toBe(false);
  // Development goes on with what it has.
  expect(cacheOf(true)).toEqual({ type: 'filesystem' });
  expect(experimental?.turbopackFileSystemCacheForBuild).toBe(false);
});

it('serves the page to pay at the root, where clients of the format open it, and may serve it elsewhere one day', async () => {
  // A path that names no language is looked up as English.
  expect(await (await config()).redirects?.()).toContainEqual({
    ...{ source: '/en/payment-mobile', locale: false },
    ...{ destination: '/api/v1/payment-mobile', permanent: false },
  });
});
