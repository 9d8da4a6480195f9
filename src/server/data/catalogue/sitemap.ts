import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '@/server/db/client';
import { runsOn } from './taking-part';

export const sitemapKinds = [
  'category',
  'store',
  'product',
  'brand',
  'condition',
  'campaign',
  'provider',
  'vehicle',
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** What pages show to a visitor without a chosen place, crawlers included. */
export type Shown = {
  /** The market of each module that has pages. */
  markets: readonly { module_id: number; zone_ids: readonly number[] }[];
  /** A day, e.g. 2026-11-21; only campaigns that run on it are shown. */
  day: string;
};

/** The pages of one kind, as a shop shows them. */
type Part = { kind: SitemapKind; shown: Shown };

/** `changed` is a day, e.g. 2026-11-21; the slug of a campaign is its id. */
export type SitemapRow = { id: number; slug: string; changed: string };

/** How many public pages of a kind there are. */
export async function countForSitemap(db: Database, part: Part): Promise<number> {
  const [row] = await queryRows<{ count: number }>(db, sql`select count(*)::int as count from (${visible(part)}) page`);
  return row?.count ?? 0;
}

/** The next rows of a kind, with ids above `after`. */
export function listForSitemap(db: Database, part: Part, after: number, limit: number): Promise<SitemapRow[]> {
  return queryRows<SitemapRow>(
    db,
    sql`select page.id, page.slug, to_char(page.updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed
        from (${visible(part)}) page where page.id > ${after} order by page.id limit ${limit}`,
  );
}

/** The id after which a part of the sitemap begins: that of the last of the first `skipped` rows. */
export async function findSitemapStart(db: Database, part: Part, skipped: number): Promise<number> {
  if (skipped === 0) return 0;
  const [row] = await queryRows<{ id: number }>(
    db,
    sql`select page.id from (${visible(part)}) page order by page.id offset ${skipped - 1} limit 1`,
  );
  return row?.id ?? 0;
}

function visible({ kind, shown }: Part): SQL {
  return kinds[kind](shown);
}

/** Parcels have no pages of their own; vehicles and their providers have other pages. */
const shopping = sql`m.status and m.module_type not in ('parcel', 'rental')`;

/** Condition that a row `i`, joined with its store `s` and its module `m`, appears on a page. */
const listed = ({ markets }: Shown) => {
  const shown = markets.map(
    ({ module_id, zone_ids }) =>
      sql`(m.id = ${module_id} and (m.all_zone_service or i.zone_id = any(${sql.param([...zone_ids])}::int[])))`,
  );
  return sql`i.status and s.status and (${sql.join([sql`false`, ...shown], sql` or `)})`;
};

/** Empty list pages are marked noindex, so they are left out here. */
const kinds: Record<SitemapKind, (shown: Shown) => SQL> = {
  category: (shown) => sql`select c.id, c.slug, c.updated_at from categories c
    join modules m on m.id = c.module_id left join categories p on p.id = c.parent_id
    where c.status and coalesce(p.status, true) and ${shopping} and exists (
      select 1 from categories d join items i on i.category_id = d.id join stores s on s.id = i.store_id
      where (d.id = c.id or d.parent_id = c.id) and ${listed(shown)})`,
  store: () => sql`select s.id, s.slug, s.updated_at from stores s
    join modules m on m.id = s.module_id where s.status and ${shopping}`,
  product: () => sql`select i.id, i.slug, i.updated_at from items i
    join stores s on s.id = i.store_id join modules m on m.id = i.module_id
    where i.status and s.status and ${shopping}`,
  brand: (shown) => sql`select b.id, b.slug, b.updated_at from brands b
    join modules m on m.id = b.module_id where b.status and m.status and m.module_type = 'ecommerce' and exists (
      select 1 from items i join stores s on s.id = i.store_id
      where i.brand_id = b.id and i.module_id = m.id and ${listed(shown)})`,
  condition: (shown) => sql`select c.id, c.slug, c.updated_at from common_conditions c
    where c.status and exists (
      select 1 from items i join stores s on s.id = i.store_id join modules m on m.id = i.module_id
      where i.common_condition_id = c.id and m.status and m.module_type = 'pharmacy' and ${listed(shown)})`,
  campaign: ({ day }) => sql`select campaigns.id, campaigns.id::text as slug, campaigns.updated_at from campaigns
    join modules m on m.id = campaigns.module_id where m.status and ${runsOn(day)}`,
  provider: () => sql`select s.id, s.slug, s.updated_at from stores s
    join modules m on m.id = s.module_id where s.status and m.status and m.module_type = 'rental'`,
  vehicle: () => sql`select v.id, v.slug, v.updated_at from vehicles v
    join stores s on s.id = v.provider_id join modules m on m.id = s.module_id
    where v.status and s.status and m.status and m.module_type = 'rental'`,
};
