import type { Store } from '@/contract/catalogue/store';
import { servesFromAnywhere, storeReach, type Reach } from '@/domain/checkout/serviceability';
import { useConfig } from '@/features/config/api';
import { useZone } from '@/features/location/use-zone';
import { useSession } from '@/lib/session';

/** Whether the store delivers to the chosen place; null as long as that is not known. */
export function useReach(store: Store | null): Reach | null {
  const { zone_ids, currentLatLng } = useSession();
  const { data } = useZone(currentLatLng);
  const config = useConfig();
  // Until the zones are loaded it is not known whether stores of this module deliver from anywhere.
  if (!store || !data || zone_ids.length === 0) return null;
  const all_zone_service = servesFromAnywhere(data.zone_data, store.module_id);
  return storeReach({ ...store, all_zone_service }, zone_ids, config);
}
