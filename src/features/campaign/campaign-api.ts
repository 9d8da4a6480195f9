import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCampaign, listCampaigns } from '@/contract/catalogue/campaign';
import { marketQuery } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';

export const campaignsQuery = (market: PageMarket) => marketQuery(market, listCampaigns, {});

export const campaignQuery = (market: PageMarket, basic_campaign_id: number) =>
  marketQuery(market, getCampaign, { basic_campaign_id });

/** Keeps the shown campaigns until those of another market are loaded. */
export const useCampaigns = (market: PageMarket) =>
  useQuery({ ...campaignsQuery(market), placeholderData: keepPreviousData });

/** Null when there is no such campaign any more. Keeps the shown one until that of another market is loaded. */
export const useCampaign = (market: PageMarket, id: number) =>
  useQuery({ ...campaignQuery(market, id), placeholderData: keepPreviousData });
