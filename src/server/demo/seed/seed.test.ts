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
import { listPictures } from './pictures';
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

  it('has no broken references, and has the zones of its map', () => {
    const { market, sources } = demoWorld();
    expect(referenceFaults(market, sources)).toEqual([]);
    const rings = market.zones.map(({ key, polygon }) => ({ key, ring: polygon.map(([lat, lng]) => ({ lat, lng })) }));
    expect(rings).toEqual(zones.map(({ key, ring }) => ({ key, ring })));
  });

  it('[PRICE-25] names the store of a store coupon in both languages', async () => {
    const rows = await queryRows<{ code: string; says: boolean }>(
      seeded.db,
      sql`select code, c.title ->> 'en' like '%' || (s.name ->> 'en') || '%' and c.title ->> 'ar' like '%' || (s.name ->> 'ar') || '%' as says
          from coupons c join stores s on s.id = c.store_id`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ says }) => !says)).toEqual([]);
  });

  it('paints every picture of the start page', async () => {
    const painted = new Set(listPictures(demoWorld()).map(({ file }) => file));
    const [row] = await queryRows(seeded.db, sql`select value from settings where key = 'landing'`);
    const named = JSON.stringify(row).match(/[\w/-]+\.webp/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((file) => !painted.has(file))).toEqual([]);
  });

  it('paints every picture of a review and of a banner', async () => {
    const painted = new Set(listPictures(demoWorld()).map(({ file }) => file));
    const named = await queryRows<{ file: string }>(
      seeded.db,
      sql`select jsonb_array_elements_text(attachment) as file from reviews union select image from banners`,
    );
    expect(named.length).toBeGreaterThan(80);
    expect(named.map(({ file }) => file).filter((file) => !painted.has(file))).toEqual([]);
  });

  it('uses only drawings and dyes that the painter has', () => {
    for (const { recipe } of listPictures(demoWorld())) {
      const { draw: drawing, dye } = recipe;
      if (dye) expect(DYES).toContain(dye);
      if (!drawing) continue;
      if ('pack' in drawing) expect(PACKS).toContain(drawing.pack);
      else if ('car' in drawing) expect(CARS).toContain(drawing.car);
      else if ('fish' in drawing) expect(FISH).toContain(drawing.fish);
      else expect(drawing.sign).toBe('gate');
    }
  });

  it.each(['2-pharmacy', '5-rental'])('has a different picture for each item of %s', (room) => {
    const { market, sources } = demoWorld();
    const looks = market.stores.flatMap(({ items = [], vehicles = [] }, n) =>
      sources.stores[n]?.file.includes(room)
        ? [...items.map(({ pictures }) => pictures[0]), ...vehicles.map(({ picture }) => picture)]
        : [],
    );
    const told = looks.map((look) => JSON.stringify(typeof look === 'object' ? { ...look, paint: '' } : look));
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((look, n) => told.indexOf(look) !== n)).toEqual([]);
  });

  it('has a picture for each option of a pictured choice', () => {
    const pictured = demoWorld().market.stores.flatMap(({ items = [] }) =>
      items.flatMap(({ slug, pictures, choices = [] }) =>
        choices
          .filter((choice) => choice.pictured)
          .map(({ options }) => ({ slug, missing: options.length - pictures.length })),
      ),
    );
    expect(pictured.length).toBeGreaterThan(70);
    expect(pictured.filter(({ missing }) => missing !== 0)).toEqual([]);
  });

  it('uses the sign of the storefront as its logo', () => {
    const [sign] = listPictures(demoWorld()).filter(({ file }) => file === 'business/logo.webp');
    expect(sign?.recipe).toMatchObject({ kind: 'logo', draw: { sign: 'gate' }, glyphs: [] });
  });

  it('uses no glyph of hair alone as an avatar', () => {
    const hair = new Set(['bald', 'curly-haired', 'red-haired', 'white-haired']);
    const bald = listPictures(demoWorld()).filter(({ recipe }) => recipe.glyphs.some((glyph) => hair.has(glyph)));
    expect(bald.map(({ file }) => file)).toEqual([]);
  });

  it('has ratings that match the reviews', async () => {
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

  it('has histories of wallet and points that end at the balances of the demo customer', async () => {
    expect(
      await number(`select count(*) from customers c where id = 1 and wallet_balance =
        (select sum(credit + admin_bonus - debit) from wallet_transactions where user_id = 1) and loyalty_point =
        (select sum(credit - debit) from loyalty_transactions where user_id = 1)`),
    ).toBe(1);
  });

  it('has trips whose amount is the sum of their vehicles', async () => {
    expect(await number(`select count(*) from trips`)).toBeGreaterThan(0);
    expect(
      await number(`select count(*) from trips t where trip_amount - tax_amount <>
        (select sum(price) from trip_lines where trip_id = t.id)`),
    ).toBe(0);
  });

  it('[LANG-01] has items and conversations in both languages', async () => {
    expect(await number(`select count(*) from tags where coalesce(name ->> 'ar', '') !~ '^[؀-ۿ ]+$'`)).toBe(0);
    expect(await number(`select count(*) from messages where words ->> 'en' <> message`)).toBe(0);
    expect(await number(`select count(*) from messages where coalesce(words ->> 'ar', '') !~ '[؀-ۿ]'`)).toBe(0);
  });

  it('[LANG-01] gives reasons and instructions that can be read in both languages', async () => {
    const given = (column: string, table: string, lists: string) =>
      number(`select count(*) from ${table} where ${column} is not null and not exists (
        select 1 from (${lists}) listed where listed.text ->> 'en' = ${column})`);
    const cancellation = 'select reason as text from cancellation_reasons';
    expect(await number('select count(*) from orders where cancellation_reason is not null')).toBeGreaterThan(0);
    expect(await given('cancellation_reason', 'orders', cancellation)).toBe(0);
    expect(await given('cancellation_reason', 'trips', cancellation)).toBe(0);
    expect(await given('customer_reason', 'refunds', 'select reason as text from refund_reasons')).toBe(0);
    expect(await given('delivery_instruction', 'orders', 'select instruction as text from parcel_instructions')).toBe(
      0,
    );
    expect(await number(`select count(*) from refunds where admin_note ~ ' ' or customer_note is not null`)).toBe(0);
  });

  it('has an order of the demo customer in every status', async () => {
    expect(await number(`select count(distinct order_status) from orders where user_id = 1`)).toBe(13);
    expect(await number(`select count(distinct trip_status) from trips where user_id = 1`)).toBe(6);
  });

  it('continues the sequences after the last id', async () => {
    const last = await number(`select max(id) from items`);
    expect(await number(`select nextval(pg_get_serial_sequence('items', 'id'))`)).toBe((last ?? 0) + 1);
  });

  it('is the same every time', async () => {
    expect(await writtenBy(seeded.db)).toBe(await writtenBy(seeded.db));
  });
});

/** A hash over every row that the seed writes. It reads from the seeded database; its own writes are only counted. */
async function writtenBy(db: Database): Promise<string> {
  const sum = createHash('sha256');
  // Every password hash has a salt of its own.
  const told = (key: string, value: unknown) => (key === 'password_hash' ? null : value);
  const write = (rows: unknown) => Promise.resolve(void sum.update(JSON.stringify(rows, told)));
  const instead: Record<string, unknown> = {
    transaction: (run: (tx: Database) => Promise<void>) => run(recorder),
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
