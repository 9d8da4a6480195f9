import { describe, expect, it } from 'vitest';
import { getConfig } from '@/contract/config';
import { listBrands } from '@/contract/catalogue/brand';
import { listModules, type ModuleType } from '@/contract/catalogue/module';
import { getZone, listZones } from '@/contract/place/place';
import type { Request } from '@/lib/api/request';
import { findListed } from './find-listed';
import { listDefaultMarkets, marketFromPath, resolveDefaultMarket, pageInRentalMarket } from './resolve-market';

const modules = [
  { id: 1, module_name: 'Grocery', module_type: 'grocery' },
  { id: 4, module_name: 'Food', module_type: 'food' },
  { id: 5, module_name: 'Parcel', module_type: 'parcel' },
];
const zones = [
  { id: 1, name: 'Harbour', modules },
  { id: 3, name: 'Hills', modules: modules.slice(1) },
];
const answers: Record<string, unknown> = {
  [getConfig.path]: { default_location: { lat: '20', lng: '60.5' } },
  [listModules.path]: modules,
  [listZones.path]: zones,
  [getZone.path]: { zone_id: '[1]', zone_data: [] },
};
/** A back end with these zones and modules. */
const ask: Request = async (endpoint) => {
  if (!endpoint.read) throw new Error(endpoint.path);
  return (await endpoint.read())(answers[endpoint.path]);
};

describe('the market of a home page', () => {
  it('[ROUTE-03] is food at the configured place when none was chosen', async () => {
    const found = await resolveDefaultMarket({ ask });
    expect(found).toMatchObject({ market: { zone_ids: [1], module_id: 4 }, zone: 'Harbour' });
  });

  it('[ROUTE-03] is the one of the path', async () => {
    const found = await marketFromPath('z1-3/m1', { ask });
    expect(found).toMatchObject({ market: { zone_ids: [1, 3], module_id: 1 }, module: { module_type: 'grocery' } });
  });

  it.each(['foo', 'z1', 'z9/m4', 'z1/m9', 'z3/m1', 'z01/m4', 'z1/m4/x'])('does not exist for %s', async (path) => {
    expect(await marketFromPath(path, { ask })).toBeNull();
  });
});

describe('the default markets', () => {
  const shops = { id: 8, module_name: 'Shops', module_type: 'ecommerce' };
  const boutiques = { id: 9, module_name: 'Boutiques', module_type: 'ecommerce' };
  const closed = { id: 10, module_name: 'Closed', module_type: 'pharmacy' };
  /** Shops are offered in the hills only, boutiques also at the configured place, pharmacies nowhere. */
  const wide: Request = async (endpoint, input) => {
    if (!endpoint.read) throw new Error(endpoint.path);
    const told: Record<string, unknown> = {
      [listModules.path]: [...modules, shops, boutiques, closed],
      [listZones.path]: [
        { id: 1, name: 'Harbour', modules: [...modules, boutiques] },
        { id: 3, name: 'Hills', modules: [...modules.slice(1), shops, boutiques] },
      ],
    };
    return endpoint.path in told ? (await endpoint.read())(told[endpoint.path]) : ask(endpoint, input);
  };

  it('[ROUTE-17] are those at the configured place, then those that are offered elsewhere, each where it is', async () => {
    const found = await listDefaultMarkets({ ask: wide });
    expect(found.map(({ market: { module_id, zone_ids } }) => [module_id, zone_ids])).toEqual([
      [1, [1]],
      [4, [1]],
      [5, [1]],
      [9, [1]],
      [8, [3]],
    ]);
  });

  it('[ROUTE-17] of a type: at the configured place, else where it is offered, else the market of the home', async () => {
    const typed = async (type: ModuleType, of = wide) => await resolveDefaultMarket({ ask: of }, type);
    expect(await typed('ecommerce')).toMatchObject({ market: { zone_ids: [1], module_id: 9 } });
    const hills: Request = async (endpoint, input) => {
      if (!endpoint.read || endpoint.path !== listZones.path) return wide(endpoint, input);
      return (await endpoint.read())([zones[0], { ...zones[1], modules: [shops] }]);
    };
    expect(await typed('ecommerce', hills)).toMatchObject({ market: { zone_ids: [3], module_id: 8 }, zone: 'Hills' });
    expect(await typed('pharmacy')).toMatchObject({ market: { zone_ids: [1], module_id: 4 } });
  });

  const brands: Record<number, object[]> = { 8: [{ id: 5, slug: 'cedar' }], 9: [{ id: 6, slug: 'breakwater' }] };
  const withBrands: Request = async (endpoint, input, options) => {
    if (!endpoint.read || endpoint.path !== listBrands.path) return wide(endpoint, input);
    return (await endpoint.read())(brands[options?.market?.module_id ?? 0] ?? []);
  };

  it.each([
    ['breakwater', { zone_ids: [1], module_id: 9 }],
    ['6', { zone_ids: [1], module_id: 9 }],
    ['cedar', { zone_ids: [3], module_id: 8 }],
  ])('[ROUTE-17] the brand %s exists because the back end lists it, wherever it is sold', async (key, market) => {
    expect(await findListed(key, listBrands, 'ecommerce', { ask: withBrands })).toMatchObject({ market });
  });

  it('[ROUTE-17] a brand that no list has does not exist', async () => {
    expect(await findListed('nobody', listBrands, 'ecommerce', { ask: withBrands })).toBeNull();
    expect(await findListed('cedar', listBrands, 'pharmacy', { ask: withBrands })).toBeNull();
  });
});

describe('a page of a paged list', () => {
  const rental = { id: 6, module_name: 'Rental', module_type: 'rental' };
  const withRental: Request = async (endpoint, input) => {
    if (endpoint.path !== listModules.path && endpoint.path !== listZones.path) return ask(endpoint, input);
    const all = [...modules, rental];
    if (!endpoint.read) throw new Error(endpoint.path);
    return (await endpoint.read())(endpoint.path === listModules.path ? all : [{ ...zones[0], modules: all }]);
  };
  const pageOf = (page: string | undefined) => {
    const loading = { ask: withRental, enter: () => {}, params: page === undefined ? {} : { page } };
    // The list has vehicles for two pages.
    return pageInRentalMarket(loading, (_market, number) => Promise.resolve(number <= 2 ? 12 : 0));
  };

  it('[beyond §4.1] of vehicles is the requested one', async () => {
    expect(await pageOf(undefined)).toMatchObject({ page: 1, renderedMarket: { module_id: 6 } });
    expect(await pageOf('2')).toMatchObject({ page: 2, zone: 'Harbour' });
  });

  it.each(['3', '1', '0', 'two', '2,3'])('[beyond §4.1] is missing for page %s', async (page) => {
    expect(await pageOf(page)).toEqual({ notFound: true });
  });
});
