import { listStores } from '@/contract/catalogue/store';
import { limits } from '@/domain/limits';
import type { StoreChip } from '@/domain/catalogue/store-filter';
import { firstPage } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';
import { useStorePages } from './use-store-pages';

/** The part of the list that the server renders. */
export const allStoresQuery = (market: PageMarket) =>
  firstPage(market, listStores, { filter: 'all', limit: limits.popular_stores_limit });

/** With a chip or a sort order the whole list is needed, so it loads in the largest pages that the call allows. */
const LARGE_PART = 100;

/** Take-away and veg are filters of the call. */
export const useAllStores = (market: PageMarket, chips: ReadonlySet<StoreChip>, isNarrowed: boolean) =>
  useStorePages(market, listStores, {
    filter: chips.has('take_away') ? 'take_away' : 'all',
    ...(chips.has('veg') && { type: 'veg' as const }),
    limit: isNarrowed ? LARGE_PART : limits.popular_stores_limit,
  });
