import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '@/lib/api/http';
import { callInProcess } from '@/lib/api/in-process';
import { requestOver, type Request as Ask } from '@/lib/api/request';
import { sitemapKinds } from '@/server/data/catalogue/sitemap';
import { listedCatalogue, ownCatalogue, type Catalogue } from '@/server/pages/sitemap-catalogue';
import { walkCatalogue } from '@/server/pages/sitemap-lists';
import { resolveShown } from '@/server/pages/sitemap-shown';
import { SEEDED_AT } from '@tests/support/dump';
import { openMarket, type Market } from '@tests/support/market';

let market: Market;
let ask: Ask;
beforeAll(async () => {
  market = await openMarket();
  const base = 'http://shop.test/api/v1';
  const adapter = callInProcess(async (request) => {
    const { status, body } = await market.call(request.url.slice(base.length), Object.fromEntries(request.headers));
    return Response.json(body, { status });
  });
  const shared = () => ({ token: null, at: null, language: 'en' as const, zone_ids: [], module_id: null });
  const http = createHttp({ baseURL: base, shared, adapter });
  ask = requestOver(() => Promise.resolve(http));
}, 60_000);
afterAll(() => market.close());

async function slugsOf(catalogue: Catalogue, kind: (typeof sitemapKinds)[number]): Promise<string[]> {
  const slugs: string[] = [];
  for await (const { slug } of catalogue.list(kind, 0, 10_000)) slugs.push(slug);
  return slugs.toSorted();
}

describe('the sitemap', () => {
  it('[ROUTE-17] [beyond §4.1] is the same in front of another back end that sells the same', async () => {
    const { slugs, broken, is_cut } = await walkCatalogue(ask);
    expect({ broken, is_cut }).toEqual({ broken: new Set(), is_cut: false });
    const own = ownCatalogue(market.db, await resolveShown(SEEDED_AT, ask));
    const walked = listedCatalogue(slugs);
    for (const kind of sitemapKinds) {
      const expected = await slugsOf(own, kind);
      expect(expected, kind).not.toEqual([]);
      expect(await slugsOf(walked, kind), kind).toEqual(expected);
    }
  }, 120_000);
});
