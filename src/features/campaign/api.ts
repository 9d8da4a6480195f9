import {
  getCampaign,
  getFlashSale,
  getOtherBanners,
  listAdvertisements,
  listBanners,
  listCampaignItems,
  listCampaigns,
  listCoupons,
  listStoreBanners,
} from '@/contract/catalogue/campaign';
import { query } from '@/lib/api/hooks';
import { marketQuery } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';

export const bannersQuery = (market: PageMarket) => marketQuery(market, listBanners, {});
export const campaignsQuery = (market: PageMarket) => marketQuery(market, listCampaigns, {});
export const campaignQuery = (market: PageMarket, basic_campaign_id: number) =>
  marketQuery(market, getCampaign, { basic_campaign_id });
export const campaignItemsQuery = (market: PageMarket) => marketQuery(market, listCampaignItems, {});
export const otherBannersQuery = (market: PageMarket) => marketQuery(market, getOtherBanners, {});
export const flashSaleQuery = (market: PageMarket) => marketQuery(market, getFlashSale, {});
export const advertisementsQuery = (market: PageMarket) => marketQuery(market, listAdvertisements, {});
export const couponsQuery = (market: PageMarket) => marketQuery(market, listCoupons, {});
export const storeBannersQuery = (store_id: number) => query(listStoreBanners, { store_id });
