import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, Page } from '@/contract/core/endpoint';
import { limits } from '@/domain/limits';
import type { PageMarket } from '../page-market';
import type { Caching } from './hooks';

/**
 * Queries that depend on the market: the answer of one call differs by zone and module, which are sent in headers. So
 * the market is part of the query key and fixed for the request, whatever page is shown by then. Otherwise a cached
 * list of food would appear on the grocery home.
 */
export function marketQuery<In, Out>(
  market: PageMarket,
  endpoint: Endpoint<In, Out>,
  input: In,
  caching: Caching = {},
) {
  return queryOptions<Out, Error, Out, readonly unknown[]>({
    queryKey: [endpoint.path, input, marketKey(market)],
    meta: { endpoint, market },
    staleTime: limits.catalogue_cache_ms,
    ...caching,
  });
}

export type Paged = { offset?: number | undefined };

/**
 * The first page of a list, prefetched for `usePages` (use-pages.ts) with the same input. `offset` is the first page if
 * that is not 1.
 */
export function firstPage<In extends Paged, Out extends Page>(
  market: PageMarket,
  endpoint: Endpoint<In, Out>,
  input: Omit<In, 'offset'>,
  offset = 1,
) {
  // Only `offset` was left out, but TypeScript cannot combine generic types again.
  return marketQuery(market, endpoint, { ...input, offset } as unknown as In);
}

/** The market as a part of query keys. */
export function marketKey({ zone_ids, module_id }: PageMarket): string {
  return `z${zone_ids.join('-')}.m${module_id ?? ''}`;
}
