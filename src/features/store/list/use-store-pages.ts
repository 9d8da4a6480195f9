import type { Endpoint } from '@/contract/core/endpoint';
import type { StoreCard, StorePage } from '@/contract/catalogue/store';
import { usePages } from '@/lib/api/use-pages';
import type { PageMarket } from '@/lib/page-market';

/**
 * Stores page by page: the next one is asked for while the last one has stores, and tried once more when it fails
 * (ordering §7, HOME-06). Shaped for `StorePages`.
 */
export function useStorePages<In extends { offset?: number | undefined }>(
  market: PageMarket,
  endpoint: Endpoint<In, StorePage>,
  input: Omit<In, 'offset'>,
  from = 1,
) {
  const list = usePages(market, endpoint, input, { count: (page) => page.stores.length, from });
  const stores: StoreCard[] | undefined = list.data?.pages.flatMap((page) => page.stores);
  return { stores, isRefreshing: list.isPlaceholderData, ...moreOf(list) };
}

type Going = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  /** There is nothing from before to show. */
  isLoadingError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

/** What a list page shows below it, and the way out of a failure. */
export function moreOf(list: Going) {
  return {
    failed: list.isLoadingError,
    retry: () => void list.refetch(),
    more: list.hasNextPage
      ? {
          loading: list.isFetchingNextPage,
          failed: list.isFetchNextPageError,
          onMore: () => void (list.isFetchingNextPage || list.fetchNextPage()),
        }
      : undefined,
  };
}
