import { channel } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestFront, answerPage } from '@tests/support/front';

let stop: (() => Promise<void>) | undefined;
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  await stop?.();
  // Lets the failure reported by one test expire before the next.
  vi.advanceTimersByTime(2_000);
});
afterAll(() => void vi.useRealTimers());

/** A page that cannot be rendered, as Next answers it: 500, with a header that would let caches keep it. */
async function failingShop({ isAway = true, keepsPages = true } = {}) {
  const fail = answerPage({ status: 500, body: '<p>The page of failures</p>' });
  const opened = await openTestFront({
    keepsPages,
    answer: (request, response) => {
      if (isAway) channel('medina:page-unavailable').publish({});
      fail(request, response);
    },
  });
  stop = opened.stop;
  return opened;
}

describe('a page that cannot be rendered because the back end is down', () => {
  it.each([
    ['/store/a', true],
    ['/store/a', false],
    ['/ar/home', true],
    ['/sitemap.xml', true],
  ])('%s is answered 503, not cached, and reloaded by the browser (page cache: %s)', async (path, keeps) => {
    const { get } = await failingShop({ keepsPages: keeps });
    const answer = await get(path);
    expect(answer.status).toBe(503);
    const header = (name: string) => answer.headers.get(name);
    expect([header('Retry-After'), header('Refresh'), header('Cache-Control')]).toEqual(['5', '5', 'no-store']);
    expect(await answer.text()).toContain('The page of failures');
  });

  it('is rendered once for many visitors', async () => {
    const { get, made } = await failingShop();
    const crowd = await Promise.all(Array.from({ length: 20 }, () => get('/store/a')));
    expect(crowd.map(({ status }) => status)).toEqual(crowd.map(() => 503));
    expect(made()).toHaveLength(1);
  });

  it('is answered in the same way to the browser’s router, which then loads the page', async () => {
    const { get } = await failingShop();
    const answer = await get('/_next/data/b1/en/store/a.json');
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Refresh')]).toEqual([503, '5', null]);
  });
});

it('a page that fails for another reason stays a 500, which is not cached', async () => {
  const { get } = await failingShop({ isAway: false });
  const answer = await get('/store/a');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([500, null]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

it('calls keep their own error answers', async () => {
  const { get } = await failingShop();
  const answer = await get('/api/v1/config');
  expect([answer.status, answer.headers.get('Refresh')]).toEqual([500, null]);
});
