import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listCategories } from '@/contract/catalogue/category';
import { limits } from '@/domain/limits';
import { marketQuery } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';

/** All categories of a market's module with their children; fresh for five minutes (HOME-02, HOME-03). */
export const categoriesQuery = (market: PageMarket) =>
  marketQuery(market, listCategories, {}, { staleTime: limits.catalogue_cache_ms });

export const useMarketCategories = (market: PageMarket, enabled = true) =>
  useQuery({ ...categoriesQuery(market), enabled });

/** Keeps the shown categories until those of another market are loaded. Disabled on a page without a market. */
export const useCategoriesQuery = (market: PageMarket) =>
  useQuery({
    ...categoriesQuery(market),
    enabled: market.module_id !== null,
    placeholderData: keepPreviousData,
  });

export const useCategories = (market: PageMarket) => useCategoriesQuery(market).data;
