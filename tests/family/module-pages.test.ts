import type { GetStaticProps } from 'next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFamilyBackEnd } from './back-end';

let stop: (() => void) | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  stop?.();
});

async function load(page: Promise<{ getStaticProps: GetStaticProps }>, id: string, landing: 200 | 503 = 200) {
  const opened = await openFamilyBackEnd({ landing });
  stop = opened.stop;
  vi.stubEnv('API_BASE_URL', opened.url);
  const { getStaticProps } = await page;
  return JSON.stringify(await getStaticProps({ params: { id }, locale: 'en' }));
}

describe('a page whose path names no module, at a back end that wants one with each call', () => {
  it('[ITEM-01] is the page of a product', async () => {
    expect(await load(import('@/pages/product/[id]'), 'shirt')).toContain('Item shirt');
  });

  it('[HOME-01] is the page of a campaign', async () => {
    expect(await load(import('@/pages/campaigns/[id]'), '2')).toContain('Summer');
  });
});

it('[HOME-01] a store is shown while the landing page of its back end is refused', async () => {
  expect(await load(import('@/pages/store/[id]'), 'ember', 503)).toContain('Store ember');
});
