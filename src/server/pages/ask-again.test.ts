import { describe, expect, it } from 'vitest';
import { listZones } from '@/contract/place/place';
import { ApiFailure } from '@/lib/api/errors';
import type { Request } from '@/lib/api/request';
import { askAgain } from './ask-again';

/** A back end that fails with each of these before it answers. */
function backEnd(...failures: number[]) {
  let calls = 0;
  const ask: Request = (endpoint) => {
    const status = failures[calls];
    calls += 1;
    if (status !== undefined) return Promise.reject(new ApiFailure(status, [{ code: '', message: '' }]));
    if (!endpoint.read) throw new Error(endpoint.path);
    return endpoint.read().then((read) => read([]));
  };
  const zones = () => askAgain(ask, [1, 1])(listZones, {});
  return { zones, calls: () => calls };
}

describe('[ROUTE-17] a call for the sitemap', () => {
  it.each([
    ['no answer', 0],
    ['a gateway that has none', 502],
    ['a limit', 429],
  ])('is repeated twice after %s', async (_what, status) => {
    const short = backEnd(status, status);
    expect(await short.zones()).toEqual([]);
    const long = backEnd(status, status, status, status);
    await expect(long.zones()).rejects.toThrow(ApiFailure);
    expect([short.calls(), long.calls()]).toEqual([3, 3]);
  });

  it.each([404, 403, 500])('is not repeated after %s', async (status) => {
    const { zones, calls } = backEnd(status);
    await expect(zones()).rejects.toThrow(ApiFailure);
    expect(calls()).toBe(1);
  });
});
