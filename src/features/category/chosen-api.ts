import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listBrands } from '@/contract/catalogue/brand';
import { listFeaturedCategoryItems, listPopularCategories } from '@/contract/catalogue/category-lists';
import { listConditionItems, listConditions } from '@/contract/catalogue/condition';
import { limits } from '@/domain/limits';
import { marketQuery } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';

export const popularCategoriesQuery = (market: PageMarket) => marketQuery(market, listPopularCategories, {});

export const brandsQuery = (market: PageMarket) => marketQuery(market, listBrands, {});

/** Keeps the shown brands until those of another market are loaded. */
export const useBrands = (market: PageMarket, enabled = true) =>
  useQuery({ ...brandsQuery(market), enabled, placeholderData: keepPreviousData });

export const conditionsQuery = (market: PageMarket) => marketQuery(market, listConditions, {});

/** The number of items in a rail. */
const RAIL = { limit: limits.list_page_size, offset: 1 };

export const conditionItemsQuery = (market: PageMarket, condition_id: number) =>
  marketQuery(market, listConditionItems, { id: String(condition_id), ...RAIL });

/** Items of the featured categories, enough for each category to have some. */
export const featuredItemsQuery = (market: PageMarket) =>
  marketQuery(market, listFeaturedCategoryItems, { limit: 40, offset: 1 });
