import { useDeferredValue, useMemo } from 'react';
import type { LatLng, Zone } from '@/contract/place/place';
import { useCurrentTexts, type CardTexts } from '@/features/item/use-card-texts';
import { useSession } from '@/lib/session';
import { useZonesHere } from './zones-api';

/** The formatters of store cards; a list creates them once and passes them to each card. */
export type StoreTexts = CardTexts & {
  /** The customer's place; null until hydration, and without a place. */
  at: LatLng | null;
  /** Zones at the customer's place with their rates. */
  zones: Zone[] | undefined;
  /** Ids of the customer's zones; empty until loaded. */
  zone_ids: number[];
};

export function useStoreTexts(): StoreTexts {
  const texts = useCurrentTexts();
  const { currentLatLng: at, zone_ids } = useSession();
  const zones = useZonesHere();
  return useDeferredValue(useMemo(() => ({ ...texts, at, zones, zone_ids }), [texts, at, zones, zone_ids]));
}
