import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getVehicleCharge } from '@/contract/ordering/order';
import { getDistance } from '@/contract/place/map';
import { getStore } from '@/contract/catalogue/store';
import { listStoreDeliveries } from '@/contract/catalogue/store-delivery';
import { surge_prices, zones } from '@/server/db/schema';
import { type Market, openMarket } from '@tests/support/market';

let market: Market;
beforeAll(async () => {
  // Distances are along the streets of the built-in city.
  vi.stubEnv('DEMO', 'true');
  market = await openMarket();
});
afterAll(() => {
  vi.unstubAllEnvs();
  return market.close();
});

const HOME = { lat: 19.99177, lng: 60.50875 };
const ask = (store_ids: unknown, { lat, lng } = HOME) =>
  market.read(listStoreDeliveries, `/stores/delivery?store_ids=${JSON.stringify(store_ids)}&lat=${lat}&lng=${lng}`);

it('[PRICE-12] [MAP-06] answers for each store what the calls of the checkout answer', async () => {
  const slugs = ['ember-and-bun', 'sandglass-coffee-bar'];
  const stores = await Promise.all(slugs.map((slug) => market.read(getStore, `/stores/details/${slug}`)));
  const found = await ask(stores.map((store) => store?.id));
  expect(found).toHaveLength(2);
  for (const store of stores) {
    if (!store) throw new Error('There is no such store');
    const told = found.find(({ store_id }) => store_id === store.id);
    const from = `origin_lat=${store.latitude}&origin_lng=${store.longitude}`;
    const to = `destination_lat=${HOME.lat}&destination_lng=${HOME.lng}`;
    const { metres } = await market.read(getDistance, `/config/distance-api?${from}&${to}&mode=WALK`);
    const km = (metres ?? 0) / 1000;
    expect(km).toBeGreaterThan(1);
    expect(told).toMatchObject({
      distance_km: km,
      extra_charge: await market.read(getVehicleCharge, `/vehicle/extra_charge?distance=${km}`),
    });
  }
});

it('[PRICE-19] answers the surge of now', async () => {
  const store = await market.read(getStore, '/stores/details/ember-and-bun');
  await market.db
    .update(zones)
    .set({ increased_delivery_fee: 10, increased_delivery_fee_status: true, increased_delivery_fee_type: 'percent' });
  await market.db.delete(surge_prices);
  const [told] = await ask([store?.id]);
  expect(told?.surge).toEqual({ price: 10, price_type: 'percent' });
});

it('[HDR-14] leaves out unknown stores and duplicates, and refuses an invalid position', async () => {
  const store = await market.read(getStore, '/stores/details/ember-and-bun');
  const id = store?.id ?? 0;
  expect((await ask([id, id, 999_999, -1, 'x'])).map(({ store_id }) => store_id)).toEqual([id]);
  expect(await ask({ not: 'a list' })).toEqual([]);
  expect((await market.call(`/stores/delivery?store_ids=[${id}]&lat=91&lng=1`)).status).toBe(403);
  expect((await market.call('/stores/delivery?lat=1&lng=1')).status).toBe(403);
});

it('[HDR-14] answers for the first sixty stores only', async () => {
  const store = await market.read(getStore, '/stores/details/ember-and-bun');
  const others = Array.from({ length: 60 }, (_, n) => 900_000 + n);
  expect(await ask([...others, store?.id])).toEqual([]);
  expect(await ask([...others.slice(1), store?.id])).toMatchObject([{ store_id: store?.id }]);
});
