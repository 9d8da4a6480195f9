/**
 * Page links for an infinite list: `/category/pizza` is page 1, `/category/pizza/2` page 2.
 * Spec: beyond the specification: infinite lists have real page links below them, for crawlers and for use without
 * scripts.
 */
const LAST = 100;
const AROUND = 2;

/**
 * Reads the page number from the path segments after the list's own path. Without segments it is page 1; null means
 * that there is no such page.
 */
export function pageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1;
  const number = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return number > 1 && number <= LAST ? number : null;
}

export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/${page}`;
}

/** The page numbers to link: first, last and those around the current one. None when everything fits on one page. */
export function linkedPages(current: number, total_size: number, size: number): number[] {
  const last = Math.min(LAST, Math.ceil(total_size / size));
  if (last < 2) return [];
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, n) => current - AROUND + n);
  return [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
}
