import type { PageRequest } from '../view';

/**
 * Pages are found in windows of about so many rows, since finding one page costs as much as finding the next ones, too.
 */
const ROWS = 100;

/** The window that holds a page, as one long page. */
export function fetchedWindow({ limit, offset }: PageRequest): PageRequest {
  const pages = pagesOf(limit);
  return { limit: pages * limit, offset: Math.floor((offset - 1) / pages) + 1 };
}

/** The rows of one page out of its window. */
export function pageIn<Row>(found: readonly Row[], { limit, offset }: PageRequest): Row[] {
  const before = ((offset - 1) % pagesOf(limit)) * limit;
  return found.slice(before, before + limit);
}

function pagesOf(limit: number): number {
  return Math.max(1, Math.floor(ROWS / limit));
}
