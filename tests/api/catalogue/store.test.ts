import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as brands from '@/contract/catalogue/brand';
import * as category from '@/contract/catalogue/category';
import * as categories from '@/contract/catalogue/category-lists';
import * as conditions from '@/contract/catalogue/condition';
import * as campaign from '@/contract/catalogue/campaign';
import * as banner from '@/contract/catalogue/banner';
import { listStorePopularItems } from '@/contract/catalogue/item';
import { listBasicItems } from '@/contract/catalogue/item-lists';
import { listRentalBanners } from '@/contract/rental/provider';
import * as store from '@/contract/catalogue/store';
import { findStores } from '@/contract/catalogue/search';
import { isStoreOpen } from '@/domain/catalogue/availability';
import { storeClock } from '@/domain/time/store-clock';
import { isOpenAt } from '@/server/data/catalogue/store-list';
import { listStoresByIds } from '@/server/data/catalogue/store';
import { banners, campaign_stores, items, store_discounts, stores } from '@/server/db/schema';
import { inModule, type Market, openMarket } from '@tests/support/market';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
}, 60_000);
afterAll(() => market.close());

const FOOD = inModule('food');
const AT = { latitude: '19.99177', longitude: '60.50875' };

describe('stores', () => {
  it.each<[path: string, list: typeof store.listPopularStores]>([
    ['/stores/get-stores/all', store.listPopularStores],
    ['/stores/popular', store.listPopularStores],
    ['/stores/latest', store.listLatestStores],
    ['/stores/top-rated', store.listTopRatedStores],
    ['/stores/recommended', store.listRecommendedStores],
    ['/stores/discounted', store.listDiscountedStores],
    ['/stores/top-offer-near-me', store.listTopOffers],
  ])('[ROUTE-17] %s holds approved stores of the zone and module', async (path, list) => {
    const { stores: found, total_size } = await market.read(list, `${path}?limit=4&offset=1`, { ...FOOD, ...AT });
    expect(found.length).toBeGreaterThan(0);
    expect(total_size).toBeGreaterThanOrEqual(found.length);
    for (const store of found) expect(store).toMatchObject({ module_type: 'food', zone_id: 1 });
  });

  it('are the recommended ones when these are requested', async () => {
    const { stores: found } = await market.read(store.listRecommendedStores, '/stores/recommended?limit=100', FOOD);
    const marked = await market.db.select({ id: stores.id }).from(stores).where(eq(stores.is_recommended, true));
    const others = await market.read(store.listPopularStores, '/stores/popular?limit=100', FOOD);
    expect(others.stores.length).toBeGreaterThan(found.length);
    expect(marked.map(({ id }) => id)).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
  });

  it('are those that deliver, or those with take-away, when that is requested', async () => {
    const listed = async (filter: string) =>
      (await market.read(findStores, `/get-combined-data?list_type=store&limit=100&filter=${filter}`, FOOD)).stores.map(
        ({ id }) => id,
      );
    const [id = 0] = await listed('take_away');
    const setDelivery = (delivery: boolean) => market.db.update(stores).set({ delivery }).where(eq(stores.id, id));
    await setDelivery(false);
    expect(await listed('take_away')).toContain(id);
    expect(await listed('delivery')).not.toContain(id);
    await setDelivery(true);
    expect(await listed('delivery')).toContain(id);
  });

  it('are of all modules without the header, in a stable order', async () => {
    const all = await market.read(store.listStores, '/stores/get-stores/all?limit=100', { zoneid: '[1]' });
    expect(new Set(all.stores.map(({ module_id }) => module_id)).size).toBeGreaterThan(3);
    const away = await market.read(store.listStores, '/stores/get-stores/take_away?limit=100', FOOD);
    expect(away.stores.every(({ take_away }) => take_away)).toBe(true);
    const named = await market.read(store.listTopOffers, '/stores/top-offer-near-me?sort_by=desc', FOOD);
    const names = named.stores.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? 1 : -1)));
    const path = '/stores/top-offer-near-me?name=a&limit=50&sort_by=';
    for (const [sort_by, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const found = (await market.read(store.listTopOffers, `${path}${sort_by}`, FOOD)).stores;
      const sorted = found.map(({ name }) => name.toLowerCase());
      expect(sorted.length).toBeGreaterThan(1);
      expect(sorted).toEqual(sorted.toSorted((a, b) => (a < b ? -sign : sign)));
    }
    const veg = await market.read(store.listPopularStores, '/stores/popular?type=veg', FOOD);
    expect(veg.stores.every((store) => store.veg)).toBe(true);
  });

  it('[SLOT-01] say whether they are open by the rule, in the time zone of the market', async () => {
    const ids = (await market.db.select({ id: stores.id }).from(stores)).map(({ id }) => id);
    const rows = await listStoresByIds(market.db, ids);
    for (let hour = 0; hour < 48; hour += 1) {
      const clock = storeClock(new Date(Date.UTC(2026, 2, 13, hour, 31)), 'Asia/Muscat');
      const found = await market.db.select({ id: stores.id }).from(stores).where(isOpenAt(clock));
      const expected = rows.filter((row) => isStoreOpen(row, clock)).map(({ id }) => id);
      expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    }
  });

  it('[ROUTE-07] are found by id and slug without any header; an unknown one is an empty answer', async () => {
    const [row] = await market.db.select().from(stores).where(eq(stores.module_id, 4)).limit(1);
    const byId = await market.read(store.getStore, `/stores/details/${row?.id}`);
    expect(await market.read(store.getStore, `/stores/details/${row?.slug}`)).toEqual(byId);
    expect(byId).toMatchObject({ name: row?.name.en, ratings: row?.ratings });
    expect(byId?.category_details[0]?.childes.length).toBeGreaterThan(0);
    const arabic = await market.read(store.getStore, `/stores/details/${row?.id}`, { 'X-localization': 'ar' });
    expect(arabic?.name).toBe(row?.name.ar);
    for (const id of ['99999', 'no-such-store', '0', "'; drop table stores", 'a\u0000']) {
      const unknown = await market.call(`/stores/details/${encodeURIComponent(id)}`);
      expect(unknown).toEqual({ status: 200, body: {} });
    }
  });

  it.each(['/get-combined-data?list_type=store', '/get-combined-data?list_type=item', '/items/search?name=a'])(
    '[HOME-08] %s holds ten a page unless the client says otherwise',
    async (path) => {
      expect((await market.call(path, { ...FOOD, ...AT })).body).toMatchObject({ limit: 10, offset: 1 });
    },
  );

  it('follow the wire format, with metres from the position in the headers', async () => {
    const { body } = await market.call('/stores/details/1', AT);
    expect(body).toMatchObject({
      latitude: expect.any(String),
      longitude: expect.any(String),
      distance: expect.any(Number),
      open: expect.any(Number),
      active: expect.any(Boolean),
      veg: expect.any(Number),
      self_delivery_system: expect.any(Number),
      pickup_zone_id: '[]',
      price_range: [{ min_price: expect.any(Number), max_price: expect.any(Number) }],
    });
    expect((await market.call('/stores/details/1')).body).toMatchObject({ distance: null });
  });

  it('[PRICE-31] [PRICE-32] have their discount only while it runs', async () => {
    const [offer] = await market.db.select().from(store_discounts).orderBy(store_discounts.end_date).limit(1);
    const ended = await market.read(store.getStore, `/stores/details/${offer?.store_id}`);
    expect(offer?.end_date && offer.end_date < '2026-03-10').toBe(true);
    expect(ended?.discount).toBeNull();
    const { stores: found } = await market.read(store.listDiscountedStores, '/stores/discounted', FOOD);
    expect(found.every(({ discount }) => discount !== null)).toBe(true);
  });

  it('have reviews with words, best sellers and a search', async () => {
    const reviews = await market.read(store.listStoreReviews, '/stores/reviews?store_id=1');
    expect(reviews.length).toBeGreaterThan(0);
    expect(reviews.every(({ comment, item_name }) => comment !== '' && item_name !== '')).toBe(true);
    expect(await market.read(listStorePopularItems, '/stores/popular-items/1')).toHaveLength(10);
    const [row] = await market.db.select().from(stores).where(eq(stores.id, 1));
    const word = row?.name.en.split(' ')[0]?.slice(0, 4) ?? '';
    const found = await market.read(store.searchStores, `/stores/search?name=${word}`, inModule('grocery', [1, 2, 3]));
    expect(found.stores.map(({ id }) => id)).toContain(1);
  });

  it.each([
    '/stores/get-stores/some',
    '/stores/popular?type=fish',
    '/stores/popular?limit=0',
    '/stores/reviews?store_id=x',
    '/stores/reviews',
    '/stores/search',
    '/stores/popular-items/abc',
    '/stores/top-offer-near-me?sort_by=up',
  ])('refuse %s', async (path) => {
    expect((await market.call(path, FOOD)).status).toBe(403);
  });
});

describe('categories, brands and conditions', () => {
  it('[ROUTE-17] [HOME-02] come with their sub-categories and their goods', async () => {
    const mains = await market.read(category.listCategories, '/categories', FOOD);
    expect(mains.length).toBeGreaterThan(5);
    expect(mains[0]?.childes.length).toBeGreaterThan(0);
    const featured = await market.read(category.listCategories, '/categories?featured=1', FOOD);
    expect(featured.length).toBeLessThan(mains.length);
    const [main] = mains;
    const path = `?limit=50&offset=1`;
    const goods = await market.read(categories.listCategoryItems, `/categories/items/${main?.id}${path}`, FOOD);
    const bySlug = await market.read(categories.listCategoryItems, `/categories/items/${main?.slug}${path}`, FOOD);
    expect(goods.products.length).toBeGreaterThan(0);
    expect(bySlug.products).toEqual(goods.products);
    expect(goods.products.every(({ category_ids }) => category_ids[0] === main?.id)).toBe(true);
    const sellers = await market.read(categories.listCategoryStores, `/categories/stores/${main?.id}${path}`, FOOD);
    expect(new Set(goods.products.map(({ store_id }) => store_id))).toEqual(
      new Set(sellers.stores.map(({ id }) => id)),
    );
    const children = await market.read(categories.listSubCategories, `/categories/childes/${main?.id}`, FOOD);
    expect(children.map(({ id }) => id)).toEqual(main?.childes.map(({ id }) => id));
    const both = `category_ids=[${main?.id},${mains[1]?.id}]&limit=100&offset=1`;
    const several = await market.read(categories.listCategoriesItems, `/categories/items/list?${both}`, FOOD);
    expect(several.total_size).toBeGreaterThan(goods.total_size);
    expect(
      (await market.read(categories.listCategoriesStores, `/categories/stores/list?${both}`, FOOD)).stores,
    ).not.toEqual([]);
  });

  it('find nothing in an unknown category', async () => {
    for (const id of ['99999', 'no-such', '0', 'a\u0000']) {
      const answer = await market.call(`/categories/items/${encodeURIComponent(id)}?limit=5&offset=1`, FOOD);
      expect(answer).toMatchObject({ status: 200, body: { total_size: 0, products: [] } });
    }
    expect((await market.call('/categories/items/1', FOOD)).status).toBe(403);
    expect((await market.call('/categories')).status).toBe(403);
  });

  it('have brands in ecommerce, which delivers to every zone, and conditions in the pharmacy', async () => {
    const shop = inModule('ecommerce', [2]);
    const [brand] = await market.read(brands.listBrands, '/brand', shop);
    const goods = await market.read(brands.listBrandItems, `/brand/items/${brand?.slug}?limit=50&offset=1`, shop);
    const counted = (id: number | undefined, items_count: number) => expect.objectContaining({ id, items_count });
    expect((await market.call('/brand', shop)).body).toContainEqual(counted(brand?.id, goods.total_size));
    const pharmacy = inModule('pharmacy');
    const [condition] = await market.read(conditions.listConditions, '/common-condition', pharmacy);
    const path = `/common-condition/items/${condition?.id}?limit=50&offset=1`;
    const remedies = await market.read(conditions.listConditionItems, path, pharmacy);
    const told = await market.call('/common-condition', pharmacy);
    expect(told.body).toContainEqual(counted(condition?.id, remedies.total_size));
    const names = await market.read(conditions.listConditionNames, '/common-condition/list');
    expect(names.length).toBeGreaterThan(3);
    expect(names).toContainEqual(expect.objectContaining({ id: condition?.id, name: condition?.name }));
    expect(await market.call('/items/set-menu', pharmacy)).toEqual({ status: 200, body: [] });
    const basic = await market.read(listBasicItems, '/items/basic?limit=5&offset=1', pharmacy);
    expect(basic.products.length).toBeGreaterThan(0);
  });

  it('list the items of one pharmacy for conditions, the most ordered first, each with its description', async () => {
    const marked = await market.db
      .select({ id: items.id, store_id: items.store_id, orders: items.order_count })
      .from(items)
      .where(isNotNull(items.common_condition_id));
    const store_id = marked[0]?.store_id ?? 0;
    const own = marked.filter((item) => item.store_id === store_id);
    const others = await market.db.select({ id: items.id }).from(items).where(eq(items.store_id, store_id));
    expect(others.length).toBeGreaterThan(own.length);
    const { status, body } = await market.call(`/items/common-conditions?store_id=${store_id}&limit=100&offset=1`);
    const { products } = body as { products: { id: number; description: string }[] };
    expect([status, products.length]).toEqual([200, own.length]);
    const orders = products.map(({ id }) => own.find((item) => item.id === id)?.orders ?? -1);
    expect(orders).toEqual(orders.toSorted((one, other) => other - one));
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(products.filter(({ description }) => !description)).toEqual([]);
  });

  it('show featured categories with their items, and the popular ones', async () => {
    const featured = await market.read(
      categories.listFeaturedCategoryItems,
      '/categories/featured/items?limit=9&offset=1',
      FOOD,
    );
    expect(featured.products).toHaveLength(9);
    const ids = featured.categories.map(({ id }) => id);
    expect(featured.products.every(({ category_ids }) => ids.includes(category_ids[0] ?? 0))).toBe(true);
    expect((await market.read(categories.listPopularCategories, '/categories/popular', FOOD)).length).toBeGreaterThan(
      3,
    );
  });
});

describe('banners, campaigns and offers', () => {
  it('link only to what is on sale in the zone', async () => {
    const { banners } = await market.read(banner.listBanners, '/banners', FOOD);
    expect(banners.map(({ type }) => type)).toEqual(expect.arrayContaining(['default', 'store_wise', 'item_wise']));
    expect(banners.every((banner) => banner.type === 'default' || banner.store || banner.item)).toBe(true);
    const hills = await market.read(banner.listBanners, '/banners', inModule('food', [3]));
    expect(hills.banners.every((banner) => (banner.store ?? banner.item)?.module_id !== 1)).toBe(true);
    expect(
      (await market.read(banner.listBanners, '/banners?featured=1', { zoneid: '[1]' })).banners.length,
    ).toBeGreaterThan(2);
    const own = await market.read(banner.listStoreBanners, '/banners/1');
    expect(own[0]?.image_full_url).toMatch(/media/);
  });

  it('[beyond §4.1] have the slugs of their items and providers, for the links to their pages', async () => {
    const ofItem = and(eq(banners.created_by, 'store'), isNotNull(banners.item_id));
    const [row] = await market.db.select().from(banners).where(ofItem).limit(1);
    const [sold] = await market.db
      .select()
      .from(items)
      .where(eq(items.id, row?.item_id ?? 0));
    const hung = await market.read(banner.listStoreBanners, `/banners/${row?.store_id}`);
    expect(hung.find(({ id }) => id === row?.id)).toMatchObject({ item_id: sold?.id, item_slug: sold?.slug });
    const rental = await market.read(listRentalBanners, '/rental/banners', inModule('rental'));
    const [led] = rental.filter(({ provider_id }) => provider_id !== null);
    expect(led?.provider_slug).toMatch(/^[a-z]/);
  });

  it('show the active campaign, not a past or a future one', async () => {
    const all = await market.read(campaign.listCampaigns, '/campaigns/basic', FOOD);
    const [running] = all;
    for (const store of all) {
      expect(store.available_date_starts <= '2026-03-10' && store.available_date_ends >= '2026-03-10').toBe(true);
    }
    const path = `/campaigns/basic-campaign-details?basic_campaign_id=${running?.id}`;
    const details = await market.read(campaign.getCampaign, path, FOOD);
    expect(details?.stores.length).toBeGreaterThan(0);
    expect((await market.call('/campaigns/basic-campaign-details?basic_campaign_id=999', FOOD)).body).toEqual({});
    const items = await market.read(campaign.listCampaignItems, '/campaigns/item', FOOD);
    expect(items.length).toBeGreaterThan(0);
  });

  it('[HOME-09] list the stores that take part, and their items', async () => {
    const running = (await market.read(campaign.listCampaigns, '/campaigns/basic', FOOD)).map(({ id }) => id);
    const taking = await market.db.select().from(campaign_stores);
    const current = taking.filter(({ campaign_id }) => running.includes(campaign_id));
    const [one] = current;
    const total_campaigns = current.filter(({ store_id }) => store_id === one?.store_id).length;
    const [inside] = await market.db
      .select()
      .from(items)
      .where(eq(items.store_id, one?.store_id ?? 0));
    const ids = taking.map(({ store_id }) => store_id);
    const [outside] = await market.db.select().from(items).where(notInArray(items.store_id, ids));
    const told = async (place: typeof inside) => [
      (await market.call(`/stores/details/${place?.store_id}`, FOOD)).body,
      (await market.call(`/items/details/${place?.id}`, FOOD)).body,
    ];
    expect(await told(inside)).toMatchObject([{ total_campaigns }, { is_campaign: 1 }]);
    expect(await told(outside)).toMatchObject([{ total_campaigns: 0 }, { is_campaign: 0 }]);
  });

  it('have a flash sale in ecommerce, with its items', async () => {
    const shop = inModule('ecommerce');
    const sale = await market.read(campaign.getFlashSale, '/flash-sales', shop);
    expect(sale?.items.length).toBeGreaterThan(3);
    expect(sale?.items.every(({ discount, flash_sale }) => discount === 50 && flash_sale)).toBe(true);
    const path = `/flash-sales/items?flash_sale_id=${sale?.id}&limit=2&offset=2`;
    const page = await market.read(campaign.listFlashItems, path, shop);
    expect(page).toMatchObject({ limit: 2, offset: 2, total_size: sale?.items.length });
    expect(page.products.map(({ id }) => id)).toEqual(sale?.items.slice(2, 4).map(({ id }) => id));
    expect((await market.call('/flash-sales', FOOD)).body).toEqual({});
    expect(await market.call('/flash-sales/items?flash_sale_id=99', shop)).toMatchObject({ status: 403 });
  });

  it.each(['/campaigns/basic', '/campaigns/item', '/flash-sales', '/flash-sales/items?flash_sale_id=1'])(
    '[HDR-14] tell whoever has no zone so with status 200, as clients of the family expect: %s',
    async (path) => {
      const { zoneid: _zone, ...headers } = FOOD as Record<string, string>;
      const answer = await market.call(path, headers);
      expect(answer).toMatchObject({ status: 200, body: { errors: [{ code: 'zoneId' }] } });
      expect(await market.call(path, {})).toMatchObject({ status: 403, body: { errors: [{ code: 'moduleId' }] } });
    },
  );

  it('[PRICE-24] list coupons that can be used here and today', async () => {
    const codes = async (headers: Record<string, string>) =>
      (await market.read(campaign.listCoupons, '/coupon/list/all', headers)).map(({ coupon_type }) => coupon_type);
    expect(await codes(FOOD)).not.toContain('zone_wise');
    expect(await codes(inModule('food', [2]))).toContain('zone_wise');
    const { body } = await market.call('/coupon/list/all', FOOD);
    expect(JSON.stringify(body)).not.toMatch(/LASTMOON/);
  });

  it('include advertisements and single banners', async () => {
    const shown = await market.read(banner.listAdvertisements, '/advertisement/list', FOOD);
    expect(shown.map(({ store }) => store?.id)).toEqual(shown.map(({ store_id }) => store_id));
    expect(
      shown.filter((advertisement) =>
        advertisement.video_attachment_full_url?.endsWith('/media/films/palm-row-bakehouse.mp4'),
      ),
    ).toEqual([expect.objectContaining({ average_rating: expect.any(Number) })]);
    const pictures = await market.read(campaign.getOtherBanners, '/other-banners', FOOD);
    expect(pictures.bottom_section_banner_full_url).toMatch(/media/);
    expect((await market.call('/other-banners', inModule('parcel'))).body).toMatchObject({
      banners: expect.arrayContaining([expect.objectContaining({ title: expect.any(String) })]),
    });
    for (const path of ['/campaigns/basic', '/flash-sales', '/advertisement/list', '/coupon/list/all']) {
      expect((await market.call(path)).status).toBe(403);
    }
  });
});
