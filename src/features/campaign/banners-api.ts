import { listAdvertisements, listBanners, listStoreBanners } from '@/contract/catalogue/banner';
import { query } from '@/lib/api/hooks';
import { marketQuery } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';

/** First views begin with banners, so these are separate from `api.ts`. */
export const bannersQuery = (market: PageMarket) => marketQuery(market, listBanners, {});
export const advertisementsQuery = (market: PageMarket) => marketQuery(market, listAdvertisements, {});
export const storeBannersQuery = (store_id: number) => query(listStoreBanners, { store_id });
