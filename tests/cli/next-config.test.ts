import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { expect, it } from 'vitest';
import config from '../../next.config.js';

it('has no route that loads and resizes whatever picture an address names', async () => {
  // With this setting Next answers 404 at /_next/image (its server, `handleNextImageRequest`).
  expect((await config(PHASE_PRODUCTION_BUILD)).images).toEqual({ unoptimized: true });
});

/** The part of the bundler's options that this test needs. */
type Built = (config: { cache: unknown }, build: { isServer: boolean }) => { cache: unknown };

it('builds from the sources only, without the cache of a former build', async () => {
  const { webpack, experimental } = await config(PHASE_PRODUCTION_BUILD);
  const { cache } = (webpack as unknown as Built)({ cache: { type: 'filesystem' } }, { isServer: true });
  expect(cache).toBe(false);
  expect(experimental?.turbopackFileSystemCacheForBuild).toBe(false);
});

it('has no option in development that Turbopack, which serves it, refuses', async () => {
  expect((await config(PHASE_DEVELOPMENT_SERVER)).experimental?.cssChunking).not.toBe(false);
  expect((await config(PHASE_PRODUCTION_BUILD)).experimental?.cssChunking).toBe(false);
});

it('redirects the payment page temporarily from the root, where clients of the format open it', async () => {
  // A path without a language is matched as English.
  expect(await (await config(PHASE_PRODUCTION_BUILD)).redirects?.()).toContainEqual({
    ...{ source: '/en/payment-mobile', locale: false },
    ...{ destination: '/api/v1/payment-mobile', permanent: false },
  });
});
