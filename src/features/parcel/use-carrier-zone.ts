import { useQueryClient } from '@tanstack/react-query';
import type { Zone, ZoneAnswer } from '@/contract/place/place';
import { zoneQuery } from '@/features/location/api';
import type { Party } from './parcel-draft';

/** The first zone of a place that includes the parcel module. */
export function carrierIn({ zone_data }: ZoneAnswer, module_id: number): Zone | undefined {
  return zone_data.find(({ modules }) => modules.some(({ id }) => id === module_id));
}

/** Fetches the zone that carries a parcel from or to a side, or joins a running request; 0 if none does. */
export function useFindCarrierZone(module_id: number): (party: Party) => Promise<number> {
  const client = useQueryClient();
  return async ({ latitude: lat, longitude: lng }) => {
    if (lat === 0) return 0;
    // The form shows both: outside, and a failed request.
    const answer = await client.fetchQuery({ ...zoneQuery({ lat, lng }), retry: false }).catch(() => null);
    return (answer && carrierIn(answer, module_id)?.id) ?? 0;
  };
}
