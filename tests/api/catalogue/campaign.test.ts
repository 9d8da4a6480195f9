import { beforeAll, describe, expect, it } from 'vitest';
import { campaign_stores, campaigns } from '@/server/db/schema';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, MODULE, STORE } from '@tests/support/round-market';

/** Shops serve all zones; kitchens their own. */
const CAMPAIGN = { kitchens: 1, shops: 2 };
const { database, api } = openShop();

beforeAll(async () => {
  const row = (id: number, module_id: number) => ({
    ...{ id, module_id, slug: `c${id}`, title: { en: 'Week', ar: 'أسبوع' }, description: { en: '', ar: '' } },
    ...{ image: 'c.webp', available_date_starts: '2026-03-01', available_date_ends: '2026-03-31' },
    ...{ start_time: '00:00', end_time: '23:59' },
  });
  await database.db
    .insert(campaigns)
    .values([row(CAMPAIGN.kitchens, MODULE.food), row(CAMPAIGN.shops, MODULE.ecommerce)]);
  await database.db.insert(campaign_stores).values([
    { campaign_id: CAMPAIGN.kitchens, store_id: STORE.plain },
    { campaign_id: CAMPAIGN.kitchens, store_id: STORE.hills },
    { campaign_id: CAMPAIGN.shops, store_id: STORE.shop },
  ]);
}, 60_000);

const storesOf = async (id: number, zones: number[] | null, module?: number) => {
  const headers = zones ? { zoneId: JSON.stringify(zones) } : {};
  const path = `GET /campaigns/basic-campaign-details?basic_campaign_id=${id}`;
  const { body } = await call(api, path, { headers, ...(module && { module }) });
  return (body as { stores: { id: number }[] }).stores.map((store) => store.id);
};

it.each([
  ['has begun today', '2026-03-10', 200],
  ['begins tomorrow', '2026-03-11', 404],
])('[HOME-01] a campaign that %s is shown accordingly', async (_which, available_date_starts, status) => {
  await database.db.insert(campaigns).values({
    ...{
      id: status,
      module_id: MODULE.food,
      slug: `c${status}`,
      image: 'c.webp',
      start_time: '00:00',
      end_time: '23:59',
    },
    ...{ title: { en: 'Soon', ar: 'قريباً' }, description: { en: '', ar: '' } },
    ...{ available_date_starts, available_date_ends: '2026-03-31' },
  });
  const { body } = await call(api, `GET /campaigns/basic-campaign-details?basic_campaign_id=${status}`);
  expect((body as { title?: string }).title).toBe(status === 200 ? 'Soon' : undefined);
});

describe('the stores of a campaign', () => {
  it.each([
    ['those at the place', CAMPAIGN.kitchens, [1], [STORE.plain]],
    ['those at another place', CAMPAIGN.kitchens, [3], [STORE.hills]],
    ['none where none takes part', CAMPAIGN.kitchens, [2], []],
    ['all without a place', CAMPAIGN.kitchens, null, [STORE.plain, STORE.hills]],
    ['those that serve every zone', CAMPAIGN.shops, [3], [STORE.shop]],
  ])('[HOME-01] are %s', async (_which, id, zones, stores) => {
    expect(await storesOf(id, zones)).toEqual(stores);
  });

  it('[HOME-01] are those of its own module, whichever the client names', async () => {
    expect(await storesOf(CAMPAIGN.shops, [3], MODULE.food)).toEqual([STORE.shop]);
    expect(await storesOf(CAMPAIGN.kitchens, [3], MODULE.ecommerce)).toEqual([STORE.hills]);
  });
});
