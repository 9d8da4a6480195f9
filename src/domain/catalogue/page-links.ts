/**
 * The parts of an endless list as pages of their own: `/category/pizza` is the first, `/category/pizza/2` the next.
 * Spec: beyond the specification: infinite lists have real page links under them, for crawlers and without script.
 */
const LAST = 100;
const AROUND = 2;

/**
 * The number of the page, from what follows the list's path. Without anything it is the first page; null means that
 * there is no such page.
 */
export function pageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1;
  const number = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return number > 1 && number <= LAST ? number : null;
}

export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/${page}`;
}

/** The numbers under a list: its ends and those around the one on the screen. None where one page holds all. */
export function linkedPages(current: number, total_size: number, size: number): number[] {
  const last = Math.min(LAST, Math.ceil(total_size / size));
  if (last < 2) return [];
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, n) => current - AROUND + n);
  return [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
}
