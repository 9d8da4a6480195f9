import { ApiFailure } from '@/lib/api/errors';
import { nowhere } from '@/lib/page-market';
import { log } from '../http/log';
import { askAgain } from './ask-again';
import type { ListedSlugs } from './sitemap-catalogue';
import { keepKnown } from './sitemap-known';
import { walkCatalogue } from './sitemap-lists';
import { OF_A_MARKET, resolveShown } from './sitemap-shown';
import type { Walked } from './sitemap-walk';
import { serverRequest } from './ssr';
import { isAway } from './unavailable';

/** How long what a walk has found is told, and how long after a failure the next one waits. */
const FRESH_MS = 3_600_000;
const RETRY_MS = 300_000;
/** How long the first who asks waits; the walk goes on. */
const WAIT_MS = 15_000;

type Found = Walked & { left_out: ReadonlySet<string> };

type Elsewhere = {
  /** Null while nothing is known. */
  slugs: ListedSlugs | null;
  left_out: ReadonlySet<string>;
  /** What is missing, in words; null for nothing. */
  gap: string | null;
};

type Source = { walk: () => Promise<Found>; fixed: () => Promise<ReadonlySet<string>>; now?: () => number };

/**
 * Keeps what walks through another back end find. One walk at a time, however many ask; while it goes on and when it
 * fails, the last known is told.
 */
export function keepElsewhere({ walk, fixed, now = Date.now }: Source, wait_ms = WAIT_MS): () => Promise<Elsewhere> {
  const fillGaps = keepKnown();
  let kept: Found | null = null;
  let next_at = 0;
  let walking: Promise<void> | null = null;

  async function walkOnce(): Promise<void> {
    try {
      const found = await walk();
      kept = { ...found, slugs: fillGaps(found, now()) };
      next_at = now() + (found.broken.size > 0 ? RETRY_MS : FRESH_MS);
      const [why, kind] = [gapOf(found), [...found.broken].join(', ')];
      if (why) log.warn('The sitemap lists a part of the other back end', { why, ...(kind && { kind }) });
    } catch (error) {
      next_at = now() + RETRY_MS;
      log.warn('The other back end could not be walked for the sitemap', { error });
    }
  }

  return async () => {
    if (now() >= next_at) walking ??= walkOnce().finally(() => (walking = null));
    if (!kept && walking) await Promise.race([walking, new Promise((resolve) => setTimeout(resolve, wait_ms))]);
    if (!kept) return { slugs: null, left_out: await fixed(), gap: 'Pages of stores and items are missing for now' };
    const { slugs, left_out } = kept;
    return { slugs, left_out, gap: gapOf(kept) };
  };
}

function gapOf({ is_cut, broken }: Walked): string | null {
  if (is_cut) return 'There are more pages than are listed here';
  return broken.size > 0 ? 'Some pages may be missing for now' : null;
}

/** The fixed pages that are left out while nothing else is known. */
async function leftOutNow(): Promise<ReadonlySet<string>> {
  try {
    return (await resolveShown(new Date())).left_out;
  } catch (error) {
    // A back end that is away fails the sitemap, which is then asked for again.
    if (!(error instanceof ApiFailure) || isAway(error)) throw error;
    log.warn('The sitemap lists only the pages that need no market', { error });
    return new Set(['/', ...OF_A_MARKET]);
  }
}

async function walkElsewhere(): Promise<Found> {
  const ask = askAgain(serverRequest('en', () => nowhere));
  const { left_out } = await resolveShown(new Date(), ask);
  return { ...(await walkCatalogue(ask)), left_out };
}

/** The pages of the other back end, as far as they are known. */
export const loadElsewhere = keepElsewhere({ walk: walkElsewhere, fixed: leftOutNow });
