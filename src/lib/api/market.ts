import { queryOptions, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Endpoint, Page } from '@/contract/core/endpoint';
import { limits } from '@/domain/limits';
import type { PageMarket } from '../page-market';
import { infinite, type Caching } from './hooks';

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
    queryKey: [endpoint.path, input, nameOf(market)],
    // The meta is typed for any endpoint; the type parameters above hold this one's shapes.
    meta: { endpoint: endpoint as Endpoint, market },
    staleTime: limits.category_cache_ms,
    ...caching,
  });
}

type Paged = { offset?: number | undefined };

/** What a page prefetches for `usePages` with the same input; `offset` where the list begins with a later part. */
export function firstPage<In extends Paged, Out extends Page>(
  market: PageMarket,
  endpoint: Endpoint<In, Out>,
  input: Omit<In, 'offset'>,
  offset = 1,
) {
  // `offset` is all that was left out, but generic types cannot be put together again by the compiler.
  return marketQuery(market, endpoint, { ...input, offset } as unknown as In);
}

type PagesOptions<Out> = { count: (page: Out) => number; enabled?: boolean; from?: number };

/** A list that goes on page by page; a first page that the server has rendered is taken over. */
export function usePages<In extends Paged, Out extends Page>(
  market: PageMarket,
  endpoint: Endpoint<In, Out>,
  input: Omit<In, 'offset'>,
  { count, enabled = true, from = 1 }: PagesOptions<Out>,
) {
  const client = useQueryClient();
  const first = firstPage(market, endpoint, input, from).queryKey;
  const options = infinite(endpoint, input, { count, from, enabled, staleTime: limits.category_cache_ms, retry: 1 });
  return useInfiniteQuery({
    ...options,
    // Typed for any endpoint; `options` holds this one's shapes.
    meta: { endpoint: endpoint as Endpoint, market },
    queryKey: [...options.queryKey, nameOf(market), from],
    initialData: (): InfiniteData<Out, number> | undefined => {
      const page = client.getQueryData<Out>(first);
      return page && { pages: [page], pageParams: [from] };
    },
    initialDataUpdatedAt: () => client.getQueryState(first)?.dataUpdatedAt,
    // Another filter or order keeps the screen until its answer is there.
    placeholderData: (before: InfiniteData<Out, number> | undefined) => before,
  });
}

function nameOf({ zone_ids, module_id }: PageMarket): string {
  return `z${zone_ids.join('-')}.m${module_id ?? ''}`;
}
