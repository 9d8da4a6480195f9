import type { Page } from '@/contract/core/endpoint';
import { ApiFailure } from '@/lib/api/errors';
import type { Request } from '@/lib/api/request';
import type { SitemapKind } from '../data/catalogue/sitemap';
import type { ListedSlugs } from './sitemap-catalogue';
import { isAway } from './unavailable';

/** How far a walk goes. `pages` counts the found ones of all kinds, in one language. */
export type Bounds = { calls: number; ms: number; pages: number };

export const bounds: Bounds = { calls: 2000, ms: 300_000, pages: 100_000 };

export type Walked = {
  slugs: ListedSlugs;
  /** The kinds of pages of whose lists one broke: what it holds is missing. */
  broken: ReadonlySet<SitemapKind>;
  /** The kinds of which a list was refused: it may have gone, or be out of order. */
  refused: ReadonlySet<SitemapKind>;
  /** The bounds were reached before the end. */
  is_cut: boolean;
};

export type Row = { id: number; slug: string };
export type Paging = { limit: number; offset: number };

/** What a walk through lists of another back end consists of. */
export type Walking = {
  call: Request;
  /** Notes pages; without a slug the id is their address. */
  note: (kind: SitemapKind, rows: readonly Row[]) => void;
  /** A list of such pages. The back end may not have it, or it may break: the walk goes on. */
  attempt: (kinds: readonly SitemapKind[], list: () => Promise<void>) => Promise<void>;
};

class BoundReached extends Error {}

/** So many lists in a row without an answer: the back end is away. */
const AWAY_AFTER = 3;

/** Walks within the bounds, one call after another. Fails when the back end is away. */
export async function walk(
  request: Request,
  lists: (walking: Walking) => Promise<void>,
  most: Bounds = bounds,
): Promise<Walked> {
  const found = new Map<SitemapKind, Map<number, string>>();
  const ends_at = Date.now() + most.ms;
  const [broken, refused] = [new Set<SitemapKind>(), new Set<SitemapKind>()];
  let [calls, pages, unanswered, is_cut] = [0, 0, 0, false];
  const walking: Walking = {
    async call(endpoint, input, options) {
      calls += 1;
      if (calls > most.calls || Date.now() > ends_at) throw new BoundReached();
      const answer = await request(endpoint, input, options);
      unanswered = 0;
      return answer;
    },
    note(kind, rows) {
      const known = found.get(kind) ?? new Map<number, string>();
      found.set(kind, known);
      for (const { id, slug } of rows) {
        if (id <= 0 || known.has(id)) continue;
        if (pages >= most.pages) throw new BoundReached();
        known.set(id, slug || String(id));
        pages += 1;
      }
    },
    async attempt(kinds, list) {
      try {
        await list();
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        unanswered = isAway(error) ? unanswered + 1 : 0;
        if (unanswered >= AWAY_AFTER) throw error;
        const isBroken = isAway(error) || error.status >= 500 || error.status === 429;
        for (const kind of kinds) (isBroken ? broken : refused).add(kind);
      }
    },
  };
  try {
    await lists(walking);
  } catch (error) {
    if (!(error instanceof BoundReached)) throw error;
    is_cut = true;
  }
  const slugs = new Map([...found].map(([kind, rows]) => [kind, [...rows.values()]]));
  return { slugs, broken, refused, is_cut };
}

const LIMIT = 50;

/** All pages of a list, until one brings nothing new. */
export async function eachPage<P extends Page>(
  load: (paging: Paging) => Promise<P>,
  rowsOf: (page: P) => readonly Row[],
  use: (rows: readonly Row[]) => void,
): Promise<void> {
  const seen = new Set<number>();
  for (let offset = 1; ; offset += 1) {
    const page = await load({ limit: LIMIT, offset });
    const rows = rowsOf(page);
    const before = seen.size;
    for (const { id } of rows) seen.add(id);
    use(rows);
    if (seen.size === before || (!page.is_open && seen.size >= page.total_size)) return;
  }
}
