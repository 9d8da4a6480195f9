import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './db/client';
import * as schema from './db/schema';
import { sitemap } from './sitemap';

const client = new PGlite();
// Either driver's database fits the common type.
const db = drizzle(client, { schema }) as unknown as Database;
const site = 'https://shop.example';

/** Only the columns that the site map reads. */
beforeAll(async () => {
  await client.exec(`
    create table modules (id int primary key, status bool, module_type text);
    create table categories (id int primary key, slug text, module_id int, status bool, updated_at timestamptz);
    create table stores (id int primary key, slug text, module_id int, status bool, updated_at timestamptz);
    create table items (id int primary key, slug text, module_id int, store_id int, status bool, updated_at timestamptz);
    insert into modules values (1, true, 'food'), (2, true, 'rental'), (3, false, 'grocery');
    insert into categories values (1, 'burgers', 1, true, '2026-01-02'), (2, 'hidden', 1, false, '2026-01-02');
    insert into stores values (1, 'ember-and-bun', 1, true, '2026-01-03'), (2, 'closed-for-good', 1, false, '2026-01-03'),
      (3, 'cars', 2, true, '2026-01-03'), (4, 'off', 3, true, '2026-01-03');
    insert into items values (1, 'smash & grab', 1, 1, true, '2026-01-04'), (2, 'of-a-closed-store', 1, 2, true, '2026-01-04');
  `);
}, 60_000);
afterAll(() => client.close());

async function textOf(part?: string, from: Database | null = db): Promise<string | null> {
  const pieces = await sitemap({ db: from, site, part });
  if (!pieces) return null;
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('the site map', () => {
  it('[LANG-01] [ROUTE-17] names every page in both languages, each with its alternates and its day', async () => {
    const xml = await textOf();
    expect(xml).toContain('<loc>https://shop.example/</loc>');
    expect(xml).toContain('<loc>https://shop.example/ar</loc>');
    expect(xml).toContain(
      '<url><loc>https://shop.example/ar/store/ember-and-bun</loc><lastmod>2026-01-03</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/store/ember-and-bun"/>' +
        '<xhtml:link rel="alternate" hreflang="ar" href="https://shop.example/ar/store/ember-and-bun"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/store/ember-and-bun"/></url>',
    );
    expect(xml).toContain('/category/burgers<');
    expect(xml).toContain('/product/smash%20%26%20grab<');
  });

  it('[ROUTE-17] leaves out what nobody may find', async () => {
    const xml = await textOf();
    for (const slug of ['hidden', 'closed-for-good', 'of-a-closed-store', 'cars', '/off'])
      expect(xml).not.toContain(slug);
  });

  it('[ROUTE-17] tells the fixed pages alone when the goods are kept elsewhere', async () => {
    const xml = await textOf(undefined, null);
    expect(xml?.match(/<url>/g)).toHaveLength(34);
    expect(xml).not.toContain('/store/ember');
  });

  it('[ROUTE-17] is a list of parts of at most 50,000 addresses when it is large', async () => {
    await db.execute(sql`insert into items
      select n, 'item-' || n, 1, 1, true, '2026-01-04' from generate_series(10, 25020) n`);
    const list = await textOf();
    expect(list).toContain('<sitemapindex');
    for (const part of ['pages', 'category-1', 'store-1', 'product-1', 'product-2'])
      expect(list).toContain(`?part=${part}<`);
    expect((await textOf('product-1'))?.match(/<url>/g)).toHaveLength(50_000);
    const second = await textOf('product-2');
    expect(second?.match(/<url>/g)).toHaveLength(24);
    expect(second).toContain('/product/item-25020<');
    expect(await textOf('product-3')).toBeNull();
    expect(await textOf('secret-1')).toBeNull();
    expect(await textOf('product-0')).toBeNull();
  });
});
