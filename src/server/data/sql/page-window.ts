import type { PageRequest } from '../view';

/**
 * Pages are read in windows of about this many rows, since reading one page costs as much as reading the next ones too.
 */
const ROWS = 100;

/** The window that contains a page, as one long page. */
export function fetchedWindow({ limit, offset }: PageRequest): PageRequest {
  const pages = pagesPerWindow(limit);
  return { limit: pages * limit, offset: Math.floor((offset - 1) / pages) + 1 };
}

/** The rows of one page within its window. */
export function pageIn<Row>(found: readonly Row[], { limit, offset }: PageRequest): Row[] {
  const before = ((offset - 1) % pagesPerWindow(limit)) * limit;
  return found.slice(before, before + limit);
}

function pagesPerWindow(limit: number): number {
  return Math.max(1, Math.floor(ROWS / limit));
}
