import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { VehicleSearchPage } from '@/contract/rental/vehicle';
import type { PageMarket } from '@/lib/page-market';
import { vehicleSearchQuery } from '../api';
import { keepShownOrder } from './keep-shown-order';
import { noFilter, searchInput, type VehicleFilter } from './vehicle-filter';

/** The vehicles that a filter finds, and how many each of its values would find. A chosen order is always kept to. */
const filteredVehiclesQuery = (market: PageMarket, filter: VehicleFilter) => ({
  ...vehicleSearchQuery(market, { ...searchInput(filter), with_counts: 1 }),
  structuralSharing: filter.order === 'popular' ? shareShown : true,
});

/** React Query does not type what it compares. */
const shareShown = (shown: unknown, fresh: unknown) =>
  keepShownOrder(shown as VehicleSearchPage | undefined, fresh as VehicleSearchPage);

/** A page of all vehicles, as the server renders it for every visitor. */
export const allVehiclesQuery = (market: PageMarket, page: number) =>
  filteredVehiclesQuery(market, { ...noFilter, page });

/** Keeps the shown vehicles until those of another filter are loaded. */
export const useFilteredVehicles = (market: PageMarket, filter: VehicleFilter) =>
  useQuery({ ...filteredVehiclesQuery(market, filter), placeholderData: keepPreviousData });
