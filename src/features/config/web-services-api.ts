import { useQuery } from '@tanstack/react-query';
import { getWebServices, type WebServices } from '@/contract/auth/web-services';
import { query } from '@/lib/api/hooks';

export const webServicesQuery = () => query(getWebServices, {}, { staleTime: Infinity });

/** The web services of this storefront; undefined until loaded. */
export const useWebServices = (): WebServices | undefined => useQuery(webServicesQuery()).data;

/** `""` for the built-in map, also if the call fails; undefined until loaded. */
export function useGoogleMapsKey(): string | undefined {
  const { data, isError } = useQuery(webServicesQuery());
  return data?.google_maps_key ?? (isError ? '' : undefined);
}
