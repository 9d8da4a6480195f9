import { afterEach, describe, expect, it } from 'vitest';
import { otherPaths } from '@/server/openapi/other-paths';
import { createApi } from '@/server/http/api';
import { limitConcurrency } from '@/server/http/concurrency-limit';
import { tellLoad } from '@/server/http/tell-load';
import { areas } from '@/server/routes';
import { openTestFront } from '@tests/support/front';
import { waitsForTurn } from '../../src/cli/front/shed-calls.mjs';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  tellLoad(false);
  await stop?.();
});

async function shop() {
  const opened = await openTestFront({ env: { SITE_URL: 'http://127.0.0.1' } });
  stop = opened.stop;
  return opened;
}

const CALL = '/api/v1/items/popular?limit=10&offset=1';

/** The paths of all calls of the contract, as requested. */
function paths(): string[] {
  const found: string[] = [];
  for (const area of areas) area(({ path }) => void found.push(`/api/v1${path}`));
  return found;
}

describe('while no more calls can wait', () => {
  it.each(['en', 'ar'])(
    'a call is refused before it reaches Next, with the back end’s own answer: %s',
    async (language) => {
      const headers = { 'X-localization': language };
      const full = createApi(areas, () => Promise.reject(new Error('not asked')), { queue: limitConcurrency(1, 0) });
      const theirs = await full.request(`http://127.0.0.1${CALL}`, { headers });
      const { get, heard } = await shop();
      tellLoad(true);
      const ours = await get(CALL, headers);
      const told = (answer: Response) => [
        answer.status,
        ...['content-type', 'cache-control', 'retry-after'].map((name) => answer.headers.get(name)),
      ];
      expect(told(ours)).toEqual(told(theirs));
      expect(await ours.json()).toEqual(await theirs.json());
      expect(ours.status).toBe(503);
      expect(heard).toEqual([]);
    },
  );

  it.each([
    ['a page', '/store/a', {}],
    ['a picture', '/api/v1/media/store/a.webp', {}],
    ['word of a payment', '/api/v1/payment/stripe/return?payment_id=1', {}],
    ['a call of a page elsewhere, which needs headers of its own', CALL, { origin: 'https://app.example' }],
  ])('%s is still answered', async (_what, path, headers) => {
    const { get, heard } = await shop();
    tellLoad(true);
    expect((await get(path, headers)).status).toBe(200);
    expect(heard).toHaveLength(1);
  });

  it('and a place becomes free, the next call is answered', async () => {
    const { get } = await shop();
    tellLoad(true);
    tellLoad(false);
    expect((await get(CALL)).status).toBe(200);
  });
});

it('the queue applies to every call of the contract and to nothing else', () => {
  expect(paths().length).toBeGreaterThan(70);
  expect(paths().filter((path) => !waitsForTurn(path))).toEqual([]);
  expect(Object.keys(otherPaths).filter((path) => waitsForTurn(`/api/v1${path}`))).toEqual([]);
});
