import { infiniteQueryOptions, mutationOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import type { Endpoint, Page } from '@/contract/core/endpoint';
import { request } from './browser';
import { withoutRepeats, type Row } from './without-repeats';

type MessageKey = ParseKeys;

/** How long an answer is fresh, and whether a failed query is retried. */
export type Caching = { staleTime?: number; retry?: boolean | number; enabled?: boolean; refetchInterval?: number };

/** Options of a GET. The query client adds the query function, so a page can prefetch with the same options. */
export function query<In, Out>(endpoint: Endpoint<In, Out>, input: In, options: Caching = {}) {
  return queryOptions<Out, Error, Out, readonly [path: string, input: In]>({
    queryKey: [endpoint.path, input] as const,
    meta: { endpoint },
    ...options,
  });
}

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
    getNextPageParam: (last, _pages, offset) =>
      last[rows].length > 0 && offset * last.limit < last.total_size ? offset + 1 : undefined,
    select: (data) => withoutRepeats(data, rows),
    ...caching,
  });
}

export type Effects = {
  /** Message key of the success toast. */
  success?: MessageKey;
  /** GET endpoints to invalidate on success. */
  refetch?: readonly { path: string }[];
  /** The caller shows the error itself. */
  silent?: boolean;
};

/** Options of a mutation. */
export function mutation<In, Out>(endpoint: Endpoint<In, Out>, effects: Effects = {}) {
  return mutationOptions<Out, Error, In>({
    mutationKey: [endpoint.path],
    mutationFn: (input) => request(endpoint, input),
    meta: effects,
  });
}
