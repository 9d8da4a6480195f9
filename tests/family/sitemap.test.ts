import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openFamilyBackEnd } from './back-end';

let stop: () => void;
let pages: Awaited<ReturnType<typeof importPages>>;
const importPages = () => import('@/server/pages/sitemap');
// What it renders takes a while to load on a busy machine.
beforeAll(async () => {
  const opened = await openFamilyBackEnd();
  stop = opened.stop;
  vi.stubEnv('API_BASE_URL', opened.url);
  vi.stubEnv('SITE_URL', 'https://shop.example');
  pages = await importPages();
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  stop();
});

async function textOf(part?: string) {
  const sitemap = await pages.ownSitemap(part);
  if (!sitemap) return null;
  let text = '';
  for await (const piece of sitemap.pieces) text += piece;
  return { text, is_whole: sitemap.is_whole };
}

it('[ROUTE-17] [beyond §4.1] lists what another back end sells', async () => {
  const answer = await textOf();
  for (const path of [
    ...['/help-and-support', '/store/ember', '/category/mains', '/product/burger', '/campaigns/2'],
    ...['/rental/vehicle-search', '/rental/vehicle-details/marina-hatch'],
  ]) {
    for (const language of ['', '/ar']) expect(answer?.text).toContain(`<loc>https://shop.example${language}${path}<`);
  }
  expect(answer?.is_whole).toBe(true);
  expect(await textOf('product-1')).not.toBeNull();
  expect(await textOf('product-2')).toBeNull();
});
