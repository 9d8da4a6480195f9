import type { GetStaticProps } from 'next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFamilyBackEnd } from './back-end';
import { MODULE } from './goods';

let stop: () => void;
beforeAll(async () => {
  const opened = await openFamilyBackEnd();
  stop = opened.stop;
  vi.stubEnv('API_BASE_URL', opened.url);
});
afterAll(() => {
  vi.unstubAllEnvs();
  stop();
});

type Page = { getStaticProps: GetStaticProps };

/** What a page is rendered with; the names of what it shows stand in it. */
async function load(page: Promise<Page>, params: Record<string, string | string[]> = {}): Promise<string> {
  const { getStaticProps } = await page;
  const answer = await getStaticProps({ params, locale: 'en' });
  return JSON.stringify(answer);
}

describe('a page of another back end', () => {
  it.each(Object.entries(MODULE))('[HOME-01] is the home of %s', async (type, id) => {
    const page = await load(import('@/pages/home/[[...market]]'), { market: ['z1', `m${id}`] });
    expect(page).toContain(`The ${type}`);
    expect(page).not.toContain('notFound');
  });

  it('[ROUTE-17] is the list of categories, and one of them', async () => {
    expect(await load(import('@/pages/categories/[[...rest]]'))).toContain('Mains');
    expect(await load(import('@/pages/category/[id]/[[...page]]'), { id: 'mains' })).toContain('Item burger');
  });

  it('[ITEM-01] is a store with its goods', async () => {
    const page = await load(import('@/pages/store/[id]'), { id: 'ember' });
    expect(page).toContain('Store ember');
    expect(page).toContain('Item burger');
  });

  it('is none for a store that nobody knows', async () => {
    expect(await load(import('@/pages/store/[id]'), { id: 'nowhere' })).toContain('"notFound":true');
  });

  it('[RENTAL-01] is a list of vehicles, and one of them', async () => {
    expect(await load(import('@/pages/rental/vehicle-search/[[...page]]'))).toContain('Marina Hatch');
    expect(await load(import('@/pages/rental/vehicle-details/[id]'), { id: 'marina-hatch' })).toContain('Marina Hatch');
  });
});
