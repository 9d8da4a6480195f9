import { listLatestStores, listPopularStores, listTopOffers } from '@/contract/catalogue/store';
import { limits } from '@/domain/limits';
import { firstPage, marketQuery } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';
import { useStorePages } from './use-store-pages';

/** The first page has no `offset` of 0: pages are counted from 1 (HOME-04). */
const popular = { type: 'all' as const, limit: limits.popular_stores_limit };
const offers = { limit: limits.popular_stores_limit };

/** Sent without a payload; the first 12 are used (HOME-07). */
export const latestStoresQuery = (market: PageMarket) => marketQuery(market, listLatestStores, {});
export const popularStoresQuery = (market: PageMarket, page = 1) => firstPage(market, listPopularStores, popular, page);
export const topOffersQuery = (market: PageMarket, page = 1) => firstPage(market, listTopOffers, offers, page);

/** Has a next page while the last one had stores (HOME-06). */
export const usePopularStores = (market: PageMarket, page?: number) =>
  useStorePages(market, listPopularStores, popular, page);
export const useTopOffers = (market: PageMarket, page?: number) => useStorePages(market, listTopOffers, offers, page);
