import { listBrandItems, listCategoryItems, listConditionItems } from '@/contract/catalogue/category';
import { limits } from '@/domain/limits';
import { firstPage } from '@/lib/api/market';
import { usePages } from '@/lib/api/use-pages';
import type { PageMarket } from '@/lib/page-market';

/** Endless lists of items stand apart from `api.ts`, which every page loads at once. */
const pageOf = (id: number) => ({ id: String(id), limit: 2 * limits.list_page_size });

/** The part that the server renders of `useCategoryItems`. */
export const categoryItemsQuery = (market: PageMarket, id: number, page = 1) =>
  firstPage(market, listCategoryItems, pageOf(id), page);
export const useCategoryItems = (market: PageMarket, id: number, from = 1) =>
  usePages(market, listCategoryItems, pageOf(id), { count: (page) => page.products.length, from });

export const brandItemsQuery = (market: PageMarket, id: number, page = 1) =>
  firstPage(market, listBrandItems, pageOf(id), page);
export const useBrandItems = (market: PageMarket, id: number, from = 1) =>
  usePages(market, listBrandItems, pageOf(id), { count: (page) => page.products.length, from });

export const conditionPageQuery = (market: PageMarket, id: number, page = 1) =>
  firstPage(market, listConditionItems, pageOf(id), page);
export const useConditionItems = (market: PageMarket, id: number, from = 1) =>
  usePages(market, listConditionItems, pageOf(id), { count: (page) => page.products.length, from });
