import {
  countForSitemap,
  findSitemapStart,
  listForSitemap,
  type Shown,
  type SitemapKind,
} from '../data/catalogue/sitemap';
import type { Database } from '../db/client';

/** A page of a kind; `changed` is a day, which other back ends do not tell. */
type CataloguePage = { slug: string; changed?: string };

/** The pages of what is sold, in a lasting order. */
export type Catalogue = {
  count: (kind: SitemapKind) => Promise<number> | number;
  list: (kind: SitemapKind, skipped: number, limit: number) => AsyncIterable<CataloguePage> | Iterable<CataloguePage>;
};

const CHUNK = 1000;

/** This shop's own. */
export function ownCatalogue(db: Database, shown: Shown): Catalogue {
  return {
    count: (kind) => countForSitemap(db, { kind, shown }),
    async *list(kind, skipped, limit) {
      let after = await findSitemapStart(db, { kind, shown }, skipped);
      for (let left = limit; left > 0; left -= CHUNK) {
        const found = await listForSitemap(db, { kind, shown }, after, Math.min(CHUNK, left));
        yield* found;
        const last = found.at(-1);
        if (!last || found.length < CHUNK) return;
        after = last.id;
      }
    },
  };
}

/** The slugs of each kind, as another back end listed them. */
export type ListedSlugs = ReadonlyMap<SitemapKind, readonly string[]>;

export function listedCatalogue(slugs: ListedSlugs): Catalogue {
  const slugsOf = (kind: SitemapKind) => slugs.get(kind) ?? [];
  return {
    count: (kind) => slugsOf(kind).length,
    list: (kind, skipped, limit) =>
      slugsOf(kind)
        .slice(skipped, skipped + limit)
        .map((slug) => ({ slug })),
  };
}
