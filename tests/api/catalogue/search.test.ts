import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchItems } from '@/contract/catalogue/item-lists';
import { findItems, findStores, suggestAll, suggestItems } from '@/contract/catalogue/search';
import { searchStores } from '@/contract/catalogue/store';
import { isHalal } from '@/domain/catalogue/item-badges';
import { searchWords } from '@/domain/search/search-words';
import { queryRows } from '@/server/db/client';
import { items, stores } from '@/server/db/schema';
import { inModule, type Market, openMarket } from '@tests/support/market';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
  // A dish that the demo world lacks, with a name of many spellings.
  await market.db
    .update(items)
    .set({ name: { en: 'Chicken shawarma wrap', ar: 'لفائف شاورما الدجاج' } })
    .where(sql`id = (select max(id) from items where module_id = 4 and zone_id = 1)`);
});
afterAll(() => market.close());

const FOOD = inModule('food');
const AT = { latitude: '19.99177', longitude: '60.50875' };
const listed = (name: string, more = '') =>
  market.read(
    findItems,
    `/get-combined-data?list_type=item&data_type=searched&name=${encodeURIComponent(name)}&limit=100${more}`,
    FOOD,
  );
const names = async (name: string, language = 'en') =>
  await market.read(suggestItems, `/items/search-suggestion?name=${encodeURIComponent(name)}&limit=50`, {
    ...FOOD,
    'X-localization': language,
  });

describe('search', () => {
  it.each([
    ['pizza', /pizza/i],
    ['PIZ', /pizza/i],
    ['piza', /pizza/i],
    ['pizzza', /pizza/i],
    ['chiken', /chicken/i],
    ['chikcen', /chicken/i],
    ['burgr', /burger/i],
    ['shwarma', /shawarma/i],
    ['chese burgr', /cheese ?burger/i],
    ['cofee', /coffee/i],
    ['sallad', /salad/i],
    ['cheese burger', /cheese ?burger/i],
    ['choclate', /chocolate/i],
    ['tomatto', /tomato/i],
  ])('finds what %s means', async (typed, meant) => {
    const found = await names(typed);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((name) => !meant.test(name))).toEqual([]);
  });

  it.each([
    ['شاورم', 'شاورما'],
    ['شاوارما', 'شاورما'],
    ['الشاورما', 'شاورما'],
    ['بتزا', 'بيتزا'],
    ['بِيتْزا', 'بيتزا'],
    ['پيتزا', 'بيتزا'],
    ['برقر', 'برغر'],
    ['برجر', 'برغر'],
    ['بركر', 'برغر'],
    ['بورغر', 'برغر'],
    ['تشيز برقر', 'تشيز برغر'],
    ['شيز برجر', 'تشيز برغر'],
    ['قهوة', 'قهوة'],
    ['القهوه', 'قهوة'],
    ['سلطه', 'سلطة'],
    ['صلطة', 'سلطة'],
    ['جبن', 'جبن'],
  ])('finds what %s means in Arabic', async (typed, meant) => {
    const found = await names(typed, 'ar');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((name) => !name.includes(meant))).toEqual([]);
  });

  it.each([
    ['fres', 'en', 'fries'],
    ['خضرا', 'ar', 'خضار'],
  ])('forgives a slip in %s, which begins another word', async (typed, language, meant) => {
    const found = await names(typed, language);
    expect(found.filter((name) => name.toLowerCase().includes(meant)).length).toBeGreaterThan(0);
  });

  it('ranks matches of the typed prefix before similar words', async () => {
    const found = await names('خضرا', 'ar');
    expect(found[0]).toContain('خضرا');
    const rest = found.slice(found.findIndex((name) => !name.includes('خضرا')));
    expect(rest.filter((name) => name.includes('خضرا'))).toEqual([]);
  });

  it('matches no similar words for a whole word or a short one', async () => {
    const rice = await names('rice');
    expect(rice.length).toBeGreaterThan(0);
    expect(rice.filter((name) => !/rice/i.test(name))).toEqual([]);
    expect((await names('fre')).filter((name) => /fries/i.test(name))).toEqual([]);
  });

  it('finds what a name writes in one word with "with the" and "and the"', async () => {
    expect(await names('جبن', 'ar')).toContainEqual(expect.stringMatching(/بالجبن/));
    expect(await names('بالجبن', 'ar')).toEqual(await names('الجبن', 'ar'));
  });

  it('narrows by every word, and finds nothing for an unknown word', async () => {
    const both = await names('chiken shaw');
    expect(both.length).toBeGreaterThan(0);
    expect(both.every((name) => /chicken/i.test(name) && /\bshaw/i.test(name))).toBe(true);
    expect(await names('qqzzxxww')).toEqual([]);
    expect(await names('pizza qqzzxxww')).toEqual([]);
  });

  it('ranks whole words before longer ones, then by popularity, in a stable order', async () => {
    const { products } = await listed('egg');
    const found = await market.db
      .select({ id: items.id, name: items.name, orders: items.order_count })
      .from(items)
      .where(sql`id = any(${sql.raw(`'{${products.map(({ id }) => id).join(',')}}'`)}::int[])`);
    const place = new Map(found.map((item) => [item.id, item]));
    const ranked = products.map(({ id }) => {
      const item = place.get(id);
      return { id, whole: searchWords(`${item?.name.en}`).includes('egg'), orders: item?.orders ?? 0 };
    });
    expect(new Set(ranked.map(({ whole }) => whole)).size).toBe(2);
    const expected = ranked.toSorted((a, b) => Number(b.whole) - Number(a.whole) || b.orders - a.orders || a.id - b.id);
    expect(ranked).toEqual(expected);
    expect((await listed('egg')).products).toEqual(products);
  });

  it('normalizes stored words as it normalizes typed words', async () => {
    const stored = await queryRows<{ en: string; ar: string; words: string[] }>(
      market.db,
      sql`select name ->> 'en' as en, name ->> 'ar' as ar, tsvector_to_array(search) as words from items
        union select name ->> 'en', name ->> 'ar', tsvector_to_array(search) from stores`,
    );
    for (const { en, ar, words } of stored) {
      const typed = `${en} ${ar}`.split(' ').flatMap(searchWords);
      expect([...new Set(words)].toSorted()).toEqual([...new Set(typed)].toSorted());
    }
  });

  it.each(['Water ٥٠٠ ml', 'ماء ۵۰۰ مل', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', 'غلاية 1٫5 لتر'])(
    '[beyond §2.10] normalizes the digits of %s in names as in typed words',
    async (name) => {
      const [row] = await queryRows<{ words: string[] }>(
        market.db,
        sql`select tsvector_to_array(search_vector(jsonb_build_object('ar', ${name}::text))) as words`,
      );
      expect(row?.words.toSorted()).toEqual(searchWords(name).toSorted());
    },
  );

  it('[beyond §2.10] finds numbers in the digits of any keyboard', async () => {
    const [row] = await market.db
      .select()
      .from(items)
      .where(sql`module_id = 4 and zone_id = 1`)
      .limit(1);
    const rename = (name: { en: string; ar: string }) =>
      market.db
        .update(items)
        .set({ name })
        .where(sql`id = ${row?.id}`);
    await rename({ en: 'Zephyr 7351', ar: 'زفير ٧٣٥١' });
    for (const typed of ['7351', '٧٣٥١', '۷۳۵۱']) expect(await names(typed)).toEqual(['Zephyr 7351']);
    if (row) await rename(row.name);
  });

  it('finds a changed name at once', async () => {
    const [row] = await market.db
      .select()
      .from(items)
      .where(sql`module_id = 4 and zone_id = 1`)
      .limit(1);
    const rename = (en: string) =>
      market.db
        .update(items)
        .set({ name: { en, ar: 'سمبوسكة' } })
        .where(sql`id = ${row?.id}`);
    await rename('Zanzibar quiltfish');
    expect(await names('quiltfsh')).toEqual(['Zanzibar quiltfish']);
    await rename(row?.name.en ?? '');
    expect(await names('quiltfish')).toEqual([]);
  });

  it('suggests items, stores and categories', async () => {
    const found = await market.read(suggestAll, '/items/item-or-store-search?name=piza', { ...FOOD, ...AT });
    expect(found.items.map(({ name }) => name)).toContainEqual(expect.stringMatching(/pizza/i));
    expect(found.items[0]).toMatchObject({
      id: expect.any(Number),
      image_full_url: expect.stringMatching(/\/media\//),
    });
    expect(found.stores.map(({ name }) => name)).toContainEqual(expect.stringMatching(/pizza/i));
    expect(found.categories.map(({ name }) => name)).toContainEqual(expect.stringMatching(/pizza/i));
  });

  it('searches stores, and within one store', async () => {
    const { stores } = await market.read(searchStores, '/stores/search?name=piza', FOOD);
    expect(stores[0]?.name).toMatch(/pizza/i);
    const inOne = await market.read(searchItems, `/items/search?name=piza&store_id=${stores[0]?.id}`, FOOD);
    expect(inOne.products.length).toBeGreaterThan(0);
    expect(inOne.products.every((product) => product.store_id === stores[0]?.id)).toBe(true);
    const combined = await market.read(
      findStores,
      '/get-combined-data?list_type=store&data_type=searched&name=piza',
      FOOD,
    );
    expect(combined.stores.map(({ id }) => id)).toEqual(stores.map(({ id }) => id));
  });

  it('[HOME-15] narrows the results by a category, items and stores', async () => {
    const { products: all } = await market.read(searchItems, '/items/search?name=chicken&limit=100', FOOD);
    const counts = new Map<number, number>();
    for (const { category_ids } of all) for (const id of category_ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    const [category_id] = [...counts].find(([, count]) => count < all.length) ?? [];
    const path = `/items/search?name=chicken&limit=100&category_id=${category_id}`;
    const { products } = await market.read(searchItems, path, FOOD);
    const own = all.filter((item) => item.category_ids.includes(category_id ?? 0));
    expect(products.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    const stores = async (more: string) =>
      (await market.read(searchStores, `/stores/search?name=a&limit=100${more}`, FOOD)).stores.map(({ id }) => id);
    const narrowed = await stores(`&category_id=${category_id}`);
    expect(narrowed.length).toBeGreaterThan(0);
    expect((await stores('')).length).toBeGreaterThan(narrowed.length);
  });

  it('finds stores by their items and categories, ranked after stores with that name', async () => {
    const found = async (words: string, language = 'en') => {
      const path = `/stores/search?name=${encodeURIComponent(words)}&limit=50`;
      return (await market.read(searchStores, path, { ...FOOD, 'X-localization': language })).stores;
    };
    const stores = await found('salad');
    const called = stores.map(({ name }) => /salad/i.test(name));
    expect(new Set(called).size).toBe(2);
    expect(called).toEqual(called.toSorted((a, b) => Number(b) - Number(a)));
    for (const store of stores.slice(0, 12)) {
      const path = `/items/search?name=salad&store_id=${store.id}`;
      const { products } = await market.read(searchItems, path, FOOD);
      const [shelf] = await queryRows<{ n: number }>(
        market.db,
        sql`select count(*)::int as n from items i join categories c on c.id = i.category_id
          left join categories p on p.id = c.parent_id
          where i.store_id = ${store.id} and (c.name ->> 'en' || ' ' || coalesce(p.name ->> 'en', '')) ~* 'salad'`,
      );
      expect(products.length + (shelf?.n ?? 0) + Number(/salad/i.test(store.name)), store.name).toBeGreaterThan(0);
    }
    expect((await found('تشيز برقر', 'ar')).map(({ name }) => name)).toContain('جمر وخبز');
    expect(await found('pizza qqzzxxww')).toEqual([]);
  });

  it('finds a store by a changed item at once', async () => {
    const [row] = await market.db
      .select()
      .from(items)
      .where(sql`module_id = 4 and zone_id = 1`)
      .limit(1);
    const set = (values: Partial<typeof items.$inferInsert>) =>
      market.db
        .update(items)
        .set(values)
        .where(sql`id = ${row?.id}`);
    const sellers = async () =>
      (await market.read(searchStores, '/stores/search?name=quiltfish', FOOD)).stores.map(({ id }) => id);
    await set({ name: { en: 'Zanzibar quiltfish', ar: 'سمبوسكة' } });
    expect(await sellers()).toEqual([row?.store_id]);
    await set({ status: false });
    expect(await sellers()).toEqual([]);
    await set({ name: row?.name ?? { en: '', ar: '' }, status: true });
    expect(await sellers()).toEqual([]);
  });

  it('keeps every filter together with the words', async () => {
    const { products } = await listed('chicken', '&min_price=4&max_price=12&rating_count=3&filter=["low","halal"]');
    expect(products.length).toBeGreaterThan(1);
    expect(
      products.every(
        (product) => product.price >= 4 && product.price <= 12 && product.avg_rating >= 3 && product.is_halal,
      ),
    ).toBe(true);
    expect(products.map(({ price }) => price)).toEqual(products.map(({ price }) => price).toSorted((a, b) => a - b));
    const grocery = inModule('grocery');
    const path = '/get-combined-data?list_type=item&filter=["organic"]&limit=50';
    const organic = await market.read(findItems, path, grocery);
    expect(organic.products.length).toBeGreaterThan(0);
    expect(organic.products.every((product) => product.organic)).toBe(true);
  });

  it('[beyond §2.20] [ITEM-08] finds as halal what carries the tag: the item is, and its store shows it', async () => {
    const find = async (words: string) => (await listed(words, '&filter=["halal"]')).products;
    const [first] = await find('chicken');
    if (!first) throw new Error('The demo has no halal chicken');
    const show = (isShown: boolean) =>
      market.db.update(stores).set({ halal_tag_status: isShown }).where(eq(stores.id, first.store_id));
    await show(false);
    const left = await find('chicken ');
    expect(left.filter((product) => !isHalal(product) || product.store_id === first.store_id)).toEqual([]);
    await show(true);
    expect((await find(' chicken')).map(({ id }) => id)).toContain(first.id);
  });

  it('counts a short list exactly, and shows each thing once, page after page', async () => {
    const whole = await listed('chicken');
    expect(whole.total_size).toBe(whole.products.length);
    const halves = [1, 2].map((offset) => {
      const limit = Math.ceil(whole.total_size / 2);
      const path = `/get-combined-data?list_type=item&data_type=searched&name=chicken&limit=${limit}&offset=${offset}`;
      return market.read(findItems, path, FOOD);
    });
    expect((await Promise.all(halves)).flatMap(({ products }) => products)).toEqual(whole.products);
  });
});
