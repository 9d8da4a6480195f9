import { useDeferredValue, useMemo } from 'react';
import type { LatLng, Zone } from '@/contract/place/place';
import { useCurrentTexts, type CardTexts } from '@/features/item/use-card-texts';
import { useSession } from '@/lib/session';
import { useZones } from './api';

/** What store cards write with; a list asks once and hands it to each of its cards. */
export type StoreTexts = CardTexts & {
  /** Where the customer is; null until the browser has hydrated, and without a place. */
  at: LatLng | null;
  /** Zones at the customer's place with their rates. */
  zones: Zone[] | undefined;
  /** Ids of the customer's zones; empty until known. */
  zone_ids: number[];
};

export function useStoreTexts(): StoreTexts {
  const texts = useCurrentTexts();
  const { currentLatLng: at, zone_ids } = useSession();
  const zones = useZones();
  return useDeferredValue(useMemo(() => ({ ...texts, at, zones, zone_ids }), [texts, at, zones, zone_ids]));
}
