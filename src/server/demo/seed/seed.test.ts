import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { SEEDED_AT } from '@tests/support/dump';
import { type Database, queryRows } from '@/server/db/client';
import { zones } from '@/server/city/zones';
import { referenceFaults } from '@/server/db/market/references';
import { CARS } from '@/server/pictures/drawings/cars';
import { DYES } from '@/server/pictures/drawings/dye';
import { FISH } from '@/server/pictures/drawings/fish';
import { PACKS } from '@/server/pictures/drawings/packs';
import { picturesOf } from './pictures';
import { seedDatabase } from './seed';
import { demoWorld } from './world';

describe('the demo world', () => {
  let seeded: TestDatabase;

  beforeAll(async () => {
    seeded = await freshDatabase();
  }, 120_000);
  afterAll(() => seeded.close());

  const number = async (query: string) => {
    const [row] = await queryRows<{ n: number }>(seeded.db, sql.raw(`select (${query})::int as n`));
    return row?.n;
  };

  it('[ROUTE-01] has all six modules', async () => {
    expect(await number(`select count(distinct module_type) from modules`)).toBe(6);
  });

  it.each([
    [4, 18, 300],
    [1, 10, 300],
    [2, 6, 150],
    [3, 12, 300],
  ])('holds enough shops and goods in module %i', async (module, shops, goods) => {
    expect(await number(`select count(*) from stores where module_id = ${module}`)).toBeGreaterThanOrEqual(shops);
    expect(await number(`select count(*) from items where module_id = ${module}`)).toBeGreaterThanOrEqual(goods);
  });

  it('names nothing that is not there, and has the zones of its map', () => {
    const { market, sources } = demoWorld();
    expect(referenceFaults(market, sources)).toEqual([]);
    const rings = market.zones.map(({ key, polygon }) => ({ key, ring: polygon.map(([lat, lng]) => ({ lat, lng })) }));
    expect(rings).toEqual(zones.map(({ key, ring }) => ({ key, ring })));
  });

  it('[PRICE-25] names the store of a coupon that only one takes, in both languages', async () => {
    const rows = await queryRows<{ code: string; says: boolean }>(
      seeded.db,
      sql`select code, c.title ->> 'en' like '%' || (s.name ->> 'en') || '%' and c.title ->> 'ar' like '%' || (s.name ->> 'ar') || '%' as says
          from coupons c join stores s on s.id = c.store_id`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ says }) => !says)).toEqual([]);
  });

  it('paints every picture that the start page names', async () => {
    const painted = new Set(picturesOf(demoWorld()).map(({ file }) => file));
    const [row] = await queryRows(seeded.db, sql`select value from settings where key = 'landing'`);
    const named = JSON.stringify(row).match(/[\w/-]+\.webp/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((file) => !painted.has(file))).toEqual([]);
  });

  it('paints every picture of a review and of a banner', async () => {
    const painted = new Set(picturesOf(demoWorld()).map(({ file }) => file));
    const named = await queryRows<{ file: string }>(
      seeded.db,
      sql`select jsonb_array_elements_text(attachment) as file from reviews union select image from banners`,
    );
    expect(named.length).toBeGreaterThan(80);
    expect(named.map(({ file }) => file).filter((file) => !painted.has(file))).toEqual([]);
  });

  it('draws and dyes only what the painter knows', () => {
    for (const { recipe } of picturesOf(demoWorld())) {
      const { draw: drawing, dye } = recipe;
      if (dye) expect(DYES).toContain(dye);
      if (!drawing) continue;
      if ('pack' in drawing) expect(PACKS).toContain(drawing.pack);
      else if ('car' in drawing) expect(CARS).toContain(drawing.car);
      else if ('fish' in drawing) expect(FISH).toContain(drawing.fish);
      else expect(drawing.sign).toBe('gate');
    }
  });

  it.each(['2-pharmacy', '5-rental'])('shows no two things of %s alike', (room) => {
    const { market, sources } = demoWorld();
    const looks = market.stores.flatMap(({ items = [], vehicles = [] }, n) =>
      sources.stores[n]?.file.includes(room)
        ? [...items.map(({ pictures }) => pictures[0]), ...vehicles.map(({ picture }) => picture)]
        : [],
    );
    const told = looks.map((it) => JSON.stringify(typeof it === 'object' ? { ...it, paint: '' } : it));
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((it, n) => told.indexOf(it) !== n)).toEqual([]);
  });

  it('has a picture for each option of a choice that is shown by them', () => {
    const pictured = demoWorld().market.stores.flatMap(({ items = [] }) =>
      items.flatMap(({ slug, pictures, choices = [] }) =>
        choices.filter((it) => it.pictured).map(({ options }) => ({ slug, missing: options.length - pictures.length })),
      ),
    );
    expect(pictured.length).toBeGreaterThan(70);
    expect(pictured.filter(({ missing }) => missing !== 0)).toEqual([]);
  });

  it('has the sign of the storefront for its own', () => {
    const [sign] = picturesOf(demoWorld()).filter(({ file }) => file === 'business/logo.webp');
    expect(sign?.recipe).toMatchObject({ kind: 'logo', draw: { sign: 'gate' }, glyphs: [] });
  });

  it('shows nobody as hair alone, which the glyphs have beside whole people', () => {
    const hair = new Set(['bald', 'curly-haired', 'red-haired', 'white-haired']);
    const bald = picturesOf(demoWorld()).filter(({ recipe }) => recipe.glyphs.some((it) => hair.has(it)));
    expect(bald.map(({ file }) => file)).toEqual([]);
  });

  it('has ratings that are those of the reviews', async () => {
    expect(
      await number(
        `select count(*) from items i where rating_count <> (select count(*) from reviews r where r.item_id = i.id)`,
      ),
    ).toBe(0);
    expect(
      await number(`select count(*) from stores s where module_id <> 6 and abs(avg_rating - coalesce(
        (select round(avg(rating), 2) from reviews r where r.store_id = s.id), 0)) > 0.001`),
    ).toBe(0);
  });

  it('ends the histories of wallet and points in what the demo customer owns', async () => {
    expect(
      await number(`select count(*) from customers c where id = 1 and wallet_balance =
        (select sum(credit + admin_bonus - debit) from wallet_transactions where user_id = 1) and loyalty_point =
        (select sum(credit - debit) from loyalty_transactions where user_id = 1)`),
    ).toBe(1);
  });

  it('has trips whose vehicles come to what the trip costs', async () => {
    expect(await number(`select count(*) from trips`)).toBeGreaterThan(0);
    expect(
      await number(`select count(*) from trips t where trip_amount - tax_amount <>
        (select sum(price) from trip_lines where trip_id = t.id)`),
    ).toBe(0);
  });

  it('[LANG-01] has the words of goods and of talks in both languages', async () => {
    expect(await number(`select count(*) from tags where coalesce(name ->> 'ar', '') !~ '^[؀-ۿ ]+$'`)).toBe(0);
    expect(await number(`select count(*) from messages where words ->> 'en' <> message`)).toBe(0);
    expect(await number(`select count(*) from messages where coalesce(words ->> 'ar', '') !~ '[؀-ۿ]'`)).toBe(0);
  });

  it('has an order of the demo customer in every status', async () => {
    expect(await number(`select count(distinct order_status) from orders where user_id = 1`)).toBe(13);
    expect(await number(`select count(distinct trip_status) from trips where user_id = 1`)).toBe(6);
  });

  it('goes on counting behind the last id', async () => {
    const last = await number(`select max(id) from items`);
    expect(await number(`select nextval(pg_get_serial_sequence('items', 'id'))`)).toBe((last ?? 0) + 1);
  });

  it('is the same every time', async () => {
    expect(await writtenBy(seeded.db)).toBe(await writtenBy(seeded.db));
  });
});

/** A sum over every row that the seed writes. It reads from the seeded world, and what it writes is only counted in. */
async function writtenBy(db: Database): Promise<string> {
  const sum = createHash('sha256');
  // Every hash of a password has a salt of its own.
  const told = (key: string, value: unknown) => (key === 'password_hash' ? null : value);
  const write = (rows: unknown) => Promise.resolve(void sum.update(JSON.stringify(rows, told)));
  const instead: Record<string, unknown> = {
    transaction: (run: (it: Database) => Promise<void>) => run(recorder),
    insert: () => ({
      values: (values: unknown) => Object.assign(write(values), { onConflictDoUpdate: () => Promise.resolve() }),
    }),
    delete: () => ({ where: () => Promise.resolve() }),
    update: () => ({ set: (values: unknown) => ({ where: () => write(values) }) }),
    execute: () => Promise.resolve({ rows: [] }),
  };
  const recorder = new Proxy(db, { get: (target, name) => instead[String(name)] ?? Reflect.get(target, name) });
  await seedDatabase(recorder, demoWorld(), SEEDED_AT);
  return sum.digest('hex');
}
