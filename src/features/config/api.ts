import { useQuery } from '@tanstack/react-query';
import { getConfig, type Config } from '@/contract/config';
import { getLanding } from '@/contract/catalogue/content';
import { getWebServices, type WebServices } from '@/contract/auth/web-services';
import { query } from '@/lib/api/hooks';

export const configQuery = () => query(getConfig, {}, { staleTime: 5 * 60_000 });
export const landingQuery = () => query(getLanding, {}, { staleTime: 5 * 60_000 });

/** The business configuration; every page is rendered with it, so it is there from the first render on. */
export function useConfig(): Config {
  const { data } = useQuery(configQuery());
  if (!data) throw new Error('No config');
  return data;
}

export const webServicesQuery = () => query(getWebServices, {}, { staleTime: Infinity });

/** What this storefront is set up for; undefined until known. Only what is loaded on demand asks for it. */
export const useWebServices = (): WebServices | undefined => useQuery(webServicesQuery()).data;

/** `""` for the built-in map, also where nothing answers; undefined until known. */
export function useGoogleMapsKey(): string | undefined {
  const { data, isError } = useQuery(webServicesQuery());
  return data?.google_maps_key ?? (isError ? '' : undefined);
}

/** Of `/` alone; what is said at the foot of all pages comes with each of them. */
export const useLanding = () => useQuery(landingQuery()).data;
