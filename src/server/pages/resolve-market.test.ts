import { describe, expect, it } from 'vitest';
import { getConfig } from '@/contract/config';
import { listModules } from '@/contract/catalogue/module';
import { getZone, listZones } from '@/contract/place/place';
import type { Request } from '@/lib/api/request';
import { marketFromPath, resolveDefaultMarket, pageInRentalMarket } from './resolve-market';

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
    expect(await pageOf(undefined)).toMatchObject({ page: 1, shown: { module_id: 6 } });
    expect(await pageOf('2')).toMatchObject({ page: 2, zone: 'Harbour' });
  });

  it.each(['3', '1', '0', 'two', '2,3'])('[beyond §4.1] is missing for page %s', async (page) => {
    expect(await pageOf(page)).toEqual({ notFound: true });
  });
});
