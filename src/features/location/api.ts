import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getZone, listZones, type LatLng } from '@/contract/place/place';
import { getAddressAt, getDistance, getPlace, getRoute, searchPlaces, type Route } from '@/contract/place/map';
import { greatCircle, kilometres } from '@/domain/checkout/distance';
import { limits } from '@/domain/limits';
import { query } from '@/lib/api/hooks';
import { useCalls } from '@/lib/api/use-call';

/** The minimum length of a search text. */
const SEARCH_FROM = 2;

export const zoneQuery = ({ lat, lng }: LatLng) =>
  query(getZone, { lat, lng }, { staleTime: limits.catalogue_cache_ms });
export const zonesQuery = () => query(listZones, {}, { staleTime: limits.catalogue_cache_ms });
export const addressQuery = ({ lat, lng }: LatLng) =>
  query(getAddressAt, { lat, lng }, { staleTime: limits.catalogue_cache_ms });

export const useAllZones = () => useQuery(zonesQuery());

/** The address of a point (LOC-11), with its road and house. */
export const useAddressAt = (at: LatLng, enabled = true) => useQuery({ ...addressQuery(at), enabled });

/** The same as a mutation, for a point that has just been chosen. */
export const useFindAddress = () => useCalls('address', (at: LatLng, client) => client.fetchQuery(addressQuery(at)));

/** The point of a suggestion. */
export const useFindPlace = () =>
  useCalls('place', (placeid: string, client) =>
    client.fetchQuery(query(getPlace, { placeid }, { staleTime: limits.catalogue_cache_ms })),
  );

/** Place suggestions for the typed text (LOC-12); the last ones stay until the next are loaded. */
export function usePlaces(typed: string) {
  const search_text = typed.trim();
  const isWorth = search_text.length >= SEARCH_FROM;
  const found = useQuery({
    ...query(searchPlaces, { search_text }, { staleTime: limits.catalogue_cache_ms }),
    enabled: isWorth,
    placeholderData: keepPreviousData,
  });
  return { ...found, data: isWorth ? found.data : undefined };
}

export type Measured = {
  metres: number;
  km: number;
  /** The distance as the crow flies, since no route is known (MAP-07). */
  isEstimate: boolean;
};

/** The distance along the route (MAP-05…07); undefined while loading, or without two points. */
export function useDistance(from: LatLng | null | undefined, to: LatLng | null | undefined): Measured | undefined {
  const ends = from && to ? toRouteInput(from, to) : nowhere;
  const { data, isError } = useQuery({
    ...query(getDistance, { ...ends, mode: 'WALK' }, { staleTime: limits.catalogue_cache_ms, retry: false }),
    enabled: Boolean(from && to),
  });
  if (!from || !to || (!data && !isError)) return undefined;
  const metres = data?.metres ?? greatCircle(from, to);
  return { metres, km: kilometres(metres), isEstimate: data?.metres == null };
}

/** The route by car, else on foot, else by bicycle (MAP-03); null when none is found. */
export function useRoute(from: LatLng | null, to: LatLng | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['route', from, to],
    queryFn: () => (from && to ? findFirstRoute(client, from, to) : null),
    enabled: from !== null && to !== null,
    staleTime: limits.catalogue_cache_ms,
    retry: false,
  });
}

async function findFirstRoute(client: QueryClient, from: LatLng, to: LatLng): Promise<Route | null> {
  let failure: unknown = null;
  for (const mode of ['DRIVE', 'WALK', 'BICYCLE'] as const) {
    try {
      const route = await client.fetchQuery(query(getRoute, { ...toRouteInput(from, to), mode }, { retry: false }));
      if (route.encodedPolyline) return route;
    } catch (error) {
      // One travel mode may be refused while the next one works; only if all fail is it a failure.
      failure = error;
    }
  }
  if (failure) throw failure;
  return null;
}

function toRouteInput(from: LatLng, to: LatLng) {
  return { origin_lat: from.lat, origin_lng: from.lng, destination_lat: to.lat, destination_lng: to.lng };
}

const nowhere = { origin_lat: 0, origin_lng: 0, destination_lat: 0, destination_lng: 0 };
