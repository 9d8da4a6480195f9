import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSurge, getVehicleCharge } from '@/contract/ordering/order';
import { limits } from '@/domain/limits';
import { ensureOwner } from '@/lib/api/guest';
import { request } from '@/lib/api/browser';
import { query } from '@/lib/api/hooks';

/** The charge of the courier's vehicle for a distance in kilometres. */
export const vehicleChargeQuery = (distance: number) =>
  query(getVehicleCharge, { distance }, { staleTime: limits.catalogue_cache_ms, retry: false });

/** The same as data; nothing is asked while the distance is not known. */
export const useVehicleCharge = (km: number | null) =>
  useQuery({ ...vehicleChargeQuery(km ?? 0), enabled: km !== null });

type SurgeAt = { zone_id: number; module_id: number; date_time: string };

/** Older back ends lack this call; the zone's own surge applies then. The caller must be at least a guest. */
export const surgeQuery = (at: SurgeAt) => ({
  ...query(getSurge, at, { retry: false }),
  queryFn: async () => request(getSurge, { ...at, ...(await ensureOwner()) }),
});

/** The surge there, none without a zone; the last answer stays until the next minute's. `isReady`: the time is known. */
export function useSurge(at: SurgeAt | null, isReady: boolean) {
  const { data = null, isPending } = useQuery({
    ...surgeQuery(at ?? { zone_id: 0, module_id: 0, date_time: '' }),
    enabled: at !== null && isReady,
    placeholderData: keepPreviousData,
  });
  return { data, isKnown: at === null || !isPending };
}
