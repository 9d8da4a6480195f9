import { describe, expect, it } from 'vitest';
import { getConfig } from '@/contract/config';
import { listModules } from '@/contract/module';
import { getZone, listZones } from '@/contract/place';
import type { Request } from '@/lib/api/request';
import { askedMarket, defaultMarket } from './known-market';

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
/** A back end that knows these zones and modules. */
const ask: Request = async (endpoint) => {
  if (!endpoint.read) throw new Error(endpoint.path);
  return (await endpoint.read())(answers[endpoint.path]);
};

describe('the market of a home page', () => {
  it('[ROUTE-03] is food at the configured place for whoever has chosen none', async () => {
    const found = await defaultMarket({ ask });
    expect(found).toMatchObject({ market: { zone_ids: [1], module_id: 4 }, zone: 'Harbour' });
  });

  it('[ROUTE-03] is the one of the path', async () => {
    const found = await askedMarket('z1-3/m1', { ask });
    expect(found).toMatchObject({ market: { zone_ids: [1, 3], module_id: 1 }, module: { module_type: 'grocery' } });
  });

  it.each(['foo', 'z1', 'z9/m4', 'z1/m9', 'z3/m1', 'z01/m4', 'z1/m4/x'])('is none for %s', async (path) => {
    expect(await askedMarket(path, { ask })).toBeNull();
  });
});
