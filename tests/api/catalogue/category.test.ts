import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listCategories } from '@/contract/catalogue/category';
import { categories } from '@/server/db/schema';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, MODULE } from '@tests/support/round-market';

/**
 * A module with two main categories, each with a sub-category, and one category of each kind that is hidden; below the
 * hidden main one stands a sub-category that is not.
 */
const MAIN = { drinks: 60, bread: 61, closed: 62 };
const BELOW = { rolls: 70, loaves: 71, stale: 72, juice: 73, orphan: 74 };
const { database, api } = openShop();

const row = (id: number, slug: string, more: Partial<typeof categories.$inferInsert> = {}) => ({
  ...{ id, slug, name: { en: slug, ar: `ع ${slug}` }, image: `${slug}.webp`, module_id: MODULE.ecommerce },
  ...more,
});
const below = (parent_id: number, priority: number) => ({ parent_id, position: 1, priority });

beforeAll(async () => {
  await database.db.update(categories).set({ status: false }).where(eq(categories.module_id, MODULE.ecommerce));
  await database.db
    .insert(categories)
    .values([
      row(MAIN.drinks, 'drinks', { priority: 2, featured: true }),
      row(MAIN.bread, 'bread', { priority: 1 }),
      row(MAIN.closed, 'closed', { status: false }),
      row(BELOW.rolls, 'rolls', below(MAIN.bread, 2)),
      row(BELOW.loaves, 'loaves', below(MAIN.bread, 1)),
      row(BELOW.stale, 'stale', { ...below(MAIN.bread, 0), status: false }),
      row(BELOW.juice, 'juice', { ...below(MAIN.drinks, 0), products_count: 3 }),
      row(BELOW.orphan, 'orphan', { ...below(MAIN.closed, 0), products_count: 9, order_count: 9 }),
    ]);
}, 60_000);

const ask = async (path: string, language = 'en', module = MODULE.ecommerce) =>
  (await call(api, `GET /categories${path}`, { module, language })).body;

type Shelf = { slug: string; childes: { slug: string }[] };
const shelf = (body: unknown) =>
  (body as Shelf[]).map(({ slug, childes }) => [slug, childes.map((child) => child.slug)]);

describe('the categories of a module', () => {
  const all = [
    ['bread', ['loaves', 'rolls']],
    ['drinks', ['juice']],
  ];

  it('[HOME-02] are its main categories with their sub-categories, in the order of the market, without hidden ones', async () => {
    expect(shelf(await ask(''))).toEqual(all);
    expect(shelf(await ask('?featured=1'))).toEqual([['drinks', ['juice']]]);
    expect(shelf(await ask('', 'en', MODULE.food))).toEqual([[`c${MODULE.food}`, []]]);
  });

  it('[HOME-02] have their name in the language of the caller, and a picture', async () => {
    const [first] = (await listCategories.read?.())?.(await ask('', 'ar')) ?? [];
    expect(first).toMatchObject({
      id: MAIN.bread,
      name: 'ع bread',
      image_full_url: expect.stringMatching(/bread\.webp$/),
    });
  });

  it.each([
    ['/61', [all[0]]],
    ['/bread', [all[0]]],
    ['/rolls', [['rolls', []]]],
    ['/closed', []],
    [`/c${MODULE.food}`, []],
    [
      '/childes/61',
      [
        ['loaves', []],
        ['rolls', []],
      ],
    ],
    [
      '/childes/bread',
      [
        ['loaves', []],
        ['rolls', []],
      ],
    ],
    ['/childes/999', []],
  ])('[HOME-02] %s is the one that is named, or those below it', async (path, expected) => {
    expect(shelf(await ask(path))).toEqual(expected);
  });

  it('[HOME-02] do not show what is below a hidden one: not as popular, not by its list, not in the search', async () => {
    expect(shelf(await ask('/popular'))).toEqual([['juice', []]]);
    expect(shelf(await ask('/childes/closed'))).toEqual([]);
    expect(shelf(await ask(`/childes/${MAIN.closed}`))).toEqual([]);
    const searched = async (name: string) => {
      const headers = { latitude: '10.1', longitude: '10.1', zoneId: '[1]' };
      const path = `GET /items/item-or-store-search?name=${name}`;
      const { body } = await call(api, path, { module: MODULE.ecommerce, headers });
      return (body as { categories: { name: string }[] }).categories.map((category) => category.name);
    };
    expect([await searched('juice'), await searched('orphan')]).toEqual([['juice'], []]);
  });

  it('[HOME-02] belong to a module', async () => {
    expect((await call(api, 'GET /categories')).status).toBe(403);
  });
});
