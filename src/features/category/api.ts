import { useQuery } from '@tanstack/react-query';
import {
  listCategories,
  listCategoryStores,
  listFeaturedCategoryItems,
  listPopularCategories,
  type Category,
} from '@/contract/catalogue/category';
import { listConditionItems, listConditions } from '@/contract/catalogue/condition';
import { listBrands } from '@/contract/catalogue/brand';
import { limits } from '@/domain/limits';
import { marketQuery } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';

/** All categories of a market's module with their children; fresh for five minutes (HOME-02, HOME-03). */
export const categoriesQuery = (market: PageMarket) =>
  marketQuery(market, listCategories, {}, { staleTime: limits.catalogue_cache_ms });

/** Keeps the shown categories until those of another market are loaded. Disabled on a page without a market. */
export const useCategoriesQuery = (market: PageMarket) =>
  useQuery({
    ...categoriesQuery(market),
    enabled: market.module_id !== null,
    placeholderData: (before: Category[] | undefined) => before,
  });

export const useCategories = (market: PageMarket) => useCategoriesQuery(market).data;

export const popularCategoriesQuery = (market: PageMarket) => marketQuery(market, listPopularCategories, {});

export const brandsQuery = (market: PageMarket) => marketQuery(market, listBrands, {});

export const conditionsQuery = (market: PageMarket) => marketQuery(market, listConditions, {});

/** The number of items in a rail. */
const RAIL = { limit: limits.list_page_size, offset: 1 };

export const conditionItemsQuery = (market: PageMarket, condition_id: number) =>
  marketQuery(market, listConditionItems, { id: String(condition_id), ...RAIL });

/** Items of the featured categories, enough for each category to have some. */
export const featuredItemsQuery = (market: PageMarket) =>
  marketQuery(market, listFeaturedCategoryItems, { limit: 40, offset: 1 });

export const categoryStores = (id: number) =>
  [listCategoryStores, { id: String(id), limit: limits.popular_stores_limit }] as const;
