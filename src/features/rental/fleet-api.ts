import type { Provider } from '@/contract/rental/provider';
import { listProviderVehicles, listVehicleBrands, listVehicleCategories } from '@/contract/rental/vehicle';
import { firstPage } from '@/lib/api/market';
import { usePages } from '@/lib/api/use-pages';
import type { PageMarket } from '@/lib/page-market';
import { paging, providerLists, type ProviderList } from './api';

/** Lists that are loaded page by page; the home of rental has their first page. */
export const useProviders = (market: PageMarket, list: ProviderList) =>
  usePages(market, providerLists[list], paging, { rows: 'providers' });
export const useVehicleCategories = (market: PageMarket) =>
  usePages(market, listVehicleCategories, paging, { rows: 'categories' });
export const useVehicleBrands = (market: PageMarket) => usePages(market, listVehicleBrands, paging, { rows: 'brands' });

type Owner = Pick<Provider, 'id' | 'zone_id' | 'module_id'>;
const marketOf = ({ zone_id, module_id }: Owner): PageMarket => ({ zone_ids: [zone_id], module_id });
const fleetOf = ({ id: provider_id }: Owner) => ({ provider_id, limit: 100 });

export const providerVehiclesQuery = (provider: Owner) =>
  firstPage(marketOf(provider), listProviderVehicles, fleetOf(provider));
export const useProviderVehicles = (provider: Owner) =>
  usePages(marketOf(provider), listProviderVehicles, fleetOf(provider), { rows: 'vehicles' });
