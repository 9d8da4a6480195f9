import { sitemapKinds, type SitemapKind } from '../data/catalogue/sitemap';
import type { ListedSlugs } from './sitemap-catalogue';
import type { Walked } from './sitemap-walk';

/** For how long pages that a walk has not found again are told all the same, where that walk may be wrong. */
const KEEP_MS = 24 * 3_600_000;

/** Answers what the walk has found, and what was known where the walk may be wrong. */
export type FillGaps = (found: Walked, now: number) => ListedSlugs;

/** How far a walk can be believed about a kind of pages. */
type Trust = { isBroken: boolean; isRefused: boolean };

/** `doubted_since` is the time of the first of the walks in a row that may be wrong; null after one that is not. */
type Known = { slugs: readonly string[]; doubted_since: number | null };

/**
 * Remembers the pages of each kind: pages do not leave search engines because another back end is broken for a while. A
 * list that is refused or has lost most of its pages is believed after a day of such walks, and so is one that is broken,
 * unless most is missing. Until then what is found is added to what is known.
 */
export function keepKnown(): FillGaps {
  const known = new Map<SitemapKind, Known>();

  function tell(kind: SitemapKind, found: readonly string[], trust: Trust, now: number): readonly string[] {
    const former = known.get(kind);
    if (!isDoubtful(found, former, trust)) {
      known.set(kind, { slugs: found, doubted_since: null });
      return found;
    }
    const since = former?.doubted_since ?? now;
    const isBelieved = now - since >= KEEP_MS && !(trust.isBroken && lacksMost(found, former));
    const slugs = isBelieved ? found : [...new Set([...(former?.slugs ?? []), ...found])];
    known.set(kind, { slugs, doubted_since: isBelieved ? now : since });
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

function isDoubtful(found: readonly string[], former: Known | undefined, { isBroken, isRefused }: Trust): boolean {
  return isBroken || isRefused || lacksMost(found, former);
}

function lacksMost(found: readonly string[], former: Known | undefined): boolean {
  return former !== undefined && found.length < former.slugs.length / 2;
}
