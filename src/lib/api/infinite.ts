import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { Endpoint, Page } from '@/contract/core/endpoint';
import type { Caching } from './hooks';
import { withoutRepeats, type Row } from './without-repeats';

/**
 * Options of a paginated GET; `offset` counts pages from 1 (wire-format §1.5). `rows` is the field of a page that holds
 * its rows; each is shown once, also when it moves to a later page meanwhile.
 */
export function infinite<
  In extends { offset?: number | undefined },
  Key extends string,
  Out extends Page & Record<Key, readonly Row[]>,
>(endpoint: Endpoint<In, Out>, input: Omit<In, 'offset'>, options: Caching & { rows: Key; from?: number }) {
  const { rows, from = 1, ...caching } = options;
  return infiniteQueryOptions<Out, Error, InfiniteData<Out, number>, readonly unknown[], number>({
    queryKey: [endpoint.path, input, 'pages'],
    meta: { endpoint },
    initialPageParam: from,
    getNextPageParam: (last, pages, offset) => {
      const [first] = last[rows];
      // A back end that tells no total may not page at all, and answer the same rows again.
      const goesOn = last.is_open ? first?.id !== pages.at(-2)?.[rows][0]?.id : offset * last.limit < last.total_size;
      return first && goesOn ? offset + 1 : undefined;
    },
    select: (data) => withoutRepeats(data, rows),
    ...caching,
  });
}
