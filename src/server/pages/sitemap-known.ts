import { sitemapKinds, type SitemapKind } from '../data/catalogue/sitemap';
import type { ListedSlugs } from './sitemap-catalogue';
import type { Walked } from './sitemap-walk';

/** For how long pages that a broken walk has not found again are told all the same. */
const KEEP_MS = 24 * 3_600_000;

/** Answers what the walk has found, and of what it has not walked to the end also what was known. */
export type FillGaps = (found: Walked, now: number) => ListedSlugs;

/**
 * Remembers the last whole list of each kind. After a day it is given up, unless most of it is missing: pages do not
 * leave search engines because another back end is broken.
 */
export function keepKnown(): FillGaps {
  const known = new Map<SitemapKind, { slugs: readonly string[]; at: number }>();

  function fill(kind: SitemapKind, found: readonly string[], now: number): readonly string[] {
    const former = known.get(kind);
    if (!former) return found;
    const isOver = now - former.at >= KEEP_MS && found.length >= former.slugs.length / 2;
    return isOver ? found : [...new Set([...former.slugs, ...found])];
  }

  return ({ slugs, broken, is_cut }, now) =>
    new Map(
      sitemapKinds.map((kind) => {
        const found = slugs.get(kind) ?? [];
        if (is_cut || broken.has(kind)) return [kind, fill(kind, found, now)];
        known.set(kind, { slugs: found, at: now });
        return [kind, found];
      }),
    );
}
