import type { GetStaticProps } from 'next';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFamilyBackEnd } from './back-end';
import { MODULE } from './goods';

let stop: () => void;
let base = '';
let pages: Awaited<ReturnType<typeof importPages>>;
// Whole pages take a while to load on a busy machine.
beforeAll(async () => {
  const opened = await openFamilyBackEnd();
  stop = opened.stop;
  base = opened.url;
  vi.stubEnv('API_BASE_URL', opened.url);
  pages = await importPages();
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  stop();
});

type Page = { getStaticProps: GetStaticProps };

async function importPages() {
  return {
    home: await import('@/pages/home/[[...market]]'),
    categories: await import('@/pages/categories/[[...rest]]'),
    category: await import('@/pages/category/[id]/[[...page]]'),
    store: await import('@/pages/store/[id]'),
    vehicles: await import('@/pages/rental/vehicle-search/[[...page]]'),
    vehicle: await import('@/pages/rental/vehicle-details/[id]'),
  };
}

/** What a page is rendered with; the names of what it shows stand in it. */
async function load({ getStaticProps }: Page, params: Record<string, string | string[]> = {}): Promise<string> {
  const answer = await getStaticProps({ params, locale: 'en' });
  return JSON.stringify(answer);
}

/** The addresses that the server asks meanwhile. */
async function addressesOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  // Node publishes every request of its client here.
  const note = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    asked.push(`${request.protocol}//${String(request.getHeader('host'))}${request.path}`);
  };
  subscribe('http.client.request.start', note);
  await work().finally(() => unsubscribe('http.client.request.start', note));
  return asked;
}

describe('a page of another back end', () => {
  it.each([
    ['categories', {}],
    ['store', { id: 'ember' }],
    ['vehicle', { id: 'marina-hatch' }],
  ] as const)('[HDR-01] %s is rendered from the configured base alone', async (name, params) => {
    const asked = await addressesOf(() => load(pages[name], params));
    expect(asked).not.toEqual([]);
    expect(asked.filter((address) => !address.startsWith(`${base}/api/v1/`))).toEqual([]);
  });

  it.each(Object.entries(MODULE))('[HOME-01] is the home of %s', async (type, id) => {
    const page = await load(pages.home, { market: ['z1', `m${id}`] });
    expect(page).toContain(`The ${type}`);
    expect(page).not.toContain('notFound');
    expect(page, 'the text of the module without its tags').toContain('"All of it"');
    expect(page).not.toContain('<p>');
  });

  it('[ROUTE-17] is the list of categories, and one of them', async () => {
    expect(await load(pages.categories)).toContain('Mains');
    expect(await load(pages.category, { id: 'mains' })).toContain('Item burger');
  });

  it('[ITEM-01] is a store with its goods', async () => {
    const page = await load(pages.store, { id: 'ember' });
    expect(page).toContain('Store ember');
    expect(page).toContain('Item burger');
  });

  it('is none for a store that nobody knows', async () => {
    expect(await load(pages.store, { id: 'nowhere' })).toContain('"notFound":true');
  });

  it('[RENTAL-01] is a list of vehicles, and one of them', async () => {
    expect(await load(pages.vehicles)).toContain('Marina Hatch');
    expect(await load(pages.vehicle, { id: 'marina-hatch' })).toContain('Marina Hatch');
  });
});
