import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, Page } from '@/contract/core/endpoint';
import { limits } from '@/domain/limits';
import type { PageMarket } from '../page-market';
import type { Caching } from './hooks';

/**
 * Lists of a market: the same call answers differently in each zone and module, which travel in headers, so the
 * market is a part of the key and of what is sent, whatever page is on the screen by then. Without it, the food shown
 * last would stand in the grocery's home.
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
    staleTime: limits.category_cache_ms,
    ...caching,
  });
}

export type Paged = { offset?: number | undefined };

/**
 * The first page of a list, prefetched for `usePages` (use-pages.ts) with the same input. `offset` is where the list
 * begins with a later part.
 */
export function firstPage<In extends Paged, Out extends Page>(
  market: PageMarket,
  endpoint: Endpoint<In, Out>,
  input: Omit<In, 'offset'>,
  offset = 1,
) {
  // `offset` is all that was left out, but generic types cannot be put together again by the compiler.
  return marketQuery(market, endpoint, { ...input, offset } as unknown as In);
}

/** The market as a part of keys. */
export function marketKey({ zone_ids, module_id }: PageMarket): string {
  return `z${zone_ids.join('-')}.m${module_id ?? ''}`;
}
