import { getSurge, getVehicleCharge } from '@/contract/ordering/order';
import { limits } from '@/domain/limits';
import { ensureOwner } from '@/lib/api/guest';
import { request } from '@/lib/api/browser';
import { query } from '@/lib/api/hooks';

/** The charge of the courier's vehicle for a distance in kilometres. */
export const vehicleChargeQuery = (distance: number) =>
  query(getVehicleCharge, { distance }, { staleTime: limits.catalogue_cache_ms, retry: false });

type SurgeAt = { zone_id: number; module_id: number; date_time: string };

/** Older back ends lack this call; the zone's own surge applies then. The caller must be at least a guest. */
export const surgeQuery = (at: SurgeAt) => ({
  ...query(getSurge, at, { retry: false }),
  queryFn: async () => request(getSurge, { ...at, ...(await ensureOwner()) }),
});
