import { useQuery } from '@tanstack/react-query';
import { getZone } from '@/contract/place/place';
import { limits } from '@/domain/limits';
import { query } from '@/lib/api/hooks';
import { useSession } from '@/lib/session';

/** Rates and surcharges at the customer's place; undefined without a place and until they are loaded. */
export function useZonesHere() {
  const { currentLatLng } = useSession();
  const place = currentLatLng ?? { lat: 0, lng: 0 };
  return useQuery({
    ...query(getZone, place, { staleTime: limits.catalogue_cache_ms }),
    enabled: currentLatLng !== null,
  }).data?.zone_data;
}
