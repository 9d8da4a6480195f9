import { useQuery } from '@tanstack/react-query';
import { getConfig, type Config } from '@/contract/config';
import { getLanding } from '@/contract/catalogue/content';
import { query } from '@/lib/api/hooks';

export const configQuery = () => query(getConfig, {}, { staleTime: 5 * 60_000 });
export const landingQuery = () => query(getLanding, {}, { staleTime: 5 * 60_000 });

/** The business configuration. Every page is rendered with it, so it is available in the first render. */
export function useConfig(): Config {
  const { data } = useQuery(configQuery());
  if (!data) throw new Error('No config');
  return data;
}

/** For `/` alone; the data of the footer is part of each page. */
export const useLanding = () => useQuery(landingQuery()).data;
