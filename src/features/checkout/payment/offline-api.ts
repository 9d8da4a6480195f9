import { useQuery } from '@tanstack/react-query';
import { listOfflineMethods } from '@/contract/ordering/payment';
import { limits } from '@/domain/limits';
import { query } from '@/lib/api/hooks';

export const offlineMethodsQuery = () => query(listOfflineMethods, {}, { staleTime: limits.catalogue_cache_ms });

/** The ways of the market to pay offline, for orders that are being placed and those that are. */
export const useOfflineMethods = () => useQuery(offlineMethodsQuery());
