import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

/** The answer that the server's page brought. It is only read from the cache: the browser never asks for it again. */
export const usePrefetched = <Out, Key extends readonly unknown[]>(query: UseQueryOptions<Out, Error, Out, Key>) =>
  useQuery({ ...query, enabled: false }).data;
