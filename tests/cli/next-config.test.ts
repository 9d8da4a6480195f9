import { expect, it } from 'vitest';
import config from '../../next.config.js';

it('has no route that loads and resizes whatever picture an address names', async () => {
  // With this setting Next answers 404 at /_next/image (its server, `handleNextImageRequest`).
  expect((await config()).images).toEqual({ unoptimized: true });
});

/** The part of the bundler's options that this test needs. */
type Built = (config: { cache: unknown }, build: { isServer: boolean; dev: boolean }) => { cache: unknown };

it('builds from the sources only, without the cache of a former build', async () => {
  const { webpack, experimental } = await config();
  const configureCache = (dev: boolean) =>
    (webpack as unknown as Built)({ cache: { type: 'filesystem' } }, { isServer: true, dev }).cache;
  expect(configureCache(false)).toBe(false);
  // In development the cache is kept.
  expect(configureCache(true)).toEqual({ type: 'filesystem' });
  expect(experimental?.turbopackFileSystemCacheForBuild).toBe(false);
});

it('redirects the payment page temporarily from the root, where clients of the format open it', async () => {
  // A path without a language is matched as English.
  expect(await (await config()).redirects?.()).toContainEqual({
    ...{ source: '/en/payment-mobile', locale: false },
    ...{ destination: '/api/v1/payment-mobile', permanent: false },
  });
});
