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

  it('[ITEM-01] shows what an editor of HTML has written as text', async () => {
    const page = await load(pages.product, 'shirt');
    expect(page).toContain('Chef’s shirt, fits waists < 90 cm');
    expect(page).not.toContain('<p>');
  });

  it('[HOME-01] is the page of a campaign', async () => {
    expect(await load(pages.campaign, '2')).toMatch(/Summer.*"isOver":false/);
  });

  it('[HOME-01] [beyond §4.1] stays readable when the campaign is over, but is not for search engines', async () => {
    expect(await load(pages.campaign, '3')).toMatch(/Spring.*"isOver":true/);
  });

  it.each([
    ['a campaign that has not begun', '4'],
    ['a number in another notation', '0x2'],
    ['a number in powers of ten', '2e0'],
  ])('[HOME-01] [beyond §4.1] is missing for %s', async (_which, id) => {
    expect(await load(pages.campaign, id)).toContain('"notFound":true');
  });
});

it('[HOME-01] a store is shown while the landing page of its back end is refused', async () => {
  expect(await load(pages.store, 'ember', 503)).toContain('Store ember');
});
