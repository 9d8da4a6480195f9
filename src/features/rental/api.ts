import type { InferType } from 'yup';
import {
  getProvider,
  listLatestProviders,
  listPopularProviders,
  listProviderBanners,
  listProviderReviews,
  listRentalBanners,
  listRentalCoupons,
} from '@/contract/rental/provider';
import {
  getVehicle,
  listProviderVehicles,
  listTopRatedVehicles,
  listVehicleBrands,
  listVehicleCategories,
  listVehicleReviews,
  searchVehicles,
} from '@/contract/rental/vehicle';
import type * as schema from '@/contract/rental/vehicle.schema';
import { query } from '@/lib/api/hooks';
import { firstPage, marketQuery } from '@/lib/api/market';
import type { PageMarket } from '@/lib/page-market';

export const vehicleSearchQuery = (market: PageMarket, input: InferType<typeof schema.searchVehicles>) =>
  marketQuery(market, searchVehicles, input);

/** Of a page of providers, brands or categories. */
export const paging = { limit: 50 };
export const vehicleCategoriesQuery = (market: PageMarket) => firstPage(market, listVehicleCategories, paging);
export const vehicleBrandsQuery = (market: PageMarket) => firstPage(market, listVehicleBrands, paging);

export const rentalBannersQuery = (market: PageMarket) => marketQuery(market, listRentalBanners, {});
export const rentalCouponsQuery = (market: PageMarket) => marketQuery(market, listRentalCoupons, {});

export const topVehiclesQuery = (market: PageMarket) =>
  marketQuery(market, listTopRatedVehicles, { limit: 6, offset: 1 });

/** By slug or id. */
export const vehicleQuery = (id: string) => query(getVehicle, { id });
export const vehicleReviewsQuery = (vehicle_id: number) =>
  query(listVehicleReviews, { vehicle_id, limit: 20, offset: 1 });

/** By slug or id. */
export const providerQuery = (id: string) => query(getProvider, { id });
/** Other vehicles of the provider, beside the one that is shown. */
export const otherVehiclesQuery = (provider_id: number) =>
  query(listProviderVehicles, { provider_id, limit: OTHERS + 1, offset: 1 });
export const OTHERS = 6;

export const providerBannersQuery = (provider_id: number) => query(listProviderBanners, { provider_id });
export const providerReviewsQuery = (id: number) => query(listProviderReviews, { id, limit: 20, offset: 1 });

export const providerLists = { popular: listPopularProviders, latest: listLatestProviders } as const;
export type ProviderList = keyof typeof providerLists;
export const providersQuery = (market: PageMarket, list: ProviderList) =>
  firstPage(market, providerLists[list], paging);
