import { getFlashSale, getOtherBanners, listCampaignItems, listCoupons } from '@/contract/catalogue/campaign';
import { marketQuery } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';

export const campaignItemsQuery = (market: PageMarket) => marketQuery(market, listCampaignItems, {});
export const otherBannersQuery = (market: PageMarket) => marketQuery(market, getOtherBanners, {});
export const flashSaleQuery = (market: PageMarket) => marketQuery(market, getFlashSale, {});
export const couponsQuery = (market: PageMarket) => marketQuery(market, listCoupons, {});
