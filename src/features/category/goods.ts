import { listBrandItems, listConditionItems } from '@/contract/category';
import { limits } from '@/domain/limits';
import { firstPage, usePages } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';

/** Apart from `api`, which every home loads at once. */
const pageOf = (id: number) => ({ id: String(id), limit: 2 * limits.list_page_size });

export const brandItemsQuery = (market: PageMarket, id: number) => firstPage(market, listBrandItems, pageOf(id));
export const useBrandItems = (market: PageMarket, id: number) =>
  usePages(market, listBrandItems, pageOf(id), { count: (page) => page.products.length });

export const conditionPageQuery = (market: PageMarket, id: number) => firstPage(market, listConditionItems, pageOf(id));
export const useConditionItems = (market: PageMarket, id: number) =>
  usePages(market, listConditionItems, pageOf(id), { count: (page) => page.products.length });
