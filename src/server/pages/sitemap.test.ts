import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/client';
import * as schema from '../db/schema';
import { renderSitemap } from './sitemap';
import { ownCatalogue, type Catalogue } from './sitemap-catalogue';

const client = new PGlite();
// The handle of either driver fits the common type.
const db = drizzle(client, { schema }) as unknown as Database;
const site = 'https://shop.example';
const shown = {
  markets: [
    ...[1, 2, 4, 5].map((module_id) => ({ module_id, zone_ids: [1] })),
    // Offered elsewhere only.
    { module_id: 6, zone_ids: [9] },
  ],
  day: '2026-01-06',
  left_out: new Set(['/shipping-policy', '/flash-sales']),
};

/** Creates only the columns that the sitemap reads. */
beforeAll(async () => {
  await client.exec(`
    create table modules (id int primary key, status bool, module_type text, all_zone_service bool default false);
    create table categories (id int primary key, slug text, module_id int, status bool, updated_at timestamptz,
      parent_id int);
    create table stores (id int primary key, slug text, module_id int, status bool, updated_at timestamptz);
    create table items (id int primary key, slug text, module_id int, store_id int, status bool, updated_at timestamptz,
      category_id int, zone_id int default 1, brand_id int, common_condition_id int);
    create index on items (category_id);
    create table brands (id int primary key, slug text, module_id int, status bool, updated_at timestamptz);
    create table common_conditions (id int primary key, slug text, status bool, updated_at timestamptz);
    create table campaigns (id int primary key, module_id int, status bool, updated_at timestamptz,
      available_date_ends date, available_date_starts date default '2025-12-01');
    create table vehicles (id int primary key, slug text, provider_id int, status bool, updated_at timestamptz);
    insert into modules values (1, true, 'food'), (2, true, 'rental'), (3, false, 'grocery'), (5, true, 'pharmacy');
    insert into modules values (4, true, 'ecommerce', true), (6, true, 'ecommerce', false),
      (7, true, 'ecommerce', false);
    insert into categories values (1, 'burgers', 1, true, '2026-01-02'), (2, 'hidden', 1, false, '2026-01-02'),
      (4, 'nothing-in-it', 1, true, '2026-01-02'), (5, 'far-away', 1, true, '2026-01-02');
    insert into categories values (3, 'smashed', 1, true, '2026-01-02', 1), (6, 'below-hidden', 1, true, '2026-01-02', 2);
    insert into brands values (1, 'cedar', 4, true, '2026-01-02'), (2, 'unsold', 4, true, '2026-01-02'),
      (3, 'sold-elsewhere', 6, true, '2026-01-02'), (4, 'offered-nowhere', 7, true, '2026-01-02');
    insert into common_conditions values (1, 'cough', true, '2026-01-02'), (2, 'unheard-of', true, '2026-01-02');
    insert into campaigns values (7, 1, true, '2026-01-02', '2026-01-31'), (8, 1, true, '2026-01-02', '2025-12-31');
    insert into campaigns values (9, 1, true, '2026-01-02', '2026-02-28', '2026-02-01');
    insert into vehicles values (1, 'pico', 3, true, '2026-01-05'), (2, 'scrapped', 3, false, '2026-01-05');
    insert into stores values (1, 'ember-and-bun', 1, true, '2026-01-03'), (2, 'closed-for-good', 1, false, '2026-01-03'),
      (3, 'cars', 2, true, '2026-01-03'), (4, 'off', 3, true, '2026-01-03');
    insert into items values (1, 'smash & grab', 1, 1, true, '2026-01-04', 3, 1, null, null),
      (2, 'of-a-closed-store', 1, 2, true, '2026-01-04', 4, 1, null, null),
      (3, 'distant', 1, 1, true, '2026-01-04', 5, 9, null, null),
      (4, 'boots', 4, 1, true, '2026-01-04', null, 9, 1, null),
      (7, 'sandals', 6, 1, true, '2026-01-04', null, 9, 3, null),
      (8, 'slippers', 7, 1, true, '2026-01-04', null, 9, 4, null),
      (5, 'syrup', 5, 1, true, '2026-01-04', null, 1, null, 1),
      (6, 'below-a-hidden-one', 1, 1, true, '2026-01-04', 6, 1, null, null);
  `);
}, 60_000);
afterAll(() => client.close());

async function textOf(part?: string, catalogue: Catalogue | null = ownCatalogue(db, shown)): Promise<string | null> {
  const pieces = await renderSitemap({ catalogue, site, part, left_out: shown.left_out });
  if (!pieces) return null;
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('the sitemap', () => {
  it('[LANG-01] [ROUTE-17] lists every page in both languages, with its alternates and its date', async () => {
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

  it('[ROUTE-17] excludes what is not public', async () => {
    const xml = await textOf();
    for (const slug of ['/hidden', 'closed-for-good', 'of-a-closed-store', '/store/cars', '/off', 'scrapped'])
      expect(xml).not.toContain(slug);
  });

  it('[ROUTE-17] [beyond §4.1] excludes empty pages, which are marked noindex', async () => {
    const xml = await textOf();
    // A category with sub-categories lists their items; items that are sold in other zones only do not count.
    for (const path of ['/category/burgers', '/category/smashed']) expect(xml).toContain(`${path}<`);
    for (const slug of ['nothing-in-it', 'far-away', 'below-hidden', 'unsold', 'unheard-of', 'offered-nowhere'])
      expect(xml).not.toContain(slug);
    expect(xml, 'a campaign that is over').not.toContain('/campaigns/8<');
    expect(xml, 'a campaign that has not begun').not.toContain('/campaigns/9<');
    for (const path of shown.left_out) expect(xml).not.toContain(`${path}<`);
    expect(xml).toContain('/privacy-policy<');
  });

  it('[ROUTE-17] [ROUTE-18] [beyond §4.1] lists brands, conditions, campaigns, providers and vehicles', async () => {
    const xml = await textOf();
    for (const path of [
      '/brand/cedar',
      '/brand/sold-elsewhere',
      '/condition/cough',
      '/campaigns/7',
      '/rental/provider-details/cars',
      '/rental/vehicle-details/pico',
      '/rental/vehicle-search',
    ])
      expect(xml).toContain(`<loc>https://shop.example/ar${path}<`);
  });

  it('[ROUTE-17] lists only the fixed pages while it is not known what another back end sells', async () => {
    const xml = await textOf(undefined, null);
    expect(xml?.match(/<url>/g)).toHaveLength(32);
    expect(xml).not.toContain('/store/ember');
  });

  it('[ROUTE-17] is an index of parts of at most 10,000 URLs and 10 MB when it is large', async () => {
    await db.execute(sql`insert into items
      select n, 'item-' || n, 1, 1, true, '2026-01-04' from generate_series(10, 5020) n`);
    const list = await textOf();
    expect(list).toContain('<sitemapindex');
    for (const part of ['pages', 'category-1', 'store-1', 'product-1', 'product-2'])
      expect(list).toContain(`?part=${part}<`);
    const pages = await textOf('pages');
    expect(pages).toContain('/privacy-policy<');
    for (const left_out of [...shown.left_out, '/store/ember-and-bun']) expect(pages).not.toContain(`${left_out}<`);
    const first = (await textOf('product-1')) ?? '';
    expect(first.match(/<url>/g)).toHaveLength(10_000);
    expect(first.length).toBeLessThan(10_000_000);
    const second = await textOf('product-2');
    expect(second?.match(/<url>/g)).toHaveLength(36);
    expect(second).toContain('/product/item-5020<');
    expect(await textOf('product-3')).toBeNull();
    expect(await textOf('secret-1')).toBeNull();
    expect(await textOf('product-0')).toBeNull();
  });
});
