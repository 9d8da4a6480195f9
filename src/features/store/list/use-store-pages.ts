import type { Endpoint } from '@/contract/core/endpoint';
import type { StoreCard, StorePage } from '@/contract/catalogue/store';
import { usePages } from '@/lib/api/use-pages';
import type { PageMarket } from '@/lib/page-market';

/**
 * Stores page by page. There is a next page while the last one had stores, and a failed page is retried once (ordering
 * §7, HOME-06). Shaped for `StorePages`.
 */
export function useStorePages<In extends { offset?: number | undefined }>(
  market: PageMarket,
  endpoint: Endpoint<In, StorePage>,
  input: Omit<In, 'offset'>,
  from = 1,
) {
  const list = usePages(market, endpoint, input, { rows: 'stores', from });
  const stores: StoreCard[] | undefined = list.data?.pages.flatMap((page) => page.stores);
  return { stores, isRefreshing: list.isPlaceholderData, ...pagingProps(list) };
}

type Going = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  /** The first load failed, so there is no earlier data to show. */
  isLoadingError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

/** The props for the end of a list: load more, or retry after a failure. */
export function pagingProps(list: Going) {
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
