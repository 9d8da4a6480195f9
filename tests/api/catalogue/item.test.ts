import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as item from '@/contract/catalogue/item';
import * as lists from '@/contract/catalogue/item-lists';
import { findItems, findStores, suggestAll, suggestItems } from '@/contract/catalogue/search';
import { isAvailable } from '@/domain/catalogue/availability';
import { storeClock } from '@/domain/time/store-clock';
import { isAvailableAt } from '@/server/data/catalogue/item-filter';
import { flash_sale_items, items, modules, store_discounts, stores } from '@/server/db/schema';
import { inModule, type Market, openMarket } from '@tests/support/market';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const FOOD = inModule('food');
const AT = { latitude: '19.99177', longitude: '60.50875' };

async function anItem(where: ReturnType<typeof sql>) {
  const [row] = await market.db.select().from(items).where(where).orderBy(items.id).limit(1);
  if (!row) throw new Error('the demo world has no such item');
  return row;
}

describe('lists', () => {
  it.each<[path: string, list: typeof lists.listPopularItems]>([
    ['/items/popular', lists.listPopularItems],
    ['/items/most-reviewed', lists.listMostReviewedItems],
    ['/items/discounted', lists.listDiscountedItems],
    ['/items/new-arrival', lists.listNewItems],
  ])('%s holds cards of the zone and module, page after page', async (path, list) => {
    const first = await market.read(list, `${path}?limit=5&offset=1`, FOOD);
    const second = await market.read(list, `${path}?limit=5&offset=2`, FOOD);
    expect(first.products).toHaveLength(5);
    expect(first).toMatchObject({ limit: 5, offset: 1 });
    expect(first.total_size).toBeGreaterThanOrEqual(5);
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const card of first.products) {
      expect(card).toMatchObject({ module_id: 4, module_type: 'food' });
      expect(card.image_full_url).toMatch(/^http:\/\/shop\.test\/api\/v1\/media\//);
      expect(card.slug).not.toBe('');
    }
  });

  it('sorts as requested', async () => {
    const prices = async (token: string) =>
      (await market.read(lists.listPopularItems, `/items/popular?limit=30&filter=["${token}"]`, FOOD)).products.map(
        ({ price }) => price,
      );
    expect(await prices('low')).toEqual((await prices('low')).toSorted((a, b) => a - b));
    expect(await prices('high')).toEqual((await prices('high')).toSorted((a, b) => b - a));
  });

  it('filters by kind, price and stars', async () => {
    const path = '/items/popular?limit=100&type=veg&min_price=5&max_price=9&rating_count=3';
    const { products } = await market.read(lists.listPopularItems, path, FOOD);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      expect(product.veg).toBe(true);
      expect(product.price >= 5 && product.price <= 9 && product.avg_rating >= 3).toBe(true);
    }
  });

  it('[beyond §2] what is free is found "up to 9", whose lower end is sent as 0.01', async () => {
    const free = await anItem(sql`module_id = 4 and price between 1 and 9 and zone_id = 3`);
    await market.db.update(items).set({ price: 0 }).where(eq(items.id, free.id));
    const path = `/items/latest?store_id=${free.store_id}&category_id=0&limit=100&offset=1`;
    const upTo = async (min_price: number) =>
      (await market.read(lists.listStoreItems, `${path}&min_price=${min_price}&max_price=9`, FOOD)).products;
    const found = [await upTo(0.01), await upTo(0.02)].map((products) => products.some(({ id }) => id === free.id));
    await market.db.update(items).set({ price: free.price }).where(eq(items.id, free.id));
    expect(found).toEqual([true, false]);
  });

  it("answers a store's items wherever the caller is, of one category or of all", async () => {
    const { store_id, category_id } = await anItem(sql`module_id = 4 and zone_id = 3`);
    const path = `/items/latest?store_id=${store_id}&limit=100&offset=1`;
    const all = await market.read(lists.listStoreItems, `${path}&category_id=0`);
    const elsewhere = await market.read(lists.listStoreItems, `${path}&category_id=0`, FOOD);
    expect(all.products.length).toBeGreaterThan(3);
    expect(elsewhere.products).toEqual(all.products);
    expect(all.products.every((product) => product.store_id === store_id)).toBe(true);

    const sub = await market.read(lists.listStoreItems, `${path}&category_id=${category_id}`);
    const [main = 0] = sub.products[0]?.category_ids ?? [];
    const wide = await market.read(lists.listStoreItems, `${path}&category_id=${main}`);
    expect(sub.products.every((product) => product.category_ids.includes(category_id))).toBe(true);
    expect(wide.total_size).toBeGreaterThanOrEqual(sub.total_size);
    expect(wide.total_size).toBeLessThan(all.total_size + 1);
  });

  it('[PRICE-01] lists every item with a discount, and no other, in the list of discounts', async () => {
    const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id).toSorted((a, b) => a - b);
    const { products } = await market.read(lists.listDiscountedItems, '/items/discounted?limit=100', FOOD);
    const all = await Promise.all(
      [1, 2, 3, 4].map((page) => market.read(lists.listPopularItems, `/items/popular?limit=100&offset=${page}`, FOOD)),
    );
    const cards = all.flatMap((page) => page.products);
    expect(cards).toHaveLength(all[0]?.total_size ?? 0);
    expect(products.length).toBeGreaterThan(3);
    expect(products.every(({ discount }) => discount > 0)).toBe(true);
    expect(idsOf(products)).toEqual(idsOf(cards.filter(({ discount }) => discount > 0)));
  });

  it('pages by the same hours as the rule of availability', async () => {
    const rows = await market.db.select().from(items).where(eq(items.module_id, 4));
    for (let hour = 0; hour < 24; hour += 1) {
      const clock = storeClock(new Date(Date.UTC(2026, 2, 10, hour, 29)), 'Asia/Muscat');
      const found = await market.db
        .select({ id: items.id })
        .from(items)
        .where(and(eq(items.module_id, 4), isAvailableAt(clock)));
      const expected = rows.filter((row) => isAvailable(row, clock)).map(({ id }) => id);
      expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    }
  });
});

describe('an item', () => {
  it('[ITEM-11] [LANG-01] answers its tags in the language of the caller, and is found by them', async () => {
    const row = await anItem(
      sql`id in (select item_id from item_tags join tags on tags.id = tag_id where tag = 'painkiller')`,
    );
    const tags = async (language: string) =>
      (await market.read(item.getItem, `/items/details/${row.id}`, { 'X-localization': language })).tags;
    expect(await tags('en')).toContain('painkiller');
    expect(await tags('ar')).toContain('مسكن ألم');
    for (const words of ['painkiller', 'مسكن ألم']) {
      const path = `/get-combined-data?list_type=item&data_type=searched&name=${encodeURIComponent(words)}&limit=100`;
      const { products } = await market.read(findItems, path, inModule('pharmacy', [row.zone_id]));
      expect(products.map(({ id }) => id)).toContain(row.id);
    }
    // A tag that a shop has entered itself is in one language.
    await market.db.execute(sql`update tags set name = null where tag = 'painkiller'`);
    expect(await tags('ar')).toContain('painkiller');
  });

  it('[ROUTE-09] [ITEM-02] is found by id and by slug, with everything its page shows', async () => {
    const row = await anItem(sql`module_id = 4 and jsonb_array_length(food_variations) > 0
      and id in (select item_id from item_add_ons)`);
    const byId = await market.read(item.getItem, `/items/details/${row.id}`);
    expect(await market.read(item.getItem, `/items/details/${row.slug}`)).toEqual(byId);
    expect(byId.name).toBe(row.name.en);
    expect(byId.food_variations.map(({ name }) => name)).toEqual(row.food_variations.map(({ name }) => name.en));
    expect(byId.add_ons.length).toBeGreaterThan(0);
    expect(byId.store_details?.id).toBe(row.store_id);
    expect(byId.store_details?.category_details.length).toBeGreaterThan(0);
    expect(byId.has_variant).toBe(true);
    const arabic = await market.read(item.getItem, `/items/details/${row.id}`, { 'X-localization': 'ar' });
    expect(arabic.name).toBe(row.name.ar);
    expect(arabic.food_variations[0]?.name).toBe(row.food_variations[0]?.name.ar);
    expect(arabic.add_ons[0]?.name).not.toBe(byId.add_ons[0]?.name);
  });

  it('follows the wire format', async () => {
    const plain = await anItem(sql`module_id = 1 and stock > 0`);
    const { body } = await market.call(`/items/details/${plain.id}`);
    const slug = expect.stringMatching(/^[a-z][a-z0-9-]+$/);
    expect(body).toMatchObject({
      food_variations: '',
      veg: plain.veg ? 1 : 0,
      price: plain.price,
      stock: plain.stock,
      category_ids: [
        { id: expect.any(String), position: 1, slug },
        { id: String(plain.category_id), position: 2, slug },
      ],
      schedule_order: expect.any(Boolean),
    });
    const food = await anItem(sql`module_id = 4 and jsonb_array_length(food_variations) > 0`);
    const answer = await market.call(`/items/details/${food.id}`);
    expect(answer.body).toMatchObject({
      food_variations: expect.arrayContaining([
        expect.objectContaining({ min: expect.any(String), values: expect.arrayContaining([expect.anything()]) }),
      ]),
    });
  });

  it('carries the combinations of its choices in either language', async () => {
    const row = await anItem(sql`module_id = 3 and jsonb_array_length(variations) > 0`);
    const read = await market.read(item.getItem, `/items/details/${row.id}`, { 'X-localization': 'ar' });
    expect(read.variations.map(({ type }) => type)).toEqual(row.variations.map(({ type }) => type.ar));
    expect(read.choice_options[0]?.options.length).toBeGreaterThan(0);
  });

  it('[PRICE-01] answers the flash sale instead of any other discount, with its stock', async () => {
    const [flash] = await market.db.select().from(flash_sale_items).limit(1);
    const read = await market.read(item.getItem, `/items/details/${flash?.item_id}`);
    expect(read).toMatchObject({
      flash_sale: true,
      discount: flash?.discount,
      store_discount: 0,
      stock: flash?.available_stock,
    });
  });

  it('[PRICE-01] has no more pieces in a flash sale than the item has, nor any combination more than the sale', async () => {
    const row = await anItem(sql`module_id = 3 and jsonb_array_length(variations) > 0
      and id not in (select item_id from flash_sale_items)`);
    const [sale] = await market.db.select().from(flash_sale_items).limit(1);
    const of = { ...sale, id: undefined, item_id: row.id, stock: 500 };
    const told = async (available_stock: number) => {
      await market.db.delete(flash_sale_items).where(eq(flash_sale_items.item_id, row.id));
      await market.db
        .insert(flash_sale_items)
        .values({ ...of, available_stock } as typeof flash_sale_items.$inferInsert);
      const { stock, variations } = await market.read(item.getItem, `/items/details/${row.id}`);
      return { stock, most: Math.max(...variations.map((one) => Number(one.stock))) };
    };
    expect(await told(400)).toMatchObject({ stock: row.stock });
    expect(await told(1)).toEqual({ stock: 1, most: 1 });
    await market.db.delete(flash_sale_items).where(eq(flash_sale_items.item_id, row.id));
  });

  it("[PRICE-01] answers the larger of its own and its store's discount; a store's discount with conditions does not count", async () => {
    const row = await anItem(sql`module_id = 4 and discount = 0
      and store_id not in (select store_id from store_discounts)`);
    const offer = { store_id: row.store_id, start_date: '2026-03-01', end_date: '2026-03-31' };
    const read = () => market.read(item.getItem, `/items/details/${row.id}`);
    await market.db.insert(store_discounts).values({ ...offer, discount: 30, min_purchase: 20 });
    expect(await read()).toMatchObject({ discount: 0, store_discount: 0 });
    const change = (values: Partial<typeof store_discounts.$inferInsert>) =>
      market.db.update(store_discounts).set(values).where(eq(store_discounts.store_id, row.store_id));
    await change({ min_purchase: 0 });
    expect(await read()).toMatchObject({ discount: 30, discount_type: 'percent', store_discount: 30 });
    await change({ end_date: '2026-03-09' });
    expect(await read()).toMatchObject({ discount: 0, store_discount: 0 });
  });

  it('[ITEM-02] of a campaign has its dates, and is answered only while they run', async () => {
    const [card] = await market.read(item.listSetMenu, '/campaigns/item', FOOD);
    const read = await market.read(item.getCampaignItem, `/items/details/${card?.id}?campaign=1`);
    expect(read.available_date_starts).toMatch(/^2026-03-/);
    const later = await openMarket(() => new Date('2026-09-01T10:00:00Z'));
    expect((await later.call(`/items/details/${card?.id}?campaign=true`)).status).toBe(404);
    await later.close();
  });

  it('is unknown when its store is not approved', async () => {
    const row = await anItem(sql`module_id = 2`);
    const approve = (status: boolean) => market.db.update(stores).set({ status }).where(eq(stores.id, row.store_id));
    await approve(false);
    expect(await market.call(`/items/details/${row.id}`)).toMatchObject({ status: 404 });
    expect(
      (await market.call(`/items/latest?store_id=${row.store_id}&category_id=0&limit=5&offset=1`)).body,
    ).toMatchObject({ total_size: 0, products: [] });
    await approve(true);
  });

  it('[ITEM-02] is unknown, of a campaign too, when its module is switched off', async () => {
    const row = await anItem(sql`module_id = ${Number(FOOD.moduleid)}`);
    const [ofCampaign] = await market.read(item.listSetMenu, '/campaigns/item', FOOD);
    const turn = (status: boolean) => market.db.update(modules).set({ status }).where(eq(modules.id, row.module_id));
    await turn(false);
    expect(await market.call(`/items/details/${row.id}`)).toMatchObject({ status: 404 });
    expect(await market.call(`/items/details/${ofCampaign?.id}?campaign=1`)).toMatchObject({ status: 404 });
    await turn(true);
    expect(await market.call(`/items/details/${row.id}`)).toMatchObject({ status: 200 });
  });

  it('says on its card, as on its page, whether it has options', async () => {
    const { products } = await market.read(lists.listPopularItems, '/items/popular?limit=40&offset=1', FOOD);
    const marks = products.map(({ has_variant }) => has_variant);
    expect(new Set(marks)).toEqual(new Set([true, false]));
    for (const { id, has_variant } of products.slice(0, 8)) {
      const page = await market.read(item.getItem, `/items/details/${id}`);
      expect(has_variant).toBe(page.food_variations.length + page.variations.length + page.choice_options.length > 0);
    }
  });

  it('answers related items, reviews without family names, and its stars', async () => {
    const row = await anItem(sql`id in (select item_id from reviews where comment is not null)`);
    const related = await market.read(item.listRelatedItems, `/items/related-items/${row.id}`);
    expect(related.every(({ id }) => id !== row.id)).toBe(true);
    const others = await market.read(item.listRelatedStoreItems, `/items/related-store-items/${row.id}`);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ id, store_id }) => id !== row.id && store_id === row.store_id)).toBe(true);
    const { reviews } = await market.read(item.listItemReviews, `/items/reviews/${row.id}?limit=3&offset=1`);
    expect(reviews[0]?.comment).not.toBe('');
    expect(reviews[0]?.customer_name).toMatch(/^\S+( \S\.)?$/);
    expect((await market.call(`/items/rating/${row.id}`)).body).toBe(row.avg_rating);
  });
});

describe('search', () => {
  it('finds by the beginning of words in either language', async () => {
    const path = `/get-combined-data?list_type=item&data_type=searched&name=${encodeURIComponent('bur')}&limit=12&offset=1`;
    const { products, categories } = await market.read(findItems, path, FOOD);
    expect(products.length).toBeGreaterThan(0);
    expect(categories.length).toBeGreaterThan(0);
    const row = await anItem(sql`id = ${products[0]?.id}`);
    const [word = ''] = row.name.ar.split(' ');
    const arabic = `/get-combined-data?list_type=item&data_type=searched&name=${encodeURIComponent(word)}&limit=100`;
    expect((await market.read(findItems, arabic, FOOD)).products.map(({ id }) => id)).toContain(row.id);
  });

  it('lists items by category, brand, discount and date, and stores, too', async () => {
    const shop = inModule('ecommerce');
    const branded = await anItem(sql`brand_id is not null`);
    const brand = `/get-combined-data?list_type=item&data_type=brand&brand_ids=[${branded.brand_id}]&limit=50`;
    expect((await market.read(findItems, brand, shop)).products.map(({ id }) => id)).toContain(branded.id);
    const category = `/get-combined-data?list_type=store&data_type=category&category_ids=[${branded.category_id}]`;
    expect((await market.read(findStores, category, shop)).stores.map(({ id }) => id)).toContain(branded.store_id);
    expect((await market.read(findItems, '/get-combined-data?list_type=item&data_type=brand', shop)).products).toEqual(
      [],
    );
    const open = await market.read(findStores, '/get-combined-data?list_type=store&filter=open,nearby', {
      ...FOOD,
      ...AT,
    });
    expect(open.stores.length).toBeGreaterThan(0);
    expect(open.stores.every((store) => store.open && store.active)).toBe(true);
  });

  it('suggests names, items and stores; stores only with a position', async () => {
    expect((await market.read(suggestItems, '/items/search-suggestion?name=pi', FOOD)).length).toBeGreaterThan(0);
    const path = '/items/item-or-store-search?name=pi';
    expect(await market.call(path, FOOD)).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'longitude-latitude' }] },
    });
    expect((await market.read(suggestAll, path, { ...FOOD, ...AT })).items.length).toBeGreaterThan(0);
  });
});

describe('guards and bad input', () => {
  it('[HDR-03] requires a zone and a known module', async () => {
    const refusal = (code: string) => ({ status: 403, body: { errors: [{ code }] } });
    expect(await market.call('/items/popular', { moduleid: '4' })).toMatchObject(refusal('zoneId'));
    expect(await market.call('/items/popular', { zoneid: '[1]' })).toMatchObject(refusal('moduleId'));
    expect(await market.call('/items/popular', { zoneid: '[1]', moduleid: '77' })).toMatchObject(refusal('moduleId'));
    const arabic = await market.call('/items/popular', { moduleid: '4', 'X-localization': 'ar' });
    expect(JSON.stringify(arabic.body)).toMatch(/[\u0600-\u06ff]/);
  });

  it.each([
    '/items/popular?limit=-1',
    '/items/popular?offset=0',
    '/items/popular?min_price=x',
    '/items/popular?type=meat',
    '/items/latest?store_id=1',
    '/items/latest?store_id=x&category_id=0&limit=1&offset=1',
    '/items/search',
    '/items/reviews/abc',
    '/items/related-items/-4',
    '/get-combined-data',
    '/get-combined-data?list_type=user',
    '/get-combined-data?list_type=item&category_ids=[1,x]',
    '/get-combined-data?list_type=item&brand_ids=99999999999999',
  ])('refuses %s', async (path) => {
    expect((await market.call(path, FOOD)).status).toBe(403);
  });

  it.each(['0', '-1', '99999999', '99999999999', 'no-such-dish', "1'; drop table items; --", 'a\u0000', '../1'])(
    'does not know the item %s',
    async (id) => {
      expect((await market.call(`/items/details/${encodeURIComponent(id)}`)).status).toBe(404);
    },
  );

  it.each(["' or 1=1 --", ':* & | ! <->', '%%%', '\u0000', 'a\u0000b', '😀', 'a'.repeat(120), '"[{]}'])(
    'searches for %j without harm',
    async (name) => {
      const path = `/get-combined-data?list_type=item&data_type=searched&name=${encodeURIComponent(name)}`;
      expect((await market.call(path, FOOD)).status).toBe(200);
      expect((await market.call(path.replace('=item', '=store'), FOOD)).status).toBe(200);
    },
  );
});
