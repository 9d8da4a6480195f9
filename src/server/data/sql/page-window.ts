import type { PageRequest } from '../view';

/** About so many rows of a list are found at once: to find one page costs as much as to find the next ones, too. */
const ROWS = 100;

/** The pages among which a page is found, as one long page. */
export function windowOf({ limit, offset }: PageRequest): PageRequest {
  const pages = pagesOf(limit);
  return { limit: pages * limit, offset: Math.floor((offset - 1) / pages) + 1 };
}

/** The rows of a page among those of its window. */
export function pageIn<Row>(found: readonly Row[], { limit, offset }: PageRequest): Row[] {
  const before = ((offset - 1) % pagesOf(limit)) * limit;
  return found.slice(before, before + limit);
}

function pagesOf(limit: number): number {
  return Math.max(1, Math.floor(ROWS / limit));
}
