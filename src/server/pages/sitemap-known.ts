import { sitemapKinds, type SitemapKind } from '../data/catalogue/sitemap';
import type { ListedSlugs } from './sitemap-catalogue';
import type { Walked } from './sitemap-walk';

/** For how long pages that a walk has not found again are told all the same, where that walk may be wrong. */
const KEEP_MS = 24 * 3_600_000;

/** Answers what the walk has found, and what was known where the walk may be wrong. */
export type FillGaps = (found: Walked, now: number) => ListedSlugs;

/** How far a walk can be believed about a kind of pages. */
type Trust = { isBroken: boolean; isRefused: boolean };

/**
 * Remembers the pages of each kind: pages do not leave search engines because another back end is broken for a while. A
 * list that is refused or has lost most of its pages is believed after a day, and so is one that is broken, unless most
 * is missing. Until then what is found is added to what is known.
 */
export function keepKnown(): FillGaps {
  const known = new Map<SitemapKind, { slugs: readonly string[]; at: number }>();

  function tell(kind: SitemapKind, found: readonly string[], trust: Trust, now: number): readonly string[] {
    const former = known.get(kind);
    if (!former || isBelieved(found, former, trust, now)) {
      known.set(kind, { slugs: found, at: now });
      return found;
    }
    const slugs = [...new Set([...former.slugs, ...found])];
    known.set(kind, { slugs, at: former.at });
    return slugs;
  }

  return ({ slugs, broken, refused, is_cut }, now) =>
    new Map(
      sitemapKinds.map((kind) => {
        const trust = { isBroken: is_cut || broken.has(kind), isRefused: refused.has(kind) };
        return [kind, tell(kind, slugs.get(kind) ?? [], trust, now)];
      }),
    );
}

function isBelieved(
  found: readonly string[],
  former: { slugs: readonly string[]; at: number },
  { isBroken, isRefused }: Trust,
  now: number,
): boolean {
  const hasMost = found.length >= former.slugs.length / 2;
  const isOld = now - former.at >= KEEP_MS;
  if (isBroken) return isOld && hasMost;
  return isOld || (hasMost && !isRefused);
}
