import { getConfig } from '@/contract/config';
import { getFlashSale, listCampaigns } from '@/contract/catalogue/campaign';
import { listCategories } from '@/contract/catalogue/category';
import { listBrands } from '@/contract/catalogue/brand';
import { policies } from '@/contract/catalogue/policy';
import { listModules } from '@/contract/catalogue/module';
import { listLatestStores, listPopularStores, listTopOffers } from '@/contract/catalogue/store';
import { getZone, listZones } from '@/contract/place/place';
import { ApiFailure } from '@/lib/api/errors';
import type { Request } from '@/lib/api/request';
import { describe, expect, it } from 'vitest';
import { resolveShown } from './sitemap-shown';

const modules = [
  { id: 2, module_name: 'Food', module_type: 'food' },
  { id: 3, module_name: 'Shops', module_type: 'ecommerce' },
  { id: 4, module_name: 'Pharmacies', module_type: 'pharmacy' },
];
const written = Object.values(policies).map((policy) => [policy.path, '<p>As it is.</p>']);

/** A back end that answers these paths, and additional ones in `told`. */
function backEnd(told: object = {}) {
  const answers: Record<string, unknown> = {
    [getConfig.path]: { default_location: { lat: '20', lng: '60.5' } },
    [listModules.path]: modules,
    [listZones.path]: [{ id: 1, name: 'Harbour', modules }],
    [getZone.path]: { zone_id: '[1]', zone_data: [] },
    [listCategories.path]: [{ id: 1, name: 'Bowls' }],
    [listCampaigns.path]: [{ id: 1, title: 'Week of bowls' }],
    [listBrands.path]: [{ id: 1, name: 'Breakwater' }],
    [listLatestStores.path]: { stores: [{ id: 1, name: 'Ember' }] },
    [listPopularStores.path]: { stores: [{ id: 1, name: 'Ember' }] },
    [listTopOffers.path]: { stores: [{ id: 1, name: 'Ember' }] },
    [getFlashSale.path]: { id: 5, title: 'Two days', end_date: '2026-02-01' },
    ...Object.fromEntries(written),
    ...told,
  };
  const markets: unknown[] = [];
  const ask: Request = async (endpoint, _input, { market } = {}) => {
    if (endpoint.path === getFlashSale.path) markets.push(market);
    if (!endpoint.read) throw new Error(endpoint.path);
    const answer = answers[endpoint.path];
    if (answer instanceof ApiFailure) throw answer;
    return (await endpoint.read())(answer);
  };
  return { markets, ask };
}

const NOW = new Date('2026-01-06T10:00:00Z');
const leftOut = async (told?: object) => [...(await resolveShown(NOW, backEnd(told).ask)).left_out];

describe('what the sitemap lists', () => {
  it('[ROUTE-17] belongs to the default markets of the pages', async () => {
    const { markets, ask } = backEnd();
    expect(await resolveShown(NOW, ask)).toEqual({
      markets: [2, 3, 4].map((module_id) => ({ zone_ids: [1], module_id })),
      day: '2026-01-06',
      left_out: new Set(),
    });
    expect(markets).toEqual([{ zone_ids: [1], module_id: 3 }]);
  });

  it('[ROUTE-17] [beyond §4.1] excludes policy pages without a text, and flash sales while none runs', async () => {
    const told = { [policies['shipping-policy'].path]: '', [policies['about-us'].path]: '', [getFlashSale.path]: [] };
    expect(await leftOut(told)).toEqual(['/shipping-policy', '/about-us', '/flash-sales']);
  });

  it.each([
    ['/categories', { [listCategories.path]: [] }],
    ['/store/latest', { [listLatestStores.path]: { stores: [] } }],
    ['/store/popular', { [listPopularStores.path]: { stores: [] } }],
    ['/store/top-offer-nearby', { [listTopOffers.path]: { stores: [] } }],
    ['/campaigns', { [listCampaigns.path]: [] }],
    ['/all-brands', { [listBrands.path]: [] }],
  ])('[ROUTE-17] [beyond §4.1] excludes an empty list: %s', async (path, told) => {
    expect(await leftOut(told)).toEqual([path]);
  });

  it.each([
    ['/refund-policy', policies['refund-policy'].path, 500],
    ['/shipping-policy', policies['shipping-policy'].path, 404],
    ['/all-brands', listBrands.path, 403],
  ])('[ROUTE-17] lists the other pages when another back end fails at %s', async (page, path, status) => {
    expect(await leftOut({ [path]: new ApiFailure(status, [{ code: '', message: '' }]) })).toEqual([page]);
  });

  it('[ROUTE-17] fails while a back end is away, so that crawlers come again', async () => {
    const away = new ApiFailure(503, [{ code: '', message: '' }]);
    await expect(leftOut({ [policies['refund-policy'].path]: away })).rejects.toBe(away);
  });

  it('[ROUTE-17] [beyond §4.1] excludes all lists when there is no market', async () => {
    const found = await leftOut({ [listModules.path]: [], [listZones.path]: [], [getZone.path]: { zone_id: '[]' } });
    expect(found).toEqual(expect.arrayContaining(['/', '/home', '/store/latest', '/flash-sales']));
    expect(found).not.toContain('/help-and-support');
  });
});
