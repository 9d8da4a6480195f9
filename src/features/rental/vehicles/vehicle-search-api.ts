import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageMarket } from '@/lib/page-market';
import { vehicleSearchQuery } from '../api';
import { noFilter, searchInput, type VehicleFilter } from './vehicle-filter';

/** The vehicles that a filter finds, and how many each of its values would find. */
const filteredVehiclesQuery = (market: PageMarket, filter: VehicleFilter) =>
  vehicleSearchQuery(market, { ...searchInput(filter), with_counts: 1 });

/** A page of all vehicles, as the server renders it for every visitor. */
export const allVehiclesQuery = (market: PageMarket, page: number) =>
  filteredVehiclesQuery(market, { ...noFilter, page });

/** Keeps the shown vehicles until those of another filter are loaded. */
export const useFilteredVehicles = (market: PageMarket, filter: VehicleFilter) =>
  useQuery({ ...filteredVehiclesQuery(market, filter), placeholderData: keepPreviousData });
