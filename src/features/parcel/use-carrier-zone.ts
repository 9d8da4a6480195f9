import { useQueryClient } from '@tanstack/react-query';
import type { Zone, ZoneAnswer } from '@/contract/place/place';
import { zoneQuery } from '@/features/location/api';
import type { Party } from './parcel-draft';

/** The first zone of a place whose modules include the one that carries parcels. */
export function carrierIn({ zone_data }: ZoneAnswer, module_id: number): Zone | undefined {
  return zone_data.find(({ modules }) => modules.some(({ id }) => id === module_id));
}

/** Asks for the zone that carries a parcel from or to a side, or waits for who has asked; 0 where none does. */
export function useFindCarrierZone(module_id: number): (party: Party) => Promise<number> {
  const client = useQueryClient();
  return async ({ latitude: lat, longitude: lng }) => {
    if (lat === 0) return 0;
    // The form tells where nobody carries, and what could not be asked.
    const answer = await client.fetchQuery({ ...zoneQuery({ lat, lng }), retry: false }).catch(() => null);
    return (answer && carrierIn(answer, module_id)?.id) ?? 0;
  };
}
