import { listBrandItems, listConditionItems } from '@/contract/catalogue/category';
import { limits } from '@/domain/limits';
import { firstPage, usePages } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';

/** HydrationBoundary from `api`, which every home loads at once. */
const pageOf = (id: number) => ({ id: String(id), limit: 2 * limits.list_page_size });

export const brandItemsQuery = (market: PageMarket, id: number, page = 1) =>
  firstPage(market, listBrandItems, pageOf(id), page);
export const useBrandItems = (market: PageMarket, id: number, from = 1) =>
  usePages(market, listBrandItems, pageOf(id), { count: (page) => page.products.length, from });

export const conditionPageQuery = (market: PageMarket, id: number, page = 1) =>
  firstPage(market, listConditionItems, pageOf(id), page);
export const useConditionItems = (market: PageMarket, id: number, from = 1) =>
  usePages(market, listConditionItems, pageOf(id), { count: (page) => page.products.length, from });
