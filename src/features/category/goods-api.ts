import { listCategoryItems, listCategoryStores } from '@/contract/catalogue/category-lists';
import { listConditionItems } from '@/contract/catalogue/condition';
import { listBrandItems } from '@/contract/catalogue/brand';
import { limits } from '@/domain/limits';
import { useStorePages } from '@/features/store/list/use-store-pages';
import { firstPage } from '@/lib/api/market';
import { usePages } from '@/lib/api/use-pages';
import type { PageMarket } from '@/lib/page-market';

/** Infinite item lists are separate from `api.ts`, which every page loads at once. */
const toPageInput = (id: number) => ({ id: String(id), limit: 2 * limits.list_page_size });

/** The first page of `useCategoryItems`, as the server renders it. */
export const categoryItemsQuery = (market: PageMarket, id: number, page = 1) =>
  firstPage(market, listCategoryItems, toPageInput(id), page);
export const useCategoryItems = (market: PageMarket, id: number, from = 1) =>
  usePages(market, listCategoryItems, toPageInput(id), { rows: 'products', from });

export const useCategoryStores = (market: PageMarket, id: number) =>
  useStorePages(market, listCategoryStores, { id: String(id), limit: limits.popular_stores_limit });

export const brandItemsQuery = (market: PageMarket, id: number, page = 1) =>
  firstPage(market, listBrandItems, toPageInput(id), page);
export const useBrandItems = (market: PageMarket, id: number, from = 1) =>
  usePages(market, listBrandItems, toPageInput(id), { rows: 'products', from });

export const conditionPageQuery = (market: PageMarket, id: number, page = 1) =>
  firstPage(market, listConditionItems, toPageInput(id), page);
export const useConditionItems = (market: PageMarket, id: number, from = 1) =>
  usePages(market, listConditionItems, toPageInput(id), { rows: 'products', from });
