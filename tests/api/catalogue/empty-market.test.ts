import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '@/server/http/api';
import { demoStaff } from '@/server/demo/staff';
import { areas } from '@/server/routes';
import { listCalls } from '@/server/openapi/calls';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { SEEDED_AT } from '@tests/support/dump';

let database: TestDatabase;
let api: Hono;

beforeAll(async () => {
  database = await freshDatabase('migrated');
  api = createApi(areas, () => Promise.resolve(database.db), { staff: demoStaff, now: () => SEEDED_AT });
}, 60_000);
afterAll(() => database.close());

const reading = listCalls(areas)
  .filter(({ endpoint }) => endpoint.method === 'get')
  .map(({ endpoint }) => endpoint.path);

/** Ids of rows that do not exist, for paths and queries that require one. */
const QUERY = new URLSearchParams({
  ...{ lat: '25.2', lng: '55.3', zone_id: '1', order_id: '1', guest_id: '1', limit: '10', offset: '1', type: 'all' },
  ...{
    search_text: 'soup',
    name: 'soup',
    store_id: '1',
    item_id: '1',
    id: '1',
    module_id: '1',
    code: 'X',
    trip_id: '1',
  },
  ...{ origin_lat: '25', origin_lng: '55', destination_lat: '25', destination_lng: '55', placeid: 'x', key: 'x' },
});

describe('a market that holds nothing yet', () => {
  it.each(reading)('answers GET %s without failing', async (path) => {
    const asked = path.replace(/:\w+(\{[^}]*\})?/g, '1');
    for (const headers of [{}, { zoneId: '[1]', moduleId: '1', 'X-localization': 'ar' }]) {
      const answer = await api.request(`http://shop.test/api/v1${asked}?${QUERY}`, { headers });
      expect(answer.status, await answer.clone().text()).toBeLessThan(500);
    }
  });

  it.each(['terms-and-conditions', 'about-us'])('answers an empty text for %s', async (path) => {
    expect(await (await api.request(`http://shop.test/api/v1/${path}`)).json()).toBe('');
  });

  it('answers a configuration of defaults, without a demo in it', async () => {
    const config = await (await api.request('http://shop.test/api/v1/config')).json();
    expect(config).toMatchObject({ timezone: 'UTC', currency_code: 'USD', demo: false, module: null });
    expect(config).not.toHaveProperty('demo_code');
    expect(config.active_payment_method_list).toEqual([]);
  });
});
