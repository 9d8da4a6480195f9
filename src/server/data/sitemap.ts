import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../db/client';

export const sitemapKinds = ['category', 'store', 'product'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** `changed` is a day, e.g. 2026-11-21. */
export type SitemapRow = { id: number; slug: string; changed: string };

/** How many of a kind everybody may find. */
export async function countForSitemap(db: Database, kind: SitemapKind): Promise<number> {
  const [row] = await rows<{ count: number }>(db, sql`select count(*)::int as count from (${visible[kind]}) it`);
  return row?.count ?? 0;
}

/** The next of a kind behind an id. */
export function listForSitemap(db: Database, kind: SitemapKind, after: number, limit: number): Promise<SitemapRow[]> {
  return rows<SitemapRow>(
    db,
    sql`select it.id, it.slug, to_char(it.updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed
        from (${visible[kind]}) it where it.id > ${after} order by it.id limit ${limit}`,
  );
}

/** The id behind which a part begins that leaves out the first `skipped` of a kind. */
export async function sitemapStart(db: Database, kind: SitemapKind, skipped: number): Promise<number> {
  if (skipped === 0) return 0;
  const [row] = await rows<{ id: number }>(
    db,
    sql`select it.id from (${visible[kind]}) it order by it.id offset ${skipped - 1} limit 1`,
  );
  return row?.id ?? 0;
}

/** Parcels have no pages of their own, and vehicles and their providers have other ones. */
const shopping = sql`m.status and m.module_type not in ('parcel', 'rental')`;

const visible: Record<SitemapKind, SQL> = {
  category: sql`select c.id, c.slug, c.updated_at from categories c
    join modules m on m.id = c.module_id where c.status and ${shopping}`,
  store: sql`select s.id, s.slug, s.updated_at from stores s
    join modules m on m.id = s.module_id where s.status and ${shopping}`,
  product: sql`select i.id, i.slug, i.updated_at from items i
    join stores s on s.id = i.store_id join modules m on m.id = i.module_id
    where i.status and s.status and ${shopping}`,
};
