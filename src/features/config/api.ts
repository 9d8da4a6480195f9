import { useQuery } from '@tanstack/react-query';
import { getConfig, type Config } from '@/contract/config';
import { getLanding } from '@/contract/catalogue/content';
import { limits } from '@/domain/limits';
import { query } from '@/lib/api/hooks';

export const configQuery = () => query(getConfig, {}, { staleTime: limits.catalogue_cache_ms });
export const landingQuery = () => query(getLanding, {}, { staleTime: limits.catalogue_cache_ms });

/** The business configuration. Every page is rendered with it, so it is available in the first render. */
export function useConfig(): Config {
  const { data } = useQuery(configQuery());
  if (!data) throw new Error('No config');
  return data;
}

/** For `/` alone; the data of the footer is part of each page. */
export const useLanding = () => useQuery(landingQuery()).data;
