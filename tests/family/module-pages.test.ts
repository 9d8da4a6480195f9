import type { GetStaticProps } from 'next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFamilyBackEnd } from './back-end';

let pages: Awaited<ReturnType<typeof importPages>>;
// Whole pages take a while to load on a busy machine.
beforeAll(async () => {
  pages = await importPages();
}, 60_000);

let stop: (() => void) | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  stop?.();
});

async function importPages() {
  return {
    product: await import('@/pages/product/[id]'),
    campaign: await import('@/pages/campaigns/[id]'),
    store: await import('@/pages/store/[id]'),
  };
}

async function load(
  { getStaticProps }: { getStaticProps: GetStaticProps },
  id: string,
  landing: 200 | 503 = 200,
): Promise<string> {
  const opened = await openFamilyBackEnd({ landing });
  stop = opened.stop;
  vi.stubEnv('API_BASE_URL', opened.url);
  return JSON.stringify(await getStaticProps({ params: { id }, locale: 'en' }));
}

describe('a page whose path names no module, at a back end that wants one with each call', () => {
  it('[ITEM-01] is the page of a product', async () => {
    expect(await load(pages.product, 'shirt')).toContain('Item shirt');
  });

  it('[HOME-01] is the page of a campaign', async () => {
    expect(await load(pages.campaign, '2')).toContain('Summer');
  });
});

it('[HOME-01] a store is shown while the landing page of its back end is refused', async () => {
  expect(await load(pages.store, 'ember', 503)).toContain('Store ember');
});
