import { listFlashItems } from '@/contract/catalogue/campaign';
import { limits } from '@/domain/limits';
import { firstPage } from '@/lib/api/market';
import { usePages } from '@/lib/api/use-pages';
import type { PageMarket } from '@/lib/page-market';

const toPageInput = (flash_sale_id: number) => ({ flash_sale_id, limit: 2 * limits.list_page_size });

/** The first page of `useFlashItems`, as the server renders it. */
export const flashItemsQuery = (market: PageMarket, id: number) => firstPage(market, listFlashItems, toPageInput(id));

export const useFlashItems = (market: PageMarket, id: number) =>
  usePages(market, listFlashItems, toPageInput(id), { rows: 'products' });
