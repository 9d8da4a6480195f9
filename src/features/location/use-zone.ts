import { useQuery, type keepPreviousData } from '@tanstack/react-query';
import type { LatLng } from '@/contract/place/place';
import { zoneQuery } from './api';

/** The zones of a point; no request without one. */
export const useZone = (
  at: LatLng | null,
  options: { retry?: boolean; staleTime?: number; placeholderData?: typeof keepPreviousData } = {},
) => useQuery({ ...zoneQuery(at ?? { lat: 0, lng: 0 }), ...options, enabled: at !== null });
