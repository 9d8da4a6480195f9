import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Endpoint, Page } from '@/contract/core/endpoint';
import { limits } from '@/domain/limits';
import type { PageMarket } from '../page-market';
import { infinite } from './infinite';
import { firstPage, marketKey, type Paged } from './market';
import type { Row } from './without-repeats';

type PagesOptions<Key> = { rows: Key; enabled?: boolean; from?: number };

/** An endless list; its first page may come from the server's render. */
export function usePages<In extends Paged, Key extends string, Out extends Page & Record<Key, readonly Row[]>>(
  market: PageMarket,
  endpoint: Endpoint<In, Out>,
  input: Omit<In, 'offset'>,
  { rows, enabled = true, from = 1 }: PagesOptions<Key>,
) {
  const client = useQueryClient();
  const first = firstPage(market, endpoint, input, from).queryKey;
  const options = infinite(endpoint, input, { rows, from, enabled, staleTime: limits.catalogue_cache_ms, retry: 1 });
  return useInfiniteQuery({
    ...options,
    meta: { endpoint, market },
    queryKey: [...options.queryKey, marketKey(market), from],
    initialData: (): InfiniteData<Out, number> | undefined => {
      const page = client.getQueryData<Out>(first);
      return page && { pages: [page], pageParams: [from] };
    },
    initialDataUpdatedAt: () => client.getQueryState(first)?.dataUpdatedAt,
    // With another filter or order, the old list stays until the new answer is there.
    placeholderData: keepPreviousData,
  });
}
