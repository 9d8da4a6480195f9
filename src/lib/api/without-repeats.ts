import type { InfiniteData } from '@tanstack/react-query';

export type Row = { id: number };

/**
 * The pages of a list with each row once, where it came first: between two pages the order of a list may change, and the
 * later one then begins with rows that are shown already.
 */
export function withoutRepeats<Key extends string, Out extends Record<Key, readonly Row[]>>(
  data: InfiniteData<Out, number>,
  rows: Key,
): InfiniteData<Out, number> {
  const seen = new Set<number>();
  let hasRepeats = false;
  const pages = data.pages.map((page) => {
    const fresh = page[rows].filter(({ id }) => !seen.has(id) && seen.add(id));
    if (fresh.length === page[rows].length) return page;
    hasRepeats = true;
    return { ...page, [rows]: fresh };
  });
  return hasRepeats ? { ...data, pages } : data;
}
